import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browsers, startBrowsers } from '../renderer/browser.ts'
import { renderChart } from '../renderer/chart.ts'
import { findChromium } from '../renderer/chromium.ts'
import { median, report, rounded, verdict } from './harness.ts'
import { familyMb, proportionalMb } from './memory.ts'

const WARM_UP = 20
const RENDERS = 100
/** Until a process has loaded and allocated what it goes on with. */
const SETTLED = 100
/** Renders between two looks at the memory; the browser is recycled twice in between. */
const LONG_RENDERS = 1_000
const PAGES = [1, 2] as const
const FORMS = [
  { format: 'png', size: 700, scale: 1 },
  { format: 'png', size: 700, scale: 2 },
  { format: 'png', size: 1200, scale: 3 },
  { format: 'pdf', size: 700, scale: 1 },
] as const
const GROWTH_MAX = 0.2
const VAR_DIR = join(tmpdir(), `orrery-bench-${process.pid}`)

type Form = (typeof FORMS)[number]

/** Pictures a second of one render process, warm, and its memory, its browser's apart, before and after a thousand. */
export async function benchRender(): Promise<void> {
  try {
    await findChromium(process.env['CHROMIUM_PATH'], VAR_DIR)
    await rates()
    report(`render: MB before and after ${LONG_RENDERS} pictures of 700 px, growth below 20 %`, [
      ...(await memory('browser recycled', {})),
      ...(await memory('browser never recycled', { rendersMax: Number.POSITIVE_INFINITY })),
    ])
  } finally {
    rmSync(VAR_DIR, { recursive: true, force: true })
  }
}

const start = (options: { rendersMax?: number }) =>
  startBrowsers({ find: () => findChromium(process.env['CHROMIUM_PATH'], VAR_DIR), log: console.error, ...options })

async function rates(): Promise<void> {
  const browsers = start({})
  const startedAt = performance.now()
  await many(browsers, 1, 1, FORMS[1])
  const firstMs = performance.now() - startedAt
  await many(browsers, WARM_UP, 1, FORMS[1])
  const rows = []
  for (const form of FORMS) {
    for (const pages of PAGES) {
      const start = performance.now()
      const each = await many(browsers, RENDERS, pages, form)
      const perSecond = (RENDERS * 1000) / (performance.now() - start)
      const what = `${form.format} ${form.size} px, scale ${form.scale}`
      rows.push({ what, 'pages at once': pages, 'median ms': rounded(each), 'per second': rounded(perSecond, 1) })
    }
  }
  report(`render: ${RENDERS} pictures, warm; start of the browser and first picture ${rounded(firstMs)} ms`, rows)
  await browsers.close()
}

async function memory(name: string, options: { rendersMax?: number }) {
  const browsers = start(options)
  await many(browsers, SETTLED, 2, FORMS[0])
  const [ours, browser] = [proportionalMb(process.pid), familyMb(browsers.pid()!)]
  await many(browsers, LONG_RENDERS, 2, FORMS[0])
  const [oursAfter, browserAfter] = [proportionalMb(process.pid), familyMb(browsers.pid()!)]
  await browsers.close()
  return [
    { what: `${name}: this process`, ...growth(ours, oursAfter) },
    { what: `${name}: Chromium`, ...growth(browser, browserAfter) },
  ]
}

/** Renders so many, `pages` at once; the middle of their times in ms. */
async function many(browsers: Browsers, count: number, pages: number, form: Form): Promise<number> {
  const times: number[] = []
  let left = count
  const page = async () => {
    while (left > 0) {
      left -= 1
      const start = performance.now()
      await renderChart(browsers, { svg: drawing(left), ...form })
      times.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: pages }, page))
  return median(times)
}

function growth(before: number, after: number) {
  const grown = after / before - 1
  const percent = `${rounded(100 * grown, 1)} %`
  return { before: rounded(before), after: rounded(after), growth: percent, result: verdict(grown < GROWTH_MAX) }
}

/** About as many shapes as a wheel has, each picture with another turn. */
const drawing = (seed: number): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 700 700">
  <rect width="700" height="700" fill="#fff"/>
  <g transform="rotate(${seed % 360} 350 350)" fill="none" stroke="#334">
  ${[340, 300, 260, 180].map((radius) => `<circle cx="350" cy="350" r="${radius}"/>`).join('')}
  ${Array.from({ length: 360 }, (_, degree) => `<path d="M350 10V${degree % 5 === 0 ? 22 : 16}" transform="rotate(${degree} 350 350)"/>`).join('')}
  ${Array.from({ length: 40 }, (_, index) => `<path d="M${350 + 180 * Math.cos(index)} ${350 + 180 * Math.sin(index)}L${350 + 180 * Math.cos(index * 2.4)} ${350 + 180 * Math.sin(index * 2.4)}" stroke="#c33"/>`).join('')}
  ${Array.from({ length: 40 }, (_, index) => `<path fill="#113" d="M0 0c5-9 14-9 18 0s-4 18-9 18-14-9-9-18z" transform="translate(${350 + 280 * Math.cos(index / 6)} ${350 + 280 * Math.sin(index / 6)})"/>`).join('')}
  </g></svg>`
