import { separation } from '../../angle.ts'
import { signIndex } from '../../sign.ts'
import { type ByPlanet, byPlanet, type Planet } from '../dignity.ts'
import type { MeanLongitudes } from './mean-longitudes.ts'

/** What the strengths of a chart are calculated from. Longitudes are sidereal, all angles in degrees. */
export interface StrengthSky {
  readonly longitudes: ByPlanet<number>
  readonly latitudes: ByPlanet<number>
  readonly declinations: ByPlanet<number>
  /** Degrees a day. */
  readonly speeds: ByPlanet<number>
  /** Degrees a day, one day later. */
  readonly speedsAfter: ByPlanet<number>
  /** Sidereal. */
  readonly means: MeanLongitudes
  /** The longitudes of Rahu and Ketu. */
  readonly nodes: readonly number[]
  readonly ayanamsaDeg: number
  readonly ascendant: number
  readonly midheaven: number
  /** The houses in which the planets are, 1 to 12. */
  readonly houses: ByPlanet<number>
}

/** What the strengths by time are calculated from. */
export interface StrengthDay {
  /** Hours of true solar time to the nearest midnight, 0 to 12. */
  readonly hoursFromMidnight: number
  readonly part: 'day' | 'night'
  /** The third of the day or of the night, 0 to 2. */
  readonly third: number
  readonly isTwilight: boolean
  readonly lords: Readonly<Record<'abda' | 'masa' | 'vara' | 'hora', Planet>>
}

/** The signs of the planets, 0 for Aries. */
export const signsOf = ({ longitudes }: Pick<StrengthSky, 'longitudes'>): ByPlanet<number> =>
  byPlanet((planet) => signIndex(longitudes[planet]))

/** The angle between Sun and Moon, in [0, 180]. */
export const elongation = ({ Sun, Moon }: Pick<ByPlanet<number>, 'Sun' | 'Moon'>): number => separation(Sun, Moon)
