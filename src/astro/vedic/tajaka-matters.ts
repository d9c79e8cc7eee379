import { normalise } from '../angle.ts'
import { degreesInSign, SIGNS, signIndex } from '../sign.ts'
import { lordOfSign, ownDignity, PLANETS, type Planet, signOfHouse } from './dignity.ts'
import {
  type Affliction,
  afflictionsOf,
  harms,
  isCombust,
  isIthasala,
  isStrong,
  isWeak,
  isWellPlaced,
  isWithinOrb,
  type KamboolaGrade,
  MALEFICS,
  type MatterChart,
  placeGrade,
  sees,
} from './tajaka-condition.ts'
import { BY_SPEED, type Meeting, meetingOf } from './tajaka-yogas.ts'

/**
 * The fourteen yogas of the lord of the lagna (lagnesha) with the lord of another house (karyesha), after Tajika Neelakanthi as K. S. Charak
 * defines them (A Textbook of Varshaphala, table X-3). The other two of the sixteen, ishkavala and induvara, are of all planets. Beside
 * those of the pairs, the second and the twelfth are no aspect here, and an aspect counts within the orb.
 */
export const MATTER_YOGAS = [
  'ithasala',
  'eesarpha',
  'nakta',
  'yamaya',
  'manau',
  'kamboola',
  'gairi_kamboola',
  'khallasara',
  'rudda',
  'duhphali_kuttha',
  'dutthottha_davira',
  'tambira',
  'kuttha',
  'durapha',
] as const

/** A yoga of the two lords. */
export interface MatterYoga {
  readonly yoga: (typeof MATTER_YOGAS)[number]
  /** Other planets that make it. */
  readonly through: readonly Planet[]
  /** Only for a kamboola: the planet that the Moon approaches, and the grades of both. */
  readonly kamboola: {
    readonly with: Planet
    readonly moonGrade: KamboolaGrade
    readonly planetGrade: KamboolaGrade
  } | null
  readonly afflictions: readonly Affliction[]
}

/** The yogas of a house. A planet that rules both makes none. */
export interface Matter {
  readonly house: number
  readonly lagnaLord: Planet
  readonly houseLord: Planet
  readonly yogas: readonly MatterYoga[]
}

/** The yogas of the second to the twelfth house. The lord of the first is the lord of the lagna itself. */
export function mattersOf(chart: MatterChart): readonly Matter[] {
  const lagnaSign = signIndex(chart.lagna)
  const lagnaLord = lordOfSign(lagnaSign)
  return SIGNS.slice(1).map((_, index) => {
    const house = index + 2
    const houseLord = lordOfSign(signOfHouse(lagnaSign, house))
    const yogas = houseLord === lagnaLord ? [] : yogasOf(chart, lagnaLord, houseLord)
    return { house, lagnaLord, houseLord, yogas }
  })
}

type Found = Pick<MatterYoga, 'yoga'> & Partial<MatterYoga>

function yogasOf(chart: MatterChart, lagnaLord: Planet, houseLord: Planet): readonly MatterYoga[] {
  const pair = [lagnaLord, houseLord] as const
  const others = PLANETS.filter((planet) => !pair.includes(planet))
  const isSeen = sees(chart, ...pair)
  const meeting = isSeen ? meetingOf(chart, ...pair) : null
  const found: readonly Found[] = [
    ...(meeting ? [{ yoga: meeting.yoga }] : []),
    ...(meeting?.yoga === 'ithasala' ? onIthasala(chart, meeting, others) : []),
    ...(isSeen ? [] : [...carried(chart, pair, others), ...tambira(chart, pair, others)]),
    ...byStrength(chart, pair, others),
  ]
  return found.map((each) => ({ through: [], kamboola: null, afflictions: [], ...each }))
}

/** The yogas that an ithasala of the two lords makes with what else is in the chart. */
function onIthasala(chart: MatterChart, { faster, slower }: Meeting, others: readonly Planet[]): readonly Found[] {
  const pair = [faster, slower]
  const spoilers = MALEFICS.filter((planet) => others.includes(planet) && harms(chart, planet, faster))
  const afflictions = pair.flatMap((planet) => afflictionsOf(chart, planet, others).filter(({ by }) => by !== 'weak'))
  return [
    ...(spoilers.length > 0 ? [{ yoga: 'manau' as const, through: spoilers }] : []),
    ...(others.includes('Moon') ? byMoon(chart, pair, others) : []),
    ...(afflictions.length > 0 ? [{ yoga: 'rudda' as const, afflictions }] : []),
    ...(isStrong(chart, slower) &&
    !isStrong(chart, faster) &&
    !chart.retrograde.has(faster) &&
    !isCombust(chart, faster)
      ? [{ yoga: 'duhphali_kuttha' as const }]
      : []),
  ]
}

/** Kamboola, gairi-kamboola or khallasara: what the Moon does to an ithasala of others. */
function byMoon(chart: MatterChart, pair: readonly Planet[], others: readonly Planet[]): readonly Found[] {
  const { longitudes } = chart
  const kamboolas = pair
    .filter((planet) => isIthasala(chart, 'Moon', planet))
    .map((planet) => ({
      yoga: 'kamboola' as const,
      through: ['Moon' as const],
      kamboola: {
        with: planet,
        moonGrade: placeGrade('Moon', longitudes.Moon),
        planetGrade: placeGrade(planet, longitudes[planet]),
      },
    }))
  if (kamboolas.length > 0) return kamboolas
  const isOrdinary = !['uttama', 'madhyama'].includes(placeGrade('Moon', longitudes.Moon))
  const isVoid =
    isOrdinary &&
    ownDignity('Moon', longitudes.Moon) !== 'debilitated' &&
    PLANETS.every((planet) => planet === 'Moon' || !isWithinOrb(chart, 'Moon', planet))
  if (!isVoid) return []
  const next = enteringNextSign(chart, 'Moon')
  const helpers = others.filter(
    (planet) => next && planet !== 'Moon' && isStrong(chart, planet) && isIthasala(next, 'Moon', planet),
  )
  return next && helpers.length > 0 && pair.some((planet) => isIthasala(next, 'Moon', planet))
    ? [{ yoga: 'gairi_kamboola', through: ['Moon', ...helpers] }]
    : [{ yoga: 'khallasara', through: ['Moon'] }]
}

/** Nakta and yamaya: a faster planet carries the light of two that do not see each other, or a slower one collects it. */
function carried(chart: MatterChart, pair: readonly [Planet, Planet], others: readonly Planet[]): readonly Found[] {
  const [first, last] = pair.map((planet) => BY_SPEED.indexOf(planet)).toSorted((one, other) => one - other)
  return others
    .filter((planet) => pair.every((each) => isWithinOrb(chart, planet, each)))
    .flatMap((planet): Found[] => {
      const rank = BY_SPEED.indexOf(planet)
      const approaches = pair.filter((each) => isIthasala(chart, planet, each)).length
      if (rank < first! && approaches > 0) return [{ yoga: 'nakta', through: [planet] }]
      return rank > last! && approaches === pair.length ? [{ yoga: 'yamaya', through: [planet] }] : []
    })
}

/** Tambira: the lord of the house leaves its sign and then approaches the lord of the lagna and a strong planet. */
function tambira(
  chart: MatterChart,
  [lagnaLord, houseLord]: readonly [Planet, Planet],
  others: readonly Planet[],
): readonly Found[] {
  const next = enteringNextSign(chart, houseLord)
  if (!next || !isIthasala(next, houseLord, lagnaLord)) return []
  const helpers = others.filter((planet) => isStrong(chart, planet) && isIthasala(next, houseLord, planet))
  return helpers.length > 0 ? [{ yoga: 'tambira', through: helpers }] : []
}

/** The yogas of the strength of the two lords. */
function byStrength(chart: MatterChart, pair: readonly [Planet, Planet], others: readonly Planet[]): readonly Found[] {
  const helpers = others.filter(
    (planet) => isStrong(chart, planet) && pair.some((each) => isIthasala(chart, planet, each)),
  )
  const harmful = pair.map((planet) =>
    afflictionsOf(chart, planet, others).filter(({ by }) => by !== 'malefic' && by !== 'debilitated'),
  )
  return [
    ...(pair.every((planet) => isWeak(chart, planet)) && helpers.length > 0
      ? [{ yoga: 'dutthottha_davira' as const, through: helpers }]
      : []),
    ...(pair.every((planet) => isWellPlaced(chart, planet)) ? [{ yoga: 'kuttha' as const }] : []),
    ...(harmful.every(({ length }) => length > 0) ? [{ yoga: 'durapha' as const, afflictions: harmful.flat() }] : []),
  ]
}

const LAST_DEGREE = 29

/** The chart with a direct planet from the last degree of a sign at the beginning of the next one; null for others. */
function enteringNextSign(chart: MatterChart, planet: Planet): MatterChart | null {
  const longitude = chart.longitudes[planet]
  if (chart.retrograde.has(planet) || degreesInSign(longitude) < LAST_DEGREE) return null
  return { ...chart, longitudes: { ...chart.longitudes, [planet]: normalise((signIndex(longitude) + 1) * 30) } }
}
