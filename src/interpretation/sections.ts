import type { Chart } from '../astro/chart.ts'
import { planetWeights } from '../astro/dominants.ts'

/** The sections of a reading, in order. */
export const SECTION_IDS = [
  'core_self',
  'mind',
  'love_relating',
  'work_path',
  'social_collective',
  'karmic_healing',
] as const

export type SectionId = (typeof SECTION_IDS)[number]

/** The section of texts about a body. */
const OF_BODY: Readonly<Record<string, SectionId>> = {
  sun: 'core_self',
  moon: 'core_self',
  mercury: 'mind',
  venus: 'love_relating',
  mars: 'love_relating',
  jupiter: 'social_collective',
  saturn: 'work_path',
  uranus: 'social_collective',
  neptune: 'social_collective',
  pluto: 'social_collective',
  chiron: 'karmic_healing',
  north_node: 'karmic_healing',
  asc: 'core_self',
  mc: 'work_path',
  dc: 'love_relating',
  ic: 'core_self',
}

/**
 * Bodies in whose section their aspects are, the first of them first. Chiron and the node precede even the lights: their
 * aspects are in the section on healing. Then the more personal body leads.
 */
const LEADING_BODIES = ['chiron', 'north_node', 'sun', 'moon', 'mercury', 'venus', 'mars', 'saturn', 'jupiter'] as const

/** The section of texts about the ruler of a house. */
const OF_HOUSE: readonly SectionId[] = [
  'core_self',
  'work_path',
  'mind',
  'core_self',
  'love_relating',
  'work_path',
  'love_relating',
  'karmic_healing',
  'mind',
  'work_path',
  'social_collective',
  'karmic_healing',
]

/** The kinds of texts. */
export const CATEGORIES = [
  'blend',
  'planet_sign',
  'planet_house',
  'retrograde',
  'dignity',
  'aspect',
  'unaspected',
  'angle_sign',
  'house_ruler',
  'balance',
  'stellium',
  'shape',
  'moon_phase',
] as const

/** A text that a chart needs. */
export interface Choice {
  readonly key: string
  readonly category: (typeof CATEGORIES)[number]
  readonly section: SectionId
  readonly title: string
  /** What the placeholders of the text stand for: `{planet}` is filled with `the Moon`. */
  readonly fills?: Readonly<Record<string, string>>
  /** For a transit, the index of its aspect in the list of hits. */
  readonly hit?: number
}

export const sectionOf = (id: string): SectionId => OF_BODY[id]!

/** The section of an aspect: that of its leading body. */
export function sectionOfAspect(a: string, b: string): SectionId {
  const leading = LEADING_BODIES.find((body) => body === a || body === b)
  return sectionOf(leading ?? a)
}

export const sectionOfHouse = (house: number): SectionId => OF_HOUSE[house - 1]!

/**
 * The sections of a book: the core self first, then from the weightiest on. Each weighs as much as its planets do in
 * this chart, on average. A section without planets comes last.
 */
export function sectionsByWeight(chart: Chart): readonly SectionId[] {
  const weights = new Map<SectionId, number[]>()
  for (const { id, score } of planetWeights(chart)) {
    const section = sectionOf(id)
    weights.set(section, [...(weights.get(section) ?? []), score])
  }
  const mean = (id: SectionId): number => {
    const scores = weights.get(id) ?? []
    return scores.length === 0 ? 0 : scores.reduce((sum, score) => sum + score, 0) / scores.length
  }
  const [first, ...rest] = SECTION_IDS
  return [first!, ...rest.toSorted((one, other) => mean(other) - mean(one))]
}
