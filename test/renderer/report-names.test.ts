import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Browsers, startBrowsers } from '../../renderer/browser.ts'
import { type ReportLook, renderReport } from '../../renderer/report.ts'
import { cases } from '../support/full-form.ts'
import { NAMES } from '../support/names.ts'
import { fontlessChromium } from '../support/no-fonts.ts'
import { BIRTHS, contentOf } from '../support/report.ts'
import { fontsOf, readReport } from '../support/report-pdf.ts'

const LOOK: ReportLook = {
  ...{ include_chart_in_pdf: false, pdf_footer_label: null, page_size: 'A4' },
  createdAt: new Date('2026-03-04T05:06:07Z'),
}
const TIMEOUT = { timeout: 60_000 }

let browsers: Browsers
beforeAll(() => {
  browsers = startBrowsers({ find: fontlessChromium, log: () => {} })
})
afterAll(() => browsers.close())

async function reportOf(name: string, look: Partial<ReportLook> = {}) {
  const { pdf } = await renderReport(
    browsers,
    contentOf({ ...BIRTHS.untimed, name, city: name }),
    { ...LOOK, ...look },
    null,
  )
  const { pages, bookmarks, close } = await readReport(pdf)
  await close()
  return { pages, bookmarks, families: (await fontsOf(pdf)).map(({ family, isEmbedded }) => `${family} ${isEmbedded}`) }
}

/** The words of a font that a name needs. */
const FONTS: Partial<Record<keyof typeof NAMES, string>> = {
  ...{ arabic: 'NotoSansArabic', hebrew: 'NotoSansHebrew', devanagari: 'NotoSans-', chinese: 'NotoSansSC' },
  ...{
    japanese: 'NotoSansJP',
    korean: 'NotoSansKR',
    thai: 'NotoSansThai',
    emoji: 'NotoEmoji',
    mixed: 'NotoSansArabic',
  },
}

describe.each(cases(Object.entries(FONTS), 2))(
  'a report about a name in %s, on a machine without fonts',
  TIMEOUT,
  (script, font) => {
    test('has all its letters from fonts in the file, and the name as a bookmark', async () => {
      const [name] = NAMES[script as keyof typeof NAMES]
      const { families, bookmarks } = await reportOf(name)
      expect(families.join()).toContain(font)
      for (const family of families) expect(family).toMatch(/\+(EBGaramond|AlegreyaSans|Noto\w+)-\w+ true$/)
      expect(bookmarks[0]!.title).toBe(name)
    })
  },
)

test('letters that the fonts of reports have are in those', TIMEOUT, async () => {
  const { families } = await reportOf('Ελένη Людмила Đặng')
  for (const family of families) expect(family).toMatch(/EBGaramond|AlegreyaSans/)
})

test('names can be found in the text, and so can a label', TIMEOUT, async () => {
  const { pages } = await reportOf('王伟 김철수', { pdf_footer_label: '村上はるき' })
  expect(pages[0]!.text).toContain('王伟 김철수')
  expect(pages.at(-1)!.text).toContain('村上はるき')
})

test.each([
  '\u{12000}\ue000 ☥ \u{1fffe}',
  '\u200f\u2068\u{e0001}\u0085\u061c',
  'q\u0489 ش\u0e49 🇬 é\u0305\u0489',
  'x² ſ',
])('a name with letters that no font has, or with none, is a report: %j', TIMEOUT, async (odd) => {
  const { pages } = await reportOf(`Ada ${odd}`, { pdf_footer_label: `Label ${odd}` })
  expect(pages[0]!.text).toContain('Ada')
  expect(pages[0]!.text.includes('\ufffd')).toBe(odd.includes('\ue000') || odd.includes('🇬'))
})

test(
  'neither a word without a break nor the widest letters change the size of a book or its pages',
  TIMEOUT,
  async () => {
    const plain = await reportOf('Ada')
    // Chromium shrinks every page where one line is wider than a page.
    for (const label of ['a'.repeat(120), 'W'.repeat(60)]) {
      const { pages } = await reportOf('Ada', { pdf_footer_label: label })
      expect(pages).toHaveLength(plain.pages.length)
    }
    const wide = await reportOf('\ufdfd'.repeat(200), { pdf_footer_label: '\ufdfd'.repeat(120) })
    expect(wide.pages).toHaveLength(plain.pages.length)
  },
)
