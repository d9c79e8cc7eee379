import { describe, expect, test } from 'vitest'
import { DAY_MS } from '../../../src/astro/civil.ts'
import { VedicDashaReply } from '../../../src/techniques/vedic-dasha/schema.ts'
import { readCalendar, readTable } from '../../support/calendar.ts'
import { MUMBAI, MUMBAI_UNTIMED, useTechnique } from '../../support/vedic.ts'

const { send, answer } = useTechnique('/api/v2/vedic/dasha', VedicDashaReply)

const YEAR = { ...MUMBAI, levels: 3, timeline_from: '2026-01-01', timeline_to: '2026-12-31' }
const utc = (iso: string): string => new Date(iso).toISOString().replace('.000Z', 'Z')

const calendarOf = async (fields: object) => readCalendar(await send({ ...fields, format: 'ics' }))
const rowsOf = async (fields: object) => readTable(await send({ ...fields, format: 'csv' }))

describe('the calendar of dashas', () => {
  test('has an event for each period of the timeline, with its bounds and lords', async () => {
    const { timeline } = await answer(YEAR)
    const { name, events } = await calendarOf({ ...YEAR, name: 'Ada' })
    expect(name).toBe('Dasha: Ada')
    expect(timeline.length).toBeGreaterThan(5)
    expect(events).toMatchObject(
      timeline.map(({ level, path, starts_at, ends_at }) => ({
        allDay: false,
        category: level.toLowerCase(),
        summary: `${level}: ${path.join(' – ')}`,
        start: utc(starts_at),
        end: utc(ends_at),
        description: expect.stringMatching(`^${RegExp.escape(`${starts_at} – ${ends_at}`)}`),
      })),
    )
  })

  test('has the mahadashas of 120 years without a window', async () => {
    const { events } = await calendarOf(MUMBAI)
    // The Moon is in Shravana: the dashas follow the Moon in the order of Vimshottari.
    const order = ['Moon', 'Mars', 'Rahu', 'Jupiter', 'Saturn', 'Mercury', 'Ketu', 'Venus', 'Sun', 'Moon']
    expect(events.map(({ summary }) => summary)).toEqual(order.map((lord) => `Mahadasha: ${lord}`))
  })

  test('has the levels of the request, over 120 years if it names no window', async () => {
    const { events } = await calendarOf({ ...MUMBAI, levels: 2 })
    const whole = events.filter(({ category }) => category === 'mahadasha')
    expect(whole.map(({ summary }) => summary)).toEqual((await calendarOf(MUMBAI)).events.map(({ summary }) => summary))
    // Each mahadasha has nine antardashas. Those that end before the birth or begin after 120 years are left out.
    const ofRahu = events.filter(({ summary }) => summary.startsWith('Antardasha: Rahu – '))
    expect(ofRahu.length).toBe(9)
    expect([ofRahu[0]!.start, ofRahu[8]!.end]).toEqual([whole[2]!.start, whole[2]!.end])
  })

  // RFC 5545 3.3.11 and 3.1: a text has its commas, semicolons and backslashes escaped, and no control character.
  test.each([
    ['A\\B; C, D', 'A\\B; C, D'],
    ['Ada\r\nX-INJECTED:1\r\nBEGIN:VEVENT', 'Ada X-INJECTED:1 BEGIN:VEVENT'],
    ['Ada\nX-INJECTED:1', 'Ada X-INJECTED:1'],
    ['Ada\u0085X-INJECTED:1\u2028X-INJECTED:2\u0007.', 'Ada X-INJECTED:1 X-INJECTED:2 .'],
    ['😀'.repeat(90), '😀'.repeat(90)],
  ])('has the name of a birth in one text, whatever it contains: %j', async (given, read) => {
    const reply = await send({ ...MUMBAI, name: given, format: 'ics' })
    expect(readCalendar(reply).name).toBe(`Dasha: ${read}`)
    expect(reply.body.split(/[\r\n\u0085\u2028]+/).filter((line) => /^(X-INJECTED|BEGIN:VEVENT$)/.test(line))).toEqual(
      readCalendar(reply).events.map(() => 'BEGIN:VEVENT'),
    )
  })

  test('names periods by their lords, not by the birth, in ids that stay the same', async () => {
    const [first, again] = [await calendarOf(YEAR), await calendarOf({ ...YEAR, name: 'Ada', language: 'hi' })]
    expect(again.events.map(({ uid }) => uid)).toEqual(first.events.map(({ uid }) => uid))
    for (const { uid } of first.events) expect(uid).toMatch(/^dasha\.vimshottari\.[a-z-]+\.\d{8}T\d{6}Z@orrery$/)
  })

  test.each([
    ['hi', {}, 'अन्तर्दशा: बृहस्पति – शुक्र'],
    ['hi', { system: 'yogini', levels: 1 }, 'महादशा: चंद्र (मङ्गला)'],
    ['de', { system: 'chara_rao', levels: 1 }, 'Mahadasha: Löwe'],
    ['es', {}, 'Antardasha: Júpiter – Venus'],
  ])('is in the language of the request: %s %j', async (language, fields, summary) => {
    const window = { timeline_from: '1991-08-24', timeline_to: '2030-12-31' }
    const { events } = await calendarOf({ ...YEAR, levels: 2, ...window, ...fields, language })
    expect(events.map((event) => event.summary)).toContain(summary)
  })

  test('has no events for a dasha from the lagna without a time of birth, and the headers say why', async () => {
    const reply = await send({ ...MUMBAI_UNTIMED, system: 'chara_rao', format: 'ics' })
    expect(readCalendar(reply).events).toEqual([])
    expect(reply.headers['x-orrery-warnings']).toContain('dasha_without_lagna')
  })
})

describe('the table of dashas', () => {
  test('has a line for each period with the values of the JSON, and its length', async () => {
    const { timeline, metadata } = await answer(YEAR)
    const rows = await rowsOf(YEAR)
    expect(rows.length).toBe(timeline.length)
    for (const [index, row] of rows.entries()) {
      const { path, ...period } = timeline[index]!
      expect(row).toMatchObject({ ...period, path: path.join(';'), level_number: `${path.length}`, yogini: '' })
      const days = (Date.parse(period.ends_at) - Date.parse(period.starts_at)) / DAY_MS
      expect(Number(row['duration_days'])).toBeCloseTo(days, 5)
      expect(Number(row['duration_years'])).toBeCloseTo(days / metadata.year_days, 5)
    }
  })

  test('has the years of Vimshottari', async () => {
    // Brihat Parashara Hora Shastra 46.15: Moon 10, Mars 7, Rahu 18, Jupiter 16, Saturn 19, Mercury 17, Ketu 7, Venus 20, Sun 6.
    const rows = await rowsOf(MUMBAI)
    expect(rows.slice(0, 9).map((row) => Math.round(Number(row['duration_years']) * 1e5) / 1e5)).toEqual([
      10, 7, 18, 16, 19, 17, 7, 20, 6,
    ])
  })

  test('has the yogini of each period', async () => {
    const [first] = await rowsOf({ ...MUMBAI, system: 'yogini' })
    expect([first!['lord'], first!['yogini']]).toEqual(['Moon', 'Mangala'])
  })
})

test.each([
  [{ format: 'ics', levels: 4 }, 'levels', '1000'],
  [{ format: 'csv', levels: 5, timeline_from: '2026-01-01', timeline_to: '2029-12-31' }, 'timeline_to', '1000'],
  [{ format: 'ics', year: -20 }, 'format', '1 to 9998'],
  [{ language: 'hi' }, 'language', 'ics'],
  [{ format: 'pdf' }, 'format', 'csv'],
])('%j is refused with its field and what is allowed', async (fields, field, allowed) => {
  const reply = await send({ ...MUMBAI, ...fields })
  expect(reply.statusCode, reply.body).toBe(422)
  const { loc, msg } = reply.json().detail[0]
  expect(loc).toEqual(['body', field])
  expect(msg).toContain(allowed)
})
