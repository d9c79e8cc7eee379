import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { LANGUAGES } from '../../../src/languages/language.ts'
import { PeriodPersonalReply } from '../../../src/techniques/families/horoscope/period/reply.ts'
import { type SharedApp, sharedApp } from '../../support/app.ts'
import { expectMeans, expectNoRepetition, factorsOf, secondsFrom } from '../horoscope-periods.ts'

const TRUTH = JSON.parse(readFileSync(new URL('truth.json', import.meta.url), 'utf8'))
const { birth: BIRTH, request: REQUEST } = TRUTH
const { hour: _, minute: __, ...UNTIMED } = BIRTH
const PERIODS = [REQUEST, { year: 2027, month: 2 }]

let service: SharedApp
beforeAll(async () => {
  service = await sharedApp()
})

type Reply = z.output<typeof PeriodPersonalReply>
type Transit = Reply['data']['personal']['transits_top'][number]

const send = (body: object, period = 'monthly') => service.postTo(`/api/v3/horoscope/${period}/personal`, body)

async function replyTo(body: object): Promise<Reply> {
  const reply = await send(body)
  expect(reply.statusCode, reply.body).toBe(200)
  const answer = reply.json()
  expect(PeriodPersonalReply.parse(answer)).toEqual(answer)
  return answer
}

const inUtc = async (more: object = {}): Promise<Reply['data']> =>
  (await replyTo({ birth: BIRTH, ...REQUEST, tz_str: 'UTC', ...more })).data

const keyOf = ({ transit_planet: a, aspect, natal_planet: b }: Transit): string => `${a.key}_${aspect.key}_${b.key}`

type Row = readonly [key: string, orb: number, score: number, days: number, exact: readonly string[]]

describe('transits', () => {
  test('are those of swetest on all days, the highest score first', async () => {
    const { personal, events } = await inUtc()
    const rows: readonly Row[] = TRUTH.transits
    const known = new Map(rows.map((row) => [row[0], row]))
    expect(personal.transits_count).toBe(rows.length)
    for (const transit of personal.transits_top) {
      const [, orb, score, days, exact] = known.get(keyOf(transit))!
      expect(Math.abs(transit.orb_deg - orb)).toBeLessThan(0.0101)
      expect(Math.abs(transit.score - score)).toBeLessThanOrEqual(1)
      expect(transit.days).toBe(days)
      expect(transit.exact_at).toHaveLength(exact.length)
      for (const [index, utc] of exact.entries()) expect(secondsFrom(transit.exact_at[index]!, utc)).toBeLessThan(15)
    }
    const scores = personal.transits_top.map(({ score }) => score)
    expect(scores).toEqual(scores.toSorted((one, other) => other - one))
    const exact = rows.flatMap(([key, , , , times]) => times.map((utc) => [key, utc] as const))
    const found = events.filter(({ type }) => type === 'transit')
    expect(found.map(({ key }) => key).toSorted()).toEqual(exact.map(([key]) => key).toSorted())
    for (const [key, utc] of exact)
      expect(
        found.some((each) => each.key === key && secondsFrom(each.exact_at, utc) < 15),
        key,
      ).toBe(true)
  })
})

describe('scores', () => {
  test('have the drivers that the published tables give, and are the means of the days', async () => {
    const data = await inUtc()
    expect(factorsOf(data)).toEqual(TRUTH.factors)
    expect(data.scores).toEqual(TRUTH.scores)
    expectMeans(data)
  })

  test('are on each day those of the daily horoscope', async () => {
    for (const { date, scores } of (await inUtc()).days.filter((___, index) => index % 3 === 0)) {
      const daily = await send({ birth: BIRTH, date, tz_str: 'UTC' }, 'daily')
      expect(daily.json().data.scores).toEqual(scores)
    }
  })
})

describe('a birth', () => {
  test('without a time has the Moon’s range, no houses and no angles, a warning and less confidence', async () => {
    const { data, warnings } = await replyTo({ birth: { ...UNTIMED, time_known: false }, ...REQUEST, tz_str: 'UTC' })
    const { personal, astro, content, events } = data
    // swetest -b15.5.1990 -ut4:00:00 -p1, and the same a day later: both are midnight in New York. To 0.001 degrees.
    expect(personal.natal_moon_range!.from).toBeCloseTo(293.0563, 2)
    expect(personal.natal_moon_range!.to).toBeCloseTo(305.4531, 2)
    expect(personal).toMatchObject({ ascendant_sign: null, confidence_score: 0.5 })
    expect(astro.planets.every(({ house }) => house === null)).toBe(true)
    expect(events.every(({ houses }) => houses.length === 0)).toBe(true)
    expect(events.filter(({ type, key }) => type === 'transit' && /_(?:moon|asc|mc)$/.test(key))).toEqual([])
    expect(content.facts.some(({ type }) => type === 'planet_in_house' || type === 'ingress')).toBe(false)
    expect(warnings!.map(({ code }) => code)).toContain('time_unknown')
    expect((await inUtc()).personal).toMatchObject({ confidence_score: 1, ascendant_sign: { key: 'virgo' } })
    expectMeans(data)
  })

  test('has the days of its place, if no other zone is named, and other names for its fields', async () => {
    const { lat: latitude, lng: longitude, hour: hours, minute: minutes, tz_str: timezone, ...date } = BIRTH
    const answer = await replyTo({ birth: { ...date, latitude, longitude, hours, minutes, timezone }, ...REQUEST })
    expect(answer.meta.settings).toMatchObject({ tz_str: 'America/New_York', period: { kind: 'month' } })
    expect(answer.data.events.every(({ exact_at: at }) => at.endsWith('-04:00'))).toBe(true)
    const same = await replyTo({ birth: BIRTH, ...REQUEST, timezone: 'America/New_York' })
    expect(answer.data).toEqual(same.data)
  })
})

test.each(LANGUAGES)('texts in %s are long enough, say nothing twice, and have no open placeholder', async (locale) => {
  for (const birth of [BIRTH, { ...UNTIMED, time_known: false }, { ...BIRTH, year: 1961, month: 11, day: 3 }])
    for (const asked of PERIODS) {
      const data = await inUtc({ birth, locale, ...asked })
      expectNoRepetition(data)
      expect(data.content.text.length, data.content.text).toBeGreaterThanOrEqual(200)
      expect(data.content.text.length, data.content.text).toBeLessThanOrEqual(1000)
      expect(data.content.theme.length).toBeLessThanOrEqual(52)
      expect(JSON.stringify(data)).not.toMatch(/\{\w+\}|undefined/)
    }
})

test.each<[object, string, RegExp]>([
  [{ birth: { ...BIRTH, latitude: 3 } }, 'body.birth.latitude', /contradicts lat/],
  [{ birth: BIRTH, month: 10 }, 'body.year', /give both or neither/],
  [{ birth: BIRTH, year: 2026, month: 0 }, 'body.month', /1/],
  [{ birth: BIRTH, year: 9999, month: 1 }, 'body.year', /ephemeris|years/i],
])('%j is refused with what is allowed', async (body, field, message) => {
  const reply = await send(body)
  expect(reply.statusCode, reply.body).toBe(422)
  const faults: { loc: string[]; msg: string }[] = reply.json().detail
  expect(faults.find(({ loc }) => loc.join('.') === field)?.msg, reply.body).toMatch(message)
})
