import { SECOND_MS } from '../../../astro/civil.ts'
import { isMeanTime } from '../../../astro/mean-time.ts'
import { type Moment, momentOf } from '../../../astro/moment.ts'
import type { PersonRequest } from '../../../contract/people/people.ts'
import { findZone } from '../../../places/zones.ts'
import { Refusal } from '../../../platform/errors.ts'

/** The clock of a birth, as far as it is known without the gazetteer. */
export interface BirthClock {
  readonly offsetSeconds: number
  readonly isDst: boolean
  /** The mean time of the place was asked for. */
  readonly isMeanTime: boolean
  readonly abbreviation: string
  readonly jd: number
  /** The date in the calendar in which it was read. */
  readonly calendar: Moment['calendar']
}

const NOON = 12
const SECONDS_PER_DEGREE = 240

/** The clock of a birth; null for a zone that only the gazetteer knows, or for a date that does not exist. */
export function birthClock(person: PersonRequest): BirthClock | null {
  const isMean = person.tz_str !== null && isMeanTime(person.tz_str)
  const lng = person.lng ?? null
  if (isMean && lng === null) return null
  const zone = isMean && lng !== null ? findZone(meanOffset(lng)) : findZone(person.tz_str ?? '')
  if (!zone) return null
  const time = person.time_known
    ? { hour: person.hour ?? NOON, minute: person.minute ?? 0, second: person.second ?? 0 }
    : { hour: NOON, minute: 0, second: 0 }
  try {
    const { year, month, day } = person
    const moment = momentOf(
      zone,
      { year, month, day, ...time },
      { longitude: lng, policy: person.dst_policy ?? undefined, calendar: person.calendar },
    )
    const { offsetSeconds, isDst, abbreviation, jd, calendar } = moment
    return { offsetSeconds, isDst: isDst === true, isMeanTime: isMean, abbreviation, jd, calendar }
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

/** The mean time of a longitude as an offset, to the second. */
function meanOffset(longitude: number): string {
  const seconds = Math.round(longitude * SECONDS_PER_DEGREE)
  const text = new Date(Math.abs(seconds) * SECOND_MS).toISOString().slice(11, 19)
  return `${seconds < 0 ? '-' : '+'}${text}`
}
