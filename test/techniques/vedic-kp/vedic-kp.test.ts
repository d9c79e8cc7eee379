import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { separation } from '../../../src/astro/angle.ts'
import { HORARY_NUMBERS } from '../../../src/astro/vedic/kp.ts'
import { VedicKpReply } from '../../../src/techniques/vedic-kp/schema.ts'
import { MUMBAI, MUMBAI_UNTIMED, useTechnique } from '../../support/vedic.ts'
import TRUTH from './truth.json' with { type: 'json' }

const { send, answer: chartOf } = useTechnique('/api/v2/vedic/kp', VedicKpReply)

/** Answers have four decimals of a degree. */
const DEGREES = 0.0001

const REFERENCE = { reference_date: '2026-09-22T12:00' }

test('the 249 numbers have the borders and lords of the table', () => {
  const rows = readFileSync(new URL('../vedic-chart/kp-249.csv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
  const expected = rows.map((row) => {
    const [number, , from, to, , , starLord, subLord] = row.split(',')
    return { number: Number(number), from: Number(from) / 3600, to: Number(to) / 3600, starLord, subLord }
  })
  expect(HORARY_NUMBERS).toEqual(expected)
})

describe('the chart of a birth', () => {
  const truth = TRUTH.mumbai_1991

  test('has the cusps and places of swetest, and each graha in its house between them', async () => {
    const { cusps, planets, metadata } = await chartOf({ ...MUMBAI, ...REFERENCE })
    expect(metadata).toMatchObject({ ayanamsha: 'kp', house_system: 'placidus', node_type: 'mean' })
    for (const [index, cusp] of cusps.entries())
      expect(separation(cusp.absolute_degree, truth.cusps[index]!)).toBeLessThan(DEGREES)
    for (const [name, longitude] of Object.entries(truth.planets))
      expect(separation(planets.find((each) => each.name === name)!.absolute_degree, longitude), name).toBeLessThan(
        DEGREES,
      )
    expect(Object.fromEntries(planets.map(({ name, house }) => [name, house]))).toEqual(truth.houses)
  })

  test('has the significators of the rule, worked by hand', async () => {
    const { significators } = await chartOf({ ...MUMBAI, ...REFERENCE })
    for (const row of truth.house_significators) expect(significators.houses[row.house - 1]).toEqual(row)
    for (const row of truth.planet_significations)
      expect(significators.planets.find(({ planet }) => planet === row.planet)).toEqual(row)
    expect(significators.nodes).toEqual(truth.nodes)
  })

  test('has the occupants and significators of the published example', async () => {
    const agra = { year: 2009, month: 1, day: 13, hour: 12, minute: 0, lat: 27.1833, lng: 78.0167, tz_str: '+05:30' }
    const { planets, significators } = await chartOf({ ...agra, ...REFERENCE })
    const house = (wanted: string) => planets.find(({ name }) => name === wanted)!.house
    expect([house('Ketu'), house('Saturn')]).toEqual([TRUTH.agra_2009.house_of_ketu, TRUTH.agra_2009.house_of_saturn])
    expect(significators.houses[5]).toMatchObject(TRUTH.agra_2009.house_6)
  })

  test('without a time has no cusps and no significators, and says between which nakshatras the Moon is', async () => {
    const chart = await chartOf({ ...MUMBAI_UNTIMED, ...REFERENCE })
    expect([chart.ascendant, chart.cusps, chart.planets[0]!.house]).toEqual([null, [], null])
    expect(chart.significators).toEqual({ planets: [], houses: [], nodes: [] })
    expect(chart.warnings?.map(({ code }) => code)).toContain('moon_uncertain')
  })
})

test('dashas are counted by the ayanamsha of the chart, to the levels that are asked for', async () => {
  const { vimshottari_dasha } = await chartOf({ ...MUMBAI, ...REFERENCE, dasha_levels: 5 })
  // The Moon has passed this share of Shravana, which has ten years.
  const passed = (TRUTH.mumbai_1991.planets.Moon - 280) / (360 / 27)
  expect(vimshottari_dasha!.birth_balance).toMatchObject({ lord: 'Moon' })
  expect(vimshottari_dasha!.birth_balance!.remaining_years).toBeCloseTo(10 * (1 - passed), 4)
  expect(vimshottari_dasha!.active_periods.map(({ lord }) => lord).slice(0, 2)).toEqual(['Jupiter', 'Venus'])
  expect(vimshottari_dasha!.active_periods.length).toBe(5)
  expect(await chartOf({ ...MUMBAI, ...REFERENCE })).not.toHaveProperty('vimshottari_dasha')
})

describe('a number', () => {
  const question = (lat: number, lng: number) => ({
    year: 2026,
    month: 9,
    day: 22,
    hour: 6,
    minute: 30,
    tz_str: 'UTC',
    lat,
    lng,
  })

  test.each(TRUTH.horary.charts)('$number has the cusps of the sidereal time at which it rises', async (truth) => {
    const { lat, lng, number } = truth
    const { horary, ascendant, cusps, planets } = await chartOf({ ...question(lat, lng), number })
    expect(separation(ascendant!.absolute_degree, truth.ascendant)).toBeLessThan(DEGREES)
    for (const [index, cusp] of cusps.entries())
      expect(separation(cusp.absolute_degree, truth.cusps[index]!), `cusp ${index + 1}`).toBeLessThan(DEGREES)
    const atMs = (truth.julian_day - 2_440_587.5) * 86_400_000
    expect(Math.abs(Date.parse(horary!.cusps_at) - atMs)).toBeLessThan(1_100)
    const row = HORARY_NUMBERS[number - 1]!
    expect(cusps[0]).toMatchObject({ nakshatra_lord: row.starLord, sub_lord: row.subLord })
    // The planets are those of the moment of the question.
    const own = await chartOf({ ...question(lat, lng), ...REFERENCE })
    expect(planets.map(({ absolute_degree }) => absolute_degree)).toEqual(
      own.planets.map(({ absolute_degree }) => absolute_degree),
    )
  })

  test('at the beginning of a sign begins whole sign and equal houses there too', async () => {
    for (const house_system of ['whole_sign', 'equal']) {
      const { cusps } = await chartOf({ ...question(19, 73), number: 84, house_system })
      expect(cusps.map(({ absolute_degree }) => absolute_degree)).toEqual(
        Array.from({ length: 12 }, (_, house) => (120 + 30 * house) % 360),
      )
      expect(cusps[0]!.sign).toBe('Leo')
    }
  })

  test('has the rulers of its own moment, unless another one is asked for', async () => {
    const own = await chartOf({ ...question(19, 73), number: 100 })
    expect(own.ruling_planets).toMatchObject({ of: 'chart', datetime: '2026-09-22T06:30:00+00:00' })
    const { ruling_planets: asked } = await chartOf({
      ...question(19, 73),
      number: 100,
      reference_date: '2026-10-01T08:00',
    })
    expect(asked).toMatchObject({ of: 'request', datetime: '2026-10-01T08:00:00+00:00' })
  })
})

test.each(TRUTH.ruling)('the rulers on $local are $planets, on a $weekday from sunrise', async (truth) => {
  const { lat, lng, local, weekday, planets } = truth
  const reference = { reference_date: local, reference_lat: lat, reference_lng: lng, reference_tz_str: '+05:30' }
  const { ruling_planets: ruling } = await chartOf({ ...MUMBAI, ...reference })
  expect(ruling).toMatchObject({ weekday, planets, of: 'request', day_begins: 'sunrise' })
  expect(separation(ruling.ascendant.absolute_degree, truth.ascendant)).toBeLessThan(DEGREES)
  expect(separation(ruling.moon.absolute_degree, truth.moon)).toBeLessThan(DEGREES)
})

test.each([
  [{ number: 250 }, 'number'],
  [{ number: 1, time_known: false }, 'number'],
  [{ house_system: 'gauquelin' }, 'house_system'],
  [{ reference_lat: 19 }, 'reference_lng'],
  [{ reference_date: 'soon' }, 'reference_date'],
  [{ number: 60, lat: 80 }, 'number'],
])('%j is refused with the field', async (fields, field) => {
  const reply = await send({ ...MUMBAI, ...fields })
  expect([reply.statusCode, reply.json().detail[0].loc]).toEqual([422, ['body', field]])
})
