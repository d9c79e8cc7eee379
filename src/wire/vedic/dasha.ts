import type { z } from 'zod'
import { DAY_MS, isoCivilDate, isoLocal } from '../../astro/civil.ts'
import { lordsOf, type Period } from '../../astro/periods.ts'
import { ashtottariCondition } from '../../astro/vedic/dashas/ashtottari.ts'
import { DASHA_LEVELS, DASHA_YEARS, type DashaLord } from '../../astro/vedic/dashas/dasha.ts'
import { yoginiOf } from '../../astro/vedic/dashas/yogini.ts'
import { localDate, type Zone } from '../../astro/zone.ts'
import type { Dashas } from '../../calculation/charting/vedic/dasha.ts'
import type {
  ActivePeriod,
  AskedDasha,
  BirthBalance,
  DashaRulesReply,
  TimelinePeriod,
  VimshottariReply,
} from '../../contract/vedic/dasha.ts'
import { decimals } from '../sky.ts'
import { nakshatraIn } from './chart.ts'

const PLACES = 6
const rounded = (value: number): number => decimals(value, PLACES)

const dateOf = (clock: Zone, ms: number): string => isoCivilDate(localDate(clock, ms))
/** An instant on the clock of a place. */
export const instantOf = (clock: Zone, ms: number): string => isoLocal(ms, clock.offsetSecondsAt(ms))

type System = AskedDasha['system']
const yoginiField = (system: System, lord: DashaLord) => {
  const yogini = system === 'yogini' ? yoginiOf(lord) : null
  return yogini === null ? {} : { yogini }
}

/** A period of a timeline. */
function timelinePeriod(system: System, clock: Zone, period: Period<DashaLord>): z.output<typeof TimelinePeriod> {
  const { lord, level, startMs, endMs } = period
  return {
    level: DASHA_LEVELS[level - 1]!,
    lord,
    ...yoginiField(system, lord),
    path: [...lordsOf(period)],
    start: dateOf(clock, startMs),
    end: dateOf(clock, endMs),
    starts_at: instantOf(clock, startMs),
    ends_at: instantOf(clock, endMs),
  }
}

/** A period that holds the reference date. */
function activePeriod(
  system: System,
  { clock, referenceMs, rules: { yearMs } }: Dashas,
  period: Period<DashaLord>,
): z.output<typeof ActivePeriod> {
  const { startMs, endMs } = period
  return {
    ...timelinePeriod(system, clock, period),
    progress_fraction: rounded((referenceMs - startMs) / (endMs - startMs)),
    remaining_days: decimals((endMs - referenceMs) / DAY_MS, 2),
    duration_years: rounded((endMs - startMs) / yearMs),
    elapsed_years: rounded((referenceMs - startMs) / yearMs),
    remaining_years: rounded((endMs - referenceMs) / yearMs),
  }
}

/** The first dasha with its balance at birth. */
function birthBalance(system: System, { clock, dashas, first, rules }: Dashas): z.output<typeof BirthBalance> {
  if (!dashas || !first) return null
  const { lord, years, elapsedYears } = dashas.first
  return {
    lord,
    ...yoginiField(system, lord),
    actual_start: dateOf(clock, first.startMs),
    actual_start_at: instantOf(clock, first.startMs),
    birth_date: dateOf(clock, rules.birthMs),
    end: dateOf(clock, first.endMs),
    ends_at: instantOf(clock, first.endMs),
    full_duration_years: years,
    elapsed_years: rounded(elapsedYears),
    remaining_years: rounded(years - elapsedYears),
  }
}

/** The parts of an answer that have the periods. */
export const dashaReply = (system: System, dashas: Dashas) => ({
  moon_nakshatra: nakshatraIn(dashas.chart.longitudes.Moon),
  birth_balance: birthBalance(system, dashas),
  active_periods: dashas.active.map((period) => activePeriod(system, dashas, period)),
  timeline: dashas.timeline.map((period) => timelinePeriod(system, dashas.clock, period)),
  reference_date: dateOf(dashas.clock, dashas.referenceMs),
  reference_at: instantOf(dashas.clock, dashas.referenceMs),
})

/** The rules by which dashas are counted. */
export function dashaRules(asked: AskedDasha, dashas: Dashas): z.output<typeof DashaRulesReply> {
  const { system, levels, rules } = dashas
  return {
    system: asked.system,
    rule: system.rule,
    source: system.source,
    levels,
    year_length: asked.year_length,
    year_days: DASHA_YEARS[asked.year_length],
    ...(system.hasFirstPart && { first_part: rules.firstPart }),
    ...(asked.system === 'ashtottari' && {
      ashtottari_arcs: rules.ashtottariArcs,
      condition: conditionReply(dashas),
    }),
  }
}

function conditionReply({ chart }: Dashas): NonNullable<z.output<typeof DashaRulesReply>['condition']> {
  const condition = ashtottariCondition(chart)
  const rule =
    'The Ashtottari dasha applies if Rahu is not in the lagna but is in a kendra or trikona from the lord of the lagna'
  if (!condition)
    return {
      met: null,
      rahu_in_lagna: null,
      lagna_lord: null,
      rahu_house_from_lagna_lord: null,
      text: `${rule}. Without a time of birth this is not known.`,
    }
  const { isMet, isInLagna, lagnaLord, rahuHouseFromLagnaLord: house } = condition
  return {
    met: isMet,
    rahu_in_lagna: isInLagna,
    lagna_lord: lagnaLord,
    rahu_house_from_lagna_lord: house,
    text: `${rule}. Here Rahu is ${isInLagna ? 'in the lagna and ' : ''}in house ${house} from ${lagnaLord}: the condition is ${isMet ? '' : 'not '}met.`,
  }
}

/** The Vimshottari dashas at the reference time, as part of another answer. */
export function vimshottariReply(asked: AskedDasha, dashas: Dashas): z.output<typeof VimshottariReply> {
  const { moon_nakshatra, birth_balance, active_periods, reference_date } = dashaReply(asked.system, dashas)
  return { moon_nakshatra, birth_balance, active_periods, reference_date, rules: dashaRules(asked, dashas) }
}
