import { BROWSER_DIR, testChromium } from './browser.ts'
import { type Started, startProcess } from './started.ts'

export type TestRenderer = Started

const MAIN = new URL('../../renderer/main.ts', import.meta.url)
const WITHOUT_BROWSER = new URL('./renderer-without-browser.ts', import.meta.url)

/** A render process, with the browser that all tests share. */
export async function startRenderer(env: NodeJS.ProcessEnv): Promise<TestRenderer> {
  // Unpacked once for all tests, which are not to wait for it.
  await testChromium()
  const own = { CHROMIUM_PATH: process.env['CHROMIUM_PATH'], RENDERER_PORT: '0', VAR_DIR: BROWSER_DIR }
  return startProcess(MAIN, { ...own, ...env }, addressIn)
}

/** A render process on a machine without a browser. */
export const startRendererWithoutBrowser = (env: NodeJS.ProcessEnv): Promise<TestRenderer> =>
  startProcess(WITHOUT_BROWSER, { RENDERER_PORT: '0', ...env }, addressIn)

function addressIn(said: string): string | undefined {
  const line = said.split('\n').find((each) => each.includes('"address"'))
  if (!line) return undefined
  const { address } = JSON.parse(line) as { address: { port: number } }
  return `http://127.0.0.1:${address.port}`
}
