import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Browsers, startBrowsers } from '../../renderer/browser.ts'
import { renderReport } from '../../renderer/report.ts'
import { book } from '../../renderer/templates/book.ts'
import type { ReportContent } from '../../src/contract/reports/content.ts'
import { CATALOGUES } from '../../src/languages/catalogues.ts'
import { LANGUAGES, type Language } from '../../src/languages/language.ts'
import { reportMarkdown } from '../../src/wire/reports/markdown.ts'
import { testChromium } from '../support/browser.ts'
import { cases } from '../support/full-form.ts'
import { BIRTHS, contentOf } from '../support/report.ts'
import { readReport } from '../support/report-pdf.ts'
import { englishIn } from './labels.ts'

const OTHERS = LANGUAGES.filter((language) => language !== 'en')
const PRINTED = cases(OTHERS, 1)
/** Conjuncts of Devanagari are glyphs without letters in a PDF of Chromium, so its text cannot be compared. */
const isCopied = (language: Language): boolean => language !== 'hi'
const RENDER_MS_MAX = 60_000
const LOOK = {
  ...{ include_chart_in_pdf: true, pdf_footer_label: null, page_size: 'A4' as const },
  createdAt: new Date('2026-03-04T05:06:07Z'),
}
/** A name that is no word, and a house system of the far north. */
const POLAR = { ...BIRTHS.einstein, name: 'Xy', lat: 69.6, lng: 18.9, tz_str: 'Europe/Oslo' }

const reportIn = (language: Language, birth: object = BIRTHS.einstein): ReportContent =>
  contentOf({ ...birth, psychological_report: { enabled: true, language } })

const html = (content: ReportContent): string =>
  book(
    content,
    { size: 'A4', withWheel: true, foot: { label: null, logo: null }, styles: '' },
    { pages: new Map(), fits: new Map() },
  )

/** The text of a document without its style sheet and without the elements that are marked as English. */
const wordsIn = (markup: string): string =>
  markup
    .replaceAll(/<style>[\s\S]*?<\/style>/g, '')
    .replaceAll(/<(\w+)[^>]* lang="en">[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')

let browsers: Browsers
beforeAll(() => {
  browsers = startBrowsers({ find: testChromium, log: () => {} })
})
afterAll(() => browsers.close())

describe.each(OTHERS)('a report in %s', (language) => {
  const { books, methods, readings, names } = CATALOGUES[language]

  test.each([
    ['timed', BIRTHS.einstein],
    ['untimed', BIRTHS.untimed],
    ['polar', POLAR],
  ])('has no English word but in the passages that are marked as English: %s', (_, birth) => {
    const content = reportIn(language, birth)
    // Names of people and places are their own.
    const { name, born } = content.subject
    const words = wordsIn(html(content)).replaceAll(name, '').replaceAll(born.place, '')
    expect(englishIn(words, language)).toEqual([])
  })

  test('marks every passage as English, and itself as its own language', () => {
    const content = reportIn(language)
    const markup = html(content)
    expect(markup).toContain(`<html lang="${language}">`)
    const { sections, introduction = [], portrait = [] } = content
    const left = wordsIn(markup)
    const passages = [...sections.flatMap(({ entries }) => entries), ...introduction].map(({ body }) => body)
    for (const passage of [...passages, ...portrait]) expect(left).not.toContain(passage.slice(0, 40))
    for (const { term } of content.glossary!) expect(left).toContain(term)
  })

  test('as Markdown has the headings of its language, and says that its readings are English', () => {
    const text = reportMarkdown(reportIn(language))
    for (const title of [...Object.values(books.chapters), ...Object.values(readings.sections)])
      expect(text).toContain(`## ${title}\n`)
    expect(text).toContain(books.readingLanguage)
    const glance = text.slice(text.indexOf(books.chapters.chart), text.indexOf(books.chapters.portrait))
    expect(englishIn(glance, language)).toEqual([])
  })

  test.runIf(PRINTED.includes(language))(
    'as PDF has its labels, its language, and nothing beyond the edges',
    { timeout: RENDER_MS_MAX },
    async () => {
      const content = reportIn(language)
      const { pdf } = await renderReport(browsers, content, LOOK, null)
      const { pages, bookmarks, metadata, close } = await readReport(pdf)
      const [, title, contents] = pages
      const all = squeezed(pages.map(({ text }) => text).join(' '))
      const { tables } = books
      const labels = [
        ...[...Object.values(books.chapters), ...Object.values(readings.sections), ...Object.values(names.signs)],
        ...[tables.placements, tables.aspects, tables.balance, methods.data, methods.passages.texts.body],
        ...content.placements.map(({ name }) => name),
      ]
      if (isCopied(language)) {
        expect(squeezed(title!.text)).toContain(squeezed(books.readingLanguage))
        expect(contents!.text).toContain(books.contents)
        for (const label of labels) expect(all).toContain(squeezed(label))
      }
      expect(bookmarks.map((each) => each.title)).toContain(books.chapters.glossary)
      expect(metadata).toMatchObject({ Language: language, Subject: books.subject })
      const [width] = pages[0]!.size
      for (const page of pages)
        expect(page.pieces.filter(({ left, right }) => left < 40 || right > width! - 40)).toEqual([])
      await close()
    },
  )
})

test.each(cases(LANGUAGES.filter(isCopied), 1))(
  'the table of many aspects in %s is on one page with its note',
  { timeout: RENDER_MS_MAX },
  async (language) => {
    const { tables } = CATALOGUES[language].books
    const { pdf } = await renderReport(browsers, reportIn(language, BIRTHS.crowded), LOOK, null)
    const { pages, close } = await readReport(pdf)
    const [page] = pages.filter(({ text }) => squeezed(text).includes(squeezed(tables.orbNote)))
    expect(page!.text).toContain(tables.aspects)
    await close()
  },
)

/** Lines break and hyphens part words as the page needs. */
const squeezed = (text: string): string => text.replaceAll(/[\s\u00ad-]+/g, '')

test.each(LANGUAGES)('tables in %s say whether a node or Lilith is the mean or the true one', (language) => {
  const { points, narrow } = CATALOGUES[language].names
  const both = reportIn(language, { ...BIRTHS.einstein, include_features: ['true_node', 'lilith', 'true_lilith'] })
  const south = reportIn(language, { ...BIRTHS.einstein, include_features: ['true_south_node'] })
  const { mean_node, true_node, mean_lilith, true_lilith, mean_south_node, true_south_node } = points
  for (const [content, names] of [
    [both, [mean_node, true_node, mean_lilith, true_lilith]],
    [south, [mean_node, true_south_node, mean_lilith]],
    [reportIn(language, BIRTHS.crowded), [mean_node, mean_south_node, mean_lilith]],
  ] as const) {
    const placed = content.placements.filter(({ id }) => id.endsWith('_node') || id === 'lilith')
    expect(placed.map(({ name }) => name).sort()).toEqual([...names].sort())
    for (const name of names) {
      expect(html(content)).toMatch(new RegExp(`<th scope="row"><svg.*?</svg>${name}</th>`))
      expect(reportMarkdown(content)).toContain(`| ${name} |`)
    }
  }
  const ends = new Set(both.aspects.flatMap(({ a_name, b_name }) => [a_name, b_name]))
  expect([...ends]).toContain(narrow.mean_node)
  expect([...ends]).not.toContain(points.north_node)
})

test('a report without a language is the English one, byte for byte', () => {
  expect(contentOf(BIRTHS.einstein)).toEqual(reportIn('en'))
  expect(html(contentOf(BIRTHS.einstein))).toBe(html(reportIn('en')))
  expect(html(reportIn('en'))).not.toContain('lang="en"')
})
