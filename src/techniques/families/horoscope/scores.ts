import { signIndex } from '../../../astro/sign.ts'
import type { AspectOfDay, Planet, SkyDay } from './day.ts'
import type { Dimension } from './reply.ts'

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

const ASPECT_WEIGHTS: Readonly<Record<string, number>> = {
  trine: 6,
  sextile: 4,
  conjunction: 4,
  opposition: -4,
  square: -6,
}
const HARSH: ReadonlySet<string> = new Set(['mars', 'saturn'])

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

/** Where every score begins, and what brings a sum back to the scale. */
export interface Bound {
  readonly type: 'base' | 'limit'
  readonly weight: number
}

/** A planet in a house of a score. */
export interface HouseDriver {
  readonly type: 'planet_in_house'
  readonly weight: number
  readonly body: Planet
  readonly house: number
}

interface AspectDriver {
  readonly type: 'sky_aspect'
  readonly weight: number
  readonly aspect: AspectOfDay
}

/** Something with a weight in the score of a sign. */
export type Driver = Bound | HouseDriver | AspectDriver

export interface Score<Acting> {
  readonly dimension: Dimension
  /** The sum of the weights, from 0 to 100. */
  readonly value: number
  readonly drivers: readonly Acting[]
}

/** The house of a longitude if a sign, 0 for Aries, is the first house. */
export const solarHouse = (longitude: number, sign: number): number => ((signIndex(longitude) - sign + 12) % 12) + 1

/** The weight of an aspect of two bodies, each by its id. An aspect that passes within hours has half of it. */
export function aspectWeight(a: string, b: string, aspect: string, isBrief: boolean): number {
  const isHarsh = aspect === 'conjunction' && (HARSH.has(a) || HARSH.has(b))
  return (ASPECT_WEIGHTS[aspect]! * (isHarsh ? -1 : 1)) / (isBrief ? 2 : 1)
}

/** The four scores of a sign, each with everything that adds up to it. */
export const scoresOf = (day: SkyDay, sign: number): Score<Driver>[] =>
  (Object.keys(FIELDS) as Dimension[]).map((dimension) =>
    scoreOf(dimension, [...houseDrivers(dimension, day, sign), ...aspectDrivers(dimension, day, sign)]),
  )

/** A score with its drivers. If they leave the scale, a last driver brings them back. */
export function scoreOf<Acting extends { readonly weight: number }>(
  dimension: Dimension,
  acting: readonly Acting[],
): Score<Acting | Bound> {
  const drivers: readonly (Acting | Bound)[] = [{ type: 'base', weight: BASE }, ...acting]
  const sum = drivers.reduce((total, { weight }) => total + weight, 0)
  const value = Math.min(Math.max(sum, 0), 100)
  return {
    dimension,
    value,
    drivers: value === sum ? drivers : [...drivers, { type: 'limit', weight: value - sum }],
  }
}

/** The planets in the houses of a score, counted from a sign, 0 for Aries. */
export const houseDrivers = (dimension: Dimension, { placed }: SkyDay, sign: number): HouseDriver[] =>
  placed.flatMap(({ body, longitude }): HouseDriver[] => {
    const weight = NATURES[body]
    const house = solarHouse(longitude, sign)
    return weight !== undefined && FIELDS[dimension].houses.includes(house)
      ? [{ type: 'planet_in_house', weight, body, house }]
      : []
  })

function aspectDrivers(dimension: Dimension, { placed, aspects }: SkyDay, sign: number): AspectDriver[] {
  const { houses, significator } = FIELDS[dimension]
  const inHouses = placed.filter(({ longitude }) => houses.includes(solarHouse(longitude, sign)))
  const counting: ReadonlySet<string> = new Set([significator, ...inHouses.map(({ body }) => body)])
  return aspects
    .filter(({ a, b }) => counting.has(a) || counting.has(b))
    .map((aspect) => {
      const { a, b } = aspect
      const weight = aspectWeight(a, b, aspect.aspect.id, a === 'moon' || b === 'moon')
      return { type: 'sky_aspect', weight, aspect }
    })
}

/** The mean of the four, a half rounded up. */
export const overallOf = (scores: readonly Pick<Score<unknown>, 'value'>[]): number =>
  Math.round(scores.reduce((total, { value }) => total + value, 0) / scores.length)
