import { civilFields, julianDayOf, SECOND_MS } from '../../astro/civil.ts'
import { solarReturn } from '../../astro/derived-charts.ts'
import type { Sky, Zodiac } from '../../astro/sky.ts'
import type { Born } from '../../calculation/charting/birth.ts'
import { namingField } from '../../contract/sky/sources.ts'
import { Refusal } from '../../platform/errors.ts'
import type { VedicTajakaInput } from './schema.ts'

/** A Tajaka year, from a return of the Sun to the next. Julian days in UT. */
export interface TajakaYear {
  readonly completed: number
  readonly start: number
  readonly end: number
}

/** The year that a request asks for. Throws `invalid_input` for a year before the birth, and `outside_ephemeris`. */
export function tajakaYear(
  sky: Sky,
  { moment }: Pick<Born, 'moment'>,
  zodiac: Zodiac,
  { targetYear, nowMs }: Pick<VedicTajakaInput, 'targetYear' | 'nowMs'>,
): TajakaYear {
  const yearOf = (epochMs: number): number => civilFields(epochMs + moment.offsetSeconds * SECOND_MS).year
  const startOf = (completed: number): number =>
    namingField('target_year', () => (completed === 0 ? moment.jd : solarReturn(sky, moment.jd, completed, zodiac)))
  const yearOfBirth = yearOf(moment.epochMs)
  const asked = (targetYear ?? yearOf(nowMs)) - yearOfBirth
  // The current year has begun. Before the return of this calendar year, it is the one of the year before.
  const completed = targetYear === null && asked > 0 && startOf(asked) > julianDayOf(nowMs) ? asked - 1 : asked
  if (completed < 0)
    throw new Refusal('invalid_input', {
      field: targetYear === null ? 'year' : 'target_year',
      message: `The first Tajaka year begins with the birth, in ${yearOfBirth}`,
    })
  return { completed, start: startOf(completed), end: startOf(completed + 1) }
}
