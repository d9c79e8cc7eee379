import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  inProportion,
  inTurn,
  type LordCycle,
  lordsOf,
  type Period,
  periodsAt,
  periodsBetween,
  repeated,
  startingAt,
} from '../../src/astro/periods.ts'

const DAY_MS = 86_400_000

/** Parts that fill their period in proportion, or parts of fixed lengths that its end cuts. */
type Division = 'proportional' | 'cut' | 'none'

interface Invented {
  readonly lengths: readonly number[]
  readonly divisions: readonly Division[]
}

/** A cycle of lords from 0, each with its length in days, whose parts begin with the lord of the period. */
function invented({ lengths, divisions }: Invented): LordCycle<number> {
  const [first, ...others] = lengths.map((days, lord) => ({ lord, days }))
  const termOf = ({ lord, days }: { lord: number; days: number }, within = 1) => ({
    lord,
    lengthMs: (days * DAY_MS) / within,
  })
  const circle = [first!, ...others]
  return {
    startMs: 0,
    turns: () => inTurn(0, repeated([termOf(first!), ...others.map((each) => termOf(each))])),
    parts: (period) => {
      const division = divisions[period.level - 1]
      const [own, ...rest] = startingAt(circle, period.lord)
      if (division === 'proportional')
        return inProportion(
          period,
          [own!, ...rest].map(({ lord, days }) => ({ lord, share: days })),
        )
      const within = 12 ** period.level
      return division === 'cut'
        ? inTurn(period.startMs, repeated([termOf(own!, within), ...rest.map((each) => termOf(each, within))]))
        : []
    },
  }
}

const cycles = fc.record({
  lengths: fc.array(fc.integer({ min: 40, max: 3000 }), { minLength: 1, maxLength: 9 }),
  divisions: fc.array(fc.constantFrom<Division>('proportional', 'cut', 'none'), { minLength: 2, maxLength: 2 }),
})
const instants = fc.integer({ min: 0, max: 9000 * 86_400 }).map((seconds) => seconds * 1000)

const partsOf = (all: readonly Period<number>[], whole: Period<number> | null, level: number) =>
  all.filter((period) => period.level === level && period.whole === whole)

describe('periods', () => {
  test('tile time on each level: each begins where the one before it ends, and parts fill their period', () => {
    fc.assert(
      fc.property(cycles, instants, fc.integer({ min: 0, max: 600 }), (given, fromMs, days) => {
        const toMs = fromMs + days * DAY_MS
        const all = [...periodsBetween(invented(given), { fromMs, toMs }, 3)]
        const first = partsOf(all, null, 1)
        expect(first[0]!.startMs).toBeLessThanOrEqual(fromMs)
        expect(first.at(-1)!.endMs).toBeGreaterThan(toMs)
        const isTiled = (row: readonly Period<number>[]) =>
          row.slice(1).every(({ startMs }, index) => startMs === row[index]!.endMs) &&
          row.every(({ startMs, endMs }) => startMs < endMs && startMs % 1000 === 0)
        expect(isTiled(first)).toBe(true)
        for (const whole of all.filter(({ level }) => level < 3 && given.divisions[level - 1] !== 'none')) {
          const parts = partsOf(all, whole, whole.level + 1)
          expect(isTiled(parts)).toBe(true)
          // The span leaves out parts on its outside alone.
          expect(parts[0]!.startMs).toBeLessThanOrEqual(Math.max(whole.startMs, fromMs))
          expect(parts[0]!.startMs).toBeGreaterThanOrEqual(whole.startMs)
          expect(parts.at(-1)!.endMs).toBeGreaterThanOrEqual(Math.min(whole.endMs, toMs + 1))
          expect(parts.at(-1)!.endMs).toBeLessThanOrEqual(whole.endMs)
        }
      }),
    )
  })

  test('of an instant are those of any span around it that contain it', () => {
    fc.assert(
      fc.property(cycles, instants, (given, atMs) => {
        const cycle = invented(given)
        const around = periodsBetween(cycle, { fromMs: Math.max(0, atMs - 5 * DAY_MS), toMs: atMs + 5 * DAY_MS }, 3)
        const found = periodsAt(cycle, atMs, 3)
        expect(found).toEqual([...around].filter(({ startMs, endMs }) => startMs <= atMs && atMs < endMs))
        expect(found.map(({ level }) => level)).toEqual(found.map((_, index) => index + 1))
      }),
    )
  })

  test('that begin at an instant contain it, and those that end there do not', () => {
    const cycle = invented({ lengths: [100, 50], divisions: [] })
    expect(periodsAt(cycle, 100 * DAY_MS, 1)).toMatchObject([{ lord: 1, startMs: 100 * DAY_MS }])
    expect(periodsAt(cycle, 100 * DAY_MS - 1000, 1)).toMatchObject([{ lord: 0, endMs: 100 * DAY_MS }])
  })

  test('whose parts do not fill them are an error', () => {
    const cycle = { ...invented({ lengths: [10], divisions: [] }), parts: () => [{ lord: 1, endMs: 5 * DAY_MS }] }
    expect(() => [...periodsBetween(cycle, { fromMs: 0, toMs: 9 * DAY_MS }, 2)]).toThrow(
      'Parts of a period of level 1 end before it does',
    )
  })
})

describe('a cycle of nine lords over 120 years, nested in proportion, of which a part has elapsed at the birth,', () => {
  // Brihat Parashara Hora Shastra 46: the years of the lords from Ketu on; parts begin with the lord of the period, and
  // their lengths are in proportion to the same years.
  const YEARS = [7, 20, 6, 10, 7, 18, 16, 19, 17]
  const LORDS = ['ketu', 'venus', 'sun', 'moon', 'mars', 'rahu', 'jupiter', 'saturn', 'mercury']
  const YEAR_MS = 360 * DAY_MS
  const from = (lord: string) => {
    const [first, ...others] = startingAt(
      LORDS.map((each, index) => ({ lord: each, share: YEARS[index]! })),
      LORDS.indexOf(lord),
    )
    return [first!, ...others] as const
  }
  const cycle: LordCycle<string> = {
    // Venus has a quarter of its 20 years behind it.
    startMs: -5 * YEAR_MS,
    turns: () => {
      const [first, ...others] = from('venus').map(({ lord, share }) => ({ lord, lengthMs: share * YEAR_MS }))
      return inTurn(-5 * YEAR_MS, repeated([first!, ...others]))
    },
    parts: (period) => inProportion(period, from(period.lord)),
  }
  const years = (ms: number) => ms / YEAR_MS

  test('has the balance of the first period, and the parts that the rule gives', () => {
    const all = [...periodsBetween(cycle, { fromMs: 0, toMs: 20 * YEAR_MS }, 2)]
    const first = all.filter(({ level }) => level === 1)
    expect(first.map(({ lord, endMs }) => [lord, years(endMs)])).toEqual([
      ['venus', 15],
      ['sun', 21],
    ])
    // Venus in Venus is 20 * 20 / 120 years, the Sun in Venus one, the Moon in it 20 * 10 / 120.
    const parts = all.filter(({ whole }) => whole === first[0])
    expect(parts[0]).toMatchObject({ lord: 'moon' })
    expect(years(parts[0]!.startMs)).toBeCloseTo(-5 + 20 / 6 + 1, 6)
    expect(years(parts[0]!.endMs)).toBeCloseTo(-5 + 20 / 6 + 1 + 20 / 12, 6)
  })

  test('begins again after 120 years, and divides to the fifth level within seconds', () => {
    expect(periodsAt(cycle, 115 * YEAR_MS, 1)).toMatchObject([{ lord: 'venus', startMs: 115 * YEAR_MS }])
    const chain = periodsAt(cycle, 0, 5)
    expect(lordsOf(chain[4]!)).toEqual(chain.map(({ lord }) => lord))
    for (const { lord, whole, startMs, endMs } of chain.slice(1)) {
      const share = YEARS[LORDS.indexOf(lord)]! / 120
      expect(Math.abs(endMs - startMs - share * (whole!.endMs - whole!.startMs))).toBeLessThanOrEqual(1000)
    }
  })
})
