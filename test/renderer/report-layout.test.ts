import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Browsers, startBrowsers } from '../../renderer/browser.ts'
import { type ReportLook, renderReport } from '../../renderer/report.ts'
import type { ReportContent } from '../../src/contract/reports/content.ts'
import { testChromium } from '../support/browser.ts'
import { cases } from '../support/full-form.ts'
import { BIRTHS, contentOf } from '../support/report.ts'
import { type Piece, readReport } from '../support/report-pdf.ts'

const LOOK: ReportLook = {
  ...{ include_chart_in_pdf: true, pdf_footer_label: null, page_size: 'A4' },
  createdAt: new Date('2026-03-04T05:06:07Z'),
}
const TIMEOUT = { timeout: 60_000 }
/** Of the last page of a chapter. */
const LINES_MIN = 8
/** The upper edge of the footer. */
const FOOT_PT = 70
/** Pieces of a line may stand some points higher or lower than others. */
const SAME_LINE_PT = 4

let browsers: Browsers
beforeAll(() => {
  browsers = startBrowsers({ find: testChromium, log: () => {} })
})
afterAll(() => browsers.close())

async function printed(content: ReportContent, look: Partial<ReportLook> = {}) {
  const { pdf } = await renderReport(browsers, content, { ...LOOK, ...look }, null)
  const read = await readReport(pdf)
  await read.close()
  return read
}
type Printed = Awaited<ReturnType<typeof printed>>

const textOf = (pieces: readonly Piece[]) => pieces.filter(({ bottom }) => bottom > FOOT_PT)

/** The lines of a page above its footer. */
function linesOf(pieces: readonly Piece[]): number {
  const bottoms = textOf(pieces)
    .map(({ bottom }) => bottom)
    .sort((one, other) => one - other)
  return bottoms.filter((bottom, index) => index === 0 || bottom - bottoms[index - 1]! > SAME_LINE_PT).length
}

/** The height of the last line of a page over its lower edge. */
const lowestOf = ({ pieces }: Pick<Printed['pages'][number], 'pieces'>): number =>
  Math.min(...textOf(pieces).map(({ bottom }) => bottom))

/** The first and the last page of each chapter, and of the contents. */
function extentsOf({ pages, anchors }: Printed) {
  const starts = [...anchors]
    .filter(([anchor]) => anchor.startsWith('chapter-'))
    .map(([anchor, first]) => ({ id: anchor.slice('chapter-'.length), first }))
    .sort((one, other) => one.first - other.first)
  const contents = { id: 'contents', first: pages.findIndex(({ text }) => text.startsWith('Contents')) + 1 }
  return [contents, ...starts].map(({ id, first }, index) => ({
    ...{ id, first, last: (starts[index]?.first ?? pages.length + 1) - 1 },
  }))
}

const polar = {
  ...{ name: 'Polar Day', year: 1990, month: 6, day: 21, hour: 12, minute: 0, city: 'Longyearbyen, Svalbard' },
  ...{ lat: 78.22, lng: 15.65, tz_str: 'Arctic/Longyearbyen' },
}
/** Without a time, the chapter of the mind has three short texts, which fill a page and five lines. */
const short = {
  ...{ name: 'Short Mind', year: 1950, month: 10, day: 26, time_known: false, city: 'Tsumkwe, Namibia' },
  ...{ lat: -19.5, lng: 15, tz_str: 'Europe/London' },
}
const PEOPLE = { ...BIRTHS, polar, short, arabic: { ...BIRTHS.einstein, name: 'محمد عبد الله' } }

describe.each(cases(Object.keys(PEOPLE) as (keyof typeof PEOPLE)[], 2))('the book of %s', TIMEOUT, (person) => {
  test.each(['A4', 'Letter'] as const)(
    'on %s leaves no page half empty, and ends no chapter with some lines on a page of their own',
    async (size) => {
      const book = await printed(contentOf(PEOPLE[person]), { page_size: size })
      const extents = extentsOf(book)
      expect(extents.length).toBe(14)
      for (const { id, first, last } of extents) {
        const lines = linesOf(book.pages[last - 1]!.pieces)
        for (const page of book.pages.slice(first - 1, last - 1)) expect(lowestOf(page)).toBeLessThan(page.size[1]! / 2)
        if (last > first) expect({ id, lines, isEnough: lines >= LINES_MIN }).toMatchObject({ isEnough: true })
      }
      expect(extents.find(({ id }) => id === 'introduction')).toMatchObject({ first: 5, last: 5 })
    },
  )
})

test('the table of contents has at least six chapters on its first page, and two pages', TIMEOUT, async () => {
  for (const person of cases(['einstein', 'crowded', 'untimed'] as const, 1)) {
    const book = await printed(contentOf(PEOPLE[person]))
    const { first, last } = extentsOf(book)[0]!
    expect(last - first).toBe(1)
    const numbers = textOf(book.pages[first - 1]!.pieces).filter(({ text, left }) => /^\d+$/.test(text) && left < 150)
    expect(numbers.length).toBeGreaterThanOrEqual(6)
  }
})

test('a long introduction, which no page holds, does not end with some lines on the next', TIMEOUT, async () => {
  const content = contentOf(BIRTHS.untimed)
  const [part] = content.introduction!
  const introduction = [...content.introduction!, { title: part!.title, body: part!.body.slice(0, 300) }]
  const book = await printed({ ...content, introduction })
  const { first, last } = extentsOf(book)[1]!
  expect(last - first).toBe(1)
  expect(linesOf(book.pages[last - 1]!.pieces)).toBeGreaterThanOrEqual(LINES_MIN)
})

test('every heading that a reader sees is a bookmark below that of its chapter', TIMEOUT, async () => {
  const { pages, bookmarks } = await printed(contentOf(BIRTHS.einstein))
  const within = (title: string) => bookmarks.find((each) => each.title === title)!.within
  expect(within('Your chart at a glance')).toEqual([
    'Balance',
    'Placements',
    'Houses',
    'Angles',
    'Aspects, the closest first',
  ])
  expect(within('How this was calculated')[0]).toBe('The data of this chart')
  const headings = pages.flatMap(({ tags }) => tags).filter(({ role }) => /^H[1-3]$/.test(role))
  expect(bookmarks.flatMap((each) => [each, ...each.within]).length).toBe(headings.length)
})

/** Keywords end here: 31 mm of margin and 23 mm of their column. */
const MARGIN_RIGHT_PT = ((31 + 23) / 25.4) * 72

test('keywords are printed in 9 points', TIMEOUT, async () => {
  const content = contentOf(BIRTHS.einstein)
  const { pages } = await printed(content)
  const keywords = new Set(content.sections.flatMap(({ entries }) => entries.flatMap(({ tags }) => tags)))
  const margin = pages
    .flatMap(({ pieces }) => pieces)
    .filter(({ text, right }) => keywords.has(text) && Math.abs(right - MARGIN_RIGHT_PT) < 1)
  expect(margin.length).toBeGreaterThan(100)
  for (const { size } of margin) expect(size).toBeCloseTo(9, 1)
})

test('apostrophes and single quotation marks have one form in texts, names and labels', TIMEOUT, async () => {
  const content = contentOf({ ...BIRTHS.einstein, name: "Conan O'Brien", city: "L'Aquila" })
  const { pages, bookmarks, metadata } = await printed(content, { pdf_footer_label: "The 'Star' House's book" })
  const text = pages.map((page) => page.text).join(' ')
  expect(text).not.toContain("'")
  for (const said of ['Conan O’Brien', 'L’Aquila', 'The ‘Star’ House’s book']) expect(text).toContain(said)
  expect(bookmarks[0]!.title).toBe('Conan O’Brien')
  expect(metadata.Title).toContain('Conan O’Brien')
})
