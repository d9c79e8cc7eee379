import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { CHILD_ENV } from './child-env.ts'

/** A `paper-renderer.ts` in a process of its own. */
export interface PaperRenderer {
  said(): string
  /** Resolves when it has ended by itself. */
  readonly ended: Promise<unknown>
  kill(): Promise<void>
}

const SCRIPT = new URL('./paper-renderer.ts', import.meta.url).pathname
const START_TIMEOUT_MS = 20_000

export async function startPaperRenderer(env: Readonly<Record<string, string>>): Promise<PaperRenderer> {
  const child = spawn(process.execPath, [SCRIPT], {
    env: { ...CHILD_ENV, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const killWithUs = () => child.kill('SIGKILL')
  process.once('exit', killWithUs)
  let said = ''
  for (const output of [child.stdout, child.stderr]) output.on('data', (data: Buffer) => (said += data))
  const ended = once(child, 'exit')
  void ended.then(() => process.off('exit', killWithUs))
  const deadline = performance.now() + START_TIMEOUT_MS
  while (!said.includes('ready') && performance.now() < deadline && child.exitCode === null && !child.signalCode)
    await new Promise((resolve) => setTimeout(resolve, 20))
  if (!said.includes('ready') && !child.signalCode) throw new Error(`The renderer did not start. It said:\n${said}`)
  return {
    said: () => said,
    ended,
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
