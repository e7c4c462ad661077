/* A review as a self-contained page with a chart of what was expected over the match. */
#ifndef BAIZE_LAB_REVIEW_HTML_H
#define BAIZE_LAB_REVIEW_HTML_H

#include "sitting/review.h"

void review_html(const Review *r, Buffer *out);

#endif
