import { rulerOf } from '../../../../astro/sign.ts'
import type { Planet } from '../day.ts'
import { LUNATION_WEIGHT, planetWeight } from '../facts.ts'
import { solarHouse } from '../scores.ts'
import type { Transit } from '../transits.ts'
import type { SkyEvent } from './sky.ts'

/** A transit at the instant at which it is exact. */
interface TransitEvent {
  readonly type: 'transit'
  readonly jd: number
  readonly transit: Transit
  readonly longitudes: readonly []
}

/** What is exact at an instant of a period. */
export type PeriodEvent = SkyEvent | TransitEvent

/** An event as a sign or a birth meets it. */
export interface Weighed {
  readonly event: PeriodEvent
  readonly weight: number
  /** The houses of the bodies of the event. Empty without a first house. */
  readonly houses: readonly number[]
}

const ECLIPSE_BONUS = 6
const STATION_BONUS = 6
const INGRESS_BONUS = 4
/** The Moon enters a sign every two or three days. */
const MOON_INGRESS_WEIGHT = 1

/** Events with their weights and houses. `first` is the sign of the first house, 0 for Aries; null without one. */
export const weighed = (events: readonly PeriodEvent[], first: number | null): Weighed[] =>
  events.map((event) => {
    const houses = first === null ? [] : event.longitudes.map((longitude) => solarHouse(longitude, first))
    return { event, houses, weight: weightOf(event, houses, first) }
  })

function weightOf(event: PeriodEvent, houses: readonly number[], first: number | null): number {
  const ruler = first === null ? null : rulerOf(first, 'traditional')
  const ofPlanet = (body: Planet, index = 0): number => planetWeight(body, houses[index] ?? null, ruler)
  switch (event.type) {
    case 'moon_phase':
      return LUNATION_WEIGHT + (event.hasEclipse ? ECLIPSE_BONUS : 0)
    case 'ingress':
      return event.body === 'moon' ? MOON_INGRESS_WEIGHT : ofPlanet(event.body) + INGRESS_BONUS
    case 'station':
      return ofPlanet(event.body) + STATION_BONUS
    case 'sky_aspect':
      return ofPlanet(event.aspect.a) + ofPlanet(event.aspect.b, 1)
    case 'transit':
      return event.transit.score
  }
}

/** The heaviest events first. Events of the same weight stay in the order of time. */
export const heaviest = (events: readonly Weighed[], count: number): Weighed[] =>
  events.toSorted((one, other) => other.weight - one.weight).slice(0, count)
