import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../platform/log.ts'

/** The phases in which a process closes its parts. */
export interface Shutdown<Phase extends string> {
  /** Adds a phase that runs before all earlier ones: the part opened last closes first. */
  readonly add: (phase: Phase, close: () => unknown) => void
  /** Runs the phases once, even when called again. True when every phase succeeded in time. */
  stop(reason: string): Promise<boolean>
  isStopping(): boolean
}

const LATE = Symbol('late')

/** Each phase of the process has a deadline in milliseconds. */
export function createShutdown<Phase extends string>(
  log: Log,
  deadlinesMs: Readonly<Record<Phase, number>>,
): Shutdown<Phase> {
  const phases: { name: Phase; close: () => unknown }[] = []
  let stopped: Promise<boolean> | undefined

  const run = async (reason: string) => {
    log.info(`stopping: ${reason}`)
    let clean = true
    // A part that opens meanwhile, during startup, is closed next.
    for (let phase = phases.pop(); phase; phase = phases.pop()) {
      const { name, close } = phase
      const timeoutMs = deadlinesMs[name]
      const startedAt = performance.now()
      try {
        const outcome = await Promise.race([close(), sleep(timeoutMs, LATE, { ref: false })])
        if (outcome === LATE) throw new Error(`not done after ${timeoutMs} ms`)
        log.info({ phase: name, ms: Math.round(performance.now() - startedAt) }, `stopping: ${name}`)
      } catch (error) {
        clean = false
        log.error({ phase: name, err: error }, `stopping: ${name} failed; continuing`)
      }
    }
    return clean
  }

  return {
    add: (name, close) => void phases.push({ name, close }),
    stop: (reason) => (stopped ??= run(reason)),
    isStopping: () => stopped !== undefined,
  }
}

/**
 * The terminal sends a signal to us and to npm, and npm passes it on. A second one this soon after the first is that
 * duplicate.
 */
const ECHO_MS = 1_000

/**
 * Ends the process in order on SIGTERM, SIGINT or SIGHUP, or when its parent process is gone. The exit code is 0 if
 * every phase succeeded. A second signal ends the process immediately. An uncaught error is logged and ends it in order
 * with code 1.
 */
export function endOnSignals(shutdown: Shutdown<never>, log: Log): void {
  let firstAt: number | undefined
  const end = async (reason: string, code: number) => {
    const clean = await shutdown.stop(reason)
    process.exit(clean ? code : 1)
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (firstAt === undefined) {
        firstAt = performance.now()
        void end(signal, 0)
      } else if (performance.now() - firstAt > ECHO_MS) {
        log.error(`a second ${signal}, exiting immediately`)
        process.exit(1)
      }
    })
  }
  // The parent held a channel to us. It closes when the parent ends.
  process.once('disconnect', () => void end('the parent process has exited', 0))
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      log.fatal({ err: error }, event)
      void end(event, 1)
    })
  }
}
