import { houseFrom } from './dignity.ts'
import { NAKSHATRAS } from './names.ts'

/** The nine taras of the nakshatras, counted from the natal one. */
export const TARAS = [
  'Janma',
  'Sampat',
  'Vipat',
  'Kshema',
  'Pratyari',
  'Sadhaka',
  'Vadha',
  'Mitra',
  'Ati Mitra',
] as const
export type Tara = (typeof TARAS)[number]

/** The number of a nakshatra counted from another one, both included: from 1 to 27. */
export const nakshatraCount = (from: number, nakshatra: number): number =>
  ((nakshatra - from + NAKSHATRAS.length) % NAKSHATRAS.length) + 1

export interface TaraBala {
  /** From 1 to 27: the natal nakshatra is 1. */
  readonly count: number
  readonly tara: Tara
  readonly strength: 'good' | 'mixed' | 'bad'
}

const BAD_TARAS: readonly Tara[] = ['Vipat', 'Pratyari', 'Vadha']

/** The tara of a nakshatra, counted from the natal one with both included (B. V. Raman, Muhurtha, chapter on Tarabala). */
export function taraBala(natal: number, event: number): TaraBala {
  const count = nakshatraCount(natal, event)
  const tara = TARAS[(count - 1) % TARAS.length]!
  return { count, tara, strength: BAD_TARAS.includes(tara) ? 'bad' : tara === 'Janma' ? 'mixed' : 'good' }
}

export interface ChandraBala {
  /** From 1 to 12: the sign of the natal Moon is 1. */
  readonly house: number
  readonly strength: 'good' | 'mixed' | 'bad'
}

/** The houses from the natal Moon in which the Moon is strong, and those in which it is middling. */
const STRONG = [1, 3, 6, 7, 10, 11]
const MIXED = [2, 5, 9]

/** The sign of the Moon, counted from that of the natal Moon with both included. In 4, 8 and 12 it is weak. */
export function chandraBala(natal: number, event: number): ChandraBala {
  const house = houseFrom(natal, event)
  return { house, strength: STRONG.includes(house) ? 'good' : MIXED.includes(house) ? 'mixed' : 'bad' }
}

/** The house of the natal Moon in which the Moon is weakest: Chandrashtama. */
const EIGHTH = 8

/** The start of a personal score, and what it gains and loses, after published answers of another service. */
const PERSONAL = {
  base: 70,
  tara: { good: 15, mixed: 0, bad: -20 },
  chandra: { good: 15, mixed: 5, bad: 0 },
  eighth: -10,
}

/** The personal score of an instant, from 40 to 100. */
export const personalScore = (tara: TaraBala, chandra: ChandraBala): number =>
  PERSONAL.base +
  PERSONAL.tara[tara.strength] +
  PERSONAL.chandra[chandra.strength] +
  (chandra.house === EIGHTH ? PERSONAL.eighth : 0)

const SHARES = { general: 0.65, personal: 0.35 } as const

/** The score of a window for a person, from the public score, the personal score and the penalty. */
export const combinedScore = (general: number, personal: number, penalty: number): number =>
  Math.max(0, Math.round(SHARES.general * general + SHARES.personal * personal - penalty))

/** The personal score in words. */
export const PERSONAL_SCORING =
  'Score = 0.65 of the public score + 0.35 of the personal one, less 14 for Rahu Kaal and 12 for Bhadra, which the public score here leaves out. Personal = 70, plus 15 for a good tara or less 20 for Vipat, Pratyari or Vadha, plus 15 for a Moon in 1, 3, 6, 7, 10 or 11 from the natal Moon or 5 in 2, 5 or 9, less 10 in the eighth.'
