import { startingAt } from '../periods.ts'
import { signIndex } from '../sign.ts'
import { aspectsSign, isPlanet, lordOfSign } from './dignity.ts'
import { nakshatraAt, VIMSHOTTARI_LORDS, VIMSHOTTARI_YEARS } from './nakshatra.ts'
import { type Graha, NAKSHATRAS } from './names.ts'

/** One of the 249 parts of the zodiac: a sub of a nakshatra, cut where a sign ends (K. S. Krishnamurti). */
export interface HoraryNumber {
  /** From 1 on. */
  readonly number: number
  /** Degrees of the zodiac. The end does not belong to it. */
  readonly from: number
  readonly to: number
  readonly starLord: Graha
  readonly subLord: Graha
}

/** A year of a lord has 400 seconds of arc of each nakshatra: 13°20′ for 120 years. */
const YEAR_SECONDS = 400
const SIGN_SECONDS = 108_000
const DEGREE_SECONDS = 3_600

/** Borders in whole seconds of arc, so that none is rounded. */
function* horaryNumbers(): Generator<HoraryNumber> {
  let from = 0
  let number = 1
  for (let nakshatra = 0; nakshatra < NAKSHATRAS.length; nakshatra += 1) {
    const star = nakshatra % VIMSHOTTARI_LORDS.length
    const starLord = VIMSHOTTARI_LORDS[star]!
    for (const subLord of startingAt(VIMSHOTTARI_LORDS, star)) {
      const end = from + YEAR_SECONDS * VIMSHOTTARI_YEARS[subLord]
      const signEnd = (Math.floor(from / SIGN_SECONDS) + 1) * SIGN_SECONDS
      for (const to of signEnd < end ? [signEnd, end] : [end]) {
        yield { number, from: from / DEGREE_SECONDS, to: to / DEGREE_SECONDS, starLord, subLord }
        from = to
        number += 1
      }
    }
  }
}

/** The 249 numbers of horary charts, from Aries on. */
export const HORARY_NUMBERS: readonly HoraryNumber[] = [...horaryNumbers()]

/** A graha in a house of a chart. The longitude is sidereal, in degrees. */
export interface HousedGraha {
  readonly graha: Graha
  readonly longitude: number
  readonly house: number
}

/** The houses that a graha signifies, the strongest level first (AstroSage, KP tutorial, chapter 2, section 11). */
export interface PlanetSignifications {
  readonly graha: Graha
  readonly starLord: Graha
  /** The house that the lord of its star occupies. */
  readonly level1: readonly number[]
  /** The house that it occupies. */
  readonly level2: readonly number[]
  /** The houses that the lord of its star owns. */
  readonly level3: readonly number[]
  /** The houses that it owns. */
  readonly level4: readonly number[]
}

/** The grahas that signify a house, the strongest level first. */
export interface HouseSignificators {
  readonly house: number
  readonly owner: Graha
  /** Grahas in the star of an occupant. */
  readonly levelA: readonly Graha[]
  /** Occupants. */
  readonly levelB: readonly Graha[]
  /** Grahas in the star of the owner. */
  readonly levelC: readonly Graha[]
  /** The owner. */
  readonly levelD: readonly Graha[]
}

const starLordOf = (longitude: number): Graha => nakshatraAt(longitude).lord

/** The owner of a house is the lord of the sign of its cusp. */
const ownerOf = (cusp: number): Graha => lordOfSign(signIndex(cusp))

const housesOwned = (graha: Graha, cusps: readonly number[]): readonly number[] =>
  cusps.flatMap((cusp, index) => (ownerOf(cusp) === graha ? [index + 1] : []))

export function planetSignifications(
  grahas: readonly HousedGraha[],
  cusps: readonly number[],
): readonly PlanetSignifications[] {
  const houseOf = (wanted: Graha): readonly number[] =>
    grahas.flatMap(({ graha, house }) => (graha === wanted ? [house] : []))
  return grahas.map(({ graha, longitude, house }) => {
    const starLord = starLordOf(longitude)
    return {
      graha,
      starLord,
      level1: houseOf(starLord),
      level2: [house],
      level3: housesOwned(starLord, cusps),
      level4: housesOwned(graha, cusps),
    }
  })
}

export function houseSignificators(
  grahas: readonly HousedGraha[],
  cusps: readonly number[],
): readonly HouseSignificators[] {
  const inStarOf = (lords: readonly Graha[]): readonly Graha[] =>
    grahas.flatMap(({ graha, longitude }) => (lords.includes(starLordOf(longitude)) ? [graha] : []))
  return cusps.map((cusp, index) => {
    const owner = ownerOf(cusp)
    const occupants = grahas.flatMap(({ graha, house }) => (house === index + 1 ? [graha] : []))
    return {
      house: index + 1,
      owner,
      levelA: inStarOf(occupants),
      levelB: occupants,
      levelC: inStarOf([owner]),
      levelD: [owner],
    }
  })
}

/** How a node comes to act for another graha, the strongest first. */
export const AGENCIES = ['conjunction', 'aspect', 'star_lord', 'sign_lord'] as const
export type Agency = (typeof AGENCIES)[number]

/** A graha for which a node acts. */
export interface Principal {
  readonly graha: Graha
  readonly by: Agency
}

/**
 * The grahas for which a node may act: those in its sign, those that aspect its sign in full, the lord of its star and the lord of its
 * sign (AstroSage, KP tutorial, section 11.5).
 */
export function principalsOf(
  node: { readonly graha: Graha; readonly longitude: number },
  grahas: readonly { readonly graha: Graha; readonly longitude: number }[],
): readonly Principal[] {
  const sign = signIndex(node.longitude)
  const planets = grahas.filter(({ graha }) => isPlanet(graha))
  const of = (by: Agency, found: readonly Graha[]): readonly Principal[] => found.map((graha) => ({ graha, by }))
  const where = (test: (graha: Graha, itsSign: number) => boolean): readonly Graha[] =>
    planets.flatMap(({ graha, longitude }) => (test(graha, signIndex(longitude)) ? [graha] : []))
  return [
    ...of(
      'conjunction',
      where((_, itsSign) => itsSign === sign),
    ),
    ...of(
      'aspect',
      where((graha, itsSign) => aspectsSign(graha, itsSign, sign)),
    ),
    ...of('star_lord', [starLordOf(node.longitude)]),
    ...of('sign_lord', [lordOfSign(sign)]),
  ]
}

/**
 * The grahas that a node stands for by the words of Krishnamurti: those with it in its sign; without any, those that aspect it; without
 * any, the lord of its sign (KP Reader II, The Nodes).
 */
export function representedBy(principals: readonly Principal[]): readonly Graha[] {
  const by = (agency: Agency): readonly Graha[] =>
    principals.flatMap((principal) => (principal.by === agency ? [principal.graha] : []))
  return [by('conjunction'), by('aspect'), by('sign_lord')].find((grahas) => grahas.length > 0) ?? []
}

/** What rules an instant at a place, by its ascendant, its Moon and its day. */
export interface Rulers {
  readonly ascendantStarLord: Graha
  readonly ascendantSignLord: Graha
  readonly ascendantSubLord: Graha
  readonly moonStarLord: Graha
  readonly moonSignLord: Graha
  readonly moonSubLord: Graha
  readonly dayLord: Graha
}

export function rulersOf(ascendant: number, moon: number, dayLord: Graha): Rulers {
  const rising = nakshatraAt(ascendant)
  const lunar = nakshatraAt(moon)
  return {
    ascendantStarLord: rising.lord,
    ascendantSignLord: lordOfSign(signIndex(ascendant)),
    ascendantSubLord: rising.subLord,
    moonStarLord: lunar.lord,
    moonSignLord: lordOfSign(signIndex(moon)),
    moonSubLord: lunar.subLord,
    dayLord,
  }
}

/** The five ruling planets without repetition, the strongest first: star and sign of the ascendant, then of the Moon, then the day. */
export const rulingPlanets = (rulers: Rulers): readonly Graha[] => [
  ...new Set([
    rulers.ascendantStarLord,
    rulers.ascendantSignLord,
    rulers.moonStarLord,
    rulers.moonSignLord,
    rulers.dayLord,
  ]),
]

/** The nodes that act for a ruling planet: with it in a sign, in its aspect, or in its sign. They rule in its place. */
export const rulingNodes = (
  ruling: readonly Graha[],
  grahas: readonly { readonly graha: Graha; readonly longitude: number }[],
): readonly Graha[] =>
  grahas
    .filter(({ graha }) => !isPlanet(graha))
    .filter((node) => principalsOf(node, grahas).some(({ graha, by }) => by !== 'star_lord' && ruling.includes(graha)))
    .map(({ graha }) => graha)
