import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator'
import { isoUtc } from '../astro/civil.ts'
import type { Language } from '../languages/language.ts'

/** Events as a calendar. */
export interface Calendar {
  readonly name: string
  /** What made it, in English. */
  readonly product: string
  readonly language: Language
  /** When it was made, in Unix milliseconds. */
  readonly madeAtMs: number
  /** How often a program that subscribes to the calendar fetches it, in seconds. */
  readonly refreshSeconds?: number
  readonly entries: readonly CalendarEntry[]
}

/** An event. It keeps its id in every calendar that has it. */
export interface CalendarEntry {
  readonly id: string
  /** Its kind by our name. */
  readonly category: string
  readonly summary: string
  readonly description?: string
  /** Unix milliseconds; of a whole day its midnight, as if it were UTC. */
  readonly startMs: number
  /** The end, which no longer belongs to it. Without it, the event is a moment or one day. */
  readonly endMs?: number | null
  readonly allDay?: boolean
}

/**
 * A calendar as iCalendar (RFC 5545) in UTC. DTSTAMP is when the calendar was made (3.8.7.2), so the same events give the same
 * bytes but for that.
 */
export function calendarText({ name, product, language, madeAtMs, refreshSeconds, entries }: Calendar): string {
  const calendar = ical({
    name: nameText(name),
    prodId: { company: 'Orrery', product, language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ...(refreshSeconds !== undefined && { ttl: refreshSeconds }),
  })
  for (const { id, category, summary, description, startMs, endMs, allDay } of entries) {
    calendar.createEvent({
      id: `${id}@orrery`,
      stamp: new Date(madeAtMs),
      start: new Date(startMs),
      ...(typeof endMs === 'number' && { end: new Date(endMs) }),
      ...(allDay && { allDay }),
      summary,
      ...(description !== undefined && { description }),
      categories: [{ name: category }],
      transparency: ICalEventTransparency.TRANSPARENT,
    })
  }
  // RFC 5545 3.1 ends each line by a line break, the last one too.
  return `${calendar.toString()}\r\n`
}

/**
 * A name as a text of iCalendar (RFC 5545 3.3.11). The library escapes the texts of events, but writes the name of a calendar as it
 * is. Control characters and line separators, at which programs break lines, become a space.
 */
const nameText = (name: string): string => name.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').replaceAll(/[\\;,]/g, '\\$&')

/** An instant in the id of an event: `20260303T113754Z`. */
export const idStamp = (epochMs: number): string => isoUtc(epochMs).replaceAll(/(?<!^)-|:/g, '')
