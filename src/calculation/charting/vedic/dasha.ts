import { DAY_MS, isoLocal, SECOND_MS } from '../../../astro/civil.ts'
import { meanTimeZone } from '../../../astro/mean-time.ts'
import { type Period, periodsAt } from '../../../astro/periods.ts'
import type { Sky } from '../../../astro/sky.ts'
import {
  DASHA_LEVELS,
  type DashaChart,
  type DashaCycle,
  type DashaLord,
  type DashaRules,
  type DashaSystem,
  dashaYearMs,
} from '../../../astro/vedic/dashas/dasha.ts'
import { DASHA_SYSTEMS } from '../../../astro/vedic/dashas/systems.ts'
import { VIMSHOTTARI } from '../../../astro/vedic/dashas/vimshottari.ts'
import type { Graha } from '../../../astro/vedic/names.ts'
import { localDate, startOfDay, type Zone } from '../../../astro/zone.ts'
import { parseDate } from '../../../contract/sky/sky-events.ts'
import type { AskedDasha } from '../../../contract/vedic/dasha.ts'
import { Refusal } from '../../../platform/errors.ts'
import { birthClock } from '../birth.ts'
import { dayOfBirth } from '../cast.ts'
import { type Atlas, locateOr } from '../place.ts'
import { listedPeriods } from '../time-lords.ts'
import { isoMoment } from '../transit-moment.ts'
import type { Warning } from '../warnings.ts'
import type { VedicChart } from './chart.ts'
import { moonWarnings } from './warnings.ts'

/** The levels of a request that names none. */
const LEVELS = 3
/** The years of a timeline without bounds. */
const TIMELINE_YEARS = 120

/** The dashas of a birth with the periods of a request. */
export interface Dashas {
  readonly chart: DashaChart
  readonly system: DashaSystem
  readonly levels: number
  readonly rules: DashaRules
  /** The clock of the birthplace. */
  readonly clock: Zone
  readonly referenceMs: number
  /** Null for a dasha from the lagna without a time of birth. Then the lists are empty. */
  readonly dashas: DashaCycle | null
  /** The first dasha. */
  readonly first: Period<DashaLord> | null
  readonly active: readonly Period<DashaLord>[]
  readonly timeline: readonly Period<DashaLord>[]
  readonly warnings: readonly Warning[]
}

/** The sidereal places from which dashas are counted. */
const dashaChart = ({ grahas, ascendant }: Pick<VedicChart, 'grahas' | 'ascendant'>): DashaChart => ({
  longitudes: Object.fromEntries(grahas.map(({ graha, longitude }) => [graha, longitude])) as Record<Graha, number>,
  ascendant,
})

/** What a request asks. `lifeLevels` are the levels of a timeline without bounds: 1 by default. */
type Asked = AskedDasha & { readonly lifeLevels?: number }

/** The Vimshottari dashas of a chart, and how far they move over the day of a birth without a time. */
export function castVimshottari(sky: Sky, vedic: VedicChart): { cycle: DashaCycle['cycle']; uncertainty: string } {
  const { timeKnown, moment } = vedic.cast.born
  const rules: DashaRules = {
    birthMs: moment.epochMs,
    yearMs: dashaYearMs('sidereal'),
    firstPart: VIMSHOTTARI.firstPart,
    ashtottariArcs: 'abhijit',
  }
  const { cycle } = VIMSHOTTARI.dashas(dashaChart(vedic), rules)!
  return { cycle, uncertainty: timeKnown ? '' : balancesOverDay(sky, vedic, VIMSHOTTARI, rules) }
}

/** Counts the dashas of a chart. Throws `invalid_input` for a reference date before the birth, and for a timeline that is too long. */
export function castDashas(sky: Sky, atlas: Atlas, vedic: VedicChart, asked: Asked, nowMs: number): Dashas {
  const { born } = vedic.cast
  const system: DashaSystem = DASHA_SYSTEMS[asked.system]
  const chart = dashaChart(vedic)
  const rules: DashaRules = {
    birthMs: born.moment.epochMs,
    yearMs: dashaYearMs(asked.year_length),
    firstPart: asked.first_part ?? system.firstPart,
    ashtottariArcs: asked.ashtottari_arcs,
  }
  const levels = Math.min(asked.levels ?? LEVELS, system.levels)
  const times = readTimes(vedic, atlas, asked, nowMs)
  const dashas = system.dashas(chart, rules)
  const { birthMs } = rules
  const span = times.span ?? { fromMs: birthMs, toMs: birthMs + TIMELINE_YEARS * rules.yearMs - SECOND_MS }
  const listed = times.span ? levels : Math.min(asked.lifeLevels ?? 1, levels)
  const active = dashas ? periodsAt(dashas.cycle, times.referenceMs, levels) : []
  return {
    chart,
    system,
    levels,
    rules,
    clock: times.clock,
    referenceMs: times.referenceMs,
    dashas,
    first: dashas ? periodsAt(dashas.cycle, birthMs, 1)[0]! : null,
    active,
    timeline: dashas ? listedPeriods(dashas.cycle, span, listed, times.span ? 'timeline_to' : 'levels') : [],
    warnings: [
      ...times.warnings,
      ...levelWarnings(system, asked),
      ...untimedWarnings(sky, vedic, system, rules),
      ...(dashas && active.length === 0 ? [ENDED] : []),
    ],
  }
}

const ENDED: Warning = {
  code: 'dashas_ended',
  message:
    'The dashas of the system end before the reference date. Its sources do not say what follows, so no period is active',
}

const UNBORN: Warning = {
  code: 'birth_in_future',
  message: 'The birth is after today. The active periods are those at birth; `reference_date` chooses another time',
}

/** Whether a text of a date or a time has no time. */
const isDateAlone = (text: string): boolean => typeof parseDate(text) === 'number'

/**
 * Reads the instants of a request at the birthplace. A date without a time means noon for the active periods. A timeline begins with
 * its first instant and ends with its last second.
 */
function readTimes({ cast: { born } }: VedicChart, atlas: Atlas, asked: AskedDasha, nowMs: number) {
  const where = locateOr(born, { city: null, lat: null, lng: null, tz_str: null }, atlas, 'city')
  const clock = meanTimeZone(birthClock(where, null), where.place.longitude)
  const birthMs = born.moment.epochMs
  const wrong = (field: string, message: string) => new Refusal('invalid_input', { field, message })
  const read = (text: string, field: string) => isoMoment(text, where, atlas, field)
  const [at, from, to] = [
    asked.reference_date ? read(asked.reference_date, 'reference_date') : null,
    asked.timeline_from ? read(asked.timeline_from, 'timeline_from') : null,
    asked.timeline_to ? read(asked.timeline_to, 'timeline_to') : null,
  ]
  const givenMs = at?.moment.epochMs ?? nowMs
  const date = localDate(clock, givenMs)
  const isDate = !at || isDateAlone(asked.reference_date!)
  const noonMs = startOfDay(clock, date) + DAY_MS / 2
  const isUnborn = !at && date < localDate(clock, birthMs)
  const isFirstDay = isUnborn || date === localDate(clock, birthMs)
  const referenceMs = !isDate ? givenMs : isFirstDay ? Math.max(noonMs, birthMs) : noonMs
  if (referenceMs < birthMs)
    throw wrong(
      'reference_date',
      `Must not be before the birth at ${isoLocal(birthMs, born.moment.offsetSeconds)}. Today by default`,
    )
  const endMs = (ms: number, text: string): number =>
    isDateAlone(text) ? startOfDay(clock, localDate(clock, ms) + DAY_MS) - SECOND_MS : ms
  const span = from && to ? { fromMs: from.moment.epochMs, toMs: endMs(to.moment.epochMs, asked.timeline_to!) } : null
  if (span && span.toMs < span.fromMs) throw wrong('timeline_to', 'Must not be before timeline_from')
  if (span && span.toMs < birthMs)
    throw wrong('timeline_to', `Must not be before the birth at ${isoLocal(birthMs, born.moment.offsetSeconds)}`)
  const warnings = [at, from, to].flatMap((each): readonly Warning[] => each?.warnings ?? [])
  return { clock, referenceMs, span, warnings: isUnborn ? [...warnings, UNBORN] : warnings }
}

const levelWarnings = (system: DashaSystem, { levels, system: name }: AskedDasha): Warning[] =>
  (levels ?? 1) > system.levels
    ? [
        {
          code: 'levels_limited',
          message: `The sources of ${name} give periods only down to the ${DASHA_LEVELS[system.levels - 1]}. levels is ${system.levels} instead of ${levels}`,
        },
      ]
    : []

/** How far the dashas move over the day of a birth without a time. */
function untimedWarnings(sky: Sky, vedic: VedicChart, system: DashaSystem, rules: DashaRules): Warning[] {
  const { cast } = vedic
  if (cast.born.timeKnown) return []
  if (system.needsLagna)
    return [
      ...moonWarnings(sky, cast, 'Its nakshatra is given for noon'),
      {
        code: 'dasha_without_lagna',
        message: 'The birth has no time. These dashas are counted from the lagna, so they are left out',
      },
    ]
  return moonWarnings(sky, cast, balancesOverDay(sky, vedic, system, rules))
}

/** The balances at birth at both ends of the day of a birth without a time, as a sentence. */
function balancesOverDay(sky: Sky, vedic: VedicChart, system: DashaSystem, rules: DashaRules): string {
  const chart = dashaChart(vedic)
  const balances = dayOfBirth(sky, vedic.cast)!['moon']!.map((Moon) => {
    const { first } = system.dashas({ ...chart, longitudes: { ...chart.longitudes, Moon } }, rules)!
    return `${(first.years - first.elapsedYears).toFixed(2)} years of ${first.lord}`
  })
  return `The balance at birth is ${balances.join(' for a birth in the first minute of the day, and ')} for one in the last; every date moves with it`
}
