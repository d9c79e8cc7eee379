import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from './log.ts'

/** Closes the parts of a process in phases, each with a name and a deadline. */
export interface Shutdown {
  /** Adds a phase that runs before all earlier ones: what was opened last is closed first. */
  add(name: string, timeoutMs: number, close: () => unknown): void
  /** Runs the phases once, however often it is called. True when all of them ended well and in time. */
  stop(reason: string): Promise<boolean>
  isStopping(): boolean
}

const LATE = Symbol('late')

export function createShutdown(log: Log): Shutdown {
  const phases: { name: string; timeoutMs: number; close: () => unknown }[] = []
  let stopped: Promise<boolean> | undefined

  const run = async (reason: string) => {
    log.info(`stopping: ${reason}`)
    let clean = true
    for (const { name, timeoutMs, close } of phases.reverse()) {
      const startedAt = performance.now()
      try {
        const outcome = await Promise.race([close(), sleep(timeoutMs, LATE, { ref: false })])
        if (outcome === LATE) throw new Error(`not done after ${timeoutMs} ms`)
        log.info({ phase: name, ms: Math.round(performance.now() - startedAt) }, `stopping: ${name}`)
      } catch (error) {
        clean = false
        log.error({ phase: name, err: error }, `stopping: ${name} failed, going on`)
      }
    }
    return clean
  }

  return {
    add: (name, timeoutMs, close) => void phases.push({ name, timeoutMs, close }),
    stop: (reason) => (stopped ??= run(reason)),
    isStopping: () => stopped !== undefined,
  }
}

/** npm repeats each signal that the terminal has already sent. One this soon after the first is the repetition. */
const ECHO_MS = 1_000

/**
 * Ends the process in order on SIGTERM, SIGINT and SIGHUP, and when a parent with an open channel is gone. The exit code is
 * 0 if all phases succeed. A second signal ends it at once. An uncaught error is logged and ends it in the same order, with
 * code 1.
 */
export function endOnSignals(shutdown: Shutdown, log: Log): void {
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
        log.error(`a second ${signal}, ending at once`)
        process.exit(1)
      }
    })
  }
  // The parent had an open channel and is gone.
  process.once('disconnect', () => void end('the parent process has ended', 0))
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      log.fatal({ err: error }, event)
      void end(event, 1)
    })
  }
}
