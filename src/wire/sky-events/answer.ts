import { DAY_MS, epochSecondOf, isoLocal } from '../../astro/civil.ts'
import type { SkyEvent } from '../../astro/sky-events.ts'
import { localDate, type Zone } from '../../astro/zone.ts'
import type { SkyEventsDays } from '../../calculation/almanac/sky-events.ts'
import { literal } from '../bytes.ts'
import { calendarText } from '../calendar.ts'
import { fileAnswer } from '../files.ts'
import { skyEventsCsv } from './csv.ts'
import { eventId, skyEventsNotes, skyEventsReply } from './json.ts'
import { eventPhrase } from './phrases.ts'

/** The bytes of an answer in the format of its input. A calendar or a table has a part with its notes before it. */
export function skyEventsAnswer(days: SkyEventsDays): Uint8Array<ArrayBuffer> {
  const { format } = days.input
  if (format === 'json') return literal(JSON.stringify(skyEventsReply(days)))
  return fileAnswer(skyEventsNotes(days), format === 'ics' ? skyEventsCalendar(days) : skyEventsCsv(days))
}

/** The refresh interval for subscribed calendar programs, in seconds. */
const REFRESH_SECONDS = 86_400

/** The events as an iCalendar feed. A void of course is one event from its beginning to its end. */
const skyEventsCalendar = ({ input, events, zone }: SkyEventsDays): string =>
  calendarText({
    name: input.calendarName ?? 'Sky events',
    product: 'Sky events',
    language: 'en',
    madeAtMs: input.madeAtMs,
    refreshSeconds: REFRESH_SECONDS,
    entries: events
      .filter(({ kind }) => kind !== 'void_of_course_ends')
      .map((event) => ({
        id: eventId(event, input.voidDefinition),
        category: event.kind,
        summary: eventPhrase(event),
        ...(input.allDay ? wholeDays(event, zone) : { startMs: event.epochMs, endMs: endOf(event) }),
      })),
  })

/** The end of an event that lasts, in Unix milliseconds; null for a moment. */
const endOf = (event: SkyEvent): number | null =>
  event.kind === 'void_of_course_begins' ? epochSecondOf(event.until.jd) : null

/** The local days that an event touches. The end of a date is the day after the last one (RFC 5545, 3.6.1). */
function wholeDays(event: SkyEvent, zone: Zone) {
  const endMs = endOf(event)
  const told = [event.epochMs, ...(endMs === null ? [] : [endMs])].map((at) => isoLocal(at, zone.offsetSecondsAt(at)))
  return {
    allDay: true,
    startMs: localDate(zone, event.epochMs),
    endMs: endMs === null ? null : localDate(zone, endMs) + DAY_MS,
    description: `${told.join(' to ')} (${zone.id})`,
  }
}
