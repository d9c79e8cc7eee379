import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { gowriNames } from '../../../src/astro/vedic/gowri.ts'
import { VedicQaReply } from '../../../src/techniques/vedic-qa/schema.ts'
import { DELHI, minutesApart, TROMSO, useTechnique } from '../../support/vedic.ts'
import almanac from '../panchang/truth.json' with { type: 'json' }

const TRUTH = JSON.parse(readFileSync(new URL('./truth.json', import.meta.url), 'utf8'))

const MUMBAI = { lat: 19.076, lng: 72.8777, tz_str: 'Asia/Kolkata' }
/** A Tuesday. */
const TUESDAY = { date: '2026-09-22', ...MUMBAI }

const { send, answer } = useTechnique('/api/v2/vedic/qa', VedicQaReply)
const answerTo = (question: string, fields: object = TUESDAY) => answer({ question, ...fields })

describe('an answer', () => {
  test('about Rahu Kaal begins and ends in the minutes that Drik Panchang prints', async () => {
    const rows = almanac.days.filter(({ published }) => 'rahu_start' in published)
    expect(rows.length).toBeGreaterThan(2)
    for (const { date, lat, lng, tz, published } of rows) {
      const { period } = await answerTo('rahu kaal', { date, lat, lng, tz_str: tz })
      // Minutes are printed cut.
      expect(minutesApart(period!.start_iso, published.rahu_start!), date).toBeLessThan(1)
      expect(minutesApart(period!.end_iso, published.rahu_end!), date).toBeLessThan(1)
    }
  })

  test('about Abhijit has a fifteenth of the daylight around noon', async () => {
    const { period, panchang_context: context } = await answerTo('Abhijit Muhurta')
    const { daylight_minutes, minutes } = TRUTH.abhijit
    expect(Math.round(daylight_minutes / 15)).toBe(minutes)
    const seconds = (clock: string) => clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
    const daylight = (seconds(context.sunset!) - seconds(context.sunrise!)) / 60
    expect(period!.duration_minutes).toBeCloseTo(daylight / 15, 1)
    expect(period!.quality).toBe('excellent')
  })

  test('about Abhijit of a Wednesday says that it does not count', async () => {
    const { period } = await answerTo('abhijit muhurat', { ...TUESDAY, date: '2026-09-23' })
    expect(period).toMatchObject({ quality: 'avoid', note: expect.stringContaining('Wednesday') })
  })

  // A night has fifteen muhurtas; Brahma Muhurta is the last but one, so it ends one before sunrise.
  test('about Brahma Muhurta ends as long before sunrise as it lasts', async () => {
    const { period, panchang_context: context } = await answerTo('brahma muhurat')
    expect(period!.section).toBe('before_sunrise')
    const sunrise = `2026-09-22T${context.sunrise}+05:30`
    expect(minutesApart(period!.end_iso, sunrise)).toBeCloseTo(period!.duration_minutes, 1)
  })

  test('about do ghati muhurats has the bad ones of the printed list and the dur muhurtas of Tuesday', async () => {
    const { periods, sections } = await answerTo('do ghati muhurat')
    expect(periods).toHaveLength(30)
    const numbersToAvoid = (section: string) =>
      sections[section]!.flatMap(({ quality }, index) => (quality === 'avoid' ? [index + 1] : []))
    expect(numbersToAvoid('day')).toEqual(TRUTH.muhurtas.bad_day)
    expect(numbersToAvoid('night')).toEqual([...TRUTH.muhurtas.bad_night, 7])
    expect(periods[0]!.name).toBe('Rudra')
    expect(periods[28]).toMatchObject({ name: 'Brahma', quality: 'excellent' })
  })

  test('about horas gives the first one of a Tuesday to Mars, with the qualities of the public service', async () => {
    const { periods } = await answerTo('hora')
    expect(periods).toHaveLength(24)
    expect(periods[0]).toMatchObject({ lord: 'Mars', quality: 'caution' })
    const quality = Object.fromEntries(periods.map(({ name, quality }) => [name, quality]))
    expect(quality).toMatchObject({ Jupiter: 'excellent', Venus: 'auspicious', Sun: 'mixed', Mars: 'caution' })
  })

  test('about chaughadias has the order of a stored answer of the public service', async () => {
    const { periods } = await answerTo('choghadiya')
    expect(periods.map(({ name }) => name).join(' ')).toBe(almanac.chaughadias_of_tuesday.names)
  })

  test('about Panchak has the times of an Indian almanac of 2020 within a minute', async () => {
    for (const [start, end] of TRUTH.panchak.rows) {
      const { period } = await answerTo('panchak', { ...DELHI, date: start.slice(0, 10) })
      expect(minutesApart(period!.start_iso, `${start}+05:30`), start).toBeLessThan(1)
      expect(minutesApart(period!.end_iso, `${end}+05:30`), end).toBeLessThan(1)
    }
  })

  // 26 January 2020 was a Sunday, 17 April a Friday.
  test('about Panchak names it after the weekday on which it begins', async () => {
    expect((await answerTo('panchak', { ...DELHI, date: '2020-01-28' })).period!.name).toBe('Rog Panchak')
    expect((await answerTo('panchak', { ...DELHI, date: '2020-04-18' })).period!.name).toBe('Chor Panchak')
  })

  test('about Panchak on a day without it names the next one', async () => {
    const { answer, period, periods } = await answerTo('panchak', { ...DELHI, date: '2020-01-20' })
    expect({ period, periods }).toEqual({ period: null, periods: [] })
    expect(answer).toContain('The next one is from 2020-01-26 17:')
  })

  test('about Bhadra ends with the second half of the bright Ekadashi', async () => {
    const { periods } = await answerTo('bhadra')
    expect(periods).toHaveLength(1)
    expect(minutesApart(periods[0]!.end_iso, TRUTH.bhadra.end)).toBeLessThan(0.1)
  })

  test('has the period that runs at the time given, before sunrise that of the night before', async () => {
    const { current_period: day } = await answerTo('hora', { ...TUESDAY, time: '15:00' })
    expect(day!.start <= '15:00' && day!.end > '15:00').toBe(true)
    const { current_period: night } = await answerTo('hora', { ...TUESDAY, time: '02:00' })
    expect(night).toMatchObject({ section: 'night' })
    expect(Date.parse(night!.start_iso)).toBeLessThanOrEqual(Date.parse('2026-09-22T02:00:00+05:30'))
    expect(Date.parse(night!.end_iso)).toBeGreaterThan(Date.parse('2026-09-22T02:00:00+05:30'))
  })

  test('of a date without sunrise has no parts of daylight and says why', async () => {
    const { periods, warnings } = await answerTo('hora', { ...TROMSO, date: '2026-06-21' })
    expect(periods).toEqual([])
    expect(warnings.map(({ code }) => code)).toContain('no_sunrise')
  })
})

test('the last day before a polar night has horas of the day only, and a warning', async () => {
  const days = await Promise.all(
    [24, 25, 26, 27, 28, 29, 30].map((day) => answerTo('hora', { ...TROMSO, date: `2026-11-${day}` })),
  )
  const last = days.findLast(({ periods }) => periods.length > 0)!
  expect(last.periods).toHaveLength(12)
  expect(new Set(last.periods.map(({ section }) => section))).toEqual(new Set(['day']))
  expect(last.warnings.map(({ code }) => code)).toContain('no_night')
})

test.each(['day', 'night'] as const)('the Gowri names by %s are those of the printed table', (part) => {
  expect(Array.from({ length: 7 }, (_, weekday) => gowriNames(weekday, part))).toEqual(TRUTH.gowri[part])
})

test('the part of the day that Gowri calls Visham is Rahu Kaal on every weekday', async () => {
  for (let day = 20; day < 27; day += 1) {
    const fields = { ...MUMBAI, date: `2026-09-${day}` }
    const visham = (await answerTo('Gauri Panchangam', fields)).sections['day']!.find(({ name }) => name === 'Visham')!
    const { period } = await answerTo('rahu kalam', fields)
    expect([visham.start_iso, visham.end_iso], `${day}`).toEqual([period!.start_iso, period!.end_iso])
  }
})

test.each([
  [{ question: 'marriage' }, 'question', /Allowed: abhijit muhurat, rahu kaal/],
  [{ date: '22.09.2026' }, 'date', /2026-03-01/],
  [{ time: '25:00' }, 'time', /10:00/],
  [{ date: '2011-12-30', lat: -13.83, lng: -171.77, tz_str: 'Pacific/Apia' }, 'date', /skipped/],
  [{ date: '9000-01-01' }, 'date', /./],
])('%j is refused with its field and what is allowed', async (fields, field, says) => {
  const reply = await send({ question: 'hora', ...TUESDAY, ...fields })
  expect(reply.statusCode, reply.body).toBe(422)
  expect(reply.body).toContain(JSON.stringify(['body', field]))
  expect(reply.body).toMatch(says)
})

test('a language without texts gets the English answer and a warning', async () => {
  const { warnings } = await answerTo('hora', { ...TUESDAY, language: 'de' })
  expect(warnings.map(({ code }) => code)).toEqual(['language_not_available'])
})
