import { isoDate } from '../../astro/civil.ts'
import { gridTimes, longitudeOf, tracked } from '../../astro/positions.ts'
import { crossings } from '../../astro/search.ts'
import type { Sky } from '../../astro/sky.ts'
import type { CastBirth } from '../../calculation/charting/cast.ts'
import { type Atlas, type Located, locateOr } from '../../calculation/charting/place.ts'
import { isoMoment } from '../../calculation/charting/transit-moment.ts'
import { dateWarnings, type Warning } from '../../calculation/charting/warnings.ts'
import { namingField } from '../../contract/sky/sources.ts'
import { uncertainReturn } from '../return-uncertainty.ts'
import type { LunarReturnInput } from './schema.ts'

/** The ring of a return, in pictures and in warnings. */
export const RING = 'lunar_return'

/** Where and from when returns are searched, and how many. */
type Wanted = Pick<LunarReturnInput, 'search_start' | 'return_city' | 'return_lat' | 'return_lng' | 'tz_str'> &
  Partial<Pick<LunarReturnInput, 'count' | 'year'>>

/** The returns of a birth. */
export interface Returns {
  /** The place of the returns. */
  readonly where: Located
  /** The instant from which they were searched, a Julian day in UT as those of the returns. */
  readonly from: number
  readonly jds: readonly [number, ...number[]]
  /** The field that gives the time. */
  readonly field: 'search_start' | 'year'
  /** What to say about the time of the request, and about that of the birth. */
  readonly warnings: readonly Warning[]
}

/** The returns of the Moon to its place at a birth: the next ones, or those of a year. Throws `outside_ephemeris`. */
export function returnsOf(sky: Sky, atlas: Atlas, cast: CastBirth, wanted: Wanted): Returns {
  const { return_city: city, return_lat: lat, return_lng: lng, tz_str, search_start, count, year } = wanted
  const located = locateOr(cast.born, { city, lat, lng, tz_str }, atlas, 'return_city')
  const field = typeof year === 'number' ? 'year' : 'search_start'
  const at = (text: string) => isoMoment(text, located, atlas, field)
  const start = at(typeof year === 'number' ? newYear(year) : search_start)
  const from = start.moment.jd
  const jds = namingField(field, () =>
    typeof year === 'number'
      ? returnsBetween(sky, cast, from, at(newYear(year + 1)).moment.jd)
      : nextReturns(sky, cast, from, count ?? 1),
  )
  const [first] = jds as [number, ...number[]]
  const uncertain = uncertainReturn(sky, cast, 'moon', cast.terms.zodiac, first)
  const warnings = [...dateWarnings(start.moment.change, field), ...start.warnings, ...uncertain]
  return { where: start.where, from, jds: jds as [number, ...number[]], field, warnings }
}

const newYear = (year: number): string => isoDate({ year, month: 1, day: 1 })

/** More than the longest time between two returns: by swetest 27.22 to 27.49 days from 1850 to 1900, at 36 longitudes. */
const MONTH_DAYS_MAX = 28

function nextReturns(sky: Sky, cast: CastBirth, from: number, count: number): readonly number[] {
  // The birth itself, which is no return, may lie among them.
  const until = from + (count + 1) * MONTH_DAYS_MAX
  const found = search(sky, cast, from, until).slice(0, count)
  if (found.length === count) return found
  // The missing ones lie outside the ephemeris: the sky refuses an instant there and names its range.
  sky.positions(['moon'], until, cast.terms.zodiac)
  throw new RangeError(`The Moon returned ${found.length} times in ${until - from} days`)
}

function returnsBetween(sky: Sky, cast: CastBirth, from: number, until: number): readonly number[] {
  const found = search(sky, cast, from, until)
  sky.positions(['moon'], until, cast.terms.zodiac)
  return found
}

/** A meeting within this time of the birth is the birth itself: the next one is a month away. */
const BIRTH_DAYS = 1

/** The returns from one Julian day up to another, as far as the ephemeris has them. */
function search(sky: Sky, { born, terms: { zodiac } }: CastBirth, from: number, until: number): readonly number[] {
  // Times before the ephemeris are refused: the first return within it would not be the next one.
  sky.positions(['moon'], from, zodiac)
  const times = gridTimes(from, until, sky.range)
  const moonAt = longitudeOf(tracked(sky, ['moon'], times, zodiac), 'moon')
  return crossings(moonAt, times, { period: 360, levels: [moonAt.exact(born.moment.jd).value] })
    .map(({ time }) => time)
    .filter((time) => time >= from && time < until && Math.abs(time - born.moment.jd) > BIRTH_DAYS)
}
