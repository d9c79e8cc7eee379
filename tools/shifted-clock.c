// Preloaded by tools/test-ahead.ts: shifts the wall clock of a process by CLOCK_OFFSET_S seconds, and on x86-64 the times of
// files, as Node reads and sets them. Timers wait on the monotonic clock, which stays as it is. libfaketime does the same,
// but redis-server hangs under it: its allocator (jemalloc) reads the clock before libfaketime is ready.
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdlib.h>
#include <sys/stat.h>
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

#ifdef __x86_64__
// The kernel sets the times of files by its own clock, so a file that was written just now would look old. Node asks for
// them by syscall(SYS_statx), and sets them by utimensat and futimens.

// As syscall() of the C library, which this library replaces.
static long call(long number, long a, long b, long c, long d, long e, long f) {
  long result;
  register long r10 __asm__("r10") = d;
  register long r8 __asm__("r8") = e;
  register long r9 __asm__("r9") = f;
  __asm__ volatile("syscall"
                   : "=a"(result)
                   : "0"(number), "D"(a), "S"(b), "d"(c), "r"(r10), "r"(r8), "r"(r9)
                   : "rcx", "r11", "memory");
  if (result < 0 && result > -4096) {
    errno = -result;
    return -1;
  }
  return result;
}

long syscall(long number, ...) {
  va_list rest;
  va_start(rest, number);
  long a = va_arg(rest, long), b = va_arg(rest, long), c = va_arg(rest, long);
  long d = va_arg(rest, long), e = va_arg(rest, long), f = va_arg(rest, long);
  va_end(rest);
  long result = call(number, a, b, c, d, e, f);
  if (number == SYS_statx && result == 0) {
    struct statx *found = (struct statx *)e;
    found->stx_atime.tv_sec += offset_s();
    found->stx_btime.tv_sec += offset_s();
    found->stx_ctime.tv_sec += offset_s();
    found->stx_mtime.tv_sec += offset_s();
  }
  return result;
}

static int set_times(int folder, const char *path, const struct timespec times[2], int flags) {
  struct timespec real[2];
  for (int at = 0; times && at < 2; at += 1) {
    real[at] = times[at];
    if (times[at].tv_nsec != UTIME_NOW && times[at].tv_nsec != UTIME_OMIT) real[at].tv_sec -= offset_s();
  }
  return call(SYS_utimensat, folder, (long)path, (long)(times ? real : NULL), flags, 0, 0);
}

int utimensat(int folder, const char *path, const struct timespec times[2], int flags) {
  return set_times(folder, path, times, flags);
}

int futimens(int file, const struct timespec times[2]) { return set_times(file, NULL, times, 0); }
#endif

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
