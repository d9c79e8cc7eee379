import { DAY_MS, epochSecondOf } from '../../astro/civil.ts'
import { meanTimeZone } from '../../astro/mean-time.ts'
import type { AnnualChart } from '../../astro/vedic/tajaka.ts'
import { muddaDasha, patyayiniDasha, type YearPeriod } from '../../astro/vedic/tajaka-dashas.ts'
import { birthClock } from '../../calculation/charting/birth.ts'
import type { Located } from '../../calculation/charting/place.ts'
import type { VedicChart } from '../../calculation/charting/vedic/chart.ts'
import type { ReplyOf } from '../../contract/reply.ts'
import { decimals } from '../../wire/sky.ts'
import { instantOf } from '../../wire/vedic/dasha.ts'
import type { VedicTajakaInput, VedicTajakaReply } from './schema.ts'
import type { TajakaYear } from './year.ts'

type Dashas = NonNullable<ReplyOf<typeof VedicTajakaReply>['dashas']>

const DIGITS = 4

/** The dashas of a year, on the clock of its place. */
export function yearDashas(
  { grahas }: VedicChart,
  where: Located,
  { completed, start, end }: TajakaYear,
  { longitudes, lagna }: AnnualChart,
  { mudda_balance: balance, dasha_levels: levels }: VedicTajakaInput,
): Dashas {
  const year = { startMs: epochSecondOf(start), endMs: epochSecondOf(end) }
  const clock = meanTimeZone(birthClock(where, null), where.place.longitude)
  const stretchOf = ({ startMs, endMs }: Pick<YearPeriod<never>, 'startMs' | 'endMs'>) => ({
    starts_at: instantOf(clock, startMs),
    ends_at: instantOf(clock, endMs),
  })
  const periodOf = <Lord>({ lord, parts, ...stretch }: YearPeriod<Lord>) => ({
    lord,
    ...stretchOf(stretch),
    days: decimals((stretch.endMs - stretch.startMs) / DAY_MS, 2),
    ...(levels > 1 && { parts: parts.map((part) => ({ lord: part.lord, ...stretchOf(part) })) }),
  })
  const moon = grahas.find(({ graha }) => graha === 'Moon')!.longitude
  return {
    mudda: muddaDasha(year, moon, completed, balance).map(periodOf),
    patyayini: patyayiniDasha(year, longitudes, lagna).map(({ krisamsa, patyamsa, ...period }) => ({
      ...periodOf(period),
      krisamsa: decimals(krisamsa, DIGITS),
      patyamsa: decimals(patyamsa, DIGITS),
    })),
  }
}
