import { normalise } from '../angle.ts'
import { signIndex } from '../sign.ts'
import type { Graha } from './names.ts'

/** The lords of the signs from Aries on. The nodes have none (Brihat Parashara Hora Shastra 4). */
export const SIGN_LORDS = [
  'Mars',
  'Venus',
  'Mercury',
  'Moon',
  'Sun',
  'Mercury',
  'Venus',
  'Mars',
  'Jupiter',
  'Saturn',
  'Saturn',
  'Jupiter',
] as const satisfies readonly Graha[]

/** The grahas that rule signs: all but the nodes. */
export type Planet = (typeof SIGN_LORDS)[number]
export const PLANETS = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const satisfies Planet[]

export const isPlanet = (graha: Graha): graha is Planet => graha !== 'Rahu' && graha !== 'Ketu'

export const lordOfSign = (sign: number): Planet => SIGN_LORDS[sign]!

/** A value for each planet. */
export type ByPlanet<Value> = Readonly<Record<Planet, Value>>

export const byPlanet = <Value>(of: (planet: Planet) => Value): ByPlanet<Value> => ({
  Sun: of('Sun'),
  Moon: of('Moon'),
  Mars: of('Mars'),
  Mercury: of('Mercury'),
  Jupiter: of('Jupiter'),
  Venus: of('Venus'),
  Saturn: of('Saturn'),
})

/** The house of a sign, counted from another one: 1 to 12. */
export const houseFrom = (from: number, sign: number): number => ((sign - from + 12) % 12) + 1

/** The sign of a house, counted from another sign. A house of 0 is the twelfth. */
export const signOfHouse = (from: number, house: number): number => (from + house + 11) % 12

/** Longitudes of deepest exaltation, in degrees. The deepest debilitation is opposite (Brihat Parashara Hora Shastra 3.49-50). */
export const DEEP_EXALTATION: ByPlanet<number> = {
  Sun: 10,
  Moon: 33,
  Mars: 298,
  Mercury: 165,
  Jupiter: 95,
  Venus: 357,
  Saturn: 200,
}

export const exaltationSign = (planet: Planet): number => signIndex(DEEP_EXALTATION[planet])
export const debilitationSign = (planet: Planet): number => signOfHouse(exaltationSign(planet), 7)

/** A part of a sign, in degrees of the zodiac. The end does not belong to it. */
interface Arc {
  readonly from: number
  readonly to: number
}

/** Where a planet is in moolatrikona (Brihat Parashara Hora Shastra 3.51-54). */
export const MOOLATRIKONA: ByPlanet<Arc> = {
  Sun: { from: 120, to: 140 },
  Moon: { from: 33, to: 60 },
  Mars: { from: 0, to: 12 },
  Mercury: { from: 165, to: 170 },
  Jupiter: { from: 240, to: 250 },
  Venus: { from: 180, to: 195 },
  Saturn: { from: 300, to: 320 },
}

/** Friends and enemies by nature; all others are neutral (Brihat Parashara Hora Shastra 3.55). */
const NATURAL: ByPlanet<{ readonly friends: readonly Planet[]; readonly enemies: readonly Planet[] }> = {
  Sun: { friends: ['Moon', 'Mars', 'Jupiter'], enemies: ['Venus', 'Saturn'] },
  Moon: { friends: ['Sun', 'Mercury'], enemies: [] },
  Mars: { friends: ['Sun', 'Moon', 'Jupiter'], enemies: ['Mercury'] },
  Mercury: { friends: ['Sun', 'Venus'], enemies: ['Moon'] },
  Jupiter: { friends: ['Sun', 'Moon', 'Mars'], enemies: ['Mercury', 'Venus'] },
  Venus: { friends: ['Mercury', 'Saturn'], enemies: ['Sun', 'Moon'] },
  Saturn: { friends: ['Mercury', 'Venus'], enemies: ['Sun', 'Moon', 'Mars'] },
}

/** What a planet is to another one: 1 a friend, 0 neutral, -1 an enemy. It is not mutual. */
export type Friendship = -1 | 0 | 1

export function naturalFriendship(of: Planet, to: Planet): Friendship {
  if (NATURAL[of].friends.includes(to)) return 1
  return NATURAL[of].enemies.includes(to) ? -1 : 0
}

/** Counted from a planet, houses in which another one is its friend for a chart (Brihat Parashara Hora Shastra 3.56). */
const NEAR_HOUSES = [2, 3, 4, 10, 11, 12]

/** The friendship of two planets in a chart, by the signs in which they are. It is mutual. */
export const temporalFriendship = (ofSign: number, toSign: number): Friendship =>
  NEAR_HOUSES.includes(houseFrom(ofSign, toSign)) ? 1 : -1

/** Names of both friendships together, from -2 to 2 (Brihat Parashara Hora Shastra 3.57-58). */
export const COMPOUND_FRIENDSHIPS = ['great_enemy', 'enemy', 'neutral', 'friend', 'great_friend'] as const
export type CompoundFriendship = (typeof COMPOUND_FRIENDSHIPS)[number]

export const compoundFriendship = (natural: Friendship, temporal: Friendship): CompoundFriendship =>
  COMPOUND_FRIENDSHIPS[natural + temporal + 2]!

/** The strongest dignity that the place of a planet gives it. */
export type OwnDignity = 'exalted' | 'moolatrikona' | 'own' | 'debilitated'

/**
 * The dignity of a planet by its sidereal longitude. The whole sign of exaltation counts, but for the Moon in Taurus and Mercury
 * in Virgo: there the arcs of moolatrikona, and for Mercury its own sign, follow the degree of deepest exaltation.
 */
export function ownDignity(planet: Planet, longitude: number): OwnDignity | null {
  const sign = signIndex(longitude)
  const { from, to } = MOOLATRIKONA[planet]
  if (longitude >= from && longitude < to) return 'moolatrikona'
  if (sign === exaltationSign(planet) && !(planet === 'Mercury' && longitude >= to)) return 'exalted'
  if (lordOfSign(sign) === planet) return 'own'
  return sign === debilitationSign(planet) ? 'debilitated' : null
}

/** Counted from a planet, the houses that it aspects in full beside the seventh (Brihat Parashara Hora Shastra 26). */
const FURTHER_ASPECTS: Partial<Readonly<Record<Graha, readonly number[]>>> = {
  Mars: [4, 8],
  Jupiter: [5, 9],
  Saturn: [3, 10],
}

/** Whether a graha aspects a sign in full. The nodes aspect the seventh alone: schools differ about others. */
export const aspectsSign = (graha: Graha, fromSign: number, sign: number): boolean =>
  [7, ...(FURTHER_ASPECTS[graha] ?? [])].includes(houseFrom(fromSign, sign))

/** What the sign of another planet is to a planet in a chart, whose signs are given: its relation to the lord. Null in its own sign. */
export function relationToLord(
  planet: Planet,
  sign: number,
  signsOfChart: ByPlanet<number>,
): CompoundFriendship | null {
  const lord = lordOfSign(sign)
  if (lord === planet) return null
  return compoundFriendship(
    naturalFriendship(planet, lord),
    temporalFriendship(signsOfChart[planet], signsOfChart[lord]),
  )
}

/** The dignities of planets, their own signs first. */
export const PLANET_DIGNITIES = ['exalted', 'moolatrikona', 'own', 'debilitated', ...COMPOUND_FRIENDSHIPS] as const
export type PlanetDignity = (typeof PLANET_DIGNITIES)[number]

/** The dignity of a planet by its sidereal longitude, or its relation to the lord of its sign. */
export const planetDignity = (planet: Planet, longitudes: ByPlanet<number>): PlanetDignity =>
  ownDignity(planet, longitudes[planet]) ??
  relationToLord(
    planet,
    signIndex(longitudes[planet]),
    byPlanet((each) => signIndex(longitudes[each])),
  ) ??
  'own'

/** Whether the Moon moves away from the Sun, by longitudes in degrees. */
export const isWaxing = ({ Sun, Moon }: Pick<ByPlanet<number>, 'Sun' | 'Moon'>): boolean => normalise(Moon - Sun) < 180

/**
 * The benefics of a chart by its longitudes in degrees: Jupiter, Venus, the waxing Moon, and Mercury if it is in no sign with a
 * malefic (Brihat Parashara Hora Shastra 3.11).
 */
export function beneficsOf({
  longitudes,
  nodes,
}: {
  readonly longitudes: ByPlanet<number>
  /** The longitudes of Rahu and Ketu. */
  readonly nodes: readonly number[]
}): ReadonlySet<Planet> {
  const waxing = isWaxing(longitudes)
  const signs = byPlanet((planet) => signIndex(longitudes[planet]))
  const malefics = [
    ...(['Sun', 'Mars', 'Saturn'] as const).map((planet) => signs[planet]),
    ...nodes.map(signIndex),
    ...(waxing ? [] : [signs.Moon]),
  ]
  return new Set<Planet>([
    'Jupiter',
    'Venus',
    ...(waxing ? (['Moon'] as const) : []),
    ...(malefics.includes(signs.Mercury) ? [] : (['Mercury'] as const)),
  ])
}
