import { inProportion, inTurn, startingAt } from '../../periods.ts'
import { type ByPlanet, lordOfSign } from '../dignity.ts'
import { nakshatraAt } from '../nakshatra.ts'
import { type DashaSystem, wholeSeconds } from './dasha.ts'
import { signLord } from './signs.ts'

/** The years of the signs of each lord (Brihat Parashara Hora Shastra 46.84). */
const YEARS: ByPlanet<number> = {
  Sun: 5,
  Moon: 21,
  Mars: 7,
  Mercury: 9,
  Jupiter: 10,
  Venus: 16,
  Saturn: 4,
}

const yearsOf = (sign: number): number => YEARS[lordOfSign(sign)]

/** The nine signs of each pada, with Aries as 1, of the nakshatras that go forward: as Ashwini (46.60-64), then as Bharani (46.66-69). */
const FORWARD = [
  [1, 2, 3, 4, 5, 6, 7, 8, 9],
  [10, 11, 12, 8, 7, 6, 4, 5, 3],
  [2, 1, 12, 11, 10, 9, 1, 2, 3],
  [4, 5, 6, 7, 8, 9, 10, 11, 12],
  [8, 7, 6, 4, 5, 3, 2, 1, 12],
  [11, 10, 9, 1, 2, 3, 4, 5, 6],
  [7, 8, 9, 10, 11, 12, 8, 7, 6],
  [4, 5, 3, 2, 1, 12, 11, 10, 9],
] as const

/** The same of the nakshatras that go backward: as Rohini (46.73-76), then as Mrigashirsha (46.78-81). */
const BACKWARD = [
  [9, 10, 11, 12, 1, 2, 3, 5, 4],
  [6, 7, 8, 12, 11, 10, 9, 8, 7],
  [6, 5, 4, 3, 2, 1, 9, 10, 11],
  [12, 1, 2, 3, 5, 4, 6, 7, 8],
  [12, 11, 10, 9, 8, 7, 6, 5, 4],
  [3, 2, 1, 9, 10, 11, 12, 1, 2],
  [3, 5, 4, 6, 7, 8, 12, 11, 10],
  [9, 8, 7, 6, 5, 4, 3, 2, 1],
] as const

const PADAS = 4
/** The signs of a life, and the parts of a dasha. */
const SIGNS_OF_PADA = 9

/**
 * The kind of each nakshatra from Ashwini on, as Ashwini (A), Bharani (B), Rohini (R) or Mrigashirsha (M): 46.57-58, 65, 71-72 and
 * 77. The three from Ashwini on go forward, the three from Rohini on backward, and so on.
 */
const KINDS = 'ABARMMABARMMABARMMABARMMABA'

/** The ring of signs of a nakshatra, with the place in it of one of its padas. */
function ringOf(index: number, pada: number) {
  const kind = KINDS[index]!
  const table = kind === 'A' || kind === 'B' ? FORWARD : BACKWARD
  const row = (kind === 'A' || kind === 'R' ? 0 : PADAS) + pada - 1
  return { ring: table.flat().map((sign) => sign - 1), start: row * SIGNS_OF_PADA }
}

/** Nine signs from a place of a ring on. */
const nineFrom = (ring: readonly number[], place: number): readonly number[] =>
  startingAt(ring, place % ring.length).slice(0, SIGNS_OF_PADA)

/** Nine signs of the Moon’s pada. The share of the pada that the Moon has passed gives the first of them. */
export const KALACHAKRA: DashaSystem = {
  levels: 2,
  firstPart: 'own',
  hasFirstPart: false,
  needsLagna: false,
  rule: 'Each pada has nine signs with the years of their lords. The share of the pada that the Moon has passed is also the share of the years of all nine that has passed at birth; it gives the first of nine signs.',
  source:
    'Brihat Parashara Hora Shastra 46.52-95; P.V.R. Narasimha Rao, Vedic Astrology: An Integrated Approach, chapter 24, also for the parts',
  dashas: ({ longitudes }, { birthMs, yearMs }) => {
    const { index, pada, passed } = nakshatraAt(longitudes.Moon)
    const { ring, start } = ringOf(index, pada)
    const ofPada = nineFrom(ring, start)
    const allYears = ofPada.reduce((sum, sign) => sum + yearsOf(sign), 0)
    let elapsedYears = Math.max(passed * PADAS - (pada - 1), 0) * allYears
    let first = 0
    while (elapsedYears >= yearsOf(ofPada[first]!)) {
      elapsedYears -= yearsOf(ofPada[first]!)
      first += 1
    }
    const signs = nineFrom(ring, start + first)
    const startMs = wholeSeconds(birthMs - elapsedYears * yearMs)
    const turns = () =>
      inTurn(
        startMs,
        signs.map((sign) => ({ lord: signLord(sign), lengthMs: yearsOf(sign) * yearMs })),
      )
    return {
      first: { lord: signLord(signs[0]!), years: yearsOf(signs[0]!), elapsedYears },
      cycle: {
        startMs,
        turns,
        // A sign can occur twice among the nine, so that the end of a period tells its place.
        parts: (period) => {
          const place = [...turns()].findIndex(({ endMs }) => wholeSeconds(endMs) === period.endMs)
          return inProportion(
            period,
            nineFrom(ring, start + first + place).map((sign) => ({ lord: signLord(sign), share: yearsOf(sign) })),
          )
        },
      },
    }
  },
}
