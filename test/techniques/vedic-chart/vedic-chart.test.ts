import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { nakshatraAt } from '../../../src/astro/vedic/nakshatra.ts'
import { VedicChartReply } from '../../../src/techniques/vedic-chart/schema.ts'
import { birthAt, MOON_IN_ARIES, MUMBAI, MUMBAI_UNTIMED, useTechnique } from '../../support/vedic.ts'
import dashas from '../vedic-dasha/truth.json' with { type: 'json' }

const FOLDER = new URL('.', import.meta.url)
const TRUTH = JSON.parse(readFileSync(new URL('truth.json', FOLDER), 'utf8'))

const { send, answer: chartOf } = useTechnique('/api/v2/vedic/chart', VedicChartReply)

describe('nakshatras', () => {
  const rows = readFileSync(new URL('kp-249.csv', FOLDER), 'utf8').trim().split('\n').slice(1)

  test('star and sub lords are those of the 249 numbers, from border to border', () => {
    expect(rows.length).toBe(249)
    for (const row of rows) {
      const [number, , from, to, , , star, sub] = row.split(',')
      const [first, last] = [Number(from) / 3600, Number(to) / 3600]
      for (const longitude of [first, first + 1e-9, (first + last) / 2, last - 1e-6]) {
        const { lord, subLord } = nakshatraAt(longitude)
        expect([number, longitude, lord, subLord]).toEqual([number, longitude, star, sub])
      }
    }
  })

  test('a longitude where a pada begins belongs to that pada, however it was added up', () => {
    for (let pada = 0; pada < 108; pada += 1) {
      const whole = Math.floor(pada / 4)
      const part = pada % 4
      for (const border of [(pada * 360) / 108, pada * (10 / 3), whole * (40 / 3) + part * (10 / 3)])
        expect([border, nakshatraAt(border)]).toMatchObject([border, { index: whole, pada: part + 1 }])
    }
  })

  test('the balance of the dasha that the Moon has at birth is that of the book to a day', async () => {
    const YEARS: Readonly<Record<string, number>> = { Mars: 7, Sun: 6, Moon: 10 }
    for (const { local, lord, balance } of dashas.vimshottari.balances) {
      const { planets } = await chartOf(birthAt({ local }))
      const moon = planets.find(({ name }) => name === 'Moon')!
      expect(moon.nakshatra_lord).toBe(lord)
      const left = (1 - nakshatraAt(moon.absolute_degree).passed) * YEARS[lord]!
      const printed = balance[0]! + balance[1]! / 12 + balance[2]! / 360
      expect(Math.abs(left - printed) * 360, local).toBeLessThan(1.2)
    }
  })
})

describe('the chart', () => {
  test('has the sidereal places of swetest', async () => {
    const { planets, ascendant, metadata } = await chartOf({ ...MUMBAI, ayanamsha: 'lahiri' })
    const { Ascendant, ...places } = TRUTH.sidereal_places.places as Readonly<Record<string, number>>
    for (const [name, longitude] of Object.entries(places)) {
      const planet = planets.find((each) => each.name === name)!
      expect(Math.abs(planet.absolute_degree - longitude), name).toBeLessThan(0.0001)
    }
    expect(Math.abs(ascendant!.absolute_degree - Ascendant!)).toBeLessThan(0.0001)
    expect(metadata).toMatchObject({ ayanamsha: 'lahiri', house_system: 'whole_sign', node_type: 'mean' })
  })

  test('counts whole sign houses from the sign of the lagna, and Ketu is opposite to Rahu', async () => {
    const { planets, ascendant, houses } = await chartOf(MUMBAI)
    for (const { house, sign_id } of planets) expect(house).toBe(((sign_id - ascendant!.sign_id + 12) % 12) + 1)
    expect(houses.map(({ degree_cusp }) => degree_cusp)).toEqual(Array.from({ length: 12 }, () => null))
    expect(houses[0]!.sign_id).toBe(ascendant!.sign_id)
    const [rahu, ketu] = planets.slice(-2)
    expect(Math.abs(Math.abs(rahu!.absolute_degree - ketu!.absolute_degree) - 180)).toBeLessThan(0.0002)
    expect([rahu!.is_retrograde, ketu!.is_retrograde]).toEqual([true, true])
  })

  // Saturn is in sidereal Pisces from 29 March 2025 to 3 June 2027 (ingresses of published almanacs).
  test.each([
    ['2026-09-22', 'Aries', true, 'rising'],
    ['2027-07-01', 'Aries', true, 'peak'],
    ['2024-09-22', 'Aries', false, null],
  ] as const)(
    'on %s the Sade Sati of a Moon in %s has active %s and the phase %s',
    async (reference_date, sign, active, phase) => {
      const { sade_sati: sadeSati } = await chartOf({ ...MOON_IN_ARIES, reference_date })
      expect(sadeSati).toMatchObject({ moon_sign: sign, active, phase, reference_date })
    },
  )

  test('of a birth without a time has no lagna and no houses', async () => {
    const chart = await chartOf(MUMBAI_UNTIMED)
    expect([chart.ascendant, chart.houses, chart.planets[0]!.house]).toEqual([null, [], null])
    // The Moon of the day is in sidereal Capricorn and Aquarius, of which Shravana and Dhanishta are parts.
    expect(chart.warnings).toContainEqual({
      code: 'moon_uncertain',
      message: expect.stringMatching(/from Shravana to Dhanishta/),
    })
  })

  test.each([
    [{ node_type: 'other' }, 'node_type'],
    [{ house_system: 'gauquelin' }, 'house_system'],
    [{ reference_date: 'soon' }, 'reference_date'],
    [{ hour: undefined }, 'hour'],
  ])('with %j is refused with the field', async (fields, field) => {
    const reply = await send({ ...MUMBAI, ...fields })
    expect([reply.statusCode, reply.json().detail[0].loc]).toEqual([422, ['body', field]])
  })
})

describe('the points of a chart', () => {
  // swetest, 1 July 2015 12:00 UT: Venus at 141.7410, latitude 0.4939; Jupiter at 141.6572, latitude 0.8603.
  test('name the winner of a war by each rule, and the default rule with its source', async () => {
    const time = { year: 2015, month: 7, day: 1, hour: 17, minute: 30, second: 0, tz_str: '+05:30' }
    const { points } = await chartOf({ ...MUMBAI, ...time, include_points: true })
    const [war, ...others] = points!.graha_yuddha
    expect(others).toEqual([])
    expect(war).toMatchObject({
      winner_by_latitude: 'Venus',
      winner_by_longitude: 'Jupiter',
      winners: { surya_siddhanta: 'Venus', northern: 'Jupiter', lesser_longitude: 'Jupiter' },
    })
    expect(war!.distance_deg).toBeCloseTo(0.0838, 3)
    expect(points!.rules).toMatchObject({
      graha_yuddha: 'surya_siddhanta',
      graha_yuddha_source: 'Surya Siddhanta 7.20-23',
    })
  })

  const CHENNAI = { year: 1996, month: 12, day: 7, hour: 10, minute: 34, lat: 13.0878, lng: 80.2785, tz_str: '+05:30' }

  async function pointsOf(fields: object) {
    const { points, warnings } = await chartOf({ ...CHENNAI, include_points: true, ...fields })
    return { ...points!, warnings }
  }

  test('are left out by default', async () => {
    expect(await chartOf(CHENNAI)).not.toHaveProperty('points')
  })

  // A second of the sunrise moves the Pranapada by 0.08 degrees.
  test('have the special lagnas of another program, with the sunrise of the centre of the disc', async () => {
    const { special_lagnas: lagnas } = await pointsOf({ sunrise_rule: 'centre' })
    const found = (name: string) => lagnas.find((each) => each.name === name)!
    const { lagnas: degrees, signs } = TRUTH.points_1996
    for (const [name, [sign, degree, minute, second]] of Object.entries<[number, number, number, number]>(degrees)) {
      const { absolute_degree: longitude } = found(name)
      const least = name === 'Pranapada' ? 0.25 : 0.06
      expect(Math.abs(longitude! - (sign * 30 + degree + minute / 60 + second / 3600)), name).toBeLessThan(least)
    }
    for (const [name, sign] of Object.entries<number>(signs))
      expect([name, found(name).sign_id]).toEqual([name, sign + 1])
  })

  test.each(['start', 'middle', 'end', 'ghatis'] as const)(
    'have Gulika and Mandi where they rise at the %s',
    async (rule) => {
      for (const { local, lat, lng, ...rises } of TRUTH.saturn_parts.cases) {
        const { upagrahas } = await pointsOf({
          ...birthAt({ local, lat, lng }),
          upagraha_rule: rule,
          mandi_rule: rule,
        })
        for (const name of ['Gulika', 'Mandi']) {
          const { absolute_degree: longitude } = upagrahas.find((each) => each.name === name)!
          expect(Math.abs(longitude - rises[rule]), `${name} ${local}`).toBeLessThan(0.01)
        }
      }
    },
  )

  test('of a birth by night are those of the night that began on the day before', async () => {
    // 2 December 1996 before sunrise belongs to the Sunday. By night the part of Saturn is the third: from 2 of 8 parts on.
    const { born_by: bornBy, sunrise } = await pointsOf({ day: 2, hour: 3, minute: 0 })
    expect([bornBy, sunrise!.slice(0, 10)]).toEqual(['night', '1996-12-01'])
  })

  test('without a time of birth leave out what needs the lagna or the sunrise, and say so', async () => {
    const points = await pointsOf({ hour: undefined, minute: undefined, time_known: false })
    expect([points.sunrise, points.born_by, points.special_lagnas, points.arudha_padas]).toEqual([null, null, [], []])
    expect(points.upagrahas.map(({ name }) => name)).toEqual([
      'Dhuma',
      'Vyatipata',
      'Parivesha',
      'Indrachapa',
      'Upaketu',
    ])
    expect(points.warnings!.map(({ code }) => code)).toContain('points_left_out')
  })

  test('where the Sun does not set have no sunrise, and say so', async () => {
    const points = await pointsOf({ year: 2000, month: 6, day: 20, lat: 70, lng: 25 })
    expect(points.sunrise).toBeNull()
    expect(points.special_lagnas.map(({ name }) => name)).toEqual(['Sree Lagna', 'Indu Lagna'])
    expect(points.warnings!.map(({ code }) => code)).toContain('points_left_out')
  })
})
