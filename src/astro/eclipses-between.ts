import { arc } from './angle.ts'
import { mayEclipse } from './event-searches.ts'
import type { EclipseOf } from './moon-ahead.ts'
import type { Eclipsed, Sky } from './sky.ts'

const TROPICAL = { kind: 'tropical' } as const
const SYNODIC_DAYS = 29.530_588_861
const DAYS_PER_CENTURY = 36_525
/** A true syzygy is within 14 hours of the mean one; in remote centuries the formulas are up to a day off. */
const MEAN_ERROR_DAYS = 2
/** Newton's method doubles the digits: the last step is below a thousandth of a second. */
const STEPS_MAX = 8
const STEP_DAYS = 1e-6
/** A margin to the limit of 0.36 for the sine of the argument of latitude, beyond which there is no eclipse (Meeus, 54). */
const SINE_MAX = 0.42

/**
 * The eclipses of the Sun, the Moon or both whose greatest instants lie between two Julian days, in order of time. Mean new and
 * full Moons far from a node are passed over, so that a year takes about six positions of Sun and Moon.
 */
export function* eclipsesBetween(sky: Sky, from: number, to: number, of: readonly Eclipsed[]): Generator<EclipseOf> {
  const first = Math.floor(lunationOf(from - MEAN_ERROR_DAYS) * 2)
  const last = Math.ceil(lunationOf(to + MEAN_ERROR_DAYS) * 2)
  for (let half = first; half <= last; half += 1) {
    const which: Eclipsed = half % 2 === 0 ? 'sun' : 'moon'
    const { jd: meanTt, sine } = meanSyzygy(half / 2)
    if (!of.includes(which) || sine > SINE_MAX) continue
    const mean = meanTt - sky.deltaTDays(meanTt)
    if (mean < from - MEAN_ERROR_DAYS || mean > to + MEAN_ERROR_DAYS) continue
    const eclipse = eclipseAround(sky, mean, which)
    if (eclipse && eclipse.maximum >= from && eclipse.maximum < to) yield eclipse
  }
}

/** The number of the mean new Moon at a Julian day, counted from 6 January 2000. */
const lunationOf = (jd: number): number => (jd - 2_451_550.097_66) / SYNODIC_DAYS

/** A mean syzygy in TT and the sine of its distance from a node (Meeus, Astronomical Algorithms, 49). Halves are full Moons. */
function meanSyzygy(k: number): { jd: number; sine: number } {
  const centuries = (k * SYNODIC_DAYS) / DAYS_PER_CENTURY
  const latitude = 160.7108 + 390.670_502_84 * k - 0.001_611_8 * centuries ** 2
  return {
    jd: 2_451_550.097_66 + SYNODIC_DAYS * k + 0.000_154_37 * centuries ** 2,
    sine: Math.abs(Math.sin((latitude * Math.PI) / 180)),
  }
}

function eclipseAround(sky: Sky, mean: number, of: Eclipsed): EclipseOf | null {
  // At an end of the ephemeris, an eclipse in the margin does not belong to the span.
  if (mean < sky.range.start + MEAN_ERROR_DAYS || mean > sky.range.end - MEAN_ERROR_DAYS) return null
  let jd = mean
  for (let step = 0; step < STEPS_MAX; step += 1) {
    const [sun, moon] = sky.positions(['sun', 'moon'], jd, TROPICAL)
    const ahead = arc(sun!.longitude + (of === 'sun' ? 0 : 180), moon!.longitude)
    const days = ahead / (moon!.speed - sun!.speed)
    jd -= days
    if (Math.abs(days) > STEP_DAYS) continue
    const eclipse = mayEclipse(moon!.latitude) ? sky.eclipseNear(jd, of) : null
    return eclipse && { of, ...eclipse }
  }
  return null
}
