import type { CalculatedBody } from '../src/astro/body.ts'
import type { Sky, View } from '../src/astro/sky.ts'
import { Refusal } from '../src/platform/errors.ts'
import {
  BARYCENTRIC,
  EQUATORIAL,
  HELIOCENTRIC,
  J2000,
  NO_ABERRATION,
  NO_DEFLECTION,
  NO_NUTATION,
  SIDEREAL,
  SPEED,
  TOPOCENTRIC,
  TRUE_POSITION,
} from './swiss.ts'
import type { SkyOptions } from './swiss-source.ts'

const ASTROMETRIC = J2000 | NO_NUTATION | NO_ABERRATION | NO_DEFLECTION

const VIEWS: Readonly<Record<View, number>> = {
  geocentre: 0,
  topocentre: TOPOCENTRIC,
  sun: HELIOCENTRIC,
  barycentre: BARYCENTRIC,
  geometric: TRUE_POSITION,
  j2000: ASTROMETRIC,
  topocentre_j2000: TOPOCENTRIC | ASTROMETRIC,
}

/** Births and tables have no altitude. 1,000 m move the Moon by 0.5 seconds of arc at most. */
const SEA_LEVEL_M = 0

interface SeenOptions extends SkyOptions {
  /** Fills `out`. */
  readonly calculate: (jdTt: number, body: CalculatedBody, flags: number) => void
  readonly deltaTDays: (jd: number) => number
  readonly out: Float64Array
}

/** Places from other points of view by the library, which keeps both systems of coordinates of one calculation. */
export const seenBy =
  ({ swiss, source, flagsOf, calculate, deltaTDays, out }: SeenOptions): Sky['seen'] =>
  (bodies, jd, { view, zodiac, place }) => {
    source.open(jd)
    if (view === 'barycentre' && source.source === 'moshier') {
      throw new Refusal('outside_ephemeris', {
        field: 'frames',
        message: `The Moshier theory has no barycentric positions. ${source.reach()}`,
      })
    }
    if (VIEWS[view] & TOPOCENTRIC) swiss.setTopocentric(place!.longitude, place!.latitude, SEA_LEVEL_M)
    const jdTt = jd + deltaTDays(jd)
    const { flag } = source
    // Coordinates of J2000 have no zodiac.
    const asked = VIEWS[view] & J2000 ? flag : flagsOf(zodiac)
    // For a speed from a place the library calculates three instants. Only from the centre it has the position with speed.
    const inEcliptic = view === 'geocentre' ? asked : VIEWS[view] | (asked & ~SPEED)
    const inEquator = flag | (inEcliptic & ~SIDEREAL) | EQUATORIAL
    return bodies.map((body) => {
      calculate(jdTt, body, inEcliptic)
      const ecliptic = { longitude: out[0]!, latitude: out[1]!, distance: out[2]! }
      calculate(jdTt, body, inEquator)
      return { ...ecliptic, rightAscension: out[0]!, declination: out[1]! }
    })
  }
