import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator'
import { epochSecondOf } from '../astro/civil.ts'
import type { SkyEvent } from '../astro/sky-events.ts'
import type { SkyEventsQuery } from '../contract/sky-events.ts'
import { phraseOf } from './sky-event-phrase.ts'
import { eventId } from './sky-events-json.ts'

/** How often a calendar program that subscribes should come back, in seconds. */
const REFRESH_SECONDS = 86_400
const PRODUCT = { company: 'Orrery', product: 'Sky events', language: 'EN' } as const

/**
 * The events as an iCalendar feed (RFC 5545), in UTC and without any clock: the same events give the same bytes. Moments
 * are events without length; a void of course is one from its beginning to its end, which has no event of its own.
 */
export function skyEventsCalendar(query: SkyEventsQuery, events: readonly SkyEvent[]): string {
  const calendar = ical({
    name: 'Sky events',
    prodId: PRODUCT,
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
  })
  for (const event of events) {
    if (event.kind === 'void_of_course_ends') continue
    const start = new Date(event.epochMs)
    calendar.createEvent({
      id: `${eventId(event, query.moon_void_definition)}@orrery`,
      stamp: start,
      start,
      ...(event.kind === 'void_of_course_begins' && { end: dateOf(event.until.jd) }),
      summary: phraseOf(event),
      categories: [{ name: event.kind }],
      transparency: ICalEventTransparency.TRANSPARENT,
    })
  }
  // RFC 5545 3.1 ends each line by a line break, the last one too.
  return `${calendar.toString()}\r\n`
}

const dateOf = (jd: number): Date => new Date(epochSecondOf(jd))
