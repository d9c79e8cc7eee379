import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { VedicGocharTimelineReply } from '../../../src/techniques/vedic-gochar-timeline/schema.ts'
import { MOON_IN_ARIES, secondsApart, useTechnique } from '../../support/vedic.ts'
import insights from '../vedic-gochar-insights/truth.json' with { type: 'json' }
import TRUTH from './truth.json' with { type: 'json' }

type Reply = z.output<typeof VedicGocharTimelineReply>

const { send, answer: timelineOf } = useTechnique('/api/v2/vedic/gochar/timeline', VedicGocharTimelineReply)

const YEAR = { range_start: '2026-01-01', range_end: '2026-12-31' }
const SEPTEMBER = { range_start: '2026-09-01', range_end: '2026-09-30' }

/** An ingress is found to a second; swetest was bisected to the same. */
const SECONDS = 2

/** The ingresses of Saturn from the one into Pisces on. */
const SATURN = insights.saturn.filter(({ utc }) => utc > '2025')

const ingressesOf = ({ windows }: Reply, planet: string) =>
  windows.filter(({ kind, transit_planet }) => kind === 'sign_ingress' && transit_planet === planet)

describe('ingresses', () => {
  test.each([
    ['Jupiter', '2026-01-01', '2026-12-31', TRUTH.jupiter.filter(({ utc }) => utc < '2027')],
    ['Jupiter', '2027-01-01', '2027-12-31', TRUTH.jupiter.filter(({ utc }) => utc > '2027')],
    ['Rahu', '2026-01-01', '2026-12-31', TRUTH.rahu.filter(({ utc }) => utc.startsWith('2026'))],
    ['Saturn', '2027-01-01', '2027-12-31', SATURN.filter(({ utc }) => utc.startsWith('2027'))],
    ['Moon', '2026-09-01', '2026-09-13', TRUTH.moon.filter(({ utc }) => utc < '2026-09-13T18:30')],
  ])(
    'of %s from %s to %s are those of swetest, retrograde ones too',
    async (planet, range_start, range_end, expected) => {
      const range = { range_start, range_end, transit_planets: [planet.toLowerCase()] }
      const found = ingressesOf(await timelineOf({ ...MOON_IN_ARIES, ...range }), planet)
      expect(found.map(({ evidence }) => [evidence.from_sign_id, evidence.to_sign_id])).toEqual(
        expected.map(({ from, to }) => [from, to]),
      )
      for (const [index, { start_datetime }] of found.entries())
        expect(secondsApart(start_datetime, expected[index]!.utc), expected[index]!.utc).toBeLessThanOrEqual(SECONDS)
    },
  )
})

describe('windows', () => {
  test('are whole: they begin before the range and end after it, at the ingresses', async () => {
    const { windows } = await timelineOf({ ...MOON_IN_ARIES, ...SEPTEMBER })
    const saturn = windows.find(
      ({ transit_planet, kind }) => transit_planet === 'Saturn' && kind === 'house_from_moon',
    )!
    expect(secondsApart(saturn.start_datetime, SATURN[0]!.utc)).toBeLessThanOrEqual(SECONDS)
    expect(secondsApart(saturn.end_datetime, SATURN[1]!.utc)).toBeLessThanOrEqual(SECONDS)
    expect([saturn.start_date, saturn.end_date]).toEqual(['2025-03-29', '2027-06-03'])
    expect(saturn.evidence).toMatchObject({
      relative_house: 12,
      polarity: 'unfavorable',
      transit_sign_id: 12,
      natal_sign_id: 1,
    })
    expect([saturn.evidence.starts_before_range, saturn.evidence.ends_after_range]).toEqual([true, true])
  })

  test('count houses in signs from the Moon and from the lagna, with the classical judgement', async () => {
    const { windows } = await timelineOf({ ...MOON_IN_ARIES, ...SEPTEMBER })
    const houses = windows
      .filter(({ category }) => category === 'house')
      .map(({ transit_planet, reference_point, evidence }) => [
        `${transit_planet} ${reference_point}`,
        evidence.relative_house,
        evidence.polarity,
      ])
    // In September 2026 Saturn is in Pisces, Jupiter in Cancer, Rahu in Aquarius, Ketu in Leo.
    expect(houses.toSorted()).toEqual(
      [
        ['Saturn moon', 12, 'unfavorable'],
        ['Saturn lagna', 1, 'neutral'],
        ['Jupiter moon', 4, 'unfavorable'],
        ['Jupiter lagna', 5, 'neutral'],
        ['Rahu moon', 11, 'favorable'],
        ['Rahu lagna', 12, 'neutral'],
        ['Ketu moon', 5, 'unfavorable'],
        ['Ketu lagna', 6, 'neutral'],
      ].toSorted(),
    )
  })

  test('have the full aspects of Saturn on the third and the tenth sign, and of Jupiter on the fifth, the seventh and the ninth', async () => {
    const aspectsOfSaturn = async (range: object) => {
      const { windows } = await timelineOf({ ...MOON_IN_ARIES, ...range, transit_planets: ['saturn'] })
      return windows
        .filter(({ kind }) => kind === 'aspect')
        .map(({ reference_point, evidence }) => [reference_point, evidence.relative_house])
    }
    // From Pisces these are Taurus, Virgo and Sagittarius, which have no natal graha: the Sun and Mercury are at 270.5 and 270.1.
    expect(await aspectsOfSaturn(SEPTEMBER)).toEqual([])
    // From Aquarius, in 2024, these are Aries (Moon, Jupiter, Saturn), Leo and Scorpio (Venus).
    const from2024 = await aspectsOfSaturn({ range_start: '2024-01-01', range_end: '2024-01-31' })
    expect(from2024.toSorted()).toEqual(
      [
        ['moon', 3],
        ['jupiter', 3],
        ['saturn', 3],
        ['venus', 10],
      ].toSorted(),
    )
    const jupiter = await timelineOf({ ...MOON_IN_ARIES, ...SEPTEMBER, transit_planets: ['jupiter'] })
    const contacts = jupiter.windows
      .filter(({ category }) => category === 'contact')
      .map(({ reference_point, kind, evidence }) => [reference_point, kind, evidence.relative_house])
    // From Cancer: Scorpio (Venus), Capricorn (Sun, Mercury, Ketu) and Pisces (lagna); Rahu is in Cancer itself.
    expect(contacts.toSorted()).toEqual(
      [
        ['rahu', 'conjunction', 1],
        ['venus', 'aspect', 5],
        ['sun', 'aspect', 7],
        ['mercury', 'aspect', 7],
        ['ketu', 'aspect', 7],
        ['lagna', 'aspect', 9],
      ].toSorted(),
    )
  })

  test('are ranked from 1 on, and those of the Moon come first', async () => {
    const { windows, meta } = await timelineOf({ ...MOON_IN_ARIES, ...SEPTEMBER })
    expect(meta.generated_window_count).toBe(windows.length)
    expect(windows.map(({ priority }) => priority).toSorted((a, b) => a - b)).toEqual(
      windows.map((_, index) => index + 1),
    )
    expect(windows.find(({ priority }) => priority === 1)).toMatchObject({
      transit_planet: 'Saturn',
      kind: 'house_from_moon',
    })
    expect(new Set(windows.map(({ id }) => id)).size).toBe(windows.length)
  })

  test('of a birth without a time have no lagna, and a warning says so', async () => {
    const { hour: _hour, minute: _minute, ...day } = MOON_IN_ARIES
    const { windows, warnings } = await timelineOf({ ...day, ...SEPTEMBER, time_known: false })
    expect(windows.filter(({ reference_point }) => reference_point === 'lagna')).toEqual([])
    expect(warnings?.map(({ code }) => code)).toContain('moon_uncertain')
  })
})

test('the range begins and ends at the time of day that is given, in its zone', async () => {
  const { input, meta } = await timelineOf({
    ...MOON_IN_ARIES,
    ...SEPTEMBER,
    transit_hour: 12,
    transit_tz_str: 'Europe/Athens',
  })
  expect([input.starts_at, input.ends_at]).toEqual(['2026-09-01T12:00:00+03:00', '2026-10-01T12:00:00+03:00'])
  expect(meta).toMatchObject({ day_count: 30, timezone: 'Europe/Athens', ayanamsha: 'lahiri' })
})

test.each(['mean', 'true'])(
  'Ketu by the %s node enters the opposite sign when Rahu changes its own',
  async (node_type) => {
    const ingresses = async (transit_planets: string[]) => {
      const { windows } = await timelineOf({ ...MOON_IN_ARIES, ...YEAR, node_type, transit_planets })
      return windows
        .filter(({ kind, transit_planet }) => kind === 'sign_ingress' && transit_planet === 'Ketu')
        .map(({ start_datetime, evidence }) => [start_datetime.slice(0, 16), evidence.to_sign_id])
    }
    const alone = await ingresses(['ketu'])
    expect(alone.length).toBeGreaterThan(0)
    expect(await ingresses(['rahu', 'ketu'])).toEqual(alone)
  },
)

test('a house system other than signs gets a warning', async () => {
  const { warnings } = await timelineOf({ ...MOON_IN_ARIES, ...SEPTEMBER, house_system: 'placidus' })
  expect(warnings).toContainEqual(expect.objectContaining({ code: 'houses_are_signs', requested: 'placidus' }))
})

test.each([
  [{ range_end: '2026-08-31' }, 'range_end'],
  [{ range_end: '2027-09-02' }, 'range_end'],
  [{ range_end: '2026-12-31', transit_planets: ['moon'] }, 'range_end'],
  [{ range_start: 'soon' }, 'range_start'],
  [{ transit_planets: ['pluto'] }, 'transit_planets'],
  [{ transit_tz_str: 'Mars/Base' }, 'transit_tz_str'],
])('%j is refused with the field', async (fields, field) => {
  const reply = await send({ ...MOON_IN_ARIES, ...SEPTEMBER, ...fields })
  expect([reply.statusCode, reply.json().detail[0].loc[1]]).toEqual([422, field])
})
