import { DAY_MS } from './civil.ts'
import { YEAR_DAYS } from './derived-charts.ts'
import { inTurn, type LordCycle, periodsBetween, repeated, type Span } from './periods.ts'
import { MINOR_YEARS, type PlanetYears, yearsOf } from './planetary-years.ts'
import { SEVEN, type SevenPlanet } from './seven.ts'
import { SIGNS } from './sign.ts'

/**
 * The sums that complete their years. `planet`: the years of a planet. `sign`: the ascensional time of a sign with a planet or the
 * Ascendant. `planets`: the minor years of two configured planets. `signs`: the ascensional times of two signs whose planets are
 * configured. `planet_and_sign`: the minor years of a planet with the ascensional time of its own sign, or of the
 * sign of a planet configured with it.
 */
export const ACTIVATION_KINDS = ['planet', 'sign', 'planets', 'signs', 'planet_and_sign'] as const
export type ActivationKind = (typeof ACTIVATION_KINDS)[number]

/** The parts of the years at whose completion something is active (Valens, Anthologies VII). */
export const ACTIVATION_PARTS = { whole: 1, two_thirds: 2 / 3, half: 1 / 2, third: 1 / 3 } as const
export type ActivationPart = keyof typeof ACTIVATION_PARTS

/** Days in a year of age, by the kind of year. */
export const ACTIVATION_YEARS = { tropical: YEAR_DAYS.tropical, julian: 365.25 } as const
export type ActivationYear = keyof typeof ACTIVATION_YEARS

/** The signs of a birth, 0 for Aries to 11 for Pisces, and the years that each sign takes to rise. */
export interface SignsOfBirth {
  readonly signOf: Readonly<Record<SevenPlanet, number>>
  /** Null without a time of birth. */
  readonly ascendant: number | null
  readonly ascensions: readonly number[]
}

/** Planets and signs whose years are added. */
export interface Sum {
  readonly kind: ActivationKind
  readonly planets: readonly SevenPlanet[]
  readonly signs: readonly number[]
  /** Which years of the planets are meant. */
  readonly of: PlanetYears
  readonly years: number
}

/** Whether two signs are configured: they are the same, or form a sextile, a square, a trine or an opposition. */
export const isConfigured = (one: number, other: number): boolean => {
  const apart = (one - other + SIGNS.length) % SIGNS.length
  return ![1, 5, 7, 11].includes(apart)
}

const pairsOf = <Item>(items: readonly Item[]): readonly (readonly [Item, Item])[] =>
  items.flatMap((one, index) => items.slice(index + 1).map((other) => [one, other] as const))

/** All sums of some kinds. */
export function sumsOf(
  birth: SignsOfBirth,
  kinds: readonly ActivationKind[],
  of: readonly PlanetYears[],
): readonly Sum[] {
  const { signOf, ascendant, ascensions } = birth
  const ofPlanets = SIGNS.map((_, sign) => sign).filter((sign) => SEVEN.some((planet) => signOf[planet] === sign))
  const occupied = SIGNS.map((_, sign) => sign).filter((sign) => sign === ascendant || ofPlanets.includes(sign))
  const sum = (kind: ActivationKind, planets: readonly SevenPlanet[], signs: readonly number[]): Sum => ({
    kind,
    planets,
    signs,
    of: 'minor',
    years:
      planets.reduce((years, planet) => years + MINOR_YEARS[planet], 0) +
      signs.reduce((years, sign) => years + ascensions[sign]!, 0),
  })
  const byKind: Readonly<Record<ActivationKind, () => readonly Sum[]>> = {
    planet: () =>
      of.flatMap((kind) =>
        SEVEN.map((planet) => ({ ...sum('planet', [planet], []), of: kind, years: yearsOf(planet, kind) })),
      ),
    sign: () => occupied.map((sign) => sum('sign', [], [sign])),
    planets: () =>
      pairsOf(SEVEN)
        .filter(([one, other]) => isConfigured(signOf[one], signOf[other]))
        .map((pair) => sum('planets', pair, [])),
    signs: () =>
      pairsOf(ofPlanets)
        .filter(([one, other]) => isConfigured(one, other))
        .map((pair) => sum('signs', [], pair)),
    planet_and_sign: () =>
      SEVEN.flatMap((planet) =>
        ofPlanets
          .filter((sign) => isConfigured(signOf[planet], sign))
          .map((sign) => sum('planet_and_sign', [planet], [sign])),
      ),
  }
  return kinds.flatMap((kind) => byKind[kind]())
}

/** A sum that completes its years, or a part of them. */
export interface Activation {
  readonly sum: Sum
  readonly part: ActivationPart
  /** 1 when the years are complete for the first time. */
  readonly count: number
  readonly atMs: number
}

/** How activations are counted. */
export interface ActivationRules {
  readonly birthMs: number
  readonly yearDays: number
  readonly parts: readonly ActivationPart[]
  /** Whether multiples of the years count as well. */
  readonly multiples: boolean
}

/** The instants in a span at which years are complete, in no order. */
export function* activations(sums: readonly Sum[], span: Span, rules: ActivationRules): Generator<Activation> {
  const { birthMs, yearDays, parts, multiples } = rules
  for (const sum of sums)
    for (const part of parts) {
      const lengthMs = sum.years * ACTIVATION_PARTS[part] * yearDays * DAY_MS
      // Completions long before the span are skipped.
      const skipped = multiples ? Math.max(0, Math.floor((span.fromMs - birthMs) / lengthMs) - 1) : 0
      const cycle = oneAfterAnother(birthMs + skipped * lengthMs, lengthMs, multiples)
      for (const { endMs } of periodsBetween(cycle, span, 1))
        if (endMs >= span.fromMs && endMs <= span.toMs)
          yield { sum, part, count: Math.round((endMs - birthMs) / lengthMs), atMs: endMs }
    }
}

/** The same length again and again, or once. */
const oneAfterAnother = (startMs: number, lengthMs: number, again: boolean): LordCycle<null> => {
  const term = { lord: null, lengthMs }
  return { startMs, turns: () => inTurn(startMs, again ? repeated([term]) : [term]), parts: () => [] }
}
