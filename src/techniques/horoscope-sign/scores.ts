import { signIndex } from '../../astro/sign.ts'
import type { AspectOfDay, Planet, SkyDay } from './day.ts'
import type { Dimension } from './schema.ts'

/** The value of a dimension on which nothing acts. */
const BASE = 50

/** Ptolemy, Tetrabiblos I.5: Jupiter, Venus and the Moon do good, Saturn and Mars harm, Sun and Mercury do either. */
const NATURES: Readonly<Partial<Record<Planet, number>>> = {
  jupiter: 8,
  venus: 8,
  moon: 4,
  sun: 4,
  mercury: 2,
  mars: -6,
  saturn: -6,
}

/** An aspect of the Moon, which passes within hours, has half of the weight. */
const ASPECT_WEIGHTS: Readonly<Record<string, number>> = {
  trine: 6,
  sextile: 4,
  conjunction: 4,
  opposition: -4,
  square: -6,
}
const HARSH: ReadonlySet<Planet> = new Set(['mars', 'saturn'])

interface Field {
  /** The houses whose planets count. */
  readonly houses: readonly number[]
  /** The planet whose aspects count wherever it stands. */
  readonly significator: Planet
}

/** Houses by William Lilly, Christian Astrology (1647), chapter 7, with the usual natural significators. */
const FIELDS: Readonly<Record<Dimension, Field>> = {
  love: { houses: [5, 7], significator: 'venus' },
  career: { houses: [6, 10], significator: 'sun' },
  money: { houses: [2, 8], significator: 'jupiter' },
  health: { houses: [1, 6], significator: 'moon' },
}

/** Something with a weight in a score. */
export type Driver =
  | { readonly type: 'base' | 'limit'; readonly weight: number }
  | { readonly type: 'planet_in_house'; readonly weight: number; readonly body: Planet; readonly house: number }
  | { readonly type: 'sky_aspect'; readonly weight: number; readonly aspect: AspectOfDay }

export interface Score {
  readonly dimension: Dimension
  /** The sum of the weights, from 0 to 100. */
  readonly value: number
  readonly drivers: readonly Driver[]
}

/** The house of a longitude if a sign, 0 for Aries, is the first house. */
export const solarHouse = (longitude: number, sign: number): number => ((signIndex(longitude) - sign + 12) % 12) + 1

/** The weight of an aspect of the day. */
function aspectWeight({ a, b, aspect }: Pick<AspectOfDay, 'a' | 'b' | 'aspect'>): number {
  const isHarsh = aspect.id === 'conjunction' && (HARSH.has(a) || HARSH.has(b))
  const weight = ASPECT_WEIGHTS[aspect.id]! * (isHarsh ? -1 : 1)
  return a === 'moon' || b === 'moon' ? weight / 2 : weight
}

/** The four scores of a sign, each with everything that adds up to it. */
export const scoresOf = (day: SkyDay, sign: number): Score[] =>
  (Object.keys(FIELDS) as Dimension[]).map((dimension) => scoreOf(dimension, driversOf(FIELDS[dimension], day, sign)))

/** A score with its drivers. If they leave the scale, a last driver brings them back. */
function scoreOf(dimension: Dimension, acting: readonly Driver[]): Score {
  const drivers: readonly Driver[] = [{ type: 'base', weight: BASE }, ...acting]
  const sum = drivers.reduce((total, { weight }) => total + weight, 0)
  const value = Math.min(Math.max(sum, 0), 100)
  return {
    dimension,
    value,
    drivers: value === sum ? drivers : [...drivers, { type: 'limit', weight: value - sum }],
  }
}

function driversOf({ houses, significator }: Field, { placed, aspects }: SkyDay, sign: number): Driver[] {
  const houseOf = new Map(placed.map(({ body, longitude }) => [body, solarHouse(longitude, sign)]))
  const counts = (body: Planet): boolean => body === significator || houses.includes(houseOf.get(body)!)
  return [
    ...[...houseOf].flatMap(([body, house]): Driver[] => {
      const weight = NATURES[body]
      return weight !== undefined && houses.includes(house) ? [{ type: 'planet_in_house', weight, body, house }] : []
    }),
    ...aspects
      .filter(({ a, b }) => counts(a) || counts(b))
      .map((aspect): Driver => ({ type: 'sky_aspect', weight: aspectWeight(aspect), aspect })),
  ]
}

/** The mean of the four, a half rounded up. */
export const overallOf = (scores: readonly Score[]): number =>
  Math.round(scores.reduce((total, { value }) => total + value, 0) / scores.length)
