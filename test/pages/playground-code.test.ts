import { execFile, spawnSync } from 'node:child_process'
import { mkdtemp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../support/app.ts'
import { shown, textOf, useBrowser } from '../support/consent.ts'
import { openPlayground } from '../support/playground.ts'
import { runFolder } from '../support/postgres.ts'

let service: TestApp
let base: string
const browsing = useBrowser()
beforeAll(async () => {
  service = await startTestApp()
  base = (await service.listen()).replace('127.0.0.1', 'localhost')
})
afterAll(() => service.stop())

const TABLE = 'start=2026-03-01&end=2026-03-31&step=1d&bodies=sun%2Cmercury'
const opened = (path: string) => openPlayground(browsing.browser, { url: base + path, key: service.key })

test.each([
  [`/playground/ephemeris?${TABLE}&format=csv`, 'ephemeris.csv', 'time'],
  ['/playground/sky-events?date=2026-03-01&format=ics', 'sky-events.ics', 'BEGI'],
])('the code of %s keeps its answer in a file, in each language', async (path, name, beginning) => {
  const { page, context } = await opened(`${path}&tab=code`)
  for (const [language, program] of Object.entries(PROGRAMS)) {
    await shown(page, `[data-language=${language}] code`)
    const code = await textOf(page, `[data-language=${language}] code`)
    const cwd = await mkdtemp(join(runFolder(), 'code-'))
    await promisify(execFile)(program[0]!, [...program.slice(1), code], {
      ...{ cwd, env: { ...process.env, KEY: service.key } },
    })
    expect([language, (await readFile(join(cwd, name))).toString('latin1', 0, 4)]).toEqual([language, beginning])
  }
  await context.close()
})

const PROGRAMS: Readonly<Record<string, readonly string[]>> = {
  curl: ['sh', '-c'],
  typescript: [process.execPath, '--input-type=module-typescript', '-e'],
  ...(spawnSync('python3', ['-c', 'import requests']).status === 0 && { python: ['python3', '-c'] }),
}

test('code is copied where the browser has no clipboard for scripts, as on a page without TLS', async () => {
  const { page, context } = await opened(`/playground/ephemeris?${TABLE}&tab=code`)
  await page.evaluate('Object.defineProperty(navigator, "clipboard", { value: undefined })')
  await page.evaluate('addEventListener("copy", () => { window.copied = document.activeElement.value })')
  await shown(page, '[data-language=curl] code')
  const code = await textOf(page, '[data-language=curl] code')
  await page.click('#answer ::-p-text(Copy curl)')
  await page.waitForFunction('document.activeElement.textContent === "Copied"')
  expect(await page.evaluate('copied')).toBe(code)
  await context.close()
})
