import type { Body } from '../../../astro/body.ts'
import { isoDate } from '../../../astro/civil.ts'
import { nextReturns, type Return, type ReturnTarget, returnsBetween } from '../../../astro/returns.ts'
import type { Sky } from '../../../astro/sky.ts'
import { bornOf } from '../../../calculation/charting/birth.ts'
import { type CastBirth, type castBirth, castBorn, chartTerms } from '../../../calculation/charting/cast.ts'
import { type Atlas, type Located, locateOr } from '../../../calculation/charting/place.ts'
import { isoMoment } from '../../../calculation/charting/transit-moment.ts'
import { dateWarnings, type Warning } from '../../../calculation/charting/warnings.ts'
import { subjectName } from '../../../contract/births/birth.ts'
import type { ReturnPlace } from '../../../contract/charts/return-fields.ts'
import type { ReturnOptions } from '../../../contract/charts/return-target.ts'
import { namingField } from '../../../contract/sky/sources.ts'
import { checkConverse, mirrored, targetOf } from './target.ts'
import { uncertainReturn } from './uncertainty.ts'

/** What returns, where and from when it is searched, and how many. */
interface Wanted extends ReturnOptions, ReturnPlace {
  readonly search_start: string
  readonly count?: number | null | undefined
  /** Asks for all returns of a year, instead of the next ones from `search_start` on. */
  readonly year?: number | null | undefined
}

/** The returns of a birth. */
export interface Returns {
  /** The place of the returns. */
  readonly where: Located
  /** The instant from which they were searched, a Julian day in UT. */
  readonly from: number
  readonly returns: readonly [Return, ...Return[]]
  /** The field that gives the time. */
  readonly field: 'search_start' | 'year'
  /** What to say about the time of the request, and about that of the birth. */
  readonly warnings: readonly Warning[]
}

/** The natal chart, always with the body that returns. */
export function castReturning(sky: Sky, atlas: Atlas, natal: Parameters<typeof castBirth>[2], body: Body): CastBirth {
  const terms = chartTerms(natal)
  const bodies = [...new Set([...terms.bodies, body])]
  return castBorn(sky, subjectName(natal), bornOf(natal, atlas, 'natal.'), { ...terms, bodies })
}

/** The returns of a body to its place at a birth: the next ones, or those of a year. Throws `outside_ephemeris`. */
export function returnsOf(sky: Sky, atlas: Atlas, cast: CastBirth, wanted: Wanted): Returns {
  const { return_city: city, return_lat: lat, return_lng: lng, tz_str, search_start, count, year } = wanted
  const located = locateOr(cast.born, { city, lat, lng, tz_str }, atlas, 'return_city')
  const field = typeof year === 'number' ? 'year' : 'search_start'
  const at = (text: string) => isoMoment(text, located, atlas, field)
  const start = at(typeof year === 'number' ? newYear(year) : search_start)
  const target = targetOf(cast, wanted)
  const isConverse = wanted.direction === 'converse'
  if (isConverse) checkConverse(target, start.moment.jd, field)
  const from = isConverse ? mirrored(target, start.moment.jd) : start.moment.jd
  const returns = namingField(field, () =>
    typeof year === 'number'
      ? ofYear(sky, target, start.moment.jd, at(newYear(year + 1)).moment.jd, isConverse)
      : nextReturns(sky, target, from, count ?? 1, isConverse ? -1 : 1),
  ) as readonly [Return, ...Return[]]
  const uncertain = uncertainReturn(
    sky,
    cast,
    target.body,
    target.zodiac,
    returns.map(({ jd }) => jd),
  )
  const warnings = [...dateWarnings(start.moment.change, field), ...start.warnings, ...uncertain]
  return { where: start.where, from, returns, field, warnings }
}

const newYear = (year: number): string => isoDate({ year, month: 1, day: 1 })

/** The returns of a span of life; converse ones as long before the birth, the nearest to it first. */
function ofYear(sky: Sky, target: ReturnTarget, from: number, until: number, isConverse: boolean): readonly Return[] {
  return isConverse
    ? returnsBetween(sky, target, mirrored(target, until), mirrored(target, from)).toReversed()
    : returnsBetween(sky, target, from, until)
}
