import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { LANGUAGES } from '../../../src/languages/language.ts'
import { HoroscopePersonalReply } from '../../../src/techniques/horoscope-personal/schema.ts'
import { type SharedApp, sharedApp } from '../../support/app.ts'

const TRUTH = JSON.parse(readFileSync(new URL('truth.json', import.meta.url), 'utf8'))
const { birth: BIRTH, date: DATE } = TRUTH
const { hour: _, minute: __, ...UNTIMED } = BIRTH

let service: SharedApp
beforeAll(async () => {
  service = await sharedApp()
})

type Reply = z.output<typeof HoroscopePersonalReply>
type Transit = Reply['data']['personal']['transits_top'][number]

const send = (body: object, version = 'v1') => service.postTo(`/api/${version}/horoscope/daily/personal`, body)

async function replyTo(body: object, version?: string): Promise<Reply> {
  const reply = await send(body, version)
  expect(reply.statusCode, reply.body).toBe(200)
  const answer = reply.json()
  expect(HoroscopePersonalReply.parse(answer)).toEqual(answer)
  return answer
}

const inUtc = async (more: object = {}): Promise<Reply['data']> =>
  (await replyTo({ birth: BIRTH, date: DATE, tz_str: 'UTC', ...more })).data

const keyOf = ({ transit_planet: a, aspect, natal_planet: b }: Transit): string => `${a.key}_${aspect.key}_${b.key}`

describe('transits', () => {
  test('are those of swetest, the highest score first', async () => {
    const { personal } = await inUtc()
    const { rows } = TRUTH.transits
    const known = new Map<string, [string, number, string | null, number]>(
      rows.map((row: [string, number, string | null, number]) => [row[0], row]),
    )
    expect(personal.transits_count).toBe(rows.length)
    expect(personal.transits_top).toHaveLength(10)
    for (const transit of personal.transits_top) {
      const [, orb, time, score] = known.get(keyOf(transit))!
      expect(Math.abs(transit.orb_deg - orb)).toBeLessThan(0.0101)
      expect(Math.abs(transit.score - score)).toBeLessThanOrEqual(1)
      expect(transit.exact_at === null).toBe(time === null)
      if (time) {
        expect(Math.abs(Date.parse(transit.exact_at!) - Date.parse(`${DATE}T${time}Z`))).toBeLessThan(15_000)
        expect(transit.is_applying).toBe(time > '12')
      }
    }
    const scores = personal.transits_top.map(({ score }) => score)
    expect(scores).toEqual(scores.toSorted((one, other) => other - one))
  })

  test('that separate have a larger orb on later days', async () => {
    // Saturn is retrograde until December, and leaves the conjunction with Venus.
    const orbOf = async (date: string) =>
      (await inUtc({ date })).personal.transits_top.find((each) => keyOf(each) === 'saturn_conjunction_venus')!
    const [before, after] = [await orbOf('2026-09-20'), await orbOf('2026-09-24')]
    expect(before.orb_deg).toBeLessThan(after.orb_deg)
    expect([before.is_applying, after.is_applying]).toEqual([false, false])
  })

  test('have longer texts by request, in English, each beside its transit', async () => {
    expect((await inUtc()).personal).not.toHaveProperty('interpretation_blocks')
    const { interpretation_blocks: blocks, transits_top: top } = (
      await inUtc({ include_interpretation_blocks: true, locale: 'fr' })
    ).personal
    expect(blocks!.length).toBeGreaterThan(5)
    for (const { transit, key, language, text } of blocks!) {
      expect(keyOf(top[transit]!)).toBe(key)
      expect(language).toBe('en')
      expect(text.length).toBeGreaterThan(200)
    }
  })
})

describe('scores', () => {
  test('are the sums of the drivers that the published tables give', async () => {
    const { score_factors: factors, scores, content } = await inUtc()
    const found = factors.map(({ dimension, drivers }) => [
      dimension,
      Object.fromEntries(drivers.map(({ key, weight }) => [key, weight])),
    ])
    expect(Object.fromEntries(found)).toEqual(TRUTH.scores.drivers)
    expect(scores).toEqual(TRUTH.scores.scores)
    expect(content.facts.filter((fact) => fact.in_text).map(({ key }) => key)).toEqual(TRUTH.scores.told)
  })

  test('add up on every day, with and without a time of birth', async () => {
    for (const birth of [BIRTH, { ...UNTIMED, time_known: false }])
      for (let day = 1; day <= 28; day += 3) {
        const { score_factors: factors, scores } = await inUtc({
          birth,
          date: `2026-02-${String(day).padStart(2, '0')}`,
        })
        for (const { dimension, drivers } of factors)
          expect(drivers.reduce((sum, { weight }) => sum + weight, 0)).toBe(scores[dimension])
      }
  })
})

describe('a birth', () => {
  test('has one horoscope under all names of its fields, and at all three addresses', async () => {
    const data = await inUtc()
    expect(await inUtc()).toEqual(data)
    const { lat: latitude, lng: longitude, hour: hours, minute: minutes, tz_str: timezone, ...date } = BIRTH
    const other = { birth: { ...date, latitude, longitude, hours, minutes, timezone }, date: DATE, timezone: 'UTC' }
    for (const version of ['v1', 'v2', 'v3']) expect((await replyTo(other, version)).data).toEqual(data)
  })

  test('without a time has the Moon’s range, no houses and no angles, a warning and less confidence', async () => {
    const { data, warnings } = await replyTo({ birth: { ...UNTIMED, time_known: false }, date: DATE, tz_str: 'UTC' })
    const { personal, astro, content } = data
    // swetest -b15.5.1990 -ut4:00:00 -p1, and the same a day later: both are midnight in New York. To 0.001 degrees.
    expect(personal.natal_moon_range!.from).toBeCloseTo(293.0563, 2)
    expect(personal.natal_moon_range!.to).toBeCloseTo(305.4531, 2)
    expect(personal.ascendant_sign).toBe(null)
    expect(personal.confidence_score).toBe(0.5)
    expect(astro.planets.every(({ house }) => house === null)).toBe(true)
    const met = personal.transits_top.map(({ natal_planet: { key } }) => key)
    expect(met.filter((key) => ['moon', 'asc', 'mc'].includes(key))).toEqual([])
    expect(content.facts.some(({ type }) => type === 'moon_house')).toBe(false)
    expect(warnings!.map(({ code }) => code)).toContain('time_unknown')
    expect((await inUtc()).personal).toMatchObject({ confidence_score: 1, ascendant_sign: { key: 'virgo' } })
  })

  test('has the day of its place, if no other zone is named', async () => {
    const { meta, data } = await replyTo({ birth: BIRTH, date: DATE })
    expect(meta.settings).toMatchObject({ tz_str: 'America/New_York', noon: '2026-09-22T12:00:00-04:00' })
    expect(data.date).toBe(DATE)
    const today = () => new Date().toLocaleDateString('sv-SE', { timeZone: 'Pacific/Kiritimati' })
    const before = today()
    const now = await replyTo({ birth: BIRTH, timezone: 'Pacific/Kiritimati' })
    expect([before, today()]).toContain(now.data.date)
  })
})

test.each(LANGUAGES)('texts in %s have 240 to 520 characters, and no open placeholder', async (locale) => {
  for (const birth of [BIRTH, { ...UNTIMED, time_known: false }])
    for (const date of ['2026-09-22', '2026-02-17', '2026-07-04', '2027-01-01']) {
      const { content, personal, score_factors: factors } = await inUtc({ birth, date, locale })
      expect(content.text.length, content.text).toBeGreaterThanOrEqual(240)
      expect(content.text.length, content.text).toBeLessThanOrEqual(520)
      expect(content.theme.length).toBeLessThanOrEqual(52)
      expect(JSON.stringify([content, personal, factors])).not.toMatch(/\{\w+\}|undefined/)
    }
})

test.each<[object, string, RegExp]>([
  [{}, 'body.birth', /required|expected object|Invalid/i],
  [{ birth: UNTIMED }, 'body.birth.hour', /time_known false/],
  [{ birth: { ...BIRTH, hours: 3 } }, 'body.birth.hours', /contradicts hour/],
  [{ birth: { ...BIRTH, latitude: 3 } }, 'body.birth.latitude', /contradicts lat/],
  [{ birth: { ...BIRTH, lat: undefined, lng: undefined } }, 'body.birth.city', /place is required/],
  [{ birth: { ...BIRTH, day: 31, month: 2 } }, 'body.birth.day', /28/],
  [{ birth: BIRTH, locale: 'et' }, 'body.locale', /en.*de.*fr.*es.*pt.*it/],
  [{ birth: BIRTH, date: 'tomorrow' }, 'body.date', /or today/],
  [{ birth: BIRTH, date: '9999-01-01' }, 'body.date', /ephemeris|years/i],
  [{ birth: BIRTH, tz_str: 'UTC', timezone: 'Europe/Paris' }, 'body.timezone', /contradicts tz_str/],
])('%j is refused with what is allowed', async (body, field, message) => {
  const reply = await send(body)
  expect(reply.statusCode, reply.body).toBe(422)
  const faults: { loc: string[]; msg: string }[] = reply.json().detail
  expect(faults.find(({ loc }) => loc.join('.') === field)?.msg, reply.body).toMatch(message)
})
