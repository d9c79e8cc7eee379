import { describe, expect, test } from 'vitest'
import { DAY_MS } from '../../../src/astro/civil.ts'
import { periodsBetween } from '../../../src/astro/periods.ts'
import { SIGNS } from '../../../src/astro/sign.ts'
import { ashtottariCondition } from '../../../src/astro/vedic/dashas/ashtottari.ts'
import { type DashaChart, type DashaLord, type DashaRules, dashaYearMs } from '../../../src/astro/vedic/dashas/dasha.ts'
import { DASHA_SYSTEM_NAMES, DASHA_SYSTEMS, type DashaSystemName } from '../../../src/astro/vedic/dashas/systems.ts'
import truth from './truth.json' with { type: 'json' }

const RULES: DashaRules = {
  birthMs: Date.UTC(2000, 0, 1),
  yearMs: dashaYearMs('sidereal'),
  firstPart: 'own',
  ashtottariArcs: 'equal',
}
const { longitudes, ascendant } = truth.chara_rao
const CHART: DashaChart = { longitudes, ascendant }
const withMoon = (Moon: number): DashaChart => ({ ...CHART, longitudes: { ...longitudes, Moon } })

const dashasOf = (system: DashaSystemName, chart: DashaChart = CHART, rules: Partial<DashaRules> = {}) =>
  DASHA_SYSTEMS[system].dashas(chart, { ...RULES, ...rules })!

/** The lords with the years of their periods, from the birth on. */
function yearsOf(system: DashaSystemName, chart: DashaChart, count: number, rules: Partial<DashaRules> = {}) {
  const { cycle } = dashasOf(system, chart, rules)
  const found: [string, number][] = []
  for (const { lord, startMs, endMs } of periodsBetween(cycle, { fromMs: RULES.birthMs, toMs: Number.MAX_VALUE }, 1)) {
    found.push([lord, Math.round(((endMs - startMs) / RULES.yearMs) * 1e6) / 1e6])
    if (found.length === count) break
  }
  return found
}

/** The parts of the first period of a lord. */
function partsOf(system: DashaSystemName, lord: string, chart: DashaChart, rules: Partial<DashaRules> = {}) {
  const { cycle } = dashasOf(system, chart, rules)
  const parts: { lord: string; years: number }[] = []
  for (const period of periodsBetween(cycle, { fromMs: cycle.startMs, toMs: RULES.birthMs + 200 * RULES.yearMs }, 2)) {
    if (period.level === 2 && period.whole!.lord === lord)
      parts.push({ lord: period.lord, years: (period.endMs - period.startMs) / RULES.yearMs })
    else if (parts.length > 0) break
  }
  return parts
}

/** The lords from Ardra on (Brihat Parashara Hora Shastra 46.18). */
const ASHTOTTARI_LORDS = ['Sun', 'Moon', 'Mars', 'Mercury', 'Saturn', 'Jupiter', 'Rahu', 'Venus']

const left = ({ first }: { first: { years: number; elapsedYears: number } }) => first.years - first.elapsedYears

describe('vimshottari', () => {
  test('divides the dasha of Venus as the book does', () => {
    const parts = partsOf('vimshottari', 'Venus', withMoon(0))
    expect(parts.length).toBe(9)
    for (const [index, [lord, years]] of truth.vimshottari.parts_of_venus.entries()) {
      expect(parts[index]!.lord).toBe(lord)
      expect(parts[index]!.years).toBeCloseTo(years as number, 6)
    }
  })

  test('fills each period with its parts down to the fifth level', () => {
    const { cycle } = dashasOf('vimshottari', withMoon(100))
    const span = { fromMs: RULES.birthMs, toMs: RULES.birthMs + 20 * DAY_MS }
    const all = [...periodsBetween(cycle, span, 5)]
    for (const period of all.filter(({ level }) => level > 1)) {
      const siblings = all.filter(({ whole }) => whole === period.whole)
      const index = siblings.indexOf(period)
      if (index > 0) expect(period.startMs).toBe(siblings[index - 1]!.endMs)
      expect(period.endMs).toBeLessThanOrEqual(period.whole!.endMs)
    }
  })
})

describe('yogini', () => {
  test('begins with the yogini of the published example and what is left of it', () => {
    const { moon, first, left: printed, next } = truth.yogini
    const dashas = dashasOf('yogini', withMoon(moon))
    expect(dashas.first.lord).toBe(first)
    expect(left(dashas)).toBeCloseTo(printed[0]! + printed[1]! / 12 + printed[2]! / 360, 5)
    expect(yearsOf('yogini', withMoon(moon), 9).slice(1)).toEqual(next)
  })
})

describe('ashtottari', () => {
  test.each(truth.ashtottari.balances)(
    'has the balance of the book for the Moon at $moon°',
    ({ moon, lord, left: years }) => {
      const dashas = dashasOf('ashtottari', withMoon(moon))
      expect(dashas.first.lord).toBe(lord)
      expect(left(dashas)).toBeCloseTo(years, 9)
    },
  )

  test('has the lords and years of the table, without Ketu', () => {
    expect(yearsOf('ashtottari', withMoon(144), 8).slice(1)).toEqual(truth.ashtottari.order_from_moon)
  })

  test.each([
    // The first nakshatras of the arcs: Ardra, Magha, Hasta, Anuradha, Purva Ashadha, Dhanishta, Uttara Bhadrapada, Krittika.
    ...[5, 9, 12, 16, 19, 22, 25, 2].map((nakshatra, index) => ({ nakshatra, lord: ASHTOTTARI_LORDS[index] })),
  ])(
    'the Moon within 1e-12° of nakshatra $nakshatra is in the arc of $lord that begins there',
    ({ nakshatra, lord }) => {
      for (const arcs of ['equal', 'abhijit'] as const)
        for (const beside of [-1e-12, 0, 1e-12]) {
          const { first } = dashasOf('ashtottari', withMoon((nakshatra * 40) / 3 + beside), { ashtottariArcs: arcs })
          expect(first.lord).toBe(lord)
          expect(first.elapsedYears).toBeCloseTo(0, 9)
        }
    },
  )

  test('a millionth of a degree before a border the Moon is still in the arc that ends there', () => {
    const { first } = dashasOf('ashtottari', withMoon(9 * (40 / 3) - 1e-6))
    expect(first.lord).toBe('Sun')
    expect(first.elapsedYears).toBeCloseTo(6, 6)
  })

  test('begins the parts with the next lord if asked, and else with the own one', () => {
    const lords = (firstPart: 'own' | 'next') =>
      partsOf('ashtottari', 'Jupiter', withMoon(144), { firstPart }).map(({ lord }) => lord)
    const { parts_of_jupiter: next } = truth.ashtottari
    expect(lords('next')).toEqual(next)
    expect(lords('own')).toEqual([next.at(-1), ...next.slice(0, -1)])
  })

  test.each(truth.ashtottari.abhijit)(
    'gives Abhijit a quarter of the years of Saturn: the Moon at $moon°',
    ({ moon, left: years }) => {
      expect(left(dashasOf('ashtottari', withMoon(moon), { ashtottariArcs: 'abhijit' }))).toBeCloseTo(years, 6)
    },
  )

  test.each([
    // The lagna is Gemini, and its lord Mercury is in Virgo.
    ['in the lagna itself, although a kendra from its lord', 75, false],
    ['in a kendra from the lord of the lagna', 255, true],
    ['in a trikona', 285, true],
    ['in the second house', 195, false],
  ])('applies by its condition to Rahu %s', (_, Rahu, isMet) => {
    expect(ashtottariCondition({ ascendant, longitudes: { ...longitudes, Rahu } })!.isMet).toBe(isMet)
  })
})

describe('kalachakra', () => {
  test.each(truth.kalachakra.lives)('has the dashas of the book for the Moon at $moon°', ({ moon, ages }) => {
    const found: [DashaLord, number][] = []
    const { cycle } = dashasOf('kalachakra', withMoon(moon))
    for (const { lord, endMs } of periodsBetween(cycle, { fromMs: RULES.birthMs, toMs: Number.MAX_VALUE }, 1))
      found.push([lord, Math.round(((endMs - RULES.birthMs) / RULES.yearMs) * 1e5) / 1e5])
    expect(found).toEqual(ages)
  })

  test('divides the dashas as the book does, beyond the end of the pada', () => {
    const { moon, ...parts } = truth.kalachakra.parts
    for (const [sign, lords] of Object.entries(parts))
      expect(partsOf('kalachakra', sign, withMoon(moon)).map(({ lord }) => lord)).toEqual(lords)
    for (const [sign, years] of Object.entries(truth.kalachakra.years_of_leo)) {
      const part = partsOf('kalachakra', 'Leo', withMoon(moon)).find(({ lord }) => lord === sign)
      expect(part!.years).toBeCloseTo(years, 6)
    }
  })
})

describe('dashas of signs', () => {
  test('chara_rao has the years of the book, and begins the parts with the next sign', () => {
    const { years, first_part_of_sagittarius: part } = truth.chara_rao
    expect(yearsOf('chara_rao', CHART, 7)).toEqual(years)
    const parts = partsOf('chara_rao', 'Sagittarius', CHART, { firstPart: 'next' })
    expect([parts.length, parts[0]!.lord, parts.at(-1)!.lord]).toEqual([12, part, 'Sagittarius'])
  })

  test('chara_parashara adds a year for an exalted lord and takes one for a debilitated one', () => {
    const { years, virgo } = truth.chara_parashara
    const found = yearsOf('chara_parashara', CHART, 12)
    expect(found.slice(0, 7)).toEqual(years)
    expect(found.find(([lord]) => lord === 'Virgo')).toEqual(['Virgo', virgo])
  })

  test.each(['chara_rao', 'chara_parashara', 'narayana'] as const)('%s is not counted without a lagna', (system) => {
    expect(DASHA_SYSTEMS[system].dashas({ longitudes, ascendant: null }, RULES)).toBeNull()
  })

  const ABBREVIATIONS = 'Ar Ta Ge Cn Le Vi Li Sc Sg Cp Aq Pi'.split(' ')

  test.each(['normal', 'saturn', 'ketu'] as const)('narayana has the order of the table from each sign: %s', (kind) => {
    for (const [sign, orders] of truth.narayana.orders_from_aries.entries()) {
      const here = sign * 30 + 10
      const elsewhere = (sign * 30 + 70) % 360
      const Ketu = kind === 'ketu' ? here : elsewhere
      // The lagna has most grahas, so it is stronger than the seventh. Jupiter in Capricorn would leave Sagittarius no years.
      const chart = {
        ascendant: here,
        longitudes: {
          Sun: here,
          Moon: here,
          Mars: here,
          Mercury: here,
          Jupiter: 130,
          Venus: here,
          Saturn: kind === 'saturn' ? here : elsewhere,
          Rahu: (Ketu + 180) % 360,
          Ketu,
        },
      }
      const { cycle } = dashasOf('narayana', chart)
      const lords = [...periodsBetween(cycle, { fromMs: RULES.birthMs, toMs: RULES.birthMs + 200 * RULES.yearMs }, 1)]
      const names = orders[kind].split(' ').map((each) => SIGNS[ABBREVIATIONS.indexOf(each)]!.name)
      expect(lords.slice(0, 12).map(({ lord }) => lord)).toEqual(names)
    }
  })
})

test.each(DASHA_SYSTEM_NAMES)('%s tiles a life on every level, wherever the Moon is', (system) => {
  const { levels } = DASHA_SYSTEMS[system]
  for (let moon = 0.05; moon < 360; moon += 7.3) {
    const { cycle, first } = dashasOf(
      system,
      { ...withMoon(moon), ascendant: (moon * 5) % 360 },
      { ashtottariArcs: 'abhijit' },
    )
    expect(first.elapsedYears).toBeGreaterThanOrEqual(0)
    expect(first.elapsedYears).toBeLessThan(first.years)
    const span = { fromMs: RULES.birthMs + 30 * RULES.yearMs, toMs: RULES.birthMs + 30.4 * RULES.yearMs }
    const ends = new Map<number, number>()
    for (const { level, startMs, endMs } of periodsBetween(cycle, span, Math.min(levels, 4))) {
      if (ends.has(level)) expect(startMs).toBe(ends.get(level))
      ends.set(level, endMs)
    }
    expect(ends.size).toBe(Math.min(levels, 4))
  }
})
