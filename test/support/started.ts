import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { CHILD_ENV } from './child-env.ts'

/** A process of ours as it runs in production. */
export interface Started {
  readonly pid: number
  readonly url: string
  said(): string
  /** Kills it, like a crash. */
  kill(): Promise<void>
  /** Ends it by SIGTERM. Returns its exit code. */
  stop(): Promise<number | null>
}

const START_TIMEOUT_MS = 90_000
const POLL_MS = 20

/** Starts a main file, with flags of Node, and waits until `urlIn` finds its address in the output. Never outlives the tests. */
export async function startProcess(
  main: URL,
  env: NodeJS.ProcessEnv,
  urlIn: (said: string) => string | undefined,
  flags: readonly string[] = [],
): Promise<Started> {
  const child = spawn(process.execPath, [...flags, main.pathname], {
    env: { ...CHILD_ENV, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const killWithUs = () => child.kill('SIGKILL')
  process.once('exit', killWithUs)
  let said = ''
  for (const output of [child.stdout, child.stderr]) output.on('data', (data: Buffer) => (said += data))
  const exited = once(child, 'exit') as Promise<[number | null]>
  exited.then(() => process.off('exit', killWithUs))
  const deadline = performance.now() + START_TIMEOUT_MS
  let url: string | undefined
  while (!url && performance.now() < deadline && child.exitCode === null) {
    url = urlIn(said)
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  if (!url) throw new Error(`${main.pathname} did not start. It said:\n${said}`)
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    return (await exited)[0]
  }
  return {
    pid: child.pid!,
    url,
    said: () => said,
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  }
}
