import { isoCivilDate } from '../../../../astro/civil.ts'
import type { SkyDay } from '../day.ts'
import { transitKeyOf } from '../transit-text.ts'
import type { Transit } from '../transits.ts'
import type { PeriodEvent } from './events.ts'

/** A transit of a period, joined from its days. */
export interface PeriodTransit {
  /** The transit on the day of its smallest orb, or on the first such day. */
  readonly closest: Transit
  /** Julian days at which it is exact. */
  readonly exact: readonly number[]
  /** The number of days on which it is within the orb. */
  readonly days: number
  readonly firstDate: string
  readonly lastDate: string
}

/** A day with its transits. */
export interface TransitDay {
  readonly day: SkyDay
  readonly transits: readonly Transit[]
}

/**
 * The transits of all days, each once: the highest score first, then the largest number of days. The Moon is left out:
 * its transits pass within hours, and count in the scores of their days.
 */
export function periodTransits(days: readonly TransitDay[]): PeriodTransit[] {
  const all = days.flatMap(({ day, transits }) =>
    transits.filter(({ body }) => body !== 'moon').map((transit) => ({ date: isoCivilDate(day.civilMs), transit })),
  )
  return [...Map.groupBy(all, ({ transit }) => transitKeyOf(transit)).values()]
    .map((same): PeriodTransit => {
      const [closest] = same.map(({ transit }) => transit).toSorted((one, other) => one.orb - other.orb)
      return {
        closest: closest!,
        exact: same.flatMap(({ transit: { exact } }) => (exact === null ? [] : [exact])),
        days: same.length,
        firstDate: same[0]!.date,
        lastDate: same.at(-1)!.date,
      }
    })
    .toSorted((one, other) => other.closest.score - one.closest.score || other.days - one.days)
}

/** The instants at which transits are exact, as events. */
export const transitEvents = (transits: readonly PeriodTransit[]): PeriodEvent[] =>
  transits.flatMap(({ closest, exact }) =>
    exact.map((jd): PeriodEvent => ({ type: 'transit', jd, transit: closest, longitudes: [] })),
  )
