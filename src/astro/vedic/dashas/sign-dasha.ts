import { inProportion, inTurn } from '../../periods.ts'
import { SIGNS } from '../../sign.ts'
import type { DashaCycle, DashaLord, DashaRules } from './dasha.ts'
import { signLord } from './signs.ts'

/** A sign with the years of its dasha. */
export interface SignYears {
  readonly sign: number
  readonly years: number
}

/** Dashas of signs from the birth on. A dasha has twelve equal parts, in the order that `partsOf` gives for its sign. */
export function signDashas(
  signs: readonly SignYears[],
  { birthMs, yearMs }: Pick<DashaRules, 'birthMs' | 'yearMs'>,
  partsOf: (sign: number) => readonly number[],
): DashaCycle {
  const first = signs[0]!
  return {
    first: { lord: signLord(first.sign), years: first.years, elapsedYears: 0 },
    cycle: {
      startMs: birthMs,
      turns: () =>
        inTurn(
          birthMs,
          signs.map(({ sign, years }) => ({ lord: signLord(sign), lengthMs: years * yearMs })),
        ),
      parts: (period) =>
        inProportion(
          period,
          partsOf(signOfLord(period.lord)).map((sign) => ({ lord: signLord(sign), share: 1 })),
        ),
    },
  }
}

const signOfLord = (lord: DashaLord): number => SIGNS.findIndex(({ name }) => name === lord)
