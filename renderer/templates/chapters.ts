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

/** The chapters of a book that are not sections of its reading, with their titles. */
export const OWN_CHAPTERS = {
  introduction: 'Before you read',
  chart: 'Your chart at a glance',
  portrait: 'A portrait',
  synthesis: 'What weighs most',
  questions: 'Five questions',
  glossary: 'The words of astrology',
  method: 'How this was calculated',
} as const

type ChapterId = keyof typeof OWN_CHAPTERS | SectionId

const LEADS: Readonly<Record<ChapterId, string>> = {
  introduction: 'How this book is made, the few words it needs, and what it cannot know.',
  chart: 'The wheel of your birth and everything that was read from it, in figures.',
  portrait: 'The chart as a whole: what its parts have in common, and where they pull apart.',
  synthesis: 'What stands out when all of it is weighed together, and what in the chart says so.',
  core_self: 'Who you are when nobody asks: the face you turn to the world, the will behind it, and what you need.',
  mind: 'How you notice, think and speak, and what you do with what you find out.',
  love_relating: 'What you are drawn to, how you give and go after it, and whom you meet in the other person.',
  work_path: 'What you build, what you answer for, and where the long road of effort leads.',
  social_collective: 'Where you grow beyond yourself, and what your generation has handed to you in particular.',
  karmic_healing: 'What you came from, what still hurts, and the direction in which it asks to be carried.',
  questions: 'Nothing to answer today: questions to come back to.',
  glossary: 'The terms of these pages, in the order in which one explains the next.',
  method: 'The data, the sources and the decisions behind these pages, so that anyone can check them.',
}

const LEAD_WITHOUT_WHEEL = 'Everything that was read from your birth, in figures.'

const ORNAMENTS: Readonly<Record<ChapterId, readonly string[]>> = {
  introduction: ['sun'],
  chart: ['sun', 'moon', 'asc'],
  portrait: ['sun', 'moon', 'asc'],
  synthesis: ['sun'],
  core_self: ['sun', 'moon'],
  mind: ['mercury'],
  love_relating: ['venus', 'mars'],
  work_path: ['saturn'],
  social_collective: ['jupiter', 'uranus', 'neptune', 'pluto'],
  karmic_healing: ['chiron', 'north_node'],
  questions: ['north_node'],
  glossary: ['mercury'],
  method: ['moon'],
}

/** The chapters of a report, in order. */
export const chaptersOf = (content: ReportContent, withWheel: boolean): readonly Chapter[] => {
  const { sections, angles } = content
  return [
    ...own(content, 'introduction'),
    ...own(content, 'chart'),
    ...own(content, 'portrait'),
    ...own(content, 'synthesis'),
    ...sections,
    ...own(content, 'questions'),
    ...own(content, 'glossary'),
    ...own(content, 'method'),
  ].map(({ id, title }, index) => ({
    ...{ id, title, number: index + 1, lead: id === 'chart' && !withWheel ? LEAD_WITHOUT_WHEEL : LEADS[id] },
    ornament: ORNAMENTS[id].filter((body) => body !== 'asc' || angles.length > 0),
  }))
}

/** A chapter of its own, unless the report is of a version that lacks it. */
function own(content: ReportContent, id: keyof typeof OWN_CHAPTERS): { id: ChapterId; title: string }[] {
  const isLacking =
    (id === 'introduction' || id === 'portrait' || id === 'questions' || id === 'glossary') && content[id] === undefined
  return isLacking ? [] : [{ id, title: OWN_CHAPTERS[id] }]
}

export const chapterAnchor = ({ id }: Pick<Chapter, 'id'>): string => `chapter-${id}`

/** The anchor of the text with a key. */
export const anchorOf = (key: string): string => `entry-${key.replaceAll('.', '-')}`
