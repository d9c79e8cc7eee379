import { signIndex } from '../../sign.ts'
import { houseFrom, lordOfSign } from '../dignity.ts'
import { ELEMENTS, ROUNDING_DEG } from '../elements.ts'
import type { Graha } from '../names.ts'
import { KENDRAS_AND_TRIKONAS } from '../yogas/chart.ts'
import { type AshtottariArcs, DASHA_LEVELS, type DashaChart, type DashaSystem } from './dasha.ts'
import { nakshatraDashas } from './nakshatra-dasha.ts'

/**
 * The lords with their years and their nakshatras, from Ardra on (Brihat Parashara Hora Shastra 46.18-20; Narasimha Rao, table
 * 39): four for a malefic and three for a benefic. Abhijit, within the others, is the fourth of Saturn.
 */
const LORDS = [
  { lord: 'Sun', years: 6, nakshatras: 4 },
  { lord: 'Moon', years: 15, nakshatras: 3 },
  { lord: 'Mars', years: 8, nakshatras: 4 },
  { lord: 'Mercury', years: 17, nakshatras: 3 },
  { lord: 'Saturn', years: 10, nakshatras: 3 },
  { lord: 'Jupiter', years: 19, nakshatras: 3 },
  { lord: 'Rahu', years: 12, nakshatras: 4 },
  { lord: 'Venus', years: 21, nakshatras: 3 },
] as const satisfies readonly { lord: Graha; years: number; nakshatras: number }[]

const WIDTH = ELEMENTS.nakshatra
/** Ardra is the sixth nakshatra. */
const ARDRA = 5 * WIDTH

/**
 * Where the four nakshatras of Saturn end, in degrees from the beginning of Purva Ashadha. Abhijit has the last quarter of Uttara
 * Ashadha and the first fifteenth of Shravana. Each nakshatra has a quarter of the years (46.21).
 */
const SATURN_ENDS = [WIDTH, WIDTH * 1.75, WIDTH * (2 + 1 / 15), WIDTH * 3] as const

/** The dasha at birth by the longitude of the Moon. On a border, to the usual tolerance, the arc that begins there counts. */
function atBirth(moon: number, arcs: AshtottariArcs) {
  const fromArdra = (moon - ARDRA + 360 + ROUNDING_DEG) % 360
  let begun = 0
  for (const [index, { lord, nakshatras }] of LORDS.entries()) {
    const arc = nakshatras * WIDTH
    const inArc = fromArdra - begun
    if (inArc < arc || index === LORDS.length - 1) {
      const byNakshatra = lord === 'Saturn' && arcs === 'abhijit'
      return { index, passed: byNakshatra ? passedOfSaturn(inArc) : Math.min(beyond(inArc, 0) / arc, 1) }
    }
    begun += arc
  }
  throw new RangeError('The arcs fill the zodiac')
}

/** Degrees from a border on, without the tolerance. */
const beyond = (inArc: number, start: number): number => Math.max(inArc - ROUNDING_DEG - start, 0)

function passedOfSaturn(inArc: number): number {
  const index = SATURN_ENDS.findIndex((end) => inArc < end)
  const start = SATURN_ENDS[index - 1] ?? 0
  return (index + beyond(inArc, start) / (SATURN_ENDS[index]! - start)) / SATURN_ENDS.length
}

/**
 * Whether the condition of the Ashtottari dasha holds: Rahu is not in the lagna, and in a kendra or a trikona from the lord of the
 * lagna (Brihat Parashara Hora Shastra 46.17). Null without a lagna.
 */
export function ashtottariCondition({ longitudes, ascendant }: DashaChart) {
  if (ascendant === null) return null
  const lagna = signIndex(ascendant)
  const rahu = signIndex(longitudes.Rahu)
  const lord = lordOfSign(lagna)
  const house = houseFrom(signIndex(longitudes[lord]), rahu)
  const isInLagna = rahu === lagna
  return {
    isMet: !isInLagna && KENDRAS_AND_TRIKONAS.includes(house),
    isInLagna,
    lagnaLord: lord,
    rahuHouseFromLagnaLord: house,
  }
}

/** Eight grahas without Ketu in 108 years. */
export const ASHTOTTARI: DashaSystem = {
  levels: DASHA_LEVELS.length,
  firstPart: 'own',
  hasFirstPart: true,
  needsLagna: false,
  rule: 'The nakshatras from Ardra on belong to eight lords in groups of four and three; the lord of the Moon’s group has the first dasha.',
  source:
    'Brihat Parashara Hora Shastra 46.17-22 and 51.1-2; P.V.R. Narasimha Rao, Vedic Astrology: An Integrated Approach, 17.2, has equal arcs and parts that begin with the next lord',
  dashas: ({ longitudes }, rules) => nakshatraDashas(LORDS, atBirth(longitudes.Moon, rules.ashtottariArcs), rules),
}
