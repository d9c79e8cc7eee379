import { isoLocal, SECOND_MS } from '../../astro/civil.ts'
import { meanTimeZone } from '../../astro/mean-time.ts'
import { type LordCycle, type Period, periodsAt, periodsBetween, type Span } from '../../astro/periods.ts'
import { PERIODS_MAX } from '../../contract/births/time-lords.ts'
import { Refusal } from '../../platform/errors.ts'
import { birthClock } from './birth.ts'
import type { CastBirth } from './cast.ts'
import { type Atlas, locateOr } from './place.ts'
import { type Dated, isoMoment } from './transit-moment.ts'
import { dateWarnings, type Warning } from './warnings.ts'

/** The instants of a request for time lords. */
export interface AskedTimes {
  readonly date: string
  /** Null for the period of the first level at the date. */
  readonly range: { readonly start: string; readonly end: string } | null
}

/** The same as instants, on the clock of the birthplace. */
export interface LordTimes {
  /** The offset of the clock of the birthplace at an instant. */
  readonly offsetSecondsAt: (epochMs: number) => number
  readonly date: Dated
  readonly span: Span | null
  readonly warnings: readonly Warning[]
}

/**
 * Reads the instants of a request. `object` is the field that holds them. Throws `invalid_input` for a date or the end of a
 * range before the birth; a range may begin before it.
 */
export function lordTimes({ born }: CastBirth, atlas: Atlas, asked: AskedTimes, object: string): LordTimes {
  const where = locateOr(born, { city: null, lat: null, lng: null, tz_str: null }, atlas, 'city')
  const clock = meanTimeZone(birthClock(where, null), where.place.longitude)
  const offsetSecondsAt = (epochMs: number) => clock.offsetSecondsAt(epochMs)
  const { epochMs: birthMs, offsetSeconds } = born.moment
  const read = (text: string, name: string): Dated => {
    const field = `${object}.${name}`
    const dated = isoMoment(text, where, atlas, field)
    return { ...dated, warnings: [...dateWarnings(dated.moment.change, field), ...dated.warnings] }
  }
  const wrong = (name: string, message: string) =>
    new Refusal('invalid_input', { field: `${object}.${name}`, message: `Must not be before ${message}` })
  const birthText = `the birth at ${isoLocal(birthMs, offsetSeconds)}`
  const date = read(asked.date, 'date')
  if (date.moment.epochMs < birthMs) throw wrong('date', `${birthText}. Now by default`)
  if (!asked.range) return { offsetSecondsAt, date, span: null, warnings: [...date.warnings, ...noonWarnings(born)] }
  const start = read(asked.range.start, 'range_start')
  const end = read(asked.range.end, 'range_end')
  const fromMs = start.moment.epochMs
  const toMs = end.moment.epochMs
  if (toMs < fromMs) throw wrong('range_end', 'range_start')
  if (toMs < birthMs) throw wrong('range_end', birthText)
  const warnings = [...[date, start, end].flatMap((each) => each.warnings), ...noonWarnings(born)]
  return { offsetSecondsAt, date, span: { fromMs, toMs }, warnings }
}

const noonWarnings = ({ timeKnown }: CastBirth['born']): readonly Warning[] =>
  timeKnown
    ? []
    : [
        {
          code: 'periods_uncertain',
          message:
            'The birth has no time. Periods are counted from local noon; each may begin up to half a day earlier or later',
        },
      ]

/** The active periods and the list of an answer. */
export interface LordPeriods<Lord> {
  readonly active: readonly Period<Lord>[]
  readonly listed: readonly Period<Lord>[]
}

/**
 * The periods of a request: those at its date on all levels that a cycle has, and those of a list. Throws `invalid_input` if
 * the list is too long.
 */
export function lordPeriods<Lord>(
  cycle: LordCycle<Lord>,
  { date, span: asked }: LordTimes,
  levels: { readonly all: number; readonly listed: number },
  object: string,
): LordPeriods<Lord> {
  const active = periodsAt(cycle, date.moment.epochMs, levels.all)
  const { startMs, endMs } = active[0]!
  const span = asked ?? { fromMs: startMs, toMs: endMs - SECOND_MS }
  return { active, listed: listedPeriods(cycle, span, levels.listed, `${object}.range_end`) }
}

/** The periods of a list. Throws `invalid_input` with the field of its end if it is too long. */
export function listedPeriods<Lord>(
  cycle: LordCycle<Lord>,
  span: Span,
  levels: number,
  field: string,
): readonly Period<Lord>[] {
  const listed: Period<Lord>[] = []
  for (const period of periodsBetween(cycle, span, levels)) {
    if (listed.length === PERIODS_MAX)
      throw new Refusal('invalid_input', {
        field,
        message: `The list would have more than ${PERIODS_MAX} periods. Give a shorter range${levels > 1 ? ' or fewer levels' : ''}`,
      })
    listed.push(period)
  }
  return listed
}
