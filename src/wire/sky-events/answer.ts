import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator'
import { DAY_MS, epochSecondOf, isoLocal } from '../../astro/civil.ts'
import type { SkyEvent } from '../../astro/sky-events.ts'
import { localDate, type Zone } from '../../astro/zone.ts'
import type { SkyEventsDays } from '../../calculation/almanac/sky-events.ts'
import { joined, literal } from '../bytes.ts'
import { skyEventsCsv } from './csv.ts'
import { eventId, skyEventsNotes, skyEventsReply } from './json.ts'
import { eventPhrase } from './phrases.ts'

/** The bytes of an answer in the format of its input. A calendar or a table has a part with its notes before it. */
export function skyEventsAnswer(days: SkyEventsDays): Uint8Array<ArrayBuffer> {
  const { format } = days.input
  if (format === 'json') return literal(JSON.stringify(skyEventsReply(days)))
  const file = format === 'ics' ? skyEventsCalendar(days) : skyEventsCsv(days)
  return joined([JSON.stringify(skyEventsNotes(days)), file])
}

/** The refresh interval for subscribed calendar programs, in seconds. */
const REFRESH_SECONDS = 86_400
const PRODUCT = { company: 'Orrery', product: 'Sky events', language: 'EN' } as const

/**
 * The events as an iCalendar feed (RFC 5545) in UTC. DTSTAMP is when the calendar was made (3.8.7.2), so the same events give
 * the same bytes but for that. A void of course is one event from its beginning to its end.
 */
function skyEventsCalendar({ input, events, zone }: SkyEventsDays): string {
  const calendar = ical({
    name: 'Sky events',
    prodId: PRODUCT,
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
  })
  for (const event of events) {
    if (event.kind === 'void_of_course_ends') continue
    calendar.createEvent({
      id: `${eventId(event, input.voidDefinition)}@orrery`,
      stamp: new Date(input.madeAtMs),
      ...(input.allDay ? wholeDays(event, zone) : instants(event)),
      summary: eventPhrase(event),
      categories: [{ name: event.kind }],
      transparency: ICalEventTransparency.TRANSPARENT,
    })
  }
  // RFC 5545 3.1 ends each line by a line break, the last one too.
  return `${calendar.toString()}\r\n`
}

/** The end of an event that lasts, in Unix milliseconds; null for a moment. */
const endOf = (event: SkyEvent): number | null =>
  event.kind === 'void_of_course_begins' ? epochSecondOf(event.until.jd) : null

/** A moment is an event without length. */
function instants(event: SkyEvent) {
  const endMs = endOf(event)
  return { start: new Date(event.epochMs), ...(endMs !== null && { end: new Date(endMs) }) }
}

/** The local days that an event touches. The end of a date is the day after the last one (RFC 5545, 3.6.1). */
function wholeDays(event: SkyEvent, zone: Zone) {
  const endMs = endOf(event)
  const told = [event.epochMs, ...(endMs === null ? [] : [endMs])].map((at) => isoLocal(at, zone.offsetSecondsAt(at)))
  return {
    allDay: true,
    start: new Date(localDate(zone, event.epochMs)),
    ...(endMs !== null && { end: new Date(localDate(zone, endMs) + DAY_MS) }),
    description: `${told.join(' to ')} (${zone.id})`,
  }
}
