import { altitude } from '../../astro/altitude.ts'
import { isPhysical } from '../../astro/body.ts'
import type { ChartPoint } from '../../astro/chart.ts'
import {
  type DignityOfPlanet,
  type DignityTerms,
  essentialDignity,
  type PlacedPlanet,
  type Receptions,
  receptions,
} from '../../astro/essential-dignity.ts'
import { houseOf } from '../../astro/house.ts'
import { type LotPoints, lotsOf, type PlacedLot } from '../../astro/lots.ts'
import { type Sect, sectOf } from '../../astro/sect.ts'
import { isSeven, SEVEN } from '../../astro/seven.ts'
import type { SeenPlace, Sky } from '../../astro/sky.ts'
import { type ConditionByTheSun, conditionByTheSun, obliquityFrom } from '../../astro/sun-conditions.ts'
import type { Part, PartOptions } from '../../contract/births/parts.ts'
import { houseWarning } from '../../contract/warnings.ts'
import { placeWarnings } from './birth-warnings.ts'
import type { CastBirth } from './cast.ts'
import { type DerivedParts, derivedParts } from './derived-parts.ts'
import type { Atlas } from './place.ts'
import { sectDoubts } from './sect.ts'
import type { Warning } from './warnings.ts'

/** The parts of a chart on request. Those that were not requested, or that the birth does not have, are absent. */
export interface ChartParts extends DerivedParts {
  readonly lots?: { readonly isDay: boolean; readonly lots: readonly LotInHouse[] }
  readonly sect?: Sect
  readonly dignities?: readonly DignityOfPlanet[]
  readonly receptions?: Receptions
  readonly sunConditions?: readonly (ConditionByTheSun & NamedBody)[]
  readonly outOfBounds?: OutOfBounds
}

type LotInHouse = PlacedLot & { readonly house: number }

/** The name that aspects have for a body. */
interface NamedBody {
  readonly id: string
}

interface OutOfBounds {
  readonly obliquityDeg: number
  readonly bodies: readonly (NamedBody & { readonly declinationDeg: number; readonly beyondDeg: number })[]
}

/** Calculates the requested parts of a chart that is cast. Throws `place_not_found` for that of `relocated`. */
export function chartParts(sky: Sky, atlas: Atlas, cast: CastBirth, options: PartOptions): ChartParts {
  const asked = new Set(options.include)
  if (asked.size === 0) return {}
  const seven = sevenOf(cast)
  const terms: DignityTerms = { ...options, isDay: cast.chart.isDay }
  const needsSeen = asked.has('out_of_bounds') || (asked.has('sect') && cast.born.timeKnown)
  const seen = needsSeen ? seenSeven(sky, cast) : []
  return {
    ...(asked.has('lots') && lotsPart(cast, seven, options)),
    ...(asked.has('sect') && sectPart(cast, seven, seen)),
    ...(asked.has('dignities') && { dignities: seven.map((planet) => essentialDignity(planet, terms)) }),
    ...(asked.has('receptions') && { receptions: receptions(seven, terms) }),
    ...(asked.has('sun_conditions') && { sunConditions: sunConditions(cast, options) }),
    ...(asked.has('out_of_bounds') && { outOfBounds: outOfBounds(cast, obliquityFrom(seen)) }),
    ...derivedParts(sky, atlas, cast, options),
  }
}

/** Parts in which only the triplicity depends on the time. */
const BY_DAY_OR_NIGHT: readonly Part[] = ['dignities', 'receptions']

/** Parts that depend on whether the Sun is above the horizon. */
const OF_SECT: readonly Part[] = ['lots', 'sect', ...BY_DAY_OR_NIGHT]

/** Parts of positions, which without a time of birth are those of noon. */
const OF_POSITIONS: readonly Part[] = [
  'antiscia',
  'midpoints',
  'harmonics',
  'draconic',
  'sun_conditions',
  'out_of_bounds',
]

/** The warnings about parts, beside those that are left out. */
export function partWarnings(
  sky: Sky,
  cast: CastBirth,
  { relocated }: ChartParts,
  { include }: PartOptions,
): Warning[] {
  const { born, terms } = cast
  const askedOf = (parts: readonly Part[]): readonly Part[] => parts.filter((part) => include?.includes(part))
  const named = born.timeKnown ? [] : askedOf(BY_DAY_OR_NIGHT)
  const atNoon = born.timeKnown ? [] : askedOf(OF_POSITIONS)
  const otherHouses = relocated && houseWarning(relocated.houses.system, terms.houses)
  return [
    ...(named.length === 0
      ? []
      : [
          {
            code: 'day_or_night_unknown',
            message: `Without a time of birth it is unknown whether the Sun was above the horizon. ${named.join(' and ')} have no triplicity and no score, and are those of local noon`,
          },
        ]),
    ...(atNoon.length === 0
      ? []
      : [
          {
            code: 'positions_of_noon',
            message: `Without a time of birth ${atNoon.join(', ')} are those of local noon. The Moon may be up to 8 degrees away, and a harmonic multiplies every difference`,
          },
        ]),
    ...(born.timeKnown && askedOf(OF_SECT).length > 0 ? sectDoubts(sky, cast) : []),
    ...(relocated ? placeWarnings(relocated.where) : []),
    ...(otherHouses ? [{ ...otherHouses, message: `relocated: ${otherHouses.message}` }] : []),
  ]
}

const sevenOf = ({ chart }: CastBirth): readonly PlacedPlanet[] =>
  chart.points.flatMap(({ id, longitude }) => (isSeven(id) ? [{ id, longitude }] : []))

const seenSeven = (sky: Sky, { chart }: CastBirth): readonly SeenPlace[] =>
  sky.seen(SEVEN, chart.jd, { view: 'geocentre', zodiac: { kind: 'tropical' }, place: null })

function lotsPart(
  { chart: { angles, houses, isDay } }: CastBirth,
  seven: readonly PlacedPlanet[],
  { lots_source }: PartOptions,
): Pick<ChartParts, 'lots'> {
  if (!angles || !houses || isDay === null) return {}
  const longitudes = Object.fromEntries(seven.map(({ id, longitude }) => [id, longitude]))
  const points = { ...longitudes, asc: angles.asc } as LotPoints
  const lots = lotsOf(points, isDay, lots_source).map((lot) => ({
    ...lot,
    house: houseOf(lot.longitude, houses.cusps),
  }))
  return { lots: { isDay, lots } }
}

function sectPart(
  { born, chart: { houses, isDay } }: CastBirth,
  seven: readonly PlacedPlanet[],
  seen: readonly SeenPlace[],
): Pick<ChartParts, 'sect'> {
  if (!houses || isDay === null) return {}
  const local = { siderealTimeDeg: houses.armc, latitude: born.place.latitude }
  const planets = seven.map((planet) => ({
    ...planet,
    altitudeDeg: altitude(seen[SEVEN.indexOf(planet.id)]!, local),
  }))
  return { sect: sectOf(isDay, planets) }
}

/** The Moon, planets and asteroids of a chart. */
const aroundTheSun = ({ chart }: CastBirth): readonly ChartPoint[] =>
  chart.points.filter(({ body }) => body !== null && body !== 'sun' && isPhysical(body))

function sunConditions(cast: CastBirth, { sun_limits }: PartOptions): NonNullable<ChartParts['sunConditions']> {
  const sun = cast.chart.points.find(({ id }) => id === 'sun')!
  return aroundTheSun(cast).map(({ name, longitude }) => ({
    id: name,
    ...conditionByTheSun(longitude, sun.longitude, sun_limits),
  }))
}

const outOfBounds = (cast: CastBirth, obliquityDeg: number): OutOfBounds => ({
  obliquityDeg,
  bodies: aroundTheSun(cast).flatMap(({ name, position }) => {
    const declinationDeg = position!.declination
    const beyondDeg = Math.abs(declinationDeg) - obliquityDeg
    return beyondDeg > 0 ? [{ id: name, declinationDeg, beyondDeg }] : []
  }),
})
