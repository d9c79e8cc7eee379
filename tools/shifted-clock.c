// Preloaded by tools/test-ahead.ts: shifts the wall clock of a process by CLOCK_OFFSET_S seconds. Timers wait on the
// monotonic clock, which stays as it is. libfaketime does the same, but redis-server hangs under it: its allocator
// (jemalloc) reads the clock before libfaketime is ready.
#define _GNU_SOURCE
#include <stdlib.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static time_t offset_s(void) {
  static time_t offset;
  static int known;
  if (!known) {
    const char *text = environ ? getenv("CLOCK_OFFSET_S") : NULL;
    offset = text ? atoll(text) : 0;
    known = environ != NULL;
  }
  return offset;
}

int clock_gettime(clockid_t clock, struct timespec *at) {
  int failed = syscall(SYS_clock_gettime, clock, at);
  if (!failed && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) at->tv_sec += offset_s();
  return failed;
}

int gettimeofday(struct timeval *restrict at, void *restrict zone) {
  struct timespec now;
  (void)zone;
  if (clock_gettime(CLOCK_REALTIME, &now)) return -1;
  at->tv_sec = now.tv_sec;
  at->tv_usec = now.tv_nsec / 1000;
  return 0;
}

time_t time(time_t *at) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  if (at) *at = now.tv_sec;
  return now.tv_sec;
}
