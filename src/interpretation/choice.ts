import type { SectionId } from './sections.ts'

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
  /** Of a transit: the place of its aspect among the hits. */
  readonly hit?: number
}
