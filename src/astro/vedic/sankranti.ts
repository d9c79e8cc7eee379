import { arc } from '../angle.ts'
import { root } from '../search.ts'
import type { Elements } from './elements.ts'

/** An entry of the Sun into a sidereal sign, from 0 for Aries, at a Julian day in UT. */
export interface Sankranti {
  readonly sign: number
  readonly jd: number
}

const SIGNS = 12
const SIGN_DEG = 30

/** The entry of the Sun into a sign after one instant and up to another, which are less than a month apart; null if there is none. */
export function sankrantiBetween(elements: Elements, from: number, to: number): Sankranti | null {
  const signAt = (jd: number): number => Math.floor(elements.sun(jd) / SIGN_DEG)
  const sign = signAt(to)
  if (signAt(from) === sign) return null
  return { sign: sign % SIGNS, jd: root((jd) => arc(sign * SIGN_DEG, elements.sun(jd)), from, to) }
}
