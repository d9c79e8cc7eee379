import type { Config } from '../platform/config.ts'

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
