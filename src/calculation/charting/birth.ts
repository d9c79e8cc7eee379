import { type Moment, momentOf } from '../../astro/moment.ts'

import type { ClockDoubt } from '../../astro/other-clocks.ts'
import { type Birth, placeName } from '../../contract/birth.ts'
import { calendarRule, type OtherDate, otherDate } from './birth-calendar.ts'
import { birthClock, doubtAbout, withHistory, withNeighbours, withRegion } from './birth-clock.ts'

import { type Atlas, type Located, locate } from './place.ts'

/** The instant and the place of a birth. */
export interface Born extends Located {
  readonly moment: Moment
  /** The doubt about the clock by which the time was read; null where there is none. */
  readonly doubt: ClockDoubt | null
  /** The date in the other calendar that the place may have used; null where there is no doubt. */
  readonly otherDate: OtherDate | null
  readonly timeKnown: boolean
  /** The path of the birth's year in the body. */
  readonly field: string
}

/** State and country belong to the name of a place. Coordinates need neither. */
const named = (birth: Birth): Birth => (typeof birth.lat === 'number' ? birth : { ...birth, city: placeName(birth) })

/** A birth without a time has the chart of local noon. */
const NOON = 12

/**
 * The instant and the place of a birth. `at` is the path of the birth in the body. Throws `place_not_found`,
 * `invalid_input` for a day that its month does not have or that its place skipped, and what a policy of local times refuses.
 */
export function bornOf(birth: Birth, atlas: Atlas, at = ''): Born {
  const here = withRegion(locate(named(birth), atlas, `${at}city`), birth.year, atlas)
  const located = withHistory(here, birth.year)
  const time = birth.time_known
    ? { hour: birth.hour ?? NOON, minute: birth.minute ?? 0, second: birth.second ?? 0 }
    : { hour: NOON, minute: 0, second: 0 }
  const { year, month, day } = birth
  const date = { year, month, day, ...time }
  const clock = birthClock(located)
  const moment = momentOf(clock, date, {
    longitude: located.place.longitude,
    policy: birth.dst_policy ?? undefined,
    calendar: calendarRule(located, atlas, date, birth.calendar, `${at}day`),
    fields: { day: `${at}day`, time: `${at}hour` },
  })
  const doubt = doubtAbout(located, clock, moment, atlas)
  return {
    ...{ ...withNeighbours(located, moment, atlas), moment, doubt },
    otherDate: moment.calendar === 'gregorian' ? otherDate(located, atlas, clock, date, birth.calendar) : null,
    ...{ timeKnown: birth.time_known, field: `${at}year` },
  }
}
