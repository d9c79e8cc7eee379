import { mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testChromium } from './browser.ts'

const FOLDER = join(tmpdir(), 'orrery-no-fonts-for-tests')

/** The browser of the tests on a machine without any font, not even the one that is packed with the browser. */
export async function fontlessChromium() {
  const { path, environment } = await testChromium()
  mkdirSync(FOLDER, { recursive: true })
  const file = join(FOLDER, 'fonts.conf')
  writeFileSync(file, '<?xml version="1.0"?><fontconfig><cachedir>/nonexistent</cachedir></fontconfig>')
  return { path, environment: { ...environment, FONTCONFIG_FILE: file } }
}
