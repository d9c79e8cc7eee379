import { describe, expect, test } from 'vitest'
import { PLANETS } from '../../../src/astro/vedic/dignity.ts'
import type { Stay } from '../../../src/astro/vedic/gochar.ts'
import { GRAHAS } from '../../../src/astro/vedic/names.ts'
import { type VedhaTable, vedhaOf } from '../../../src/astro/vedic/vedha.ts'
import { VedicGocharTimelineReply } from '../../../src/techniques/vedic-gochar-timeline/schema.ts'
import { MUMBAI, MUMBAI_UNTIMED, secondsApart, useTechnique } from '../../support/vedic.ts'
import TRUTH from './vedha.json' with { type: 'json' }

const { answer: timelineOf } = useTechnique('/api/v2/vedic/gochar/timeline', VedicGocharTimelineReply)

/** An ingress is found to a second; swetest was bisected to the same. */
const SECONDS = 2

/** A stay in a house from a Moon in Aries. */
const inHouse = (house: number): Stay => ({
  sign: house - 1,
  start: 0,
  end: 10,
  entersRetrograde: false,
  leavesRetrograde: false,
})

const rules = (table: VedhaTable) => ({ table, nodeHouses: 'saturn' }) as const

describe('the table', () => {
  test.each(PLANETS)('has the favourable houses of %s with their houses of obstruction, and no others', (graha) => {
    const houses = Array.from({ length: 12 }, (_, index) => index + 1)
    const found = houses.flatMap((house) => {
      const vedha = vedhaOf({ graha, stay: inHouse(house) }, 0, [], rules('phaladeepika'))
      return vedha ? [[house, vedha.house]] : []
    })
    expect(found).toEqual(TRUTH.phaladeepika[graha])
  })

  test('of Narasimha Rao exchanges two houses of Venus', () => {
    const found = TRUTH.narasimha_rao_venus.map(([house]) => [
      house,
      vedhaOf({ graha: 'Venus', stay: inHouse(house!) }, 0, [], rules('narasimha_rao'))!.house,
    ])
    expect(found).toEqual(TRUTH.narasimha_rao_venus)
  })

  test('lets every graha obstruct every other one, except father and son, and none obstruct itself', () => {
    const free = PLANETS.flatMap((graha) =>
      GRAHAS.flatMap((by) => {
        const [house, from] = TRUTH.phaladeepika[graha][0]! as [number, number]
        const occupants = [{ graha: by, stays: [inHouse(from)] }]
        const { obstructions } = vedhaOf({ graha, stay: inHouse(house) }, 0, occupants, rules('phaladeepika'))!
        return obstructions.length === 0 && by !== graha ? [[graha, by]] : []
      }),
    )
    expect(free.toSorted()).toEqual(TRUTH.no_obstruction.toSorted())
  })
})

const AUGUST = { range_start: '2026-08-01', range_end: '2026-08-31' }

describe('a window', () => {
  test('of Mercury in the fourth house is obstructed from the third on the day of the published example', async () => {
    // Bill Gates, 28 October 1955 at 22:00 in Seattle. By swetest the Sun, Venus, Jupiter and Saturn are in Taurus on that day.
    const gates = { year: 1955, month: 10, day: 28, hour: 22, minute: 0, lat: 47.61, lng: -122.33, tz_str: '-08:00' }
    const day = { range_start: '2000-06-08', range_end: '2000-06-08', transit_planets: ['mercury'] }
    const { windows, meta } = await timelineOf({ ...gates, ...day })
    const mercury = windows.find(({ kind }) => kind === 'house_from_moon')!
    expect(mercury.evidence).toMatchObject({ relative_house: 4, polarity: 'favorable' })
    expect(mercury.vedha).toMatchObject({ house: 3, sign_id: 2 })
    expect(mercury.vedha!.obstructions.map(({ by }) => by).toSorted()).toEqual(['Jupiter', 'Saturn', 'Sun', 'Venus'])
    expect(meta.rules.vedha).toMatch(/Phaladeepika 26\.3-8/)
  })

  test('says from when to when it is obstructed, and by whom, at the ingresses of swetest', async () => {
    const { windows } = await timelineOf({ ...MUMBAI, ...AUGUST, transit_planets: ['saturn'] })
    // From the Moon in Capricorn, Saturn in Pisces is in the third house. The twelfth is Sagittarius, where only the Moon passes.
    const { vedha } = windows.find(({ kind }) => kind === 'house_from_moon')!
    expect([vedha!.house, vedha!.sign_id, vedha!.obstructions.map(({ by }) => by)]).toEqual([12, 9, ['Moon']])
    const { start_datetime, end_datetime } = vedha!.obstructions[0]!
    expect(secondsApart(start_datetime, TRUTH.moon_in_sagittarius.start)).toBeLessThanOrEqual(SECONDS)
    expect(secondsApart(end_datetime, TRUTH.moon_in_sagittarius.end)).toBeLessThanOrEqual(SECONDS)
    expect(windows.filter(({ kind }) => kind !== 'house_from_moon').every((each) => each.vedha === null)).toBe(true)
  })

  test('of a node in the tenth house is favourable only with the houses of the Sun, and never obstructed', async () => {
    // Rahu is in Aquarius, the tenth sign from Taurus: a Moon in Taurus on 17 January 2000.
    const born = { ...MUMBAI, year: 2000, month: 1, day: 17, hour: 12 }
    const rahu = async (fields: object) => {
      const { windows } = await timelineOf({ ...born, ...AUGUST, transit_planets: ['rahu'], ...fields })
      const { evidence, vedha } = windows.find(({ kind }) => kind === 'house_from_moon')!
      return [evidence.relative_house, evidence.polarity, vedha]
    }
    expect(await rahu({})).toEqual([10, 'unfavorable', null])
    expect(await rahu({ node_houses: 'sun' })).toEqual([10, 'favorable', null])
  })

  test('has the points of its sign, worked by hand', async () => {
    const { windows } = await timelineOf({ ...MUMBAI, ...AUGUST, transit_planets: ['saturn', 'rahu'] })
    const pointsOf = (graha: string) => windows.find((each) => each.transit_planet === graha)!.ashtakavarga!
    // Pisces is the 8th from Sun and Mercury and the 3rd from Moon and Saturn, which give Saturn a point there; Mars, Jupiter,
    // Venus and the lagna give none (Brihat Parashara Hora Shastra 66).
    expect(pointsOf('Saturn').bav).toBe(4)
    expect(pointsOf('Rahu').bav).toBeNull()
    const untimed = await timelineOf({ ...MUMBAI_UNTIMED, ...AUGUST })
    expect(untimed.windows.every(({ ashtakavarga }) => ashtakavarga === null)).toBe(true)
  })
})

describe('dashas of a window', () => {
  test('fill it, and say whether the transiting graha is a lord', async () => {
    const asked = { ...MUMBAI, ...AUGUST, transit_planets: ['jupiter'], include_dasha_overlay: true }
    const { windows, meta } = await timelineOf(asked)
    for (const { dashas, start_datetime, end_datetime } of windows) {
      expect([dashas![0]!.start_datetime, dashas!.at(-1)!.end_datetime]).toEqual([start_datetime, end_datetime])
      for (const [index, { start_datetime: begins }] of dashas!.slice(1).entries())
        expect(begins).toBe(dashas![index]!.end_datetime)
    }
    // By hand, as in the guide of dashas: Jupiter until December 2033, Jupiter-Venus from October 2025 to June 2028.
    const all = windows.flatMap(({ dashas }) => dashas!)
    expect(new Set(all.map(({ mahadasha, antardasha }) => `${mahadasha}-${antardasha}`))).toEqual(
      new Set(['Jupiter-Venus']),
    )
    for (const { pratyantardasha, lord_of } of all)
      expect(lord_of).toEqual(['Mahadasha', ...(pratyantardasha === 'Jupiter' ? ['Pratyantardasha'] : [])])
    expect(meta.rules.dashas).toMatch(/46\.12-16/)
  })

  test('are left out unless they are asked for', async () => {
    const { windows, meta } = await timelineOf({ ...MUMBAI, ...AUGUST })
    expect(windows.some((each) => 'dashas' in each)).toBe(false)
    expect(meta.rules).not.toHaveProperty('dashas')
  })

  test('of a birth without a time have a warning with both balances', async () => {
    const { warnings } = await timelineOf({ ...MUMBAI_UNTIMED, ...AUGUST, include_dasha_overlay: true })
    expect(warnings!.find(({ code }) => code === 'moon_uncertain')!.message).toMatch(/balance at birth is .* of Moon/)
  })
})
