import { DAY_MS } from './civil.ts'
import { YEAR_DAYS } from './derived-charts.ts'
import { inProportion, inTurn, type LordCycle, repeated, startingAt } from './periods.ts'

/** The years of each lord of the firdaria (Abu Ma'shar, Great Introduction VII.8): 75 in all. */
const YEARS = {
  sun: 10,
  venus: 8,
  mercury: 13,
  moon: 9,
  saturn: 11,
  jupiter: 12,
  mars: 7,
  north_node: 3,
  south_node: 2,
} as const

export type FirdariaLord = keyof typeof YEARS

/** The seven planets in the order of firdaria and of their parts. */
const PLANETS: readonly FirdariaLord[] = ['sun', 'venus', 'mercury', 'moon', 'saturn', 'jupiter', 'mars']
const NODES: readonly FirdariaLord[] = ['north_node', 'south_node']

const NIGHT = startingAt(PLANETS, PLANETS.indexOf('moon'))
const AFTER_MARS = NIGHT.indexOf('mars') + 1

/** The lords of a night birth, by where the nodes stand: at the end as by day, or after Mars. */
const NIGHT_ORDERS = {
  abu_mashar: [...NIGHT, ...NODES],
  bonatti: [...NIGHT.slice(0, AFTER_MARS), ...NODES, ...NIGHT.slice(AFTER_MARS)],
} satisfies Record<string, readonly FirdariaLord[]>

export type NightNodes = keyof typeof NIGHT_ORDERS
export const NIGHT_NODES = Object.keys(NIGHT_ORDERS) as [NightNodes, ...NightNodes[]]

/** The days of a year of the firdaria. */
export const FIRDARIA_YEARS = { tropical: YEAR_DAYS.tropical, julian: 365.25 } as const
export type FirdariaYear = keyof typeof FIRDARIA_YEARS

/** The firdaria of the planets have parts; those of the nodes have none. */
export const FIRDARIA_LEVELS = 2

/** How firdaria are counted. */
export interface FirdariaRules {
  readonly birthMs: number
  readonly isDay: boolean
  readonly nightNodes: NightNodes
  readonly year: FirdariaYear
}

/**
 * The firdaria from a birth on, beginning with the Sun by day and with the Moon by night. The period of a planet has seven
 * equal parts, of which it rules the first. After 75 years the lords begin again.
 */
export function firdaria({ birthMs, isDay, nightNodes, year }: FirdariaRules): LordCycle<FirdariaLord> {
  const [first, ...others] = isDay ? [...PLANETS, ...NODES] : NIGHT_ORDERS[nightNodes]
  const termOf = (lord: FirdariaLord) => ({ lord, lengthMs: YEARS[lord] * FIRDARIA_YEARS[year] * DAY_MS })
  return {
    startMs: birthMs,
    turns: () => inTurn(birthMs, repeated([termOf(first!), ...others.map(termOf)])),
    parts: (period) => {
      const index = PLANETS.indexOf(period.lord)
      if (index < 0) return []
      return inProportion(
        period,
        startingAt(PLANETS, index).map((lord) => ({ lord, share: 1 })),
      )
    },
  }
}
