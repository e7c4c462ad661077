/* Threads for simulations, with as few functions as they need. POSIX; never for the core. */
#ifndef BAIZE_BASE_THREAD_H
#define BAIZE_BASE_THREAD_H

int thread_cores(void); /* at least 1 */

/* Runs work(worker, context) for worker = 0 .. count-1 at once; returns when all are done. */
void thread_run(int count, void (*work)(int worker, void *context), void *context);

#endif
