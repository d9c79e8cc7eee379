import { beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { LANGUAGES } from '../../src/languages/language.ts'
import { PeriodPersonalReply } from '../../src/techniques/families/horoscope/period/reply.ts'
import { type SharedApp, sharedApp } from '../support/app.ts'
import { expectMeans, expectScores, expectText, type ScoresTruth, secondsFrom } from './horoscope-periods.ts'

type Reply = z.output<typeof PeriodPersonalReply>
type Data = Reply['data']

type Row = readonly [key: string, orb: number, score: number, days: number, exact: readonly string[]]

/** A birth, a period, and the transits and scores that swetest gives for them. */
interface Truth extends ScoresTruth {
  readonly birth: Readonly<Record<string, unknown>>
  readonly request: object
  readonly transits: readonly Row[]
}

const KINDS = { weekly: 'week', monthly: 'month' } as const

/** The birth of a truth, of which nobody knows the time. */
export const untimed = ({ birth: { hour: _, minute: __, ...date } }: Truth) => date

/** Tests the horoscope of a birth for a period, whose length does not matter, and its texts for further ones. */
export function testPersonalPeriod(period: keyof typeof KINDS, truth: Truth, further: readonly object[]) {
  const { birth: BIRTH, request: REQUEST } = truth
  const UNTIMED = { ...untimed(truth), time_known: false }
  let service: SharedApp
  beforeAll(async () => {
    service = await sharedApp()
  })

  const send = (body: object, of: string = period) => service.postTo(`/api/v3/horoscope/${of}/personal`, body)

  async function replyTo(body: object): Promise<Reply> {
    const reply = await send(body)
    expect(reply.statusCode, reply.body).toBe(200)
    const answer = reply.json()
    expect(PeriodPersonalReply.parse(answer)).toEqual(answer)
    return answer
  }

  const inUtc = async (more: object = {}): Promise<Data> =>
    (await replyTo({ birth: BIRTH, ...REQUEST, tz_str: 'UTC', ...more })).data

  describe('transits', () => {
    test('are those of swetest on all days, the highest score first', async () => {
      expectTransits(await inUtc(), truth.transits)
    })
  })

  describe('scores', () => {
    test('have the drivers that the published tables give, and are the means of the days', async () => {
      expectScores(await inUtc(), truth)
    })

    test('are on each day those of the daily horoscope', async () => {
      for (const { date, scores } of (await inUtc()).days.filter((_, index) => index % 3 === 0)) {
        const daily = await send({ birth: BIRTH, date, tz_str: 'UTC' }, 'daily')
        expect(daily.json().data.scores).toEqual(scores)
      }
    })
  })

  describe('a birth', () => {
    test('without a time has the Moon’s range, no houses and no angles, a warning and less confidence', async () => {
      const { data, warnings } = await replyTo({ birth: UNTIMED, ...REQUEST, tz_str: 'UTC' })
      expectUntimed(data)
      expect(warnings!.map(({ code }) => code)).toContain('time_unknown')
      expect((await inUtc()).personal).toMatchObject({ confidence_score: 1, ascendant_sign: { key: 'virgo' } })
    })

    test('has the days of its place, if no other zone is named, and other names for its fields', async () => {
      const { lat: latitude, lng: longitude, hour: hours, minute: minutes, tz_str: timezone, ...date } = BIRTH
      const answer = await replyTo({ birth: { ...date, latitude, longitude, hours, minutes, timezone }, ...REQUEST })
      expect(answer.meta.settings).toMatchObject({ tz_str: 'America/New_York', period: { kind: KINDS[period] } })
      expect(answer.data.events.every(({ exact_at: at }) => at.endsWith('-04:00'))).toBe(true)
      const same = await replyTo({ birth: BIRTH, ...REQUEST, timezone: 'America/New_York' })
      expect(answer.data).toEqual(same.data)
    })
  })

  test.each(LANGUAGES)(
    'texts in %s are long enough, say nothing twice, and have no open placeholder',
    async (locale) => {
      for (const birth of [BIRTH, UNTIMED, { ...BIRTH, year: 1961, month: 11, day: 3 }])
        for (const asked of [REQUEST, ...further]) {
          const data = await inUtc({ birth, locale, ...asked })
          expectText(data, [200, 1000])
          expect(JSON.stringify(data)).not.toMatch(/\{\w+\}|undefined/)
        }
    },
  )

  return { send, replyTo }
}

type Transit = Data['personal']['transits_top'][number]

const keyOf = ({ transit_planet: a, aspect, natal_planet: b }: Transit): string => `${a.key}_${aspect.key}_${b.key}`

/** Orbs to 0.01 degrees, and instants to 15 seconds. */
function expectTransits({ personal, events }: Data, rows: readonly Row[]): void {
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
}

/** The horoscope of a birth on 15 May 1990 in New York, of which nobody knows the time. */
function expectUntimed(data: Data): void {
  const { personal, astro, content, events } = data
  // swetest -b15.5.1990 -ut4:00:00 -p1, and the same a day later: both are midnight in New York. To 0.001 degrees.
  expect(personal.natal_moon_range!.from).toBeCloseTo(293.0563, 2)
  expect(personal.natal_moon_range!.to).toBeCloseTo(305.4531, 2)
  expect(personal).toMatchObject({ ascendant_sign: null, confidence_score: 0.5 })
  expect(astro.planets.every(({ house }) => house === null)).toBe(true)
  expect(events.every(({ houses }) => houses.length === 0)).toBe(true)
  expect(events.filter(({ type, key }) => type === 'transit' && /_(?:moon|asc|mc)$/.test(key))).toEqual([])
  expect(content.facts.some(({ type }) => type === 'planet_in_house' || type === 'ingress')).toBe(false)
  expectMeans(data)
}
