import { describe, expect, test } from 'vitest'
import { VedicGocharInsightsReply } from '../../../src/techniques/vedic-gochar-insights/schema.ts'
import { MOON_IN_ARIES, secondsApart, useTechnique } from '../../support/vedic.ts'
import TRUTH from './truth.json' with { type: 'json' }

const { send, answer: insightsOf } = useTechnique('/api/v2/vedic/gochar/timeline/insights', VedicGocharInsightsReply)

const SEPTEMBER = { range_start: '2026-09-01', range_end: '2026-09-30' }

const SECONDS = 2

/** The stays of Saturn in a sign between ingresses of swetest. */
const staysIn = (signs: readonly number[]) =>
  TRUTH.saturn
    .slice(0, -1)
    .flatMap(({ utc, to }, index) =>
      signs.includes(to) ? [{ sign_id: to, start: utc, end: TRUTH.saturn[index + 1]!.utc }] : [],
    )

describe('the passages of Saturn', () => {
  const SPAN = { saturn_start: '2014-01-01', saturn_end: '2036-01-01' }

  test('have every entry and exit, with retrograde returns, as in swetest', async () => {
    const { sade_sati: sadeSati } = await insightsOf({ ...MOON_IN_ARIES, ...SEPTEMBER, ...SPAN })
    expect(sadeSati.length).toBe(1)
    const expected = staysIn([12, 1, 2]).filter(({ start }) => start > '2020')
    const [{ phases, ...passage }] = sadeSati as [(typeof sadeSati)[number]]
    expect(phases.map(({ sign_id }) => sign_id)).toEqual(expected.map(({ sign_id }) => sign_id))
    expect(phases.map(({ phase }) => phase)).toEqual(['rising', 'peak', 'rising', 'peak', 'setting', 'peak', 'setting'])
    for (const [index, phase] of phases.entries()) {
      expect(secondsApart(phase.start_datetime, expected[index]!.start)).toBeLessThanOrEqual(SECONDS)
      expect(secondsApart(phase.end_datetime, expected[index]!.end)).toBeLessThanOrEqual(SECONDS)
    }
    expect(passage).toMatchObject({ kind: 'sade_sati', is_active: true })
    expect([passage.start_datetime.slice(0, 10), passage.end_datetime.slice(0, 10)]).toEqual([
      '2025-03-29',
      '2032-05-31',
    ])
  })

  test('in the fourth and the eighth sign are separate, and one passage has its retrograde gap', async () => {
    const { dhaiya } = await insightsOf({ ...MOON_IN_ARIES, ...SEPTEMBER, ...SPAN })
    expect(dhaiya.map(({ kind, phases }) => [kind, phases.length])).toEqual([
      ['ashtama', 2],
      ['ardhashtama', 1],
    ])
    const eighth = staysIn([8]).filter(({ start }) => start > '2014')
    for (const [index, phase] of dhaiya[0]!.phases.entries())
      expect(secondsApart(phase.start_datetime, eighth[index]!.start)).toBeLessThanOrEqual(SECONDS)
    expect(dhaiya.some(({ is_active }) => is_active)).toBe(false)
  })

  test('of a life of 100 years are four Sade Satis, and the first began before the birth', async () => {
    const { sade_sati: sadeSati, saturn_range } = await insightsOf({ ...MOON_IN_ARIES, ...SEPTEMBER })
    expect(saturn_range.start).toBe('2000-01-15')
    expect(sadeSati.length).toBe(4)
    const first = staysIn([12, 1, 2])[0]!
    expect(secondsApart(sadeSati[0]!.start_datetime, first.start)).toBeLessThanOrEqual(SECONDS)
  })
})

test('a transit is judged by its house from the Moon', async () => {
  const { insights, meta } = await insightsOf({ ...MOON_IN_ARIES, ...SEPTEMBER })
  expect(meta.generated_window_count).toBe(insights.length)
  expect(insights).toContainEqual(
    expect.objectContaining({
      transit_planet: 'Jupiter',
      sign: 'Cancer',
      house_from_moon: 4,
      house_from_lagna: 5,
      polarity: 'unfavorable',
      favorable_houses: [2, 5, 7, 9, 11],
      with: ['Rahu'],
    }),
  )
})

test('the last date for the passages of Saturn includes its day', async () => {
  // Saturn enters Pisces on 29 March 2025 at 21:45 in India.
  const passages = async (saturn_end: string, saturn_start = '2025-01-01') => {
    const span = { saturn_start, saturn_end }
    return (await insightsOf({ ...MOON_IN_ARIES, ...SEPTEMBER, ...span })).sade_sati.length
  }
  expect([await passages('2025-03-28'), await passages('2025-03-29')]).toEqual([0, 1])
  const ofOneDay = (date: string) => passages(date, date)
  expect([await ofOneDay('2025-03-28'), await ofOneDay('2025-03-29')]).toEqual([0, 1])
})

test('the passages of a birth in the first century may end within 100 years of it', async () => {
  const { saturn_range } = await insightsOf({ ...MOON_IN_ARIES, year: 50, ...SEPTEMBER, saturn_end: '0140-01-01' })
  expect(saturn_range.end).toBe('0140-01-01')
})

test.each([
  [{ saturn_end: '1999-01-01' }, 'saturn_end'],
  [{ saturn_start: '2000-01-01', saturn_end: '2121-01-01' }, 'saturn_end'],
  [{ saturn_start: 'soon' }, 'saturn_start'],
  [{ year: 50, saturn_end: '2049-01-01' }, 'saturn_end'],
  [{ saturn_end: '2100-01-16' }, 'saturn_end'],
  [{ range_end: '2026-08-31' }, 'range_end'],
])('%j is refused with the field', async (fields, field) => {
  const reply = await send({ ...MOON_IN_ARIES, ...SEPTEMBER, ...fields })
  expect([reply.statusCode, reply.json().detail[0].loc[1]]).toEqual([422, field])
})
