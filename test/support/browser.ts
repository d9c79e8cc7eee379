import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, launch } from 'puppeteer-core'
import { findChromium } from '../../renderer/chromium.ts'

/** Where the browser is unpacked for all runs of the tests; they find it there the next time. */
export const BROWSER_DIR = join(tmpdir(), 'orrery-chromium-for-tests')

/** The browser of `CHROMIUM_PATH`, else the one from npm. */
export const testChromium = () => findChromium(process.env['CHROMIUM_PATH'], BROWSER_DIR)

/** A browser with a network and scripts, as a person has one. */
export async function personsBrowser(): Promise<Browser> {
  const { path, environment } = await testChromium()
  return launch({
    executablePath: path,
    headless: 'shell',
    pipe: true,
    args: ['--no-sandbox', '--no-zygote', '--disable-gpu', '--disable-dev-shm-usage', '--accept-lang=en-US'],
    env: { ...process.env, ...environment },
  })
}
