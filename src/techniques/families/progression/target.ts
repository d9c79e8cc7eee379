import { isoLocal, isoUtc, julianDayOf } from '../../../astro/civil.ts'
import type { Moment } from '../../../astro/moment.ts'
import { parseTime } from '../../../astro/time.ts'
import type { CastBirth } from '../../../calculation/charting/cast.ts'
import type { Atlas, Located } from '../../../calculation/charting/place.ts'
import { isoMoment } from '../../../calculation/charting/transit-moment.ts'
import { clockWarnings, type Warning } from '../../../calculation/charting/warnings.ts'
import { Refusal } from '../../../platform/errors.ts'

/** The date that a chart is progressed to. */
export interface Target extends Pick<Moment, 'jd' | 'change'> {
  readonly isoDate: string
  readonly warnings: readonly Warning[]
}

/** A date alone is its midnight in UTC; a time without an offset is local at the place. `field` is the field of the text. */
export function targetOf(text: string, located: Located, atlas: Atlas, field: string): Target {
  const time = parseTime(text)
  const isDate = !/[T ]/i.test(text.trim())
  if (isDate && 'civilMs' in time)
    return { jd: julianDayOf(time.civilMs), change: null, isoDate: dateOf(isoUtc(time.civilMs)), warnings: [] }
  const { moment, warnings } = isoMoment(text, located, atlas, field)
  const { jd, change, epochMs, offsetSeconds } = moment
  return {
    jd,
    change,
    isoDate: dateOf(isoLocal(epochMs, offsetSeconds)),
    warnings: [...dateWarnings(change, field), ...warnings],
  }
}

const dateOf = (iso: string): string => iso.slice(0, iso.indexOf('T'))

/** The date has no field of its own in the answer, and no policy: an offset in it chooses the instant. */
const dateWarnings = (change: Moment['change'], field: string): Warning[] =>
  clockWarnings(change).map((warning) => ({
    ...warning,
    message:
      change?.kind === 'fold'
        ? `Clocks showed this local time of ${field} twice, and the earlier instant was used. Give its offset to choose`
        : `Clocks skipped this local time of ${field}, and it was shifted forward by the length of the gap. Give its offset to choose`,
  }))

/** The refusal of a date before the birth. */
export const beforeBirth = (date: string, { born }: CastBirth, field: string): Refusal =>
  new Refusal('invalid_input', {
    field,
    message: `${date} lies before the birth (${isoUtc(born.moment.epochMs)})`,
  })
