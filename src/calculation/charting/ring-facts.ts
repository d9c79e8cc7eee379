import type { Chart } from '../../astro/chart.ts'
import { epochSecondOf } from '../../astro/civil.ts'
import type { HouseSystem } from '../../astro/house.ts'
import { houseOf } from '../../astro/houses.ts'
import { type Moment, momentAt } from '../../astro/moment.ts'
import type { ClockDoubt } from '../../astro/other-clocks.ts'
import type { EphemerisSource, Sky, Zodiac } from '../../astro/sky.ts'
import { birthClock } from './birth-clock.ts'
import { type CastBirth, housesOf } from './cast.ts'
import type { Located } from './place.ts'

/** The instant and the place of a chart. */
export interface Occasion {
  /** `jd` is exact where the instant is not on a whole second. */
  readonly moment: Moment
  readonly where: Located
  /** The doubt about the clock by which a local time was read; null where there is none. */
  readonly doubt: ClockDoubt | null
  readonly timeKnown: boolean
  /** TT less UT in days. */
  readonly deltaTDays: number
  readonly source: EphemerisSource
  /** The birth that the chart is cast for; absent for another instant. */
  readonly cast?: CastBirth
}

/** How a ring of a wheel was cast. */
export interface RingFacts {
  readonly zodiac: Zodiac
  /** Degrees subtracted from tropical longitudes; null in the tropical zodiac and for a composite. */
  readonly ayanamsa: number | null
  /** The system in use; null without houses. */
  readonly houses: HouseSystem | null
  /** Null for a composite. */
  readonly occasion: Occasion | null
  /** The houses of the other ring in which the points stand; null in a single wheel, or where that ring has none. */
  readonly otherHouses: readonly number[] | null
}

/** A birth that a wheel is made from, but that has no ring. */
export interface BirthFacts extends RingFacts {
  readonly of: string
  readonly name: string
}

/** The facts of a ring with a birth. */
export function birthFacts(sky: Sky, cast: CastBirth): RingFacts {
  const { born, terms, chart } = cast
  const { moment, timeKnown } = born
  const deltaTDays = sky.deltaTDays(moment.jd)
  return {
    zodiac: terms.zodiac,
    ayanamsa: chart.ayanamsa,
    houses: housesOf(chart),
    occasion: { moment, where: born, doubt: born.doubt, timeKnown, deltaTDays, source: chart.source, cast },
    otherHouses: null,
  }
}

/** The moment of an instant between seconds: the clock shows the nearest one, and the Julian day is exact. */
export const momentBetween = (where: Located, jd: number): Moment => ({
  ...momentAt(birthClock(where), epochSecondOf(jd), where.place.longitude),
  jd,
})

/** The houses of another chart in which points stand. Both are of one zodiac. */
export const housesIn = ({ houses }: Chart, { points }: Chart): readonly number[] | null =>
  houses && points.map(({ longitude }) => houseOf(longitude, houses.cusps))
