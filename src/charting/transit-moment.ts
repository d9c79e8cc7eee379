import { civilFields, SECOND_MS } from '../astro/civil.ts'
import { type Moment, momentAt, momentOf } from '../astro/moment.ts'
import { parseTime } from '../astro/time.ts'
import { transitDateField } from '../contract/transit-date.ts'
import type { TransitRequest } from '../contract/transits.ts'
import { Refusal } from '../errors.ts'
import { recordedClock } from './birth-clock.ts'
import type { Located } from './place.ts'

/** The instant of the transits. ISO 8601 dates are Gregorian, also before 1582. */
export const transitMoment = (
  request: Pick<TransitRequest, 'transit_date' | 'transit_datetime' | 'dst_policy'>,
  where: Located,
): Moment => {
  const { transit_date: text, dst_policy } = request
  const field = transitDateField(request)
  if (!text) throw new Refusal('invalid_input', { field, message: 'Field required' })
  return isoMoment(text, where, field, dst_policy)
}

/** The instant of an ISO 8601 text. Without an offset it is local at a place. `field` is the field of the text. */
export function isoMoment(
  text: string,
  where: Located,
  field: string,
  policy: TransitRequest['dst_policy'] = null,
): Moment {
  const time = parseTime(text)
  if ('problem' in time) throw new Refusal('invalid_input', { field, message: time.problem })
  const { civilMs, offsetSeconds } = time
  const { place } = where
  const zone = recordedClock(where)
  if (offsetSeconds !== null) return momentAt(zone, civilMs - offsetSeconds * SECOND_MS, place.longitude)
  return momentOf(zone, civilFields(civilMs), {
    longitude: place.longitude,
    policy: policy ?? undefined,
    calendar: 'gregorian',
    fields: { day: field, time: field },
  })
}
