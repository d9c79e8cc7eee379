import { degreesInSign, signIndex } from '../../sign.ts'
import type { Graha } from '../names.ts'
import type { DashaChart, DashaSystem } from './dasha.ts'
import { signDashas } from './sign-dasha.ts'
import {
  adjustedYears,
  companyOf,
  countedYears,
  exaltationOf,
  isForward,
  modeStrength,
  rulingLord,
  signAt,
  signOfGraha,
  signsFrom,
} from './signs.ts'

/** The twelve dashas by the way in which a school counts years. */
const fromLagna = (lagna: number, yearsOf: (sign: number) => number) =>
  signsFrom(lagna, isForward(lagna)).map((sign) => ({ sign, years: yearsOf(sign) }))

/** Rao: the lord with more grahas in its sign; if both have as many, the lord with more degrees in its sign. */
function yearsOfRao(chart: DashaChart, sign: number): number {
  const rank = (lord: Graha) => [companyOf(chart, lord), degreesInSign(chart.longitudes[lord])]
  return countedYears(chart, sign, rulingLord(chart, sign, rank))
}

/** Signs from the lagna on, with the years by the place of their lords alone. */
export const CHARA_RAO: DashaSystem = {
  levels: 3,
  firstPart: 'next',
  hasFirstPart: true,
  needsLagna: true,
  rule: 'Signs from the lagna on, forward if its ninth is odd-footed; years from the sign to its lord, without additions for exaltation. Parts have the direction of their own sign.',
  source:
    'K.N. Rao, Predicting through Jaimini’s Chara Dasha; B.K. Kumar, Chara Dasha, has the same order, with parts that begin with the sign of the period',
  dashas: (chart, rules) => {
    if (chart.ascendant === null) return null
    const signs = fromLagna(signIndex(chart.ascendant), (sign) => yearsOfRao(chart, sign))
    const shift = rules.firstPart === 'own' ? 0 : 1
    return signDashas(signs, rules, (sign) => {
      const forward = isForward(sign)
      return signsFrom(signAt(sign, forward ? shift : -shift), forward)
    })
  },
}

/** Parashara: more grahas, exaltation, a stronger sign, more years (46.161-164; the order is that of Narasimha Rao, 15.5.1). */
function yearsOfParashara(chart: DashaChart, sign: number): number {
  const rank = (lord: Graha) => [
    companyOf(chart, lord),
    exaltationOf(chart, lord) > 0 ? 1 : 0,
    modeStrength(signOfGraha(chart, lord)),
    countedYears(chart, sign, lord),
  ]
  return adjustedYears(chart, sign, rulingLord(chart, sign, rank))
}

/** The same signs, with a year more or less for exalted and debilitated lords. Sources differ about the parts, which are left out. */
export const CHARA_PARASHARA: DashaSystem = {
  levels: 1,
  firstPart: 'own',
  hasFirstPart: false,
  needsLagna: true,
  rule: 'Signs from the lagna on, forward if its ninth is odd-footed; years from the sign to its lord, one more if it is exalted and one less if it is debilitated.',
  source: 'Brihat Parashara Hora Shastra 46.155-167; Iranganti Rangacharya, Manual of Jaimini Astrology',
  dashas: (chart, rules) => {
    if (chart.ascendant === null) return null
    const signs = fromLagna(signIndex(chart.ascendant), (sign) => yearsOfParashara(chart, sign))
    return signDashas(signs, rules, () => [])
  },
}
