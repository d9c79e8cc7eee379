/* What a natal chart needs of the library, in plain C: delta T, thirteen bodies with speed, the obliquity, and houses.
 * For each line that it reads it makes one pass over the charts, and prints the milliseconds and the sum of all
 * longitudes and cusps, which shows that the pass calculated what ours did. */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include "swephexp.h"

static const int BODIES[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15};

int main(int argc, char **argv) {
  char line[16], message[AS_MAXCH];
  double position[6], cusps[13], angles[10];
  if (argc != 4) return 2;
  double first = atof(argv[2]), step = atof(argv[3]);
  swe_set_ephe_path(argv[1]);
  while (fgets(line, sizeof line, stdin)) {
    struct timespec start, end;
    double sum = 0;
    clock_gettime(CLOCK_MONOTONIC, &start);
    for (int chart = 0; chart < 500; chart++) {
      double ut = first + step * chart, tt = ut + swe_deltat_ex(ut, SEFLG_SWIEPH, message);
      for (int body = 0; body < 13; body++) {
        if (swe_calc(tt, BODIES[body], SEFLG_SWIEPH | SEFLG_SPEED, position, message) < 0) return 1;
        sum += position[0];
      }
      swe_calc(tt, SE_ECL_NUT, SEFLG_SWIEPH, position, message);
      swe_houses_ex2(ut, SEFLG_SWIEPH | SEFLG_SPEED, 37.98, 23.73, 'P', cusps, angles, NULL, NULL, message);
      for (int house = 1; house <= 12; house++) sum += cusps[house];
    }
    clock_gettime(CLOCK_MONOTONIC, &end);
    printf("%.6f %.9f\n", (end.tv_sec - start.tv_sec) * 1e3 + (end.tv_nsec - start.tv_nsec) / 1e6, sum);
    fflush(stdout);
  }
  swe_close();
  return 0;
}
