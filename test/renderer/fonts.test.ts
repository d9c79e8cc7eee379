import { readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endBrowser, type Launched, launchBrowser } from '../../renderer/launch.ts'
import { testChromium } from '../support/browser.ts'

let folder: string
let launched: Launched
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'orrery-fonts-'))
  launched = await launchBrowser(async () => {
    const { path, environment } = await testChromium()
    return { path, environment: { ...environment, FONTCONFIG_FILE: withoutSystem(environment['FONTCONFIG_FILE']!) } }
  })
})
afterAll(async () => {
  await endBrowser(launched)
  await rm(folder, { recursive: true })
})

/** The same fonts as on a machine that has none of its own. */
function withoutSystem(file: string): string {
  const alone = join(folder, 'fonts.conf')
  writeFileSync(alone, readFileSync(file, 'utf8').replace(/<include.*<\/include>/, ''))
  symlinkSync(join(dirname(file), 'fonts'), join(folder, 'fonts'))
  return alone
}

test('letters without a font are drawn on a machine without fonts', async () => {
  const page = await launched.browser.newPage()
  const widths: number[] = []
  for (const text of ['Ada', '占星術']) {
    await page.setContent(`<span style="font-family: sans-serif">${text}</span>`, { timeout: 5_000 })
    widths.push(await page.$eval('span', (element) => element.getBoundingClientRect().width))
  }
  for (const width of widths) expect(width).toBeGreaterThan(10)
})
