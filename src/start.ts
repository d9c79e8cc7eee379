import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { readConfig } from './config.ts'
import { createLog, type Log } from './log.ts'
import { createShutdown, endOnSignals, type Shutdown } from './shutdown.ts'

const FRONT = new URL('./main.ts', import.meta.url).pathname
const RENDERER = new URL('../renderer/main.ts', import.meta.url).pathname

/** The grace of running requests and all phases behind it. */
const STOP_MS = 90_000
/** Delays before a renderer that ended is started again. They grow, because its port may be taken. */
const RESTART_MS = 1_000
const RESTART_MS_MAX = 60_000

/** `npm start`: a front and a renderer for one machine, which end together, the front first. */
async function main(): Promise<void> {
  const log = createLog('start', readConfig(process.env))
  const shutdown = createShutdown(log)
  endOnSignals(shutdown, log)
  const children = new Set<ChildProcess>()
  // A second signal is passed on to the children too.
  process.once('exit', () => {
    for (const child of children) child.kill('SIGTERM')
  })

  const start = (file: string): ChildProcess => {
    // A separate session, so that Ctrl-C reaches this process alone. The child ends when the channel closes.
    const child = spawn(process.execPath, [file], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'], detached: true })
    children.add(child)
    child.once('exit', () => children.delete(child))
    return child
  }
  void keepRenderer(start, shutdown, log)
  const front = start(FRONT)
  shutdown.add('stop the front', STOP_MS, () => stop(front))
  const [code] = (await once(front, 'exit')) as [number | null]
  if (shutdown.isStopping()) return
  const clean = await shutdown.stop('the front has ended')
  process.exit(clean ? (code ?? 1) : 1)
}

/** Keeps one renderer running until the shutdown ends it. */
async function keepRenderer(start: (file: string) => ChildProcess, shutdown: Shutdown, log: Log): Promise<void> {
  let renderer = start(RENDERER)
  shutdown.add('stop the renderer', STOP_MS, () => stop(renderer))
  for (let delayMs = RESTART_MS; ; delayMs = Math.min(2 * delayMs, RESTART_MS_MAX)) {
    const startedAt = performance.now()
    await once(renderer, 'exit')
    if (performance.now() - startedAt > RESTART_MS_MAX) delayMs = RESTART_MS
    if (!shutdown.isStopping()) log.warn(`the renderer has ended; another starts in ${delayMs} ms`)
    await sleep(delayMs, undefined, { ref: false })
    if (shutdown.isStopping()) return
    renderer = start(RENDERER)
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  const [code] = (await exited) as [number | null]
  if (code !== 0) throw new Error(`it ended with code ${code}`)
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
