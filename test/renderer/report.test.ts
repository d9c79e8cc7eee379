import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Browsers, startBrowsers } from '../../renderer/browser.ts'
import { type ReportBranding, type ReportLook, renderReport } from '../../renderer/report.ts'
import type { ReportContent } from '../../src/contract/reports/content.ts'
import { testChromium } from '../support/browser.ts'
import { cases } from '../support/full-form.ts'
import { BIRTHS, type BirthName, contentOf } from '../support/report.ts'
import { fontsOf, imagesOf, readReport } from '../support/report-pdf.ts'

/** Three seconds of a free core; other tests may have it. */
const RENDER_MS_MAX = 60_000
const LOOK: ReportLook = {
  include_chart_in_pdf: true,
  pdf_footer_label: null,
  page_size: 'A4',
  createdAt: new Date('2026-03-04T05:06:07Z'),
}
/** In points: ISO 216, and 8.5 by 11 inches. */
const SIZES = { A4: [595.28, 841.89], Letter: [612, 792] } as const
const BYTES_MAX = 3_000_000
const PAGES_MIN = 25

let browsers: Browsers
let branding: ReportBranding
beforeAll(async () => {
  browsers = startBrowsers({ find: testChromium, log: () => {} })
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100"><circle cx="50" cy="50" r="45"/></svg>'
  branding = { png: await sharp(Buffer.from(drawing)).png().toBuffer(), label: 'Logo & Company' }
})
afterAll(() => browsers.close())

const rendered = new Map<string, ReturnType<typeof render>>()

/** Renders a report once for all tests that look at it: the same content gives the same bytes, as a test below proves. */
function reportOf(content: ReportContent, look: Partial<ReportLook> = {}, brand: ReportBranding | null = null) {
  const key = JSON.stringify([content, { ...LOOK, ...look }, brand?.label])
  const report = rendered.get(key) ?? render(content, look, brand)
  rendered.set(key, report)
  return report
}

async function render(content: ReportContent, look: Partial<ReportLook> = {}, brand: ReportBranding | null = null) {
  const { pdf, pages } = await renderReport(browsers, content, { ...LOOK, ...look }, brand)
  const read = await readReport(pdf)
  expect(read.pages.length).toBe(pages)
  await read.close()
  return { ...read, pdf }
}

const everyBirth = Object.keys(BIRTHS) as BirthName[]
const TIMEOUT = { timeout: RENDER_MS_MAX }

describe.each(cases(everyBirth, 2))('the book of %s', TIMEOUT, (name) => {
  test.each(['A4', 'Letter'] as const)('on %s has its pages, its size, and nothing at their edges', async (size) => {
    const { pages, pdf } = await reportOf(contentOf(BIRTHS[name]), { page_size: size }, branding)
    if (name !== 'untimed') expect(pages.length).toBeGreaterThanOrEqual(PAGES_MIN)
    expect(pdf.length).toBeLessThan(BYTES_MAX)
    const [width, height] = SIZES[size]
    for (const page of pages) {
      expect(Math.abs(page.size[0]! - width)).toBeLessThan(1)
      expect(Math.abs(page.size[1]! - height)).toBeLessThan(1)
      const outside = page.pieces.filter(({ left, right, bottom }) => left < 40 || right > width - 40 || bottom < 30)
      expect(outside).toEqual([])
    }
  })

  test('says on which pages chapters and texts begin, and is right', async () => {
    const content = contentOf(BIRTHS[name])
    const { pages, anchors } = await reportOf(content)
    const contents = pages.filter(({ text }) => text.startsWith('Contents'))
    const said = contents.map(({ text }) => text).join(' ')
    for (const { key, title } of content.sections.flatMap(({ entries }) => entries)) {
      const page = anchors.get(`entry-${key.replaceAll('.', '-')}`)!
      expect(said).toContain(`${title} ${page}`)
      expect(pages[page - 1]!.text).toContain(title)
    }
    const chapters = [...anchors].filter(([anchor]) => anchor.startsWith('chapter-'))
    expect(chapters.length).toBe(13)
    for (const [anchor, page] of chapters) {
      const title = TITLES[anchor] ?? content.sections.find(({ id }) => `chapter-${id}` === anchor)!.title
      expect(said).toContain(`${title} ${page}`)
      expect(pages[page - 1]!.text).toMatch(new RegExp(`${title} ${page} ?`))
    }
  })

  test('has bookmarks for chapters and texts, and tags for those who hear it', async () => {
    const content = contentOf(BIRTHS[name])
    const { bookmarks, isTagged, pages } = await reportOf(content)
    expect(bookmarks.map(({ title }) => title)).toEqual([
      ...[
        content.subject.name,
        'Contents',
        'Before you read',
        'Your chart at a glance',
        'A portrait',
        'What weighs most',
      ],
      ...content.sections.map(({ title }) => title),
      ...['Questions to live with', 'The words of astrology', 'How this was calculated'],
    ])
    for (const { title, entries } of content.sections)
      expect(bookmarks.find((each) => each.title === title)!.within).toEqual(entries.map((each) => each.title))
    expect(isTagged).toBe(true)
    const tags = pages.flatMap((page) => page.tags)
    expect(tags.find(({ role }) => role === 'Document')?.lang).toBe('en-GB')
    expect(tags.filter(({ role }) => role === 'H1').length).toBe(15)
    expect(tags.filter(({ role }) => role === 'Figure').every(({ alt }) => alt)).toBe(true)
    for (const role of ['H2', 'P', 'Table', 'TH', 'TD', 'L', 'LI', 'Link'])
      expect(tags.map((tag) => tag.role)).toContain(role)
  })

  test('has every letter from a font that is in the file', async () => {
    const fonts = await fontsOf((await reportOf(contentOf(BIRTHS[name]), {}, branding)).pdf)
    expect(fonts.length).toBeGreaterThan(3)
    for (const { family, isEmbedded } of fonts) {
      expect(family).toMatch(/\+(EBGaramond|AlegreyaSans)-/)
      expect(isEmbedded).toBe(true)
    }
  })
})

/** Titles of the chapters that are not sections. */
const TITLES: Readonly<Record<string, string>> = {
  'chapter-introduction': 'Before you read',
  'chapter-portrait': 'A portrait',
  'chapter-questions': 'Questions to live with',
  'chapter-glossary': 'The words of astrology',
  'chapter-chart': 'Your chart at a glance',
  'chapter-synthesis': 'What weighs most',
  'chapter-method': 'How this was calculated',
}

describe('a report', TIMEOUT, () => {
  test('names its title, language, maker and the date that it was given', async () => {
    const { metadata } = await reportOf(contentOf(BIRTHS.greek))
    expect(metadata).toMatchObject({
      ...{ Title: 'Psychological natal report: Ελένη Παπαδοπούλου', Language: 'en-GB' },
      ...{ Author: 'Orrery', Creator: 'Orrery', Producer: 'Orrery' },
      ...{ CreationDate: 'D:20260304050607Z', ModDate: 'D:20260304050607Z' },
    })
  })

  test('names the label of its branding as author, and has the image on its cover', async () => {
    const { metadata, pages } = await reportOf(contentOf(BIRTHS.einstein), {}, branding)
    expect(metadata).toMatchObject({ Author: 'Logo & Company', Creator: 'Orrery', Producer: 'Orrery' })
    expect(pages[0]!.tags.filter(({ role, alt }) => role === 'Figure' && alt === 'Logo & Company').length).toBe(1)
    const { metadata: unnamed } = await reportOf(contentOf(BIRTHS.einstein), {}, { ...branding, label: null })
    expect(unnamed).toMatchObject({ Author: 'Orrery' })
  })

  test('of the same content is the same, byte for byte', async () => {
    const [first, second] = [await render(contentOf(BIRTHS.einstein)), await render(contentOf(BIRTHS.einstein))]
    expect(Buffer.compare(first.pdf, second.pdf)).toBe(0)
  })

  test('prints markup in names, places, labels and texts as text', async () => {
    const evil = '</style><script>alert(1)</script><img src=x onerror="x">"; } \\ &amp; <b>'
    const content = contentOf({ ...BIRTHS.einstein, name: evil, city: evil })
    const { pages, scripts, anchors } = await reportOf(
      content,
      { pdf_footer_label: evil },
      { ...branding, label: evil },
    )
    const [first, , third] = pages
    expect(first!.text.replaceAll(' ', '').split(evil.replaceAll(' ', '')).length).toBe(4)
    expect(third!.text.replaceAll(' ', '')).toContain(evil.replaceAll(' ', ''))
    expect(scripts).toBeNull()
    for (const link of pages.flatMap(({ links }) => links)) expect(anchors.has(link)).toBe(true)
  })

  test('has neither wheel nor its words when it is not to have one', async () => {
    const { pages } = await reportOf(contentOf(BIRTHS.einstein), { include_chart_in_pdf: false })
    expect(pages.flatMap(({ tags }) => tags).filter(({ role }) => role === 'Figure')).toEqual([])
    expect(pages[0]!.text).toContain('Albert Einstein')
  })

  test('without a time of birth has no houses and no angles', async () => {
    const { pages, anchors } = await reportOf(contentOf(BIRTHS.untimed))
    // The glossary explains houses and angles.
    const glossary = anchors.get('chapter-glossary')!
    const text = pages
      .filter((_, index) => index < glossary - 1 || index > glossary + 2)
      .map((page) => page.text)
      .join(' ')
    expect(text).not.toMatch(/Angles|Placidus|Ascendant in /)
    expect(text).toContain('Placements')
    expect(text).toContain('not known; the chart is cast for noon')
    for (const page of pages.slice(0, 2)) expect(page.text).toContain('2 August 1965, cast for noon: time unknown')
  })

  test.each([
    [null, null, 'Orrery'],
    ['Prepared by “Söhne”', null, 'Prepared by “Söhne”'],
    [null, 'branding', 'Logo & Company'],
    ['Mine', 'branding', 'Mine'],
  ])('with the label %j and the branding %j has %j at the foot of each page', async (label, brand, expected) => {
    const { pages, pdf } = await reportOf(
      contentOf(BIRTHS.einstein),
      { pdf_footer_label: label },
      brand === null ? null : branding,
    )
    const feet = pages.slice(2).map(({ pieces }) => pieces.filter(({ bottom }) => bottom < 70))
    feet.forEach((foot, index) => {
      const said = foot.map(({ text }) => text).join('')
      expect(said).toContain(expected)
      expect(said).toContain(String(index + 3))
    })
    // The image is in the file once, with its mask.
    expect((await imagesOf(pdf)).length).toBe(brand ? 2 : 0)
  })
})
