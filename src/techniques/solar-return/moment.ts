import { civilFields, SECOND_MS } from '../../astro/civil.ts'
import { solarReturn } from '../../astro/derived-charts.ts'
import type { Sky } from '../../astro/sky.ts'
import type { CastBirth } from '../../calculation/charting/cast.ts'
import { type Atlas, type Located, locateOr } from '../../calculation/charting/place.ts'
import type { Warning } from '../../calculation/charting/warnings.ts'
import { namingField } from '../../contract/sky/sources.ts'
import { uncertainReturn } from '../families/return/uncertainty.ts'
import type { SolarReturnInput } from './schema.ts'

/** The year and the place of a return. */
type Wanted = Pick<SolarReturnInput, 'year' | 'return_city' | 'return_lat' | 'return_lng' | 'tz_str'> & {
  readonly natal: Pick<SolarReturnInput['natal'], 'year'>
}

/** The return of the Sun to its place at a birth. */
interface SolarReturn {
  /** The place of the return. */
  readonly where: Located
  /** A Julian day in UT. */
  readonly jd: number
  /** Returns since the birth. */
  readonly count: number
  /** What is to be said about a birth without a time. */
  readonly warnings: readonly Warning[]
}

/** The return of a year. Throws `outside_ephemeris`. */
export function solarReturnOf(sky: Sky, atlas: Atlas, cast: CastBirth, wanted: Wanted): SolarReturn {
  const { return_city: city, return_lat: lat, return_lng: lng, tz_str, year } = wanted
  const where = locateOr(cast.born, { city, lat, lng, tz_str }, atlas, 'return_city')
  const count = year - yearOfBirth(cast, wanted)
  const { zodiac } = cast.terms
  const jd = namingField('year', () => solarReturn(sky, cast.born.moment.jd, count, zodiac))
  return { where, jd, count, warnings: uncertainReturn(sky, cast, 'sun', zodiac, [jd]) }
}

/** The last year that began in the Julian calendar. */
const REFORM_YEAR = 1582

/** The year of the birth in the calendar of the return: a Julian date in December may lie in the next Gregorian year. */
const yearOfBirth = ({ born: { moment } }: CastBirth, { natal, year }: Wanted): number =>
  year > REFORM_YEAR ? civilFields(moment.epochMs + moment.offsetSeconds * SECOND_MS).year : natal.year
