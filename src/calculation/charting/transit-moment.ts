import { civilFields, DAY_MS, SECOND_MS } from '../../astro/civil.ts'
import { momentAt, momentOf } from '../../astro/moment.ts'
import { type DstPolicy, parseTime } from '../../astro/time.ts'
import { transitDateField } from '../../contract/births/moment.ts'
import type { Warning } from '../../contract/warnings.ts'
import { Refusal } from '../../platform/errors.ts'
import { type Born, birthClock, doubtAbout, withHistory, withNeighbours, withRegion } from './birth.ts'
import { placeClockWarnings } from './birth-warnings.ts'
import type { Atlas, Located } from './place.ts'

/** An instant of a request, its place with the zone of that time, and what is to be said about the clock there. */
export interface Dated extends Pick<Born, 'moment' | 'doubt'> {
  readonly where: Located
  readonly warnings: readonly Warning[]
}

/** The fields of a request that give the instant of its transits. */
interface DatedRequest {
  readonly transit_date?: string | null | undefined
  readonly transit_datetime?: string | null | undefined
  readonly dst_policy?: DstPolicy | null | undefined
}

/** The instant of the transits. ISO 8601 dates are Gregorian, also before 1582. */
export const transitMoment = (request: DatedRequest, where: Located, atlas: Atlas): Dated => {
  const { transit_date: text, dst_policy } = request
  const field = transitDateField(request)
  if (!text) throw new Refusal('invalid_input', { field, message: 'Field required' })
  return isoMoment(text, where, atlas, field, dst_policy)
}

/**
 * The instant of an ISO 8601 text. Without an offset it is local at a place, whose clock is found as that of a birth; with one
 * it is certain. `field` is the field of the text.
 */
export function isoMoment(
  text: string,
  located: Located,
  atlas: Atlas,
  field: string,
  policy: DstPolicy | null | undefined = null,
): Dated {
  const time = parseTime(text)
  if ('problem' in time) throw new Refusal('invalid_input', { field, message: time.problem })
  const { civilMs, offsetSeconds } = time
  const civil = civilFields(civilMs)
  const where = withHistory(withRegion(located, civil.year, atlas), civil.year)
  const { longitude } = where.place
  if (offsetSeconds !== null) {
    const moment = momentAt(birthClock(where, null), civilMs - offsetSeconds * SECOND_MS, longitude)
    return { where, moment, doubt: null, warnings: [] }
  }
  const clock = birthClock(where, Math.floor(civilMs / DAY_MS) * DAY_MS)
  const moment = momentOf(clock, civil, {
    longitude,
    policy: policy ?? undefined,
    calendar: 'gregorian',
    fields: { day: field, time: field },
  })
  const doubt = doubtAbout(where, clock, moment, atlas)
  const warnings = placeClockWarnings({ doubt, moment, zone: where.zone }).map((warning) => ({
    ...warning,
    message: `${field}: ${warning.message}`,
  }))
  return { where: withNeighbours(where, moment, atlas), moment, doubt, warnings }
}
