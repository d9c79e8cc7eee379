import { beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { NatalChartReply } from '../../src/contract/births/natal-reply.ts'
import { PARTS } from '../../src/contract/births/parts.ts'
import { type SharedApp, sharedApp } from '../support/app.ts'

let service: SharedApp
beforeAll(async () => {
  service = await sharedApp()
})

const URL_FULL = '/api/v1/natal/calculate'
const ATHENS = { year: 1981, month: 1, day: 1, hour: 23, minute: 30, city: 'Athens' }
const NOON_UT = { year: 2025, month: 3, day: 7, hour: 12, minute: 0, lat: 51.5, lng: 0, tz_str: '+00:00' }

async function chartOf(body: object): Promise<z.output<typeof NatalChartReply>> {
  const reply = await service.postTo(URL_FULL, body)
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json()
}

/** All parts need a place for one of them. */
const ALL = { include: PARTS, relocated_lat: 40.71, relocated_lng: -74.01 }

const codes = ({ warnings = [] }: { readonly warnings?: readonly { readonly code: string }[] | undefined }) =>
  warnings.map(({ code }) => code)

// swetest -b14.6.2026 -ut12:00:00 -house23.73,37.98,P -p02 -fPl -head: Mercury 107.8947846, Ascendant 193.4465845, house 2 220.8578173.
test('positions have as many decimals as a request asks for, and three by default', async () => {
  const birth = { year: 2026, month: 6, day: 14, hour: 12, minute: 0, lat: 37.98, lng: 23.73, tz_str: '+00:00' }
  const fine = await chartOf({ ...birth, ...ALL, decimals: 6 })
  expect(fine.planets[2]).toMatchObject({ pos: 17.894_785, abs_pos: 107.894_785 })
  expect(fine.angles!.asc).toBe(193.446_585)
  expect(fine.houses![1]).toMatchObject({ abs_pos: 220.857_817, pos: 10.857_817 })
  expect(fine.further_angles!.east_point.abs_pos).toBe(197.926_733)
  const plain = await chartOf({ ...birth, ...ALL })
  expect(plain.planets[2]).toMatchObject({ pos: 17.895, abs_pos: 107.895 })
  expect(fine.aspects).toEqual(plain.aspects)
})

describe('parts of a natal chart by include', () => {
  test('add members with their names, and change nothing else', async () => {
    const plain = await service.postTo(URL_FULL, ATHENS)
    const none = await service.postTo(URL_FULL, { ...ATHENS, include: [] })
    expect(none.body).toBe(plain.body)
    const full = await chartOf({ ...ATHENS, ...ALL })
    expect(NatalChartReply.parse(full)).toEqual(full)
    const rest = Object.entries(full).filter(([name]) => !(PARTS as readonly string[]).includes(name))
    expect(Object.fromEntries(rest)).toEqual(plain.json())
    expect(Object.keys(full)).toEqual(expect.arrayContaining([...PARTS]))
  })

  test('are the same in a batch as alone', async () => {
    const birth = { ...ATHENS, ...ALL }
    const batch = await service.postTo('/api/v1/natal/batch', { births: [birth] })
    expect(JSON.parse(batch.body.split('\n')[0]!).chart).toEqual(await chartOf(birth))
  })

  test('refuse an unknown name with the names that are allowed', async () => {
    const reply = await service.postTo(URL_FULL, { ...ATHENS, include: ['lots', 'luck'] })
    expect(reply.statusCode).toBe(422)
    expect(reply.json().detail[0]).toMatchObject({ loc: ['body', 'include', 1], msg: expect.stringContaining('lots') })
  })

  test('leave out lots and sect of a birth without a time, and say why', async () => {
    const untimed = { ...ATHENS, time_known: false, ...ALL }
    const reply = await chartOf(untimed)
    expect(reply).not.toHaveProperty('lots')
    expect(reply).not.toHaveProperty('sect')
    expect(reply).not.toHaveProperty('relocated')
    expect(reply).not.toHaveProperty('further_angles')
    expect(reply.draconic).not.toHaveProperty('houses')
    expect(reply.warnings).toContainEqual({
      code: 'time_required',
      message: 'Left out, because they need a time of birth: lots, sect, relocated, further_angles',
    })
    expect(codes(reply)).toContain('day_or_night_unknown')
    expect(reply.dignities!.planets.map(({ score }) => score)).toEqual(Array(7).fill(null))
    expect(codes(await chartOf({ ...ATHENS, time_known: false, include: ['out_of_bounds'] }))).not.toContain(
      'day_or_night_unknown',
    )
  })

  test('name the tables and authors that they follow', async () => {
    const options = { lots_source: 'valens', bounds: 'egyptian', triplicities: 'dorotheus', sun_limits: 'hellenistic' }
    const reply = await chartOf({ ...ATHENS, ...ALL, ...options })
    expect(reply.lots).toMatchObject({ source: 'valens' })
    expect(reply.dignities).toMatchObject({ bounds: 'egyptian', triplicities: 'dorotheus' })
    expect(reply.receptions).toMatchObject({ bounds: 'egyptian', triplicities: 'dorotheus' })
    expect(reply.sun_conditions!.limits).toMatchObject({ school: 'hellenistic', cazimi_deg: 1, combust_deg: null })
  })

  test('have Fortune and Spirit where include_features has them', async () => {
    const reply = await chartOf({
      ...ATHENS,
      include: ['lots'],
      include_features: ['part_of_fortune', 'part_of_spirit'],
    })
    for (const id of ['fortune', 'spirit']) {
      const { abs_pos, house } = reply.planets.find((point) => point.id === `part_of_${id}`)!
      expect(reply.lots!.lots.find((lot) => lot.id === id)).toMatchObject({ abs_pos, house })
    }
  })

  // swetest -b7.3.2025 -ut12:00:00 -p01o -fPD: declination of the Moon 28°41'44.6075", obliquity 23.4386441.
  test('find the Moon out of bounds in the year of its greatest declinations, in every zodiac', async () => {
    for (const zodiac_type of ['tropical', 'sidereal']) {
      const reply = await chartOf({ ...NOON_UT, zodiac_type, include: ['out_of_bounds'] })
      const { obliquity_deg, bodies } = reply.out_of_bounds!
      expect(obliquity_deg).toBeCloseTo(23.438_644_1, 6)
      expect(bodies.map(({ id }) => id)).toContain('moon')
      expect(bodies.find(({ id }) => id === 'moon')!.declination_deg).toBeCloseTo(28 + 41 / 60 + 44.6075 / 3600, 6)
    }
  })

  test('have the harmonics, the node and the orbs that were asked for', async () => {
    const options = { harmonic_numbers: [4, 9, 4], draconic_node: 'true', antiscia_orb: 0, midpoint_orb: 0.2 }
    const reply = await chartOf({
      ...ATHENS,
      include: ['harmonics', 'draconic', 'antiscia', 'midpoints'],
      ...options,
      include_features: ['true_node'],
    })
    const sun = reply.planets.find(({ id }) => id === 'sun')!.abs_pos
    const node = reply.planets.find(({ variant }) => variant === 'true')!.abs_pos
    expect(reply.harmonics!.map(({ number }) => number)).toEqual([4, 9])
    expect(reply.harmonics![0]!.points[0]!.abs_pos).toBeCloseTo((sun * 4) % 360, 1)
    expect(reply.draconic).toMatchObject({ node: 'true', node_deg: node })
    expect(reply.draconic!.points[0]!.abs_pos).toBeCloseTo((sun - node + 360) % 360, 2)
    expect(reply.antiscia!.contacts).toEqual([])
    const orbs = reply.midpoints!.trees.flatMap(({ midpoints }) => midpoints.map(({ orb }) => orb))
    expect(Math.max(...orbs)).toBeLessThanOrEqual(0.2)
  })

  test('relocate a chart: the same planets in the houses and angles of a birth there at that instant', async () => {
    const reply = await chartOf({ ...ATHENS, include: ['relocated'], relocated_city: 'Tokyo' })
    const { location, houses, angles, planets } = reply.relocated!
    expect(location.city).toBe('Tokyo, Japan')
    const there = await chartOf({ year: 1981, month: 1, day: 2, hour: 6, minute: 30, city: 'Tokyo' })
    expect(there.time.utc).toBe(reply.time.utc)
    expect(houses.map(({ abs_pos }) => abs_pos)).toEqual(there.houses!.map(({ abs_pos }) => abs_pos))
    expect(angles.asc.abs_pos).toBe(there.angles!.asc)
    expect(planets).toEqual(there.planets.map(({ id, house }) => ({ id, house })))
  })

  // swetest -b14.6.2026 -ut12:00:00 -house23.73,37.98,P -p0 -fPl -head.
  test('have further angles in the zodiac of the chart', async () => {
    const birth = { year: 2026, month: 6, day: 14, hour: 12, minute: 0, lat: 37.98, lng: 23.73, tz_str: '+00:00' }
    const tropical = await chartOf({ ...birth, include: ['further_angles'] })
    const expected = { east_point: 197.927, co_ascendant_koch: 206.568, co_ascendant_munkasey: 191.577 }
    for (const [id, abs_pos] of Object.entries({ ...expected, polar_ascendant: 26.568, antivertex: 217.555 }))
      expect(tropical.further_angles).toMatchObject({ [id]: { abs_pos } })
    const sidereal = await chartOf({ ...birth, zodiac_type: 'sidereal', include: ['further_angles'] })
    const { ayanamsa_deg } = sidereal.subject.settings
    expect(sidereal.further_angles!.east_point.abs_pos).toBeCloseTo(197.926_733 - ayanamsa_deg!, 2)
    expect(sidereal.further_angles!.antivertex.abs_pos).toBeCloseTo(217.554_646 - ayanamsa_deg!, 2)
  })

  test.each([
    [{ include: ['relocated'] }, 'relocated_city'],
    [{ include: ['relocated'], relocated_lat: 1 }, 'relocated_lng'],
    [{ relocated_city: 'Tokyo' }, 'relocated_city'],
    [{ include: ['relocated'], relocated_city: 'Nowhere at all' }, 'relocated_city'],
    [{ include: ['harmonics'], harmonic_numbers: [1] }, 'harmonic_numbers'],
  ])('refuse %j at its field', async (fields, field) => {
    const reply = await service.postTo(URL_FULL, { ...ATHENS, ...fields })
    expect(reply.statusCode).toBe(422)
    expect(reply.json().detail[0].loc.slice(0, 2)).toEqual(['body', field])
  })

  test('warn that the other place has other houses than requested', async () => {
    const reply = await chartOf({ ...ATHENS, include: ['relocated'], relocated_lat: 78.2, relocated_lng: 15.6 })
    expect(reply.warnings).toContainEqual(
      expect.objectContaining({ code: 'house_system_undefined', message: expect.stringContaining('relocated: ') }),
    )
    expect(reply.relocated!.house_system).toBe('porphyry')
  })
})
