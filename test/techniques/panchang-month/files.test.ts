import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { CALENDAR_KINDS, PanchangMonthReply } from '../../../src/techniques/panchang-month/schema.ts'
import { type ReadEvent, readCalendar, readTable } from '../../support/calendar.ts'
import { DELHI, minutesApart, secondsApart, TROMSO, useTechnique } from '../../support/vedic.ts'
import truth from './truth.json' with { type: 'json' }

const OF_DAYS = JSON.parse(readFileSync(new URL('../panchang/truth.json', import.meta.url), 'utf8'))

const { send, answer } = useTechnique('/api/v2/vedic/panchang/month', PanchangMonthReply)

const JUNE = { ...DELHI, year: 2026, month: 6 }
const calendarOf = async (fields: object) => readCalendar(await send({ ...JUNE, format: 'ics', ...fields }))
const eventsOf = async (kinds: readonly string[], fields: object = {}) =>
  (await calendarOf({ kinds, ...fields })).events

const dateOf = (text: string) => text.slice(0, 10)

describe('the calendar of a month', () => {
  test('has a whole day for each date, named by the tithi at sunrise', async () => {
    const { name, events } = await calendarOf({})
    const { days } = await answer(JUNE)
    expect(name).toBe('Panchang: 28.6139, 77.209')
    expect(events.map(({ allDay, start, end, category }) => [allDay, start, end, category])).toEqual(
      days.map(({ date }) => [true, date, dateOf(new Date(Date.parse(date) + 86_400_000).toISOString()), 'day']),
    )
    for (const [index, { summary }] of events.entries()) {
      const { lunar_month: month, tithis } = days[index]!
      const adhika = month.month_type === 'adhika' ? 'Adhika ' : ''
      expect(summary).toBe(`${adhika}${month.name}, ${tithis[0]!.paksha} ${tithis[0]!.name}`)
    }
  })

  test('has the elements with the ends of the JSON, one after the other', async () => {
    const { days } = await answer(JUNE)
    for (const kind of ['tithi', 'nakshatra', 'yoga', 'karana'] as const) {
      const events = await eventsOf([kind])
      const told = days.flatMap((day) => day[`${kind}s`].map(({ name, ends_at_iso: end }) => ({ name, end })))
      const distinct = [...new Map(told.map((each) => [each.end, each])).values()]
      expect(events.map(({ end }) => end)).toEqual(distinct.map(({ end }) => utc(end)))
      expect(events.map(({ summary }) => summary.split(' ').at(-1))).toEqual(
        distinct.map(({ name }) => name.split(' ').at(-1)),
      )
      for (const [index, { start }] of events.slice(1).entries()) expect(start).toBe(events[index]!.end)
    }
  })

  test('has ekadashis, nakshatras, lunations and the sankranti at the seconds of swetest', async () => {
    const events = await eventsOf(['tithi', 'nakshatra', 'lunation', 'sankranti'])
    const found = (summary: string) => events.filter((event) => event.summary === summary)
    const isNear = ({ start, end }: ReadEvent, wanted: { start: string; end?: string }) => {
      expect(secondsApart(start, wanted.start)).toBeLessThan(3)
      if (wanted.end) expect(secondsApart(end, wanted.end)).toBeLessThan(3)
    }
    for (const each of truth.ekadashis) isNear(found(`Tithi: ${each.paksha} Ekadashi`)[0]!, each)
    for (const each of truth.nakshatras) {
      const [event] = found(`Nakshatra: ${each.name}`).filter(({ start }) => dateOf(start) === dateOf(each.start))
      isNear(event!, each)
    }
    isNear(found('New Moon')[0]!, { start: truth.new_moon })
    isNear(found('Full Moon').at(-1)!, { start: truth.full_moon })
    isNear(found('Mithuna Sankranti (Gemini)')[0]!, { start: truth.sankranti })
    expect(events.filter(({ category }) => category === 'sankranti').length).toBe(1)
  })

  test('marks the days of Ekadashi, and the first day of the month that follows the adhika month', async () => {
    const events = await eventsOf(['ekadashi', 'lunar_month'])
    expect(events.map(({ category, allDay, start, summary }) => [category, allDay, start, summary])).toEqual([
      ['ekadashi', true, '2026-06-11', 'Adhika Jyeshtha, Krishna Ekadashi'],
      ['ekadashi', true, '2026-06-25', 'Jyeshtha, Shukla Ekadashi'],
      // Delhi sees the Sun rise on the 15th before the new Moon at 08:24.
      ['lunar_month', true, '2026-06-16', 'Masa: Jyeshtha'],
    ])
    // The Moon is new on 17 May 2026 at 01:31 in India, before sunrise (Drik Panchang has the adhika month from that day).
    const [may] = await eventsOf(['lunar_month'], { month: 5 })
    expect([may!.start, may!.summary]).toEqual(['2026-05-17', 'Masa: Adhika Jyeshtha'])
  })

  test('has the rahu kala that Drik Panchang prints, and no abhijit on a Wednesday', async () => {
    const rows = OF_DAYS.days.filter(({ place }: { place: string }) => place === 'delhi')
    expect(rows.length).toBeGreaterThan(0)
    for (const { date, lat, lng, tz, published } of rows) {
      if (!published.rahu_start) continue
      const [year, month] = date.split('-').map(Number)
      const events = await eventsOf(['rahu_kalam', 'abhijit_muhurta'], { year, month, lat, lng, tz_str: tz })
      const [rahu] = events.filter(({ category, start }) => category === 'rahu_kalam' && dateOf(start) === date)
      expect(minutesApart(rahu!.start, published.rahu_start)).toBeLessThan(1.5)
      expect(minutesApart(rahu!.end, published.rahu_end)).toBeLessThan(1.5)
      const abhijits = events.filter(({ category }) => category === 'abhijit_muhurta')
      expect(abhijits.length).toBeGreaterThan(24)
      expect(abhijits.filter(({ start }) => new Date(start).getUTCDay() === 3)).toEqual([])
    }
  })

  test('leaves out the parts of a daylight that a place does not have', async () => {
    expect(await eventsOf(['rahu_kalam', 'yamaganda', 'gulika_kalam'], { ...TROMSO, month: 12 })).toEqual([])
    expect((await eventsOf(['day'], { ...TROMSO, month: 12 })).length).toBe(31)
  })

  test('keeps the ids of its events, whichever kinds it has and in whichever month an event is seen', async () => {
    const june = await eventsOf([...CALENDAR_KINDS])
    const again = await eventsOf(['tithi', 'tithi'], { language: 'hi' })
    const tithis = june.filter(({ category }) => category === 'tithi')
    expect(again.map(({ uid }) => uid)).toEqual(tithis.map(({ uid }) => uid))
    const july = await eventsOf(['tithi'], { month: 7 })
    expect(july[0]!.uid).toBe(tithis.at(-1)!.uid)
    expect(tithis.at(-1)!.uid).toMatch(/^tithi\.\d+\.20260629T\d{6}Z@orrery$/)
  })

  test('has dates of eight digits in early years', async () => {
    const { body } = await send({ ...JUNE, year: 1, month: 1, format: 'ics', kinds: ['day', 'karana'] })
    const dates = [...body.matchAll(/^DT(?:START|END)(?:;VALUE=DATE)?:(.*)\r$/gm)].map(([, date]) => date!)
    expect(dates.length).toBeGreaterThan(150)
    expect(dates[0]).toBe('00010101')
    expect(dates.filter((date) => !/^000[01]\d{4}(T\d{6}Z)?$/.test(date))).toEqual([])
  })

  test.each([
    ['hi', 'मिथुन सङ्क्रान्ति', 'तिथि: शुक्ल एकादशी'],
    ['de', 'Mithuna Sankranti (Zwillinge)', 'Neumond'],
    ['fr', 'Mithuna Sankranti (Gémeaux)', 'Pleine Lune'],
  ])('is in the language of the request: %s', async (language, ...summaries) => {
    const found = (await eventsOf(['tithi', 'lunation', 'sankranti'], { language })).map(({ summary }) => summary)
    for (const each of summaries) expect(found).toContain(each)
  })
})

const utc = (iso: string): string => new Date(iso).toISOString().replace('.000Z', 'Z')

describe('the table of a month', () => {
  test('has a line for each day with the values of the JSON', async () => {
    const rows = readTable(await send({ ...JUNE, format: 'csv' }))
    const { days } = await answer(JUNE)
    expect(rows.map(({ date }) => date)).toEqual(days.map(({ date }) => date))
    for (const [index, row] of rows.entries()) {
      const { tithis, karanas, lunar_month: month, rahu_kalam: rahu, ...day } = days[index]!
      const [first, ...later] = tithis
      expect(row).toMatchObject({
        weekday: day.weekday.name,
        sunrise: day.sunrise,
        moonset: day.moonset ?? '',
        lunar_month: month.name,
        lunar_month_type: month.month_type,
        paksha: first!.paksha,
        tithi: first!.name,
        tithi_number: `${first!.number}`,
        tithi_ends_at_iso: first!.ends_at_iso,
        later_tithis: later.map(({ name }) => name).join(';'),
        later_karanas_end_at_iso: karanas
          .slice(1)
          .map((each) => each.ends_at_iso)
          .join(';'),
        rahu_kalam_start: rahu!.start,
      })
    }
  })

  test('names the tithi that a day skips', async () => {
    const rows = readTable(await send({ ...DELHI, year: 2026, month: 2, format: 'csv', convention: 'drik' }))
    const skipped = rows.filter(({ skipped_tithis }) => skipped_tithis !== '')
    expect(skipped.map(({ date, skipped_tithis }) => [date, skipped_tithis])).toEqual([['2026-02-24', 'Ashtami']])
  })

  test('has the warnings and the precision in headers', async () => {
    const { headers } = await send({ ...JUNE, format: 'csv', unknown_field: 1 })
    expect(headers['x-orrery-warnings']).toContain('unknown_field')
    expect(['series', 'library']).toContain(headers['x-orrery-precision'])
  })
})

test.each([
  [{ kinds: ['day'] }, 'kinds', 'ics'],
  [{ language: 'hi', format: 'csv' }, 'language', 'ics'],
  [{ format: 'ics', kinds: ['festival'] }, 'kinds', 'tithi'],
  [{ format: 'ics', kinds: [] }, 'kinds', 'not be empty'],
  [{ format: 'ics', year: 0 }, 'format', '1 to 9998'],
  [{ format: 'xml' }, 'format', 'csv'],
])('%j is refused with its field and what is allowed', async (fields, field, allowed) => {
  const reply = await send({ ...JUNE, ...fields })
  expect(reply.statusCode, reply.body).toBe(422)
  const { loc, msg } = reply.json().detail[0]
  expect(loc.slice(0, 2)).toEqual(['body', field])
  expect(msg).toContain(allowed)
})
