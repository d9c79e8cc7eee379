import { setTimeout as sleep } from 'node:timers/promises'

/** How long a request waits for another variant. An idle renderer makes one in about five seconds. */
const WAIT_MS = 10_000
const POLL_MS = 500
/** Waiting requests of a front. Each asks the database twice a second. Further requests do not wait. */
const WAITING_MAX = 64

/** Asks for a document until it is finished or has failed, the time is over, or the caller has disconnected. */
type VariantWait = <Document>(ask: () => Promise<Document>, gone: AbortSignal) => Promise<Document>

export function variantWait(waitMs = WAIT_MS): VariantWait {
  let waiting = 0
  return async (ask, gone) => {
    const until = performance.now() + waitMs
    let document = await ask()
    if (document !== 'in_progress' || waiting >= WAITING_MAX) return document
    waiting += 1
    try {
      while (document === 'in_progress' && !gone.aborted && performance.now() < until) {
        await sleep(POLL_MS, undefined, { signal: gone }).catch(() => {})
        document = await ask()
      }
    } finally {
      waiting -= 1
    }
    return document
  }
}
