import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { testPlaces } from './places.ts'

/** A front as it runs in production: a process of its own. */
export interface TestFront {
  readonly url: string
  said(): string
  /** Ends it as a crash would. */
  kill(): Promise<void>
  /** Ends it by SIGTERM, and gives its exit code. */
  stop(): Promise<number | null>
}

const MAIN = new URL('../../src/main.ts', import.meta.url).pathname
const START_TIMEOUT_MS = 30_000

export async function startFront(env: NodeJS.ProcessEnv): Promise<TestFront> {
  const varDir = mkdtempSync(join(tmpdir(), 'orrery-front-'))
  copyFileSync(testPlaces(), join(varDir, basename(testPlaces())))
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env['PATH'], PORT: '0', THREADS: '1', VAR_DIR: varDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const killWithUs = () => child.kill('SIGKILL')
  process.once('exit', killWithUs)
  let said = ''
  for (const output of [child.stdout, child.stderr]) output.on('data', (data: Buffer) => (said += data))
  const exited = once(child, 'exit') as Promise<[number | null]>
  exited.then(() => {
    process.off('exit', killWithUs)
    rmSync(varDir, { recursive: true, force: true })
  })
  const deadline = performance.now() + START_TIMEOUT_MS
  let url: string | undefined
  while (!url && performance.now() < deadline && child.exitCode === null) {
    url = said.match(/listens on (\S+)/)?.[1]
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  if (!url) throw new Error(`The front did not start. It said:\n${said}`)
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    return (await exited)[0]
  }
  return { url, said: () => said, kill: async () => void (await end('SIGKILL')), stop: () => end('SIGTERM') }
}
