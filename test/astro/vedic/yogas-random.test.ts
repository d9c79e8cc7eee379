import { describe, expect, test } from 'vitest'
import { GRAHAS, type Graha } from '../../../src/astro/vedic/names.ts'
import { PARASHARA, type YogaOptions, yogaChart, yogaSky } from '../../../src/astro/vedic/yogas/chart.ts'
import { evaluateYogas } from '../../../src/astro/vedic/yogas/evaluate.ts'
import { isActive } from '../../support/yogas.ts'

/** A generator of numbers from 0 to 1 that always gives the same ones (Park and Miller, 1988). */
function numbers(seed: number) {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

function randomCharts(count: number, options: YogaOptions) {
  const next = numbers(1)
  return Array.from({ length: count }, () => {
    const placed = Object.fromEntries(GRAHAS.map((graha) => [graha, next() * 360])) as Record<Graha, number>
    // Half of the charts are crowded into few signs, so that rare figures occur.
    if (next() < 0.5) {
      const signs = Array.from({ length: 4 }, () => Math.floor(next() * 12))
      for (const graha of GRAHAS) placed[graha] = signs[Math.floor(next() * 4)]! * 30 + next() * 30
    }
    return yogaChart(yogaSky({ ...placed, Ketu: (placed.Rahu + 180) % 360 }, options), Math.floor(next() * 12))
  })
}

describe('in 10,000 random charts', () => {
  const actives = randomCharts(10_000, PARASHARA).map((chart) => {
    const results = evaluateYogas(chart).filter(({ formed }) => formed!.length > 0)
    return { chart, results, ids: new Set(results.map(({ yoga }) => yoga.id)) }
  })
  const countOf = (ids: ReadonlySet<string>, ...wanted: readonly string[]): number =>
    wanted.filter((id) => ids.has(id)).length

  test('there is one Sankhya yoga where no other Nabhasa yoga is, and none beside another but Gola', () => {
    for (const { results, ids } of actives) {
      const of = (group: string) => results.filter(({ yoga }) => yoga.group === group).length
      const others = of('ashraya') + of('dala') + of('akriti')
      if (ids.has('gola')) expect([of('ashraya'), of('akriti'), of('sankhya')]).toEqual([1, 0, 1])
      else expect(of('sankhya')).toBe(others === 0 ? 1 : 0)
    }
  })

  test('there is never more than one Akriti, one Dala and one Ashraya yoga', () => {
    for (const { results } of actives)
      for (const group of ['akriti', 'dala', 'ashraya'])
        expect(results.filter(({ yoga }) => yoga.group === group).length).toBeLessThanOrEqual(1)
  })

  test('Kemadruma, Sunapha, Anapha and Durudhara exclude each other', () => {
    for (const { ids } of actives)
      expect(countOf(ids, 'kemadruma', 'sunapha', 'anapha', 'durudhara')).toBeLessThanOrEqual(1)
  })

  test('by Mantreshvara exactly one of these four is there', () => {
    for (const chart of randomCharts(2_000, { ...PARASHARA, school: 'phaladeepika' })) {
      const four = ['kemadruma', 'sunapha', 'anapha', 'durudhara'].filter((id) => isActive(id, chart))
      expect(four).toHaveLength(1)
    }
  })

  test('Vesi, Vasi and Ubhayachari exclude each other, and one of Adhama, Sama and Varishtha is there', () => {
    for (const { ids } of actives) {
      expect(countOf(ids, 'vesi', 'vasi', 'ubhayachari')).toBeLessThanOrEqual(1)
      expect(countOf(ids, 'adhama', 'sama', 'varishtha')).toBe(1)
    }
  })

  test('an exchange of signs is of one kind', () => {
    for (const { results } of actives) {
      const pairs = results
        .filter(({ yoga }) => yoga.category === 'parivartana')
        .flatMap(({ formed }) => formed!.map(({ planets }) => planets.join()))
      expect(new Set(pairs).size).toBe(pairs.length)
    }
  })

  test('all yogas but those that need many coincidences occur', () => {
    const seen = new Set(actives.flatMap(({ ids }) => [...ids]))
    expect(seen.size).toBeGreaterThan(85)
  })
})
