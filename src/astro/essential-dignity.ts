import { type BoundSystem, boundRuler, faceRuler, type TriplicitySystem, triplicityAt } from './bounds.ts'
import { SEVEN, type SevenPlanet } from './seven.ts'
import { dignitiesOf, rulerOf, signIndex } from './sign.ts'

/** The dignities that a place has a ruler of, the strongest first. */
export const RULED = ['domicile', 'exaltation', 'triplicity', 'bound', 'face'] as const
export type Ruled = (typeof RULED)[number]

/** What a planet may have at its place. */
export const ESSENTIAL_DIGNITIES = [...RULED, 'detriment', 'fall', 'peregrine'] as const
export type EssentialDignity = (typeof ESSENTIAL_DIGNITIES)[number]

/** The points of William Lilly (Christian Astrology, 1647, p. 115). His points for mutual receptions are not among them. */
const LILLY_POINTS: Readonly<Record<EssentialDignity, number>> = {
  domicile: 5,
  exaltation: 4,
  triplicity: 3,
  bound: 2,
  face: 1,
  detriment: -5,
  fall: -4,
  peregrine: -5,
}

/** Which tables count, and whether the birth was by day; null if that is not known. */
export interface DignityTerms {
  readonly bounds: BoundSystem
  readonly triplicities: TriplicitySystem
  readonly isDay: boolean | null
}

/** The rulers of a place. Null where no planet is exalted, and for a triplicity that depends on an unknown time. */
export interface PlaceRulers extends Readonly<Record<Ruled, SevenPlanet | null>> {
  readonly domicile: SevenPlanet
  readonly bound: SevenPlanet
  readonly face: SevenPlanet
}

/** The planet that rules each dignity of a longitude. */
export function rulersAt(longitude: number, { bounds, triplicities, isDay }: DignityTerms): PlaceRulers {
  const sign = signIndex(longitude)
  const { day, night } = triplicityAt(longitude, triplicities)
  return {
    domicile: rulerOf(sign, 'traditional') as SevenPlanet,
    exaltation: SEVEN.find((planet) => dignitiesOf(planet, sign)!.includes('exaltation')) ?? null,
    triplicity: day === night ? day : isDay === null ? null : isDay ? day : night,
    bound: boundRuler(longitude, bounds),
    face: faceRuler(longitude),
  }
}

/** A planet at its place in a chart. */
export interface PlacedPlanet {
  readonly id: SevenPlanet
  readonly longitude: number
}

export interface DignityOfPlanet {
  readonly id: SevenPlanet
  readonly rulers: PlaceRulers
  /** The dignities and debilities of the planet itself. Without a time of birth triplicity and peregrine are left out. */
  readonly has: readonly EssentialDignity[]
  /** The sum of Lilly's points; null without a time of birth. */
  readonly score: number | null
}

/**
 * The essential dignities of a planet. It is peregrine if it rules nothing at its place, also where it is in detriment or
 * fall (Lilly, Christian Astrology, p. 112): both then count.
 */
export function essentialDignity({ id, longitude }: PlacedPlanet, terms: DignityTerms): DignityOfPlanet {
  const rulers = rulersAt(longitude, terms)
  const own = RULED.filter((dignity) => rulers[dignity] === id)
  const debilities = dignitiesOf(id, signIndex(longitude))!.filter((each) => each === 'detriment' || each === 'fall')
  const isPeregrine = own.length === 0 && terms.isDay !== null
  const has = [...own, ...debilities, ...(isPeregrine ? (['peregrine'] as const) : [])]
  const score = terms.isDay === null ? null : has.reduce((sum, each) => sum + LILLY_POINTS[each], 0)
  return { id, rulers, has, score }
}

/** A planet in dignities of another one, which receives it. */
export interface Reception {
  readonly guest: SevenPlanet
  readonly host: SevenPlanet
  /** The dignities of the host at the place of the guest. */
  readonly by: readonly Ruled[]
}

export interface Receptions {
  /** Pairs in which each receives the other. */
  readonly mutual: readonly (readonly [Reception, Reception])[]
  readonly oneWay: readonly Reception[]
}

/**
 * The receptions of the planets by each dignity (Lilly, Christian Astrology, p. 112). An aspect between the two is not
 * required, as medieval authors have it.
 */
export function receptions(planets: readonly PlacedPlanet[], terms: DignityTerms): Receptions {
  const all = planets.flatMap(({ id: guest, longitude }) => {
    const rulers = rulersAt(longitude, terms)
    return planets.flatMap(({ id: host }): Reception[] => {
      const by = RULED.filter((dignity) => rulers[dignity] === host)
      return host === guest || by.length === 0 ? [] : [{ guest, host, by }]
    })
  })
  const returned = ({ guest, host }: Reception) => all.find((each) => each.guest === host && each.host === guest)
  return {
    mutual: all.flatMap((one) => {
      const other = returned(one)
      return other && all.indexOf(one) < all.indexOf(other) ? [[one, other] as const] : []
    }),
    oneWay: all.filter((each) => !returned(each)),
  }
}
