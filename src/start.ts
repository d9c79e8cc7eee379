import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { readConfig } from './config.ts'
import { createLog, type Log } from './log.ts'
import { type ParentPhase, parentPhases } from './run/phases.ts'
import { createShutdown, endOnSignals, type Shutdown } from './run/shutdown.ts'

const FRONT = new URL('./main.ts', import.meta.url).pathname
const RENDERER = new URL('../renderer/main.ts', import.meta.url).pathname

/** A renderer that ends is started again. The delay doubles each time, because its port may be taken. */
const RESTART_MS = 1_000
const RESTART_MS_MAX = 60_000

/** `npm start`: a front and a renderer for one machine. They end together, the front first. */
async function main(): Promise<void> {
  const config = readConfig(process.env)
  const log = createLog('start', config)
  const shutdown = createShutdown(log, parentPhases(config))
  endOnSignals(shutdown, log)
  const children = new Set<ChildProcess>()
  // A second signal ends this process at once. The children get SIGTERM.
  process.once('exit', () => {
    for (const child of children) child.kill('SIGTERM')
  })

  const start = (file: string): ChildProcess => {
    // The child has its own session, so Ctrl-C reaches this process alone. When this process is killed, the channel closes
    // and the child ends.
    const child = spawn(process.execPath, [file], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'], detached: true })
    children.add(child)
    child.once('exit', () => children.delete(child))
    return child
  }
  void keepRenderer(start, shutdown, log)
  const front = start(FRONT)
  shutdown.add('stop the front', () => stop(front))
  const [code] = (await once(front, 'exit')) as [number | null]
  if (shutdown.isStopping()) return
  const clean = await shutdown.stop('the front has ended')
  process.exit(clean ? (code ?? 1) : 1)
}

/** Keeps one renderer running until the shutdown, which stops the present one. */
async function keepRenderer(
  start: (file: string) => ChildProcess,
  shutdown: Shutdown<ParentPhase>,
  log: Log,
): Promise<void> {
  let renderer = start(RENDERER)
  shutdown.add('stop the renderer', () => stop(renderer))
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
