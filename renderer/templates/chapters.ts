import type { ReportContent } from '../../src/contract/report-content.ts'
import type { SectionId } from '../../src/interpretation/sections.ts'

/** A chapter of the book. */
export interface Chapter {
  readonly id: string
  readonly number: number
  readonly title: string
  /** A description, below the title and in the table of contents. */
  readonly lead: string
  /** Bodies with glyphs above the title. */
  readonly ornament: readonly string[]
}

type ChapterId = 'chart' | 'synthesis' | SectionId | 'method'

const LEADS: Readonly<Record<ChapterId, string>> = {
  chart: 'The wheel of your birth and everything that was read from it, in figures.',
  synthesis: 'What stands out when all of it is weighed together, and what in the chart says so.',
  core_self: 'Who you are when nobody asks: the face you turn to the world, the will behind it, and what you need.',
  mind: 'How you notice, think and speak, and what you do with what you find out.',
  love_relating: 'What you are drawn to, how you give and go after it, and whom you meet in the other person.',
  work_path: 'What you build, what you answer for, and where the long road of effort leads.',
  social_collective: 'Where you grow beyond yourself, and what your generation has handed to you in particular.',
  karmic_healing: 'What you came from, what still hurts, and the direction in which it asks to be carried.',
  method: 'The data, the sources and the decisions behind these pages, so that anyone can check them.',
}

const ORNAMENTS: Readonly<Record<ChapterId, readonly string[]>> = {
  chart: ['sun', 'moon', 'asc'],
  synthesis: ['sun'],
  core_self: ['sun', 'moon'],
  mind: ['mercury'],
  love_relating: ['venus', 'mars'],
  work_path: ['saturn'],
  social_collective: ['jupiter', 'uranus', 'neptune', 'pluto'],
  karmic_healing: ['chiron', 'north_node'],
  method: ['moon'],
}

/** The chapters of a report, in order. */
export const chaptersOf = ({ sections, angles }: ReportContent): readonly Chapter[] =>
  [
    { id: 'chart' as const, title: 'Your chart at a glance' },
    { id: 'synthesis' as const, title: 'What weighs most' },
    ...sections,
    { id: 'method' as const, title: 'How this was calculated' },
  ].map(({ id, title }, index) => ({
    ...{ id, title, number: index + 1, lead: LEADS[id] },
    ornament: ORNAMENTS[id].filter((body) => body !== 'asc' || angles.length > 0),
  }))

export const chapterAnchor = ({ id }: Pick<Chapter, 'id'>): string => `chapter-${id}`

/** The anchor of the text with a key. */
export const anchorOf = (key: string): string => `entry-${key.replaceAll('.', '-')}`
