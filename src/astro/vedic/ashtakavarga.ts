import { signIndex } from '../sign.ts'
import { ASHTAKAVARGA_TABLES, type AshtakavargaEdition, CONTRIBUTORS, type Contributor } from './ashtakavarga-table.ts'
import { type ByPlanet, byPlanet, houseFrom, lordOfSign, PLANETS, type Planet } from './dignity.ts'
import type { Graha } from './names.ts'

/** A number for each sign from Aries on. */
export type BySign = readonly number[]

const SIGNS = Array.from({ length: 12 }, (_, sign) => sign)

/** The signs of the planets and of the lagna, 0 for Aries. */
export type ContributorSigns = Readonly<Record<Contributor, number>>

interface SiderealPlaces {
  readonly grahas: readonly { readonly graha: Graha; readonly longitude: number }[]
  /** Null without a time of birth. */
  readonly ascendant: number | null
}

/** The signs from which the points of ashtakavarga are counted; null without a time of birth. */
export const contributorSigns = ({ grahas, ascendant }: SiderealPlaces): ContributorSigns | null =>
  ascendant === null
    ? null
    : {
        ...byPlanet((planet) => signIndex(grahas.find(({ graha }) => graha === planet)!.longitude)),
        Ascendant: signIndex(ascendant),
      }

/** The points of a planet by contributor: a 1 in each sign that gets a point. */
export type Prastara = Readonly<Record<Contributor, BySign>>

export interface Ashtakavarga {
  readonly prastara: ByPlanet<Prastara>
  /** The points of each planet. */
  readonly bhinna: ByPlanet<BySign>
  /** The points of all planets together. */
  readonly sarva: BySign
}

const sumOf = (rows: readonly BySign[]): BySign => SIGNS.map((sign) => rows.reduce((sum, row) => sum + row[sign]!, 0))

/** The points that each sign has from the planets and the lagna (Brihat Parashara Hora Shastra 66). */
export function ashtakavarga(signs: ContributorSigns, edition: AshtakavargaEdition): Ashtakavarga {
  const table = ASHTAKAVARGA_TABLES[edition]
  const pointsFrom = (planet: Planet, from: Contributor): BySign =>
    SIGNS.map((sign) => (table[planet][from].includes(houseFrom(signs[from], sign)) ? 1 : 0))
  const prastara = byPlanet(
    (planet) =>
      Object.fromEntries(CONTRIBUTORS.map((from) => [from, pointsFrom(planet, from)])) as Record<Contributor, BySign>,
  )
  const bhinna = byPlanet((planet) => sumOf(Object.values(prastara[planet])))
  return { prastara, bhinna, sarva: sumOf(Object.values(bhinna)) }
}

/**
 * The reduction by trines: each sign loses the points of the lowest of its three signs, so nothing if that one has none (Brihat
 * Parashara Hora Shastra 67).
 */
export function trikonaReduced(points: BySign): BySign {
  return points.map((own, sign) => {
    const least = Math.min(...[0, 4, 8].map((step) => points[(sign + step) % 12]!))
    return own - least
  })
}

/** The pairs of signs with one lord. */
const PAIRS = SIGNS.flatMap((sign) =>
  SIGNS.filter((other) => other > sign && lordOfSign(other) === lordOfSign(sign)).map(
    (other) => [sign, other] as const,
  ),
)

/** The rules by which points are reduced and added up. */
export const ASHTAKAVARGA_REDUCTIONS = ['parashara', 'own_signs'] as const
export type AshtakavargaReduction = (typeof ASHTAKAVARGA_REDUCTIONS)[number]

/** Where the rules of reduction differ. */
interface ReductionRule {
  /** Whether each planet loses points in the two signs of its own alone, or in all five pairs. */
  readonly ownPairAlone: boolean
  /** Whether a sign with Rahu or Ketu counts as occupied, as one with a planet or the lagna does. */
  readonly countsNodes: boolean
  /** Whether an empty sign keeps its points if the occupied one has the same number. */
  readonly keepsEqual: boolean
  /** What the reduced points of each sign from Aries on are multiplied with. */
  readonly multipliers: readonly number[]
}

/**
 * `parashara` is Brihat Parashara Hora Shastra 68 and 69.2-3, and exercise 22 of P. V. R. Narasimha Rao, Vedic Astrology: An Integrated
 * Approach. `own_signs` is the rule of PyJHora and of programs that follow it; the table of Narasimha Rao has its 6 for Virgo.
 */
const REDUCTION_RULES: Readonly<Record<AshtakavargaReduction, ReductionRule>> = {
  parashara: {
    ownPairAlone: false,
    countsNodes: false,
    keepsEqual: false,
    multipliers: [7, 10, 8, 4, 10, 5, 7, 8, 9, 5, 11, 12],
  },
  own_signs: {
    ownPairAlone: true,
    countsNodes: true,
    keepsEqual: true,
    multipliers: [7, 10, 8, 4, 10, 6, 7, 8, 9, 5, 11, 12],
  },
}

/**
 * The reduction of pairs of signs with one lord, after that by trines (Brihat Parashara Hora Shastra 68). The signs of the Sun and
 * the Moon stay as they are.
 */
export function ekadhipatyaReduced(
  planet: Planet,
  points: BySign,
  occupied: ReadonlySet<number>,
  reduction: AshtakavargaReduction,
): BySign {
  const { ownPairAlone, keepsEqual } = REDUCTION_RULES[reduction]
  const reduced = [...points]
  for (const [one, other] of PAIRS) {
    if (ownPairAlone && lordOfSign(one) !== planet) continue
    const [left, right] = pairReduced(
      { points: points[one]!, isOccupied: occupied.has(one) },
      { points: points[other]!, isOccupied: occupied.has(other) },
      keepsEqual,
    )
    reduced[one] = left
    reduced[other] = right
  }
  return reduced
}

interface Side {
  readonly points: number
  readonly isOccupied: boolean
}

function pairReduced(one: Side, other: Side, keepsEqual: boolean): readonly [number, number] {
  if (one.points === 0 || other.points === 0 || (one.isOccupied && other.isOccupied)) return [one.points, other.points]
  const least = Math.min(one.points, other.points)
  if (!one.isOccupied && !other.isOccupied) return one.points === other.points ? [0, 0] : [least, least]
  // If the empty sign has more points than the occupied one, it keeps as many as that; otherwise none.
  const rest = (empty: Side, full: Side): number =>
    empty.points > full.points || (keepsEqual && empty.points === full.points) ? full.points : 0
  return one.isOccupied ? [one.points, rest(other, one)] : [rest(one, other), other.points]
}

/** What the reduced points in the sign of each planet are multiplied with (69.4). */
const PLANET_MULTIPLIERS: ByPlanet<number> = {
  Sun: 5,
  Moon: 5,
  Mars: 8,
  Mercury: 5,
  Jupiter: 10,
  Venus: 7,
  Saturn: 5,
}

/** The sums of reduced points. */
export interface Pinda {
  readonly rasi: number
  readonly graha: number
  /** Both together. */
  readonly sodhya: number
}

/** The pindas of reduced points (Brihat Parashara Hora Shastra 69). */
function pindaOf(reduced: BySign, signs: ByPlanet<number>, multipliers: readonly number[]): Pinda {
  const rasi = reduced.reduce((sum, points, sign) => sum + points * multipliers[sign]!, 0)
  const graha = PLANETS.reduce((sum, planet) => sum + reduced[signs[planet]]! * PLANET_MULTIPLIERS[planet], 0)
  return { rasi, graha, sodhya: rasi + graha }
}

/** The points of a planet after each reduction, with their sums. */
export interface Reduction {
  readonly trikona: BySign
  readonly ekadhipatya: BySign
  readonly pinda: Pinda
}

/** Where everything of a chart is that gives points or occupies a sign. */
export interface Occupants {
  readonly signs: ContributorSigns
  /** The signs of Rahu and Ketu. */
  readonly nodes: readonly number[]
}

/**
 * Both reductions of the points of a planet. A sign with a planet or the lagna counts as occupied, as in the examples of
 * P. V. R. Narasimha Rao (Vedic Astrology: An Integrated Approach, exercise 22).
 */
export function reductionOf(
  planet: Planet,
  points: BySign,
  { signs, nodes }: Occupants,
  reduction: AshtakavargaReduction,
): Reduction {
  const { countsNodes, multipliers } = REDUCTION_RULES[reduction]
  const trikona = trikonaReduced(points)
  const occupied = new Set([...CONTRIBUTORS.map((each) => signs[each]), ...(countsNodes ? nodes : [])])
  const ekadhipatya = ekadhipatyaReduced(planet, trikona, occupied, reduction)
  return { trikona, ekadhipatya, pinda: pindaOf(ekadhipatya, signs, multipliers) }
}
