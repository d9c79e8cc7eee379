import { normalise } from './angle.ts'
import { DAY_MS, SECOND_MS } from './civil.ts'
import { YEAR_DAYS } from './derived-charts.ts'
import { inProportion, inTurn, type LordCycle, type Period, repeated, startingAt } from './periods.ts'
import { MINOR_YEARS } from './planetary-years.ts'
import { SEVEN, type SevenPlanet } from './seven.ts'

/** The months of a decennial, 10 years and 9 months: the sum of the minor years of the planets. */
const DECENNIAL_MONTHS = 129

/** Decennials, their months, their days and their hours. */
export const DECENNIAL_LEVELS = 4

/** The days of a year. Vettius Valens (Anthologies VI.5) counts years of 360 days, with months of 30. */
export const DECENNIAL_YEARS = { valens: 360, tropical: YEAR_DAYS.tropical, julian: 365.25 } as const
export type DecennialYear = keyof typeof DECENNIAL_YEARS

/**
 * How the levels below the second are divided. `proportion`: again in proportion to the minor years (Valens VI.6). `cycles`: into
 * cycles of 129 days, and these into the minor years as days; the end of the period cuts the last ones (Valens VI.5).
 */
export const DECENNIAL_DIVISIONS = ['proportion', 'cycles'] as const
export type DecennialDivision = (typeof DECENNIAL_DIVISIONS)[number]

/** The planets in the order of the zodiac, beginning with a given one. At equal longitudes they keep the order of `SEVEN`. */
export function zodiacalOrder(
  first: SevenPlanet,
  longitudeOf: (planet: SevenPlanet) => number,
): readonly [SevenPlanet, ...SevenPlanet[]] {
  const ahead = (planet: SevenPlanet): number => normalise(longitudeOf(planet) - longitudeOf(first))
  const others = SEVEN.filter((planet) => planet !== first)
  return [first, ...others.toSorted((a, b) => ahead(a) - ahead(b))]
}

/** How decennials are counted. */
export interface DecennialRules {
  readonly birthMs: number
  /** The seven planets in turn. */
  readonly order: readonly [SevenPlanet, ...SevenPlanet[]]
  readonly division: DecennialDivision
  readonly year: DecennialYear
}

/**
 * The decennials from a birth on: each planet in turn rules 129 months. Within them every planet, beginning with the ruler, has
 * as many months as it has minor years. After 75 years and 3 months the first planet begins again.
 */
export function decennials({ birthMs, order, division, year }: DecennialRules): LordCycle<SevenPlanet> {
  const dayMs = (DECENNIAL_YEARS[year] / 360) * DAY_MS
  const cycleMs = DECENNIAL_MONTHS * dayMs
  const [first, ...others] = order
  const decennial = (lord: SevenPlanet) => ({ lord, lengthMs: cycleMs * 30 })
  const from = (lord: SevenPlanet) => startingAt(order, order.indexOf(lord))
  const shares = (period: Period<SevenPlanet>) =>
    inProportion(
      period,
      from(period.lord).map((lord) => ({ lord, share: MINOR_YEARS[lord] })),
    )
  return {
    startMs: birthMs,
    turns: () => inTurn(birthMs, repeated([decennial(first), ...others.map(decennial)])),
    parts: (period) => {
      const { lord, level, startMs, endMs } = period
      if (division === 'proportion' || level === 1) return shares(period)
      if (level === 2) return inTurn(startMs, cyclesFrom(from(lord), cycleMs))
      // A whole cycle, but for the rounding of its ends to seconds.
      if (endMs - startMs > cycleMs - 2 * SECOND_MS) return shares(period)
      return inTurn(
        startMs,
        from(lord).map((part) => ({ lord: part, lengthMs: MINOR_YEARS[part] * dayMs })),
      )
    },
  }
}

/** Cycles of one length. The longest period, of 30 months, has seven of them. */
const cyclesFrom = (order: readonly SevenPlanet[], lengthMs: number) => order.map((lord) => ({ lord, lengthMs }))
