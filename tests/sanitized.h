/*
 * Whether the address sanitizer looks on. It takes up to ten times as long and learns little from
 * more of the same: a part of a long test is enough there, and the preset clang runs all of it.
 */
#ifndef BAIZE_TESTS_SANITIZED_H
#define BAIZE_TESTS_SANITIZED_H

#ifdef __SANITIZE_ADDRESS__
enum { SANITIZED = 1 };
#else
enum { SANITIZED = 0 };
#endif

#endif
