import { rulerOf } from '../../../astro/sign.ts'
import type { AspectOfDay, Planet, SkyDay } from './day.ts'
import { solarHouse } from './scores.ts'

/** What a horoscope may say of the day. */
export type Fact =
  | { readonly type: 'moon_house'; readonly weight: number; readonly house: number }
  | { readonly type: 'sky_aspect'; readonly weight: number; readonly aspect: AspectOfDay }
  | { readonly type: 'moon_phase'; readonly weight: number }
  | { readonly type: 'planet_in_house'; readonly weight: number; readonly body: Planet; readonly house: number }

/** The text tells four facts. Where fewer than two of them are aspects, whose sentences are long, it tells five. */
const FACTS_TOLD = 4
const ASPECTS_TOLD = 2

/** The Moon, which changes from day to day, is always told first. */
const MOON_WEIGHT = 20
const PHASE_WEIGHT = 6
export const LUNATION_WEIGHT = 12

/** How much a planet weighs as a part of a fact. */
const RANKS: Readonly<Record<Planet, number>> = {
  sun: 5,
  moon: 2,
  mercury: 3,
  venus: 3,
  mars: 4,
  jupiter: 4,
  saturn: 4,
  uranus: 2,
  neptune: 2,
  pluto: 2,
}
const RULER_BONUS = 3
const ANGULAR_BONUS = 2
const ANGULAR: readonly number[] = [1, 4, 7, 10]

/** The weight of a planet in a house, which is null without a time of birth. `ruler` rules the first house. */
export const planetWeight = (body: Planet, house: number | null, ruler: string | null): number =>
  RANKS[body] + (body === ruler ? RULER_BONUS : 0) + (house !== null && ANGULAR.includes(house) ? ANGULAR_BONUS : 0)

/** The facts of a day for a sign, 0 for Aries, the heaviest first. Facts of the same weight keep their order. */
export function factsOf(day: SkyDay, sign: number): Fact[] {
  const ruler = rulerOf(sign, 'traditional')
  const houseOf = new Map(day.placed.map(({ body, longitude }) => [body, solarHouse(longitude, sign)]))
  const weightOf = (body: Planet): number => planetWeight(body, houseOf.get(body)!, ruler)
  const facts: readonly Fact[] = [
    { type: 'moon_house', weight: MOON_WEIGHT, house: houseOf.get('moon')! },
    ...day.aspects.filter(isNoPhase).map((aspect): Fact => {
      return { type: 'sky_aspect', weight: weightOf(aspect.a) + weightOf(aspect.b), aspect }
    }),
    { type: 'moon_phase', weight: day.lunation ? LUNATION_WEIGHT : PHASE_WEIGHT },
    ...[...houseOf].flatMap(([body, house]): Fact[] =>
      body === 'moon' ? [] : [{ type: 'planet_in_house', weight: weightOf(body), body, house }],
    ),
  ]
  return facts.toSorted((one, other) => other.weight - one.weight)
}

/** The facts that the text tells: the heaviest, with at most two aspects among them. */
export function toldOf(facts: readonly Fact[]): readonly Fact[] {
  const aspects = facts.filter(({ type }) => type === 'sky_aspect').slice(0, ASPECTS_TOLD)
  const told = facts.filter((fact) => fact.type !== 'sky_aspect' || aspects.includes(fact)).slice(0, FACTS_TOLD + 1)
  const heaviest = told.slice(0, FACTS_TOLD)
  return heaviest.filter(({ type }) => type === 'sky_aspect').length < ASPECTS_TOLD ? told : heaviest
}

const PHASE_ASPECTS: readonly string[] = ['conjunction', 'square', 'opposition']

/** New Moon, full Moon and quarters are aspects of Sun and Moon: the phase tells them. */
const isNoPhase = ({ a, b, aspect }: AspectOfDay): boolean =>
  !(a === 'sun' && b === 'moon' && PHASE_ASPECTS.includes(aspect.id))
