/* Threads by pthreads. */
#include "base/thread.h"

#include <pthread.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/text.h"

int thread_cores(void) {
    return max_int(1, (int)sysconf(_SC_NPROCESSORS_ONLN));
}

typedef struct Job {
    pthread_t thread;
    bool started;
    int worker;
    void (*work)(int worker, void *context);
    void *context;
} Job;

static void *run_job(void *memory) {
    Job *job = memory;
    job->work(job->worker, job->context);
    return NULL;
}

/* The caller is worker 0; a worker that gets no thread of its own works after it. */
void thread_run(int count, void (*work)(int worker, void *context), void *context) {
    Job *jobs = alloc_zero(sizeof *jobs * (size_t)count);
    for (int i = 0; i < count; i++) {
        jobs[i] = (Job){.worker = i, .work = work, .context = context};
        jobs[i].started =
            i > 0 && pthread_create(&jobs[i].thread, NULL, run_job, &jobs[i]) == 0;
    }
    for (int i = 0; i < count; i++)
        if (!jobs[i].started) run_job(&jobs[i]);
    for (int i = 0; i < count; i++)
        if (jobs[i].started) pthread_join(jobs[i].thread, NULL);
    alloc_free(jobs);
}
