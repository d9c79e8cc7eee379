import { inProportion, inTurn, repeated, startingAt } from '../../periods.ts'
import type { Graha } from '../names.ts'
import { type DashaCycle, type DashaRules, type FirstPart, wholeSeconds } from './dasha.ts'

/** Lords in the order of their dashas, with their years. */
export type LordYears = readonly { readonly lord: Graha; readonly years: number }[]

/** The dasha at birth: its place in the order, and the share of it that has passed. */
export interface AtBirth {
  readonly index: number
  readonly passed: number
}

/** Dashas of grahas. A share of the first one has passed at birth, by the place of the Moon. Parts are in proportion to the years of their lords. */
export function nakshatraDashas(
  order: LordYears,
  { index, passed }: AtBirth,
  { birthMs, yearMs, firstPart }: Pick<DashaRules, 'birthMs' | 'yearMs' | 'firstPart'>,
): DashaCycle {
  const [first, ...others] = startingAt(order, index)
  const elapsedYears = first!.years * passed
  const startMs = wholeSeconds(birthMs - elapsedYears * yearMs)
  const termOf = ({ lord, years }: LordYears[number]) => ({ lord, lengthMs: years * yearMs })
  return {
    first: { lord: first!.lord, years: first!.years, elapsedYears },
    cycle: {
      startMs,
      turns: () => inTurn(startMs, repeated([termOf(first!), ...others.map(termOf)])),
      parts: (period) =>
        inProportion(
          period,
          partsFrom(order, period.lord as Graha, firstPart).map(({ lord, years }) => ({ lord, share: years })),
        ),
    },
  }
}

const partsFrom = (order: LordYears, lord: Graha, firstPart: FirstPart): LordYears => {
  const own = order.findIndex((each) => each.lord === lord)
  return startingAt(order, (own + (firstPart === 'own' ? 0 : 1)) % order.length)
}
