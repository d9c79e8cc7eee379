import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { BROWSER_DIR, testChromium } from './browser.ts'

/** A render process as it runs in production. */
export interface TestRenderer {
  readonly pid: number
  readonly url: string
  said(): string
  /** Ends it as a crash would. */
  kill(): Promise<void>
  /** Ends it by SIGTERM, and gives its exit code. */
  stop(): Promise<number | null>
}

const MAIN = new URL('../../renderer/main.ts', import.meta.url).pathname
const START_TIMEOUT_MS = 20_000

export async function startRenderer(env: NodeJS.ProcessEnv): Promise<TestRenderer> {
  // Unpacked once for all tests, which are not to wait for it.
  await testChromium()
  const child = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env['PATH'],
      CHROMIUM_PATH: process.env['CHROMIUM_PATH'],
      RENDERER_PORT: '0',
      VAR_DIR: BROWSER_DIR,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const killWithUs = () => child.kill('SIGKILL')
  process.once('exit', killWithUs)
  let said = ''
  for (const output of [child.stdout, child.stderr]) output.on('data', (data: Buffer) => (said += data))
  const exited = once(child, 'exit') as Promise<[number | null]>
  exited.then(() => process.off('exit', killWithUs))
  const port = await listening(child, () => said)
  return {
    pid: child.pid!,
    url: `http://127.0.0.1:${port}`,
    said: () => said,
    async kill() {
      child.kill('SIGKILL')
      await exited
    },
    async stop() {
      child.kill('SIGTERM')
      const [code] = await exited
      return code
    },
  }
}

async function listening(child: ChildProcess, said: () => string): Promise<number> {
  const deadline = performance.now() + START_TIMEOUT_MS
  while (performance.now() < deadline && child.exitCode === null) {
    const line = said()
      .split('\n')
      .find((each) => each.includes('"address"'))
    if (line) return (JSON.parse(line) as { address: { port: number } }).address.port
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error(`The renderer did not start. It said:\n${said()}`)
}
