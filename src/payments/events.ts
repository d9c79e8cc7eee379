import { now } from '../platform/clock.ts'
import {
  type ClaimedEvent,
  claimEvent,
  finishEvents,
  insertEvent,
  putOffEvent,
  sweepEvents,
} from '../platform/db/billing-events.ts'
import type { Database } from '../platform/db/pool.ts'
import { type RecurringJob, rowSweep } from '../platform/db/recurring-job.ts'
import type { SignedEvent } from './provider.ts'
import type { ReadTopic } from './readings.ts'

export interface EventsOptions {
  readonly db: Database
  readonly read: ReadTopic
  /** Called for each event that is applied, ignored or given up, and for each repeated delivery. */
  readonly onEvent: (kind: string, outcome: 'applied' | 'ignored' | 'failed' | 'repeated', seconds: number) => void
  readonly log: (message: string) => void
  /** The first pause before an event is applied again. */
  readonly retryMs?: number | undefined
  /** The pause between two checks for waiting events. */
  readonly sweepMs?: number | undefined
}

export interface Events {
  /** Stores an event, which is then applied in the background. An event that is known changes nothing. */
  receive(event: SignedEvent): Promise<void>
  readonly jobs: readonly RecurringJob[]
  close(): Promise<void>
}

/** No other front applies an event within this time. Longer than Stripe's answers and the database take together. */
const LEASE_MS = 60_000
const RETRY_MS = 5_000
const RETRY_MS_MAX = 3_600_000
/** Three days, as long as Stripe itself retries. `npm run reconcile` repairs what was given up. */
const ATTEMPTS_MAX = 80
/** Events that one front applies at a time. */
const AT_ONCE = 4
/** Events that another front left when it was killed, and those that were put off. */
const SWEEP_MS = 5_000
const KEPT_DAYS = 90

/** Applies events from the database, so that none is lost with a front. */
export function openEvents(options: EventsOptions): Events {
  const { db, read, onEvent, log, retryMs = RETRY_MS, sweepMs = SWEEP_MS } = options
  const closed = new AbortController()
  const workers = new Set<Promise<void>>()

  const apply = async (event: ClaimedEvent): Promise<void> => {
    try {
      await read(event)
    } catch (error) {
      await putOff(event, error as Error)
      return
    }
    for (const { kind, seconds } of await finishEvents(db, event, 'applied')) onEvent(kind, 'applied', seconds)
  }
  const putOff = async (event: ClaimedEvent, { message }: Error): Promise<void> => {
    if (event.attempts < ATTEMPTS_MAX) {
      log(`A Stripe event will be applied later: ${message}`)
      return putOffEvent(db, event.id, Math.min(RETRY_MS_MAX, retryMs * 2 ** (event.attempts - 1)))
    }
    log(
      `The Stripe event ${event.id} was given up after ${event.attempts} attempts: run "npm run reconcile" (${message}).`,
    )
    for (const { kind, seconds } of await finishEvents(db, event, 'failed')) onEvent(kind, 'failed', seconds)
  }
  const work = async (): Promise<void> => {
    while (!closed.signal.aborted) {
      const event = await claimEvent(db, LEASE_MS)
      if (!event) return
      await apply(event)
    }
  }
  /** Another event may have arrived while the last worker found none: it starts a worker itself. */
  const begin = (): void => {
    if (workers.size >= AT_ONCE || closed.signal.aborted) return
    const worker = work()
      .catch((error: Error) => log(`Stripe events are waiting: ${error.message}`))
      .finally(() => workers.delete(worker))
    workers.add(worker)
  }
  return {
    async receive(event) {
      const isNew = await insertEvent(db, event)
      const seconds = Math.max(0, (now() - event.createdAtMs) / 1000)
      if (!isNew) onEvent(event.kind, 'repeated', seconds)
      else if (event.about) begin()
      else onEvent(event.kind, 'ignored', seconds)
    },
    jobs: [
      { name: 'Applying Stripe events', everyMs: sweepMs, firstAfterMs: sweepMs, work: async () => begin() },
      rowSweep({
        name: 'Deleting old Stripe events',
        everyMs: 3_600_000,
        firstAfterMs: 60_000,
        sweeps: [(rowsMax) => sweepEvents(db, KEPT_DAYS, rowsMax)],
      }),
    ],
    async close() {
      closed.abort()
      await Promise.all(workers)
    },
  }
}
