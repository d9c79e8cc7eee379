import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from '../platform/config.ts'
import type { Log } from '../platform/log.ts'

/** The phases in which a process closes its services. */
export interface Shutdown<Phase extends string> {
  /** Adds a phase that runs before all earlier ones: the service opened last closes first. */
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

type Grace = Pick<Config, 'shutdownGraceMs'>
type FrontGrace = Pick<Config, 'shutdownGraceMs' | 'shutdownDelayMs'>

/** The phases in which a front closes, in their order, with their deadlines in milliseconds. */
export const frontPhases = ({ shutdownGraceMs, shutdownDelayMs }: FrontGrace) => ({
  /** Requests are still answered. A balancer that checks /readyz sends no more of them. */
  'wait for the balancer': shutdownDelayMs + 1_000,
  'finish running requests': shutdownGraceMs,
  'cut remaining connections': 1_000,
  /** The current step of a deletion; the next start continues the rest. */
  'stop deleting accounts': 5_000,
  /** The current reading at Stripe; otherwise the event is applied again. */
  'stop applying Stripe events': 8_000,
  /** Callbacks that are being sent have ten seconds. */
  'stop the background jobs': 12_000,
  'close the queue of exports': 2_000,
  /** One or two statements. */
  'write the counts of limits': 8_000,
  /** Includes the time that threads may take to load, because a loading thread cannot be ended. */
  'drain the calculation threads': 8_000,
  'close the identity provider': 5_000,
  /** An e-mail may be on its way to a slow relay. */
  'send waiting e-mail': 5_000,
  'close the queue of reports': 2_000,
  'close the render queue': 2_000,
  /** A full buffer is 60 statements of 20 ms. */
  'write the request log': 5_000,
  'stop listening for changes': 3_000,
  'close Redis': 2_000,
  'close the database pool': 5_000,
  /** Postgres has ten seconds for a fast shutdown and five more for an immediate one. */
  'stop Postgres': 20_000,
  /** Stopping during the first start waits for initdb. */
  'create the database': 20_000,
})
export type FrontPhase = keyof ReturnType<typeof frontPhases>

/** The phases in which a renderer closes, in their order. */
export const rendererPhases = ({ shutdownGraceMs }: Grace) => ({
  'finish running renders': shutdownGraceMs,
  'stop the heartbeat': 2_000,
  'close the probes': 1_000,
  'close the browser': 5_000,
  'close Redis': 5_000,
  'close the database pool': 5_000,
  'stop Postgres': 20_000,
})
export type RendererPhase = keyof ReturnType<typeof rendererPhases>

/** The phases in which an export worker closes, in their order. */
export const exporterPhases = ({ shutdownGraceMs }: Grace) => ({
  /** A part takes about ten seconds. One that is cut off is made by another worker. */
  'finish the current part': shutdownGraceMs,
  'stop the heartbeat': 2_000,
  'close the probes': 1_000,
  'close the database pool': 5_000,
  'stop Postgres': 20_000,
})

/** From the signal to the first phase, and from the last phase to the exit. */
const AROUND_PHASES_MS = 5_000

/** The phases of the parent process. It waits longer for a child than all phases of the child can take. */
export const parentPhases = (grace: FrontGrace) => ({
  'stop the front': totalMs(frontPhases(grace)) + AROUND_PHASES_MS,
  'stop the renderer': totalMs(rendererPhases(grace)) + AROUND_PHASES_MS,
  'stop the exporter': totalMs(exporterPhases(grace)) + AROUND_PHASES_MS,
})
export type ParentPhase = keyof ReturnType<typeof parentPhases>

/** The time that all phases may take together. */
export const totalMs = (phases: Readonly<Record<string, number>>): number =>
  Object.values(phases).reduce((total, deadlineMs) => total + deadlineMs, 0)
