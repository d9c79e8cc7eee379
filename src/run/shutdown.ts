import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../log.ts'

/** What a process closes when it ends, in phases that each have a name and a deadline. */
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

/** npm passes on to us each signal that the terminal has sent us already; one so close to the first is its echo. */
const ECHO_MS = 1_000

/**
 * Ends the process in order on SIGTERM, SIGINT and SIGHUP, with code 0 if all went well, and when a parent that keeps a
 * channel to it is gone. A second signal ends it at once. An error that nobody caught is logged and ends it in the same order, with code 1.
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
  // Our parent has kept a channel to us, and is gone.
  process.once('disconnect', () => void end('the parent process has ended', 0))
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      log.fatal({ err: error }, event)
      void end(event, 1)
    })
  }
}
