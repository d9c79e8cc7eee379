import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../db/pool.ts'
import { isUnavailable } from '../db/unavailable.ts'
import { sweepEvents } from './audit.ts'

export interface AuditSweep {
  stop(): Promise<void>
}

const EVERY_MS = 6 * 3_600_000
/** Not at the start, when there is enough to do, and fronts that started together sweep apart. */
const FIRST_AFTER_MS = 5 * 60_000
/** Between two batches others have their turn. */
const PAUSE_MS = 100

/** Deletes events that are older than a year, in batches, some times a day; several fronts don't disturb each other. */
export function startAuditSweep(db: Database, log: (message: string) => void): AuditSweep {
  const stopped = new AbortController()
  const pause = (ms: number) => sleep(ms, undefined, { signal: stopped.signal, ref: false }).catch(() => {})

  const sweep = async () => {
    while (!stopped.signal.aborted && (await sweepEvents(db))) await pause(PAUSE_MS)
  }
  const going = (async () => {
    await pause(FIRST_AFTER_MS * (1 + Math.random()))
    while (!stopped.signal.aborted) {
      await sweep().catch((error: Error) => {
        if (!isUnavailable(error)) log(`Old events of accounts could not be deleted: ${error.message}`)
      })
      await pause(EVERY_MS)
    }
  })()
  return {
    async stop() {
      stopped.abort()
      await going
    },
  }
}
