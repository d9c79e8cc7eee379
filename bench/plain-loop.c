/* The calculation of a year of days and twelve bodies with their distances in plain C: the floor that our thread is
 * measured against. For each line that it reads it makes one pass, so that passes can alternate with ours, and prints
 * the milliseconds and the sum of all longitudes, which shows that the pass calculated what ours did. */
#include <stdio.h>
#include <time.h>
#include "swephexp.h"

static const int BODIES[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 15};
/* The flags of workers/swiss-positions.ts. */
static const int DISTANCE = SEFLG_SWIEPH | SEFLG_TRUEPOS | SEFLG_XYZ | SEFLG_J2000 | SEFLG_NONUT;

int main(int argc, char **argv) {
  char line[16], message[AS_MAXCH];
  double position[6], vector[6];
  if (argc != 2) return 2;
  swe_set_ephe_path(argv[1]);
  while (fgets(line, sizeof line, stdin)) {
    struct timespec start, end;
    double sum = 0;
    clock_gettime(CLOCK_MONOTONIC, &start);
    for (int day = 0; day < 366; day++)
      for (int body = 0; body < 12; body++) {
        if (swe_calc_ut(2461041.5 + day, BODIES[body], SEFLG_SWIEPH | SEFLG_SPEED, position, message) < 0) return 1;
        if (swe_calc_ut(2461041.5 + day, BODIES[body], DISTANCE, vector, message) < 0) return 1;
        sum += position[0];
      }
    clock_gettime(CLOCK_MONOTONIC, &end);
    printf("%.6f %.9f\n", (end.tv_sec - start.tv_sec) * 1e3 + (end.tv_nsec - start.tv_nsec) / 1e6, sum);
    fflush(stdout);
  }
  swe_close();
  return 0;
}
