import { degreesInSign, modeOf, signIndex } from '../../sign.ts'
import { signOfHouse } from '../dignity.ts'
import { GRAHAS, type Graha } from '../names.ts'
import { isOddSign } from '../vargas.ts'
import type { DashaChart, DashaSystem } from './dasha.ts'
import { signDashas } from './sign-dasha.ts'
import {
  adjustedYears,
  aspectsOtherSign,
  companyOf,
  countedYears,
  EACH_SIGN,
  exaltationOf,
  grahasIn,
  isForward,
  isStronger,
  lordsOfSign,
  modeStrength,
  type Rank,
  rulingLord,
  SIGN_COUNT,
  signOfGraha,
  signsFrom,
} from './signs.ts'

/** How signs follow each other, in signs from the first: one by one, each sixth, or trines from the 1st, 10th, 7th and 4th (18.2.1). */
const STEPS = {
  cardinal: EACH_SIGN,
  fixed: EACH_SIGN.map((index) => index * 5),
  mutable: [0, 9, 6, 3].flatMap((start) => [start, start + 4, start + 8]),
} as const

/** How many of Jupiter, Mercury and the lords of a sign are in a place or aspect it; two lords count as one. */
function helpers(chart: DashaChart, at: number, lords: readonly Graha[]): number {
  const reaches = (graha: Graha): boolean => {
    const from = signOfGraha(chart, graha)
    return from === at || aspectsOtherSign(from, at)
  }
  return [['Jupiter'] as const, ['Mercury'] as const, lords].filter((each) => each.some(reaches)).length
}

/** The lord of a sign that gives its years: 15.5.1 of the book. */
const lordOf = (chart: DashaChart, sign: number): Graha =>
  rulingLord(chart, sign, (lord) => {
    const at = signOfGraha(chart, lord)
    return [
      companyOf(chart, lord),
      helpers(chart, at, lordsOfSign(at)),
      exaltationOf(chart, lord) > 0 ? 1 : 0,
      modeStrength(at),
      countedYears(chart, sign, lord),
    ]
  })

/** The degrees of a lord in its sign; nodes count from its end. */
function advancement(chart: DashaChart, lord: Graha): number {
  const degree = degreesInSign(chart.longitudes[lord])
  return lord === 'Rahu' || lord === 'Ketu' ? 30 - degree : degree
}

/** The strength of a sign: 15.5.2. */
function rankOfSign(chart: DashaChart, sign: number): Rank {
  const lord = lordOf(chart, sign)
  const hasExalted = GRAHAS.some((graha) => has(chart, sign, graha) && exaltationOf(chart, graha) > 0)
  return [
    grahasIn(chart, sign),
    helpers(chart, sign, lordsOfSign(sign)),
    hasExalted ? 1 : 0,
    (signOfGraha(chart, lord) - sign) % 2 === 0 ? 0 : 1,
    modeStrength(sign),
    advancement(chart, lord),
  ]
}

/** The stronger of a sign and its seventh. */
function strongerOfAxis(chart: DashaChart, sign: number): number {
  const other = signOfHouse(sign, 7)
  return isStronger(rankOfSign(chart, other), rankOfSign(chart, sign)) ? other : sign
}

const has = (chart: DashaChart, sign: number, graha: Graha): boolean => signOfGraha(chart, graha) === sign

/** The order of the dashas. Saturn in the first sign makes it regular and forward, Ketu turns its direction. */
function orderFrom(chart: DashaChart, seed: number): readonly number[] {
  const steps = STEPS[modeOf(seed)]
  if (has(chart, seed, 'Ketu')) return signsFrom(seed, !isForward(seed), steps)
  return has(chart, seed, 'Saturn') ? signsFrom(seed, true) : signsFrom(seed, isForward(seed), steps)
}

/** The order of the parts: from the sign of the lord of the stronger of the sign and its seventh (18.3). */
function partsOf(chart: DashaChart, sign: number): readonly number[] {
  const seed = strongerOfAxis(chart, sign)
  const first = signOfGraha(chart, lordOf(chart, seed))
  const isOdd = isOddSign(first)
  const forward = has(chart, seed, 'Ketu') ? !isOdd : isOdd || has(chart, seed, 'Saturn')
  return signsFrom(first, forward)
}

/** Signs from the stronger of lagna and seventh on. In a second cycle each has 12 years less those of its first dasha. */
export const NARAYANA: DashaSystem = {
  levels: 2,
  firstPart: 'own',
  hasFirstPart: false,
  needsLagna: true,
  rule: 'Signs from the stronger of the lagna and the seventh on: one by one, every sixth, or in trines. Years are counted from the sign to its lord; a second cycle has the rest of 12 years.',
  source:
    'P.V.R. Narasimha Rao, Vedic Astrology: An Integrated Approach, 15.5 and 18.2-3, after Sanjay Rath, Narayana Dasa',
  dashas: (chart, rules) => {
    if (chart.ascendant === null) return null
    const order = orderFrom(chart, strongerOfAxis(chart, signIndex(chart.ascendant)))
    const first = order.map((sign) => ({ sign, years: adjustedYears(chart, sign, lordOf(chart, sign)) }))
    const second = first.map(({ sign, years }) => ({ sign, years: SIGN_COUNT - years }))
    return signDashas([...first, ...second], rules, (sign) => partsOf(chart, sign))
  },
}
