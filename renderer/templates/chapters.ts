import type { ReportContent } from '../../src/contract/report-content.ts'
import type { SectionId } from '../../src/interpretation/sections.ts'
import type { Catalogue } from '../../src/languages/catalogues.ts'
import { wordsOf } from './language.ts'

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

/** The chapters of a book that are not sections of its reading. */
type OwnChapter = keyof Catalogue['books']['chapters']
type ChapterId = OwnChapter | SectionId

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
  const { leads, leadWithoutWheel } = wordsOf(content).books
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
    ...{ id, title, number: index + 1, lead: id === 'chart' && !withWheel ? leadWithoutWheel : leads[id] },
    ornament: ORNAMENTS[id].filter((body) => body !== 'asc' || angles.length > 0),
  }))
}

/** A chapter of its own, unless the report is of a version that lacks it. */
function own(content: ReportContent, id: OwnChapter): { id: ChapterId; title: string }[] {
  const isLacking =
    (id === 'introduction' || id === 'portrait' || id === 'questions' || id === 'glossary') && content[id] === undefined
  return isLacking ? [] : [{ id, title: wordsOf(content).books.chapters[id] }]
}

export const chapterAnchor = ({ id }: Pick<Chapter, 'id'>): string => `chapter-${id}`

/** The anchor of the text with a key. */
export const anchorOf = (key: string): string => `entry-${key.replaceAll('.', '-')}`
