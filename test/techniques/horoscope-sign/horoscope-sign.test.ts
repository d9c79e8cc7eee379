import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { SIGNS } from '../../../src/astro/sign.ts'
import { LANGUAGES } from '../../../src/languages/language.ts'
import { HoroscopeSignReply } from '../../../src/techniques/horoscope-sign/schema.ts'
import { type Query, type SharedApp, sharedApp } from '../../support/app.ts'
import { published } from '../../truth/tables.ts'

const TRUTH = JSON.parse(readFileSync(new URL('truth.json', import.meta.url), 'utf8'))
const LEO = { sign: 'leo', date: '2026-09-22' }
const ARIES = { sign: 'aries', date: '2026-09-26' }

let service: SharedApp
beforeAll(async () => {
  service = await sharedApp()
})

type Reply = z.output<typeof HoroscopeSignReply>

const send = (query: Query, version = 'v2') =>
  service.app.inject({
    url: `/api/${version}/horoscope/daily/sign`,
    query: query as Record<string, string>,
    headers: { 'x-api-key': service.key },
  })

async function replyTo(query: Query, version?: string): Promise<Reply> {
  const reply = await send(query, version)
  expect(reply.statusCode, reply.body).toBe(200)
  const answer = reply.json()
  expect(HoroscopeSignReply.parse(answer)).toEqual(answer)
  return answer
}

const horoscope = async (query: Query): Promise<Reply['data']> => (await replyTo(query)).data

/** Seconds between an instant of an answer and a time in UTC. */
const secondsFrom = (local: string, date: string, time: string): number =>
  Math.abs(Date.parse(local) - Date.parse(`${date}T${time}Z`)) / 1000

describe.each(['2026-09-22', '2026-09-26'])('the sky of %s', (date) => {
  const { longitudes, retrograde, aspects, moon_enters: enters } = TRUTH.days[date]

  test('has the places of swetest at noon, in houses that count from the sign', async () => {
    for (const [sign, { id }] of SIGNS.entries()) {
      const { planets } = (await horoscope({ sign: id, date })).astro
      expect(planets.map(({ key }) => key)).toEqual(Object.keys(longitudes))
      for (const { key, sign: place, degree, house } of planets) {
        const index = SIGNS.findIndex((each) => each.id === place.key)
        expect(Math.abs(index * 30 + degree - longitudes[key])).toBeLessThan(0.001)
        expect(house).toBe(((Math.floor(longitudes[key] / 30) - sign + 12) % 12) + 1)
      }
      expect(planets.filter((each) => each.retrograde).map(({ key }) => key)).toEqual(retrograde)
    }
  })

  test('has the aspects of swetest and no others, to 15 seconds', async () => {
    const { highlights } = (await horoscope({ sign: 'leo', date })).astro
    const found = highlights.filter(({ type }) => type === 'sky_aspect')
    expect(found.map(({ key }) => key)).toEqual(aspects.map(([, key]: string[]) => key))
    for (const [index, [time]] of aspects.entries())
      expect(secondsFrom(found[index]!.exact_at!, date, time)).toBeLessThan(15)
  })

  test('has the Moon’s entry into a sign, to 15 seconds', async () => {
    const { moon_sign_change: change, moon_sign: at } = (await horoscope({ sign: 'leo', date })).astro
    expect(at.key).toBe(SIGNS[Math.floor(longitudes.moon / 30)]!.id)
    expect(change?.key ?? null).toBe(enters?.[1] ?? null)
    if (change) expect(secondsFrom(change.at, date, enters[0])).toBeLessThan(15)
  })
})

test('a new or full Moon and a quarter is on the day of the US Naval Observatory, to a minute', async () => {
  const keys: Readonly<Record<string, string>> = {
    NM: 'new_moon',
    FQ: 'first_quarter',
    FM: 'full_moon',
    LQ: 'last_quarter',
  }
  const rows = published('moon-phases-usno').filter(([utc]) => /^20[23]\d-/.test(utc!))
  const some = rows.filter((_, index) => index % 4 === 0)
  expect(some.length).toBeGreaterThan(10)
  for (const [utc, phase] of some) {
    const { moon_phase: found } = (await horoscope({ sign: 'virgo', date: utc!.slice(0, 10) })).astro
    expect(found.key).toBe(keys[phase!])
    expect(secondsFrom(found.exact_at!, utc!.slice(0, 10), `${utc!.slice(11, 16)}:00`)).toBeLessThanOrEqual(60)
  }
})

describe.each(TRUTH.scores.rows as (typeof LEO & Record<string, never>)[])('$sign on $date', (row) => {
  const { sign, date, drivers, scores, told, lucky } = row

  test('has the drivers that the published tables give, and the scores that they add up to', async () => {
    const found = await horoscope({ sign, date })
    const ofDimension = found.score_factors.map(({ dimension, drivers: all }) => [
      dimension,
      Object.fromEntries(all.map(({ key, weight }) => [key, weight])),
    ])
    expect(Object.fromEntries(ofDimension)).toEqual(drivers)
    expect(found.scores).toEqual(scores)
  })

  test('tells the heaviest facts, at most two aspects among them', async () => {
    const { facts, text } = (await horoscope({ sign, date })).content
    expect(facts.filter((fact) => fact.in_text).map(({ key }) => key)).toEqual(told)
    expect(facts.map(({ weight }) => weight)).toEqual(facts.map(({ weight }) => weight).toSorted((a, b) => b - a))
    expect(text).toBe(
      facts
        .filter((fact) => fact.in_text)
        .map((fact) => fact.text)
        .join(' '),
    )
  })

  test('has its colour, number and hours by the published rules', async () => {
    const { color, number, time_window: window } = (await horoscope({ sign, date })).lucky
    expect({ color: color.key, number, rule: window.rule, display: window.display }).toEqual(lucky)
  })
})

test('the factors of every sign add up to its scores, and the overall score is their mean', async () => {
  for (const { id: sign } of SIGNS)
    for (const date of ['1999-08-11', '2020-12-21', '2026-02-17', '2044-05-01']) {
      const { scores, score_factors: factors } = await horoscope({ sign, date })
      for (const { dimension, drivers } of factors)
        expect(drivers.reduce((sum, { weight }) => sum + weight, 0)).toBe(scores[dimension])
      const { love, career, money, health, overall } = scores
      expect(overall).toBe(Math.round((love + career + money + health) / 4))
    }
})

test('the weekday gives the colour, and with the ruler of the sign the number', async () => {
  const days = Array.from({ length: 7 }, (_, index) => `2026-09-${20 + index}`)
  const lucky = await Promise.all(days.map(async (date) => (await horoscope({ sign: 'libra', date })).lucky))
  expect(lucky.map(({ color }) => color.key)).toEqual(TRUTH.week.colours)
  expect(lucky.map(({ number }) => number)).toEqual(TRUTH.week.numbers_of_libra)
})

describe('a request', () => {
  test('gets the same data each time, at both addresses and by both names of a field', async () => {
    const [data, again] = [await horoscope(LEO), await horoscope(LEO)]
    expect(again).toEqual(data)
    expect((await replyTo(LEO, 'v1')).data).toEqual(data)
    const french = await horoscope({ ...LEO, tz_str: 'Europe/Paris', locale: 'fr' })
    expect(await horoscope({ ...LEO, timezone: 'Europe/Paris', lang: 'FR' })).toEqual(french)
  })

  test('has the day of its time zone', async () => {
    const { data, meta } = await replyTo({ ...LEO, tz_str: 'Pacific/Auckland' })
    // New Zealand is twelve hours ahead until 27 September 2026: its day ends at noon UTC, before the sextile at 17:16.
    const times = data.astro.highlights.flatMap(({ exact_at: at }) => (at ? [at] : []))
    expect(times.every((at) => at.startsWith('2026-09-22T') && at.endsWith('+12:00'))).toBe(true)
    expect(data.astro.highlights.map(({ key }) => key)).not.toContain('moon_sextile_saturn')
    expect(meta.settings).toMatchObject({ tz_str: 'Pacific/Auckland', noon: '2026-09-22T12:00:00+12:00' })
  })

  test('without a date gets the current one in its zone, with its id and time', async () => {
    const dateIn = () => new Date().toLocaleDateString('sv-SE', { timeZone: 'Pacific/Kiritimati' })
    const before = dateIn()
    const answer = await send({ sign: 'pisces', tz_str: 'Pacific/Kiritimati' })
    const { meta, data }: Reply = answer.json()
    expect([before, dateIn()]).toContain(data.date)
    expect(meta.request_id).toBe(answer.headers['x-request-id'])
    expect(Math.abs(Date.parse(meta.generated_at) - Date.now())).toBeLessThan(60_000)
    expect((await horoscope({ sign: 'pisces', date: 'today', tz_str: 'Pacific/Kiritimati' })).date).toBe(data.date)
  })

  test('for a year of the Moshier theory gets a warning, and no other does', async () => {
    for (const date of ['-002500-03-01', '2026-03-01']) {
      const { meta, warnings = [] } = await replyTo({ sign: 'leo', date })
      expect(meta.settings.precision === 'moshier').toBe(warnings.some(({ code }) => code === 'moshier_theory'))
    }
  })
})

describe.each(LANGUAGES)('in %s', (locale) => {
  test('texts have 240 to 500 characters, themes at most 52, and no open placeholder', async () => {
    for (const { id: sign } of SIGNS)
      for (const date of ['2026-09-22', '2026-09-26', '2026-02-17', '2026-07-04']) {
        const { content, score_factors: factors, lucky } = await horoscope({ sign, date, locale })
        expect(content.text.length, content.text).toBeGreaterThanOrEqual(240)
        expect(content.text.length, content.text).toBeLessThanOrEqual(500)
        expect(content.theme.length).toBeLessThanOrEqual(52)
        expect(JSON.stringify([content, factors, lucky])).not.toMatch(/\{\w+\}|undefined/)
      }
  })
})

test.each<[Query, string, RegExp]>([
  [{}, 'query.sign', /required|aries/i],
  [{ sign: 'ophiuchus' }, 'query.sign', /aries.*pisces/],
  [{ ...LEO, date: '2026-02-30' }, 'query.date', /between 01 and 28/],
  [{ ...LEO, date: 'tomorrow' }, 'query.date', /or today/],
  [{ ...LEO, locale: 'et' }, 'query.locale', /en.*de.*fr.*es.*pt.*it/],
  [{ ...LEO, locale: 'de', lang: 'fr' }, 'query.lang', /contradicts locale/],
  [{ ...LEO, tz_str: 'UTC', timezone: 'Europe/Paris' }, 'query.timezone', /contradicts tz_str/],
  [{ ...LEO, tz_str: 'Mars/Olympus' }, 'query.tz_str', /IANA/],
  [{ ...LEO, date: '2011-12-30', tz_str: 'Pacific/Apia' }, 'query.date', /skipped 2011-12-30/],
  [{ ...LEO, date: '9999-01-01' }, 'query.date', /ephemeris|years/i],
])('%j is refused with what is allowed', async (query, field, message) => {
  const reply = await send(query)
  expect(reply.statusCode, reply.body).toBe(422)
  const faults: { loc: string[]; msg: string }[] = reply.json().detail
  expect(faults.find(({ loc }) => loc.join('.') === field)?.msg).toMatch(message)
})

test('the Moon’s sentence names both signs on a day on which it moves', async () => {
  const { content, astro } = await horoscope(ARIES)
  expect(content.text).toContain('The Moon is in Pisces until 10:23, then in Aries')
  expect(content.text).toContain('Full Moon at 16:49')
  expect(astro.moon_phase).toMatchObject({ key: 'full_moon', label: 'Full Moon' })
})
