import { DAY_MS, isoCivilDate } from '../../../astro/civil.ts'
import type { Horizon } from '../../../astro/horizon.ts'
import type { Sky } from '../../../astro/sky.ts'
import type { ConventionName } from '../../../astro/vedic/elements.ts'
import { isSkipped, type PanchangDay, panchangDays } from '../../../astro/vedic/panchang.ts'
import type { Zone } from '../../../astro/zone.ts'
import { namingField } from '../../../contract/sky/sources.ts'
import { type AskedPlace, zodiacOfAyanamsha } from '../../../contract/vedic/request.ts'
import { skyWarnings, type Warned, type Warning } from '../../../contract/warnings.ts'
import { Refusal } from '../../../platform/errors.ts'
import type { Atlas, Located } from '../place.ts'
import { locateDay } from './day.ts'

/** What a request about several days of a place asks. */
export type AskedDays = AskedPlace & Warned & { readonly ayanamsha: string | null; readonly convention: ConventionName }

/** Days of the panchang at a place, in order. */
export interface CastDays {
  readonly days: readonly PanchangDay[]
  readonly zone: Zone
  readonly where: Located
  readonly warnings: readonly Warning[]
}

/** Calendar dates, whose midnights are given as if they were UTC. */
interface Dates {
  readonly firstMs: number
  readonly lastMs: number
  /** The field of a request that a refusal names, and the one that a warning names, if it is another. */
  readonly field: string
  readonly warnedField?: string
}

/**
 * The panchang of every date from one to another. Dates that the clocks of the place skipped are left out, with a warning. Throws
 * `place_not_found`, `outside_ephemeris`, and `invalid_input` if all dates were skipped.
 */
export function castDays(sky: Sky, atlas: Atlas, asked: AskedDays, dates: Dates, sunrise: Horizon): CastDays {
  const { firstMs, lastMs, field, warnedField = field } = dates
  const { where, zone, warningsAt } = locateDay(asked, firstMs, atlas)
  const rules = { zodiac: zodiacOfAyanamsha(asked.ayanamsha), convention: asked.convention, sunrise }
  const all = Array.from({ length: (lastMs - firstMs) / DAY_MS + 1 }, (_, index) => firstMs + index * DAY_MS)
  const skipped = all.filter((date) => isSkipped(zone, date))
  const days = namingField(field, () => {
    const { day } = panchangDays(sky, where.place, zone, { firstMs, lastMs }, rules)
    return all.filter((date) => !skipped.includes(date)).map(day)
  })
  const first = days[0]
  if (!first)
    throw new Refusal('invalid_input', {
      field,
      message: `The clocks of ${zone.id} skipped ${isoCivilDate(firstMs)}. Give the date before or after it`,
    })
  return {
    days,
    zone,
    where,
    warnings: [
      ...(asked.warnings ?? []),
      ...skyWarnings({ source: sky.sourceAt(first.start), unknown: [], jd: first.start }),
      ...warningsAt(first.start, warnedField),
      ...skipped.map((date) => ({
        code: 'date_skipped',
        message: `Left out ${isoCivilDate(date)}, which the clocks of ${zone.id} skipped`,
      })),
    ],
  }
}
