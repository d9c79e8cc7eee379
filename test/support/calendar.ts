import type { LightMyRequestResponse } from 'fastify'
import ICAL from 'ical.js'
import { expect } from 'vitest'

/** An event of a calendar, as another program reads it. */
export interface ReadEvent {
  readonly uid: string
  readonly category: string
  readonly summary: string
  readonly description: string
  readonly allDay: boolean
  /** In UTC; of a whole day its date. */
  readonly start: string
  readonly end: string
}

/** A text of RFC 5545 3.3.11. The reader takes properties of later standards as they are written. */
function unescaped(written: unknown): string {
  expect(written).not.toMatch(/(?<!\\)(\\\\)*[;,]/)
  return String(written).replaceAll(/\\([\\;,])/g, '$1')
}

/** The name and the events of an answer as iCalendar. */
export function readCalendar(reply: LightMyRequestResponse) {
  expect(reply.statusCode, reply.body).toBe(200)
  expect(reply.headers['content-type']).toBe('text/calendar; charset=utf-8')
  const calendar = new ICAL.Component(ICAL.parse(reply.body))
  const textOf = (time: ICAL.Time): string =>
    time.isDate ? time.toString() : time.toJSDate().toISOString().replace('.000Z', 'Z')
  const events = calendar.getAllSubcomponents('vevent').map((component): ReadEvent => {
    const { uid, summary, description, startDate, endDate } = new ICAL.Event(component)
    return {
      uid,
      category: String(component.getFirstPropertyValue('categories')),
      summary,
      description,
      allDay: startDate.isDate,
      start: textOf(startDate),
      end: textOf(endDate),
    }
  })
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length)
  const [name, ofApple] = ['name', 'x-wr-calname'].map((each) => unescaped(calendar.getFirstPropertyValue(each)))
  expect(ofApple).toBe(name)
  return { name: name!, events }
}

/** The rows of an answer as CSV, by the names of their columns. No cell of these tables has a comma. */
export function readTable(reply: LightMyRequestResponse): readonly Readonly<Record<string, string>>[] {
  expect(reply.statusCode, reply.body).toBe(200)
  expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8')
  const [head, ...lines] = reply.body.trimEnd().split('\n')
  const names = head!.split(',')
  return lines.map((line) => {
    const cells = line.split(',')
    expect(cells.length).toBe(names.length)
    return Object.fromEntries(names.map((name, index) => [name, cells[index]!]))
  })
}
