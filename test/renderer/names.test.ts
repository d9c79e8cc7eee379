import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Browsers, startBrowsers } from '../../renderer/browser.ts'
import { renderChart } from '../../renderer/jobs.ts'
import { lazyScripts } from '../../src/wheel/fonts/scripts.ts'
import { drawWheel } from '../../src/wheel/wheel.ts'
import { testChromium } from '../support/browser.ts'
import { NAMES } from '../support/names.ts'
import { fontlessChromium } from '../support/no-fonts.ts'
import { readPng } from '../support/png.ts'
import { SINGLE, STYLE } from '../wheel/charts.ts'

const SIZE = 700
/** The title is in the upper left corner. */
const TITLE = { width: 210, height: 26 }

let usual: Browsers
let fontless: Browsers
beforeAll(() => {
  usual = startBrowsers({ find: testChromium, log: () => {} })
  fontless = startBrowsers({ find: fontlessChromium, log: () => {} })
})
afterAll(async () => {
  await usual.close()
  await fontless.close()
})

const scripts = lazyScripts()
async function drawn(name: string): Promise<string> {
  return drawWheel({ ...SINGLE, caption: [{ ring: null, lines: [name] }] }, STYLE, await scripts([name]))
}
const png = (browsers: Browsers, svg: string) => renderChart(browsers, { svg, format: 'png', size: SIZE, scale: 1 })

/** The dark pixels of the title, as one row of ones and zeros after the other. */
function titleOf(bytes: Uint8Array): string {
  const { at } = readPng(bytes)
  const rows = Array.from({ length: TITLE.height }, (_, y) =>
    Array.from({ length: TITLE.width }, (_, x) => (at(x, y)[0]! < 160 ? '1' : '0')).join(''),
  )
  return rows.join('\n')
}
const inkOf = (title: string): number => title.replaceAll(/[^1]/g, '').length

describe.each(Object.entries(NAMES))('a picture of a name in %s', (_, [name, other]) => {
  test('has the name in pixels where the machine has no font, as where it has some', async () => {
    const svg = await drawn(name)
    expect(svg).not.toMatch(/<text|font-family/)
    const [bare, rich] = await Promise.all([png(fontless, svg), png(usual, svg)])
    expect(Buffer.compare(bare, rich)).toBe(0)
    const title = titleOf(bare)
    expect(inkOf(title)).toBeGreaterThan(40)
    expect(titleOf(await png(fontless, await drawn(other)))).not.toBe(title)
  })
})

test('sharp draws the same letters, which need no font there either', async () => {
  const titles = await Promise.all(
    Object.values(NAMES).map(async ([name]) =>
      titleOf(
        await sharp(Buffer.from(await drawn(name)))
          .png()
          .toBuffer(),
      ),
    ),
  )
  for (const title of titles) expect(inkOf(title)).toBeGreaterThan(40)
  expect(new Set(titles).size).toBe(titles.length)
})

test('a letter without any font has the ink of a box', async () => {
  const [none, box] = await Promise.all(
    ['A', 'A\u{12000}'].map(async (name) => inkOf(titleOf(await png(fontless, await drawn(name))))),
  )
  expect(box! - none!).toBeGreaterThan(20)
})
