import { modeOf, SIGNS, signIndex } from '../../sign.ts'
import { debilitationSign, exaltationSign, isPlanet, lordOfSign, signOfHouse } from '../dignity.ts'
import { GRAHAS, type Graha } from '../names.ts'
import type { DashaChart, DashaLord } from './dasha.ts'

export const SIGN_COUNT = SIGNS.length
const SCORPIO = 7
const AQUARIUS = 10

/** The name of a sign, as the lord of a period. */
export const signLord = (sign: number): DashaLord => SIGNS[sign]!.name

/** The sign that is some signs ahead of another one, or behind it. */
export const signAt = (sign: number, ahead: number): number => (((sign + ahead) % SIGN_COUNT) + SIGN_COUNT) % SIGN_COUNT

/** Groups of three signs from Aries on are odd-footed and even-footed in turn: counted forward and backward (Brihat Parashara Hora Shastra 46.156). */
const isOddFooted = (sign: number): boolean => Math.floor(sign / 3) % 2 === 0

/** Whether signs follow each other forward from a sign: its ninth is odd-footed (Brihat Parashara Hora Shastra 46.167). */
export const isForward = (sign: number): boolean => isOddFooted(signOfHouse(sign, 9))

/** Signs one by one, in signs from the first. */
export const EACH_SIGN = SIGNS.map((_, index) => index)

/** Twelve signs from the first one on, forward or backward: one by one, or in other steps. */
export const signsFrom = (first: number, forward: boolean, steps: readonly number[] = EACH_SIGN): readonly number[] =>
  steps.map((step) => signAt(first, forward ? step : -step))

export const signOfGraha = ({ longitudes }: DashaChart, graha: Graha): number => signIndex(longitudes[graha])

/** How many grahas are in a sign. */
export const grahasIn = (chart: DashaChart, sign: number): number =>
  GRAHAS.filter((graha) => signOfGraha(chart, graha) === sign).length

/** How many other grahas are in the sign of a graha. */
export const companyOf = (chart: DashaChart, graha: Graha): number => grahasIn(chart, signOfGraha(chart, graha)) - 1

/** Dual signs are stronger than fixed ones, and these than movable ones (46.162). */
export const modeStrength = (sign: number): number => ['cardinal', 'fixed', 'mutable'].indexOf(modeOf(sign))

/**
 * Whether one sign aspects another: movable signs and fixed ones each other, unless they are neighbours, and dual signs each other
 * (Brihat Parashara Hora Shastra 8.1-3).
 */
export function aspectsOtherSign(from: number, to: number): boolean {
  const mode = modeOf(from)
  const other = modeOf(to)
  if (mode === 'mutable') return other === 'mutable' && from !== to
  if (mode === 'cardinal') return other === 'fixed' && to !== signAt(from, 1)
  return other === 'cardinal' && to !== signAt(from, -1)
}

/** The lords of a sign: Scorpio and Aquarius have two (46.157). */
export function lordsOfSign(sign: number): readonly [Graha, ...Graha[]] {
  if (sign === SCORPIO) return ['Mars', 'Ketu']
  return sign === AQUARIUS ? ['Saturn', 'Rahu'] : [lordOfSign(sign)]
}

/** Whether a graha is in the sign of its exaltation (1) or debilitation (-1). Sources differ about the nodes, which have 0. */
export function exaltationOf(chart: DashaChart, graha: Graha): -1 | 0 | 1 {
  if (!isPlanet(graha)) return 0
  const sign = signOfGraha(chart, graha)
  if (sign === exaltationSign(graha)) return 1
  return sign === debilitationSign(graha) ? -1 : 0
}

/**
 * The years from a sign to the sign of its lord, counted forward from an odd-footed sign and backward from an even-footed one, less
 * one; 12 if the lord is in the sign (46.155-159).
 */
export function countedYears(chart: DashaChart, sign: number, lord: Graha): number {
  const ahead = signAt(signOfGraha(chart, lord), -sign)
  return (isOddFooted(sign) ? ahead : signAt(-ahead, 0)) || SIGN_COUNT
}

/** The same, with a year more for an exalted lord and one less for a debilitated one (46.165), unless it is in its own sign. */
export function adjustedYears(chart: DashaChart, sign: number, lord: Graha): number {
  const years = countedYears(chart, sign, lord)
  return signOfGraha(chart, lord) === sign ? years : years + exaltationOf(chart, lord)
}

/** What makes one graha or sign stronger than another: the first difference decides. */
export type Rank = readonly number[]

export const isStronger = (one: Rank, other: Rank): boolean => {
  const index = one.findIndex((value, at) => value !== other[at])
  return index >= 0 && one[index]! > other[index]!
}

/**
 * The lord of a sign. Of two lords, one that is in the sign leaves it to the other one (46.159-160); otherwise the stronger one has
 * it, by the rank of the school.
 */
export function rulingLord(chart: DashaChart, sign: number, rankOf: (lord: Graha) => Rank): Graha {
  const [first, second] = lordsOfSign(sign)
  if (!second) return first
  const isFirstHome = signOfGraha(chart, first) === sign
  const isSecondHome = signOfGraha(chart, second) === sign
  if (isFirstHome !== isSecondHome) return isFirstHome ? second : first
  return isStronger(rankOf(second), rankOf(first)) ? second : first
}
