import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, launch } from 'puppeteer-core'
import { findChromium } from '../renderer/chromium.ts'

/** Chromium with a network and scripts, and with nothing in its cache. It is unpacked where the tests have it. */
export async function headlessBrowser(): Promise<Browser> {
  const { path: executablePath, environment } = await findChromium(
    process.env['CHROMIUM_PATH'],
    join(tmpdir(), 'orrery-chromium-for-tests'),
  )
  return launch({
    ...{ executablePath, headless: 'shell', pipe: true, env: { ...process.env, ...environment } },
    args: ['--no-sandbox', '--no-zygote', '--disable-gpu', '--disable-dev-shm-usage', '--accept-lang=en-US'],
  })
}
