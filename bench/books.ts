import { startBrowsers } from '../renderer/browser.ts'
import { type ReportLook, renderReport } from '../renderer/report.ts'
import { NAMES } from '../test/support/names.ts'
import { fontlessChromium } from '../test/support/no-fonts.ts'
import { contentOf } from '../test/support/report.ts'
import { report, rounded, verdict } from './harness.ts'

const SCRIPTS = [
  ...([
    'arabic',
    'hebrew',
    'devanagari',
    'chinese',
    'japanese',
    'korean',
    'thai',
    'greek',
    'cyrillic',
    'tamil',
  ] as const),
]
const LATITUDES = [-77.8, -54.8, -33.9, -12, 0, 19.4, 37.9, 53.8, 69.6, 78.2]
const PAGES_MIN = 30
const KILOBYTE = 1_000
const SIZES = ['A4', 'Letter'] as const

/** The books of births with names in ten scripts at ten latitudes, without any font of the system. */
export async function benchBooks(): Promise<void> {
  const browsers = startBrowsers({ find: fontlessChromium, log: () => {} })
  try {
    const rows = []
    for (const [index, latitude] of LATITUDES.entries()) rows.push(await booksAt(latitude, index))
    report(`books: names in ${SCRIPTS.length} scripts at ${LATITUDES.length} latitudes, both sizes in turn`, rows)
  } finally {
    await browsers.close()
  }

  async function booksAt(latitude: number, index: number) {
    const made = []
    for (const [place, script] of SCRIPTS.entries()) {
      const [name] = NAMES[script]
      const birth = { year: 1952 + 5 * index + place, month: 1 + ((index + place) % 12), day: 3 + 2 * place }
      const content = contentOf({
        ...{ ...birth, name, city: name, hour: (7 * place + index) % 24, minute: 17 },
        ...{ lat: latitude, lng: 15, tz_str: 'UTC' },
      })
      const look: ReportLook = {
        ...{ include_chart_in_pdf: true, pdf_footer_label: null, page_size: SIZES[(index + place) % 2]! },
        createdAt: new Date(0),
      }
      const from = performance.now()
      const { pdf, pages } = await renderReport(browsers, content, look, null)
      made.push({ pages, bytes: pdf.byteLength, ms: performance.now() - from })
    }
    const span = (values: readonly number[], unit = 1): string =>
      [Math.min(...values), Math.max(...values)].map((each) => rounded(each / unit)).join(' to ')
    const pages = made.map((each) => each.pages)
    return {
      latitude,
      books: made.length,
      pages: span(pages),
      kB: span(
        made.map(({ bytes }) => bytes),
        KILOBYTE,
      ),
      ms: span(made.map(({ ms }) => ms)),
      verdict: verdict(Math.min(...pages) >= PAGES_MIN),
    }
  }
}
