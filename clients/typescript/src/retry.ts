import type { OrreryError } from './error.ts'

/** Time and chance. A program that tests itself may set its own. */
export interface Clock {
  now(): number
  sleep(ms: number, signal?: AbortSignal): Promise<void>
  /** From 0 to 1. */
  random(): number
}

export const CLOCK: Clock = {
  now: () => Date.now(),
  random: () => Math.random(),
  sleep: (ms, signal) =>
    new Promise((resolve, reject) => {
      const end = () => {
        clearTimeout(timer)
        reject(signal?.reason)
      }
      const timer = setTimeout(() => {
        signal?.removeEventListener('abort', end)
        resolve()
      }, ms)
      if (signal?.aborted) end()
      else signal?.addEventListener('abort', end, { once: true })
    }),
}

/** The first wait. Each further one is twice as long, up to the last. */
const FIRST_MS = 500
const LAST_MS = 16_000
/** What is added to a Retry-After at random, so that clients that were refused together do not return together. */
const SPREAD_MS = 250

const LATER = new Set([429, 502, 503, 504])
const CODES = new Set(['network_error', 'timeout', 'request_in_progress'])

/** Whether the same request may be answered later: the service was busy or away, or an earlier try is still at work. */
export const isPassing = ({ status, code }: OrreryError): boolean => LATER.has(status) || CODES.has(code)

/** How long to wait after a failed try: what the service says, else a time that doubles, cut by up to a half at random. */
export function waitMs({ retryAfterMs }: OrreryError, tries: number, random: () => number): number {
  if (retryAfterMs !== undefined) return retryAfterMs + Math.round(random() * SPREAD_MS)
  const whole = Math.min(LAST_MS, FIRST_MS * 2 ** (tries - 1))
  return Math.round(whole / 2 + (random() * whole) / 2)
}
