import { CLOCK, type Clock } from './retry.ts'

export interface OrreryOptions {
  /** Where the service is, such as `https://orrery.example`. */
  readonly baseUrl: string
  /** An API key. Calculations need one. */
  readonly key?: string
  /** An access token, or a function that gives a valid one. `keys` and `account` need one in place of the key. */
  readonly token?: string | (() => string | Promise<string>)
  /** Sends the requests, instead of the global `fetch`. */
  readonly fetch?: typeof globalThis.fetch
  /** How long one try may take, and how long a stream may bring nothing. A minute by default. */
  readonly timeoutMs?: number
  /** How often a call is sent again at most. 4 by default, 0 for never. */
  readonly retries?: number
  /** No retry begins later than this after the call. Two minutes by default. */
  readonly totalMs?: number
  /** Hears of every answer, refusals too: for logs, and for the units that are left. */
  readonly onAnswer?: (answer: Answered) => void
  readonly clock?: Clock
}

export interface Answered {
  readonly method: string
  readonly url: string
  readonly status: number
  readonly headers: Headers
}

export interface Settings {
  readonly baseUrl: string
  readonly key: string | undefined
  readonly token: OrreryOptions['token']
  readonly fetch: typeof globalThis.fetch
  readonly timeoutMs: number
  readonly retries: number
  readonly totalMs: number
  readonly onAnswer: OrreryOptions['onAnswer']
  readonly clock: Clock
}

export const settingsOf = (options: OrreryOptions): Settings => ({
  baseUrl: new URL(options.baseUrl).href.replace(/\/+$/, ''),
  key: options.key,
  token: options.token,
  fetch: options.fetch ?? ((...request) => globalThis.fetch(...request)),
  timeoutMs: options.timeoutMs ?? 60_000,
  retries: options.retries ?? 4,
  totalMs: options.totalMs ?? 120_000,
  onAnswer: options.onAnswer,
  clock: options.clock ?? CLOCK,
})
