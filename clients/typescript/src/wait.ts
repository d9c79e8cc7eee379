import { OrreryError } from './error.ts'
import type { Settings } from './settings.ts'

export interface WaitOptions<Status> {
  readonly signal?: AbortSignal
  /** Hears of every status, the last one too. */
  readonly onProgress?: (status: Status) => void
  /** How long to wait at most. */
  readonly timeoutMs?: number
}

interface Polled {
  readonly status: string
  readonly next_poll_after_seconds: number | null
  readonly error: { readonly code: string; readonly message: string } | null
}

/** How often the status is asked for, if the service does not say. */
const POLL_SECONDS = 2

/** Asks for a status as often as the service says, until it is `completed`. Throws if it ends in another way. */
export async function wait<Status extends Polled>(
  { clock }: Settings,
  kind: 'report' | 'export',
  ask: () => Promise<Status>,
  { signal, onProgress, timeoutMs }: WaitOptions<Status> & { readonly timeoutMs: number },
): Promise<Status> {
  const endsAt = clock.now() + timeoutMs
  for (;;) {
    const status = await ask()
    onProgress?.(status)
    if (status.status === 'completed') return status
    if (status.status === 'failed' || status.status === 'cancelled') {
      const message = status.error?.message ?? `The ${kind} was ${status.status}`
      throw new OrreryError({ code: `${kind}_${status.status}`, message, body: status })
    }
    const pauseMs = (status.next_poll_after_seconds ?? POLL_SECONDS) * 1000
    if (clock.now() + pauseMs > endsAt) {
      const message = `The ${kind} is ${status.status} after ${timeoutMs} ms`
      throw new OrreryError({ code: 'wait_timeout', message, body: status })
    }
    await clock.sleep(pauseMs, signal)
  }
}
