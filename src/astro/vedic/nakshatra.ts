import { startingAt } from '../periods.ts'
import { ELEMENTS, ROUNDING_DEG } from './elements.ts'
import { type Graha, NAKSHATRAS } from './names.ts'

/** The years of the lords of the Vimshottari dasha, in its order: 120 in all (Brihat Parashara Hora Shastra, chapter 46). */
export const VIMSHOTTARI_YEARS = {
  Ketu: 7,
  Venus: 20,
  Sun: 6,
  Moon: 10,
  Mars: 7,
  Rahu: 18,
  Jupiter: 16,
  Saturn: 19,
  Mercury: 17,
} as const satisfies Record<Graha, number>

export const VIMSHOTTARI_LORDS = Object.keys(VIMSHOTTARI_YEARS) as readonly Graha[]
const ALL_YEARS = 120
const PADAS = 4

/** The lords from one on, in the order of the dasha. */
const lordsFrom = (lord: Graha): readonly Graha[] => startingAt(VIMSHOTTARI_LORDS, VIMSHOTTARI_LORDS.indexOf(lord))

/** The place of a sidereal longitude among the nakshatras. */
export interface NakshatraPlace {
  /** 0 for Ashwini. */
  readonly index: number
  /** The quarter of the nakshatra, from 1 to 4. */
  readonly pada: number
  /** The share of the nakshatra that has passed, in [0, 1). */
  readonly passed: number
  readonly lord: Graha
  /** The lord of the part. A nakshatra has nine parts, in proportion to the years of their lords. */
  readonly subLord: Graha
  /** The lord of the smaller part: each of the nine parts is divided again in the same way. */
  readonly subSubLord: Graha
}

/** The tolerance at borders as a share of a nakshatra. */
const ROUNDING = ROUNDING_DEG / ELEMENTS.nakshatra

export function nakshatraAt(longitude: number): NakshatraPlace {
  const width = ELEMENTS.nakshatra
  const index = Math.min(Math.floor(longitude / width + ROUNDING), NAKSHATRAS.length - 1)
  const passed = Math.min(Math.max(longitude / width - index, 0), 1 - 2 * ROUNDING)
  const { lord } = NAKSHATRAS[index]!
  const sub = partOf(lord, passed)
  const subSub = partOf(sub.lord, sub.passed)
  return {
    index,
    pada: Math.floor((passed + ROUNDING) * PADAS) + 1,
    passed,
    lord,
    subLord: sub.lord,
    subSubLord: subSub.lord,
  }
}

/** The one of nine parts in which a passed share ends, with the passed share of this part. The lord of the whole has the first part. */
function partOf(whole: Graha, passed: number): { readonly lord: Graha; readonly passed: number } {
  let begun = 0
  for (const lord of lordsFrom(whole)) {
    const length = VIMSHOTTARI_YEARS[lord] / ALL_YEARS
    if (passed < begun + length - ROUNDING) return { lord, passed: Math.max(passed - begun, 0) / length }
    begun += length
  }
  throw new RangeError('A share of a whole is below one')
}
