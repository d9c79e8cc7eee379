import { Refusal, type RefusalCode } from '../../platform/errors.ts'

interface Rate {
  readonly most: number
  readonly seconds: number
}

/** What a front allows within a time that begins with the first one. Each front counts on its own, in its memory. */
export interface Limit extends Rate {
  /** What is counted. */
  readonly counts: string
  /** What has a count of its own: a network (an IPv4 address, or a /64 of IPv6), an account, or either of them. */
  readonly by: 'network' | 'account' | 'caller'
  /** Null: the answers to further ones are delayed. */
  readonly refusal: RefusalCode | null
  /** The message of the refusal. The one of its code by default. */
  readonly message?: (limit: Rate) => string
  /** What helps besides waiting. */
  readonly hint?: Limit['message']
  /** The refusal has the limit as requests per second. */
  readonly hasRate?: true
}

/** A limit that refuses what is beyond it. */
export type RefusingLimit = Limit & { readonly refusal: RefusalCode }

/** A limit whose number is a setting of the operator. */
interface LimitBySetting extends Omit<Limit, 'most'> {
  readonly most: 'ADDRESS_REQUESTS'
}

const SEND_COORDINATES = 'Send coordinates, or wait'
const sendAKey = () => 'or send an API key'
const sendAtMost =
  (what: string) =>
  ({ most, seconds }: Rate) =>
    `then send at most ${most} ${what} ${seconds === 1 ? 'per second' : `in ${seconds} seconds`}`

/** The limits that a front counts in its memory. Those of the plans are in `plans/`, with their store. */
export const LIMITS = {
  anonymousRequests: {
    counts: 'requests without a valid key or token',
    by: 'network',
    most: 'ADDRESS_REQUESTS',
    seconds: 10,
    refusal: 'rps_limit_exceeded',
    message: ({ most, seconds }) =>
      `Without a valid API key or token, an address may send ${most} requests in ${seconds} seconds`,
    hint: sendAKey,
    hasRate: true,
  },
  /** A person types ten letters in three seconds. */
  keyOptionalRequests: {
    counts: 'requests to an operation that needs no key',
    by: 'network',
    most: 60,
    seconds: 10,
    refusal: 'rps_limit_exceeded',
    message: ({ most, seconds }) => `Without an API key, an address may send ${most} requests in ${seconds} seconds`,
    hint: sendAKey,
    hasRate: true,
  },
  /** An office with an old key in all its programs stays below this. Ten guesses per second find no key of 256 bits. */
  invalidCredentials: {
    counts: 'invalid keys and tokens',
    by: 'network',
    most: 200,
    seconds: 20,
    refusal: 'too_many_failures',
  },
  /** Enough for a person who clicks and for a program that manages keys. */
  accountRequests: {
    counts: 'requests with an access token or a session',
    by: 'account',
    most: 10,
    seconds: 1,
    refusal: 'rps_limit_exceeded',
    message: ({ most }) => `An account may send ${most} account requests per second`,
    hint: sendAtMost('requests'),
    hasRate: true,
  },
  /** A person types about ten letters of a name that does not exist, one by one. */
  failedSearches: {
    counts: 'place searches without a result, of callers without a key',
    by: 'network',
    most: 30,
    seconds: 60,
    refusal: 'rps_limit_exceeded',
    message: ({ most, seconds }) =>
      `Without an API key, an address may search for ${most} unknown places in ${seconds} seconds. ${SEND_COORDINATES}`,
  },
  /** Half of all requests that it may send. */
  failedSearchesOfAccounts: {
    counts: 'place searches without a result, for each request per second of the plan',
    by: 'account',
    most: 30,
    seconds: 60,
    refusal: 'rps_limit_exceeded',
    message: ({ most, seconds }) =>
      `On your plan, an account may search for ${most} unknown places in ${seconds} seconds. ${SEND_COORDINATES}`,
  },
  /** A client connects with about six messages at a time, more than the requests per second of a small plan. */
  mcpMessages: {
    counts: 'MCP messages that call no tool, on plans with fewer requests per second',
    by: 'account',
    most: 20,
    seconds: 1,
    refusal: 'rps_limit_exceeded',
    message: ({ most }) => `An account may send ${most} messages per second that do not call a tool`,
    hint: sendAtMost('messages'),
    hasRate: true,
  },
  /** A message names at most three places. A misspelt one takes about 0.2 s of a thread. */
  mcpSearches: {
    counts: 'place searches for a question of MCP, on the same plans',
    by: 'account',
    most: 5,
    seconds: 1,
    refusal: 'rps_limit_exceeded',
    message: ({ most }) => `The questions of an account may search for ${most} places per second`,
    hint: sendAtMost('calls with the name of a place'),
    hasRate: true,
  },
  /** A person connects a few assistants. Each decision writes a row that is kept for a while. */
  grantDecisions: {
    counts: 'decisions about assistants',
    by: 'account',
    most: 60,
    seconds: 3_600,
    refusal: 'rps_limit_exceeded',
    message: ({ most }) => `An account may decide about assistants ${most} times per hour`,
    hint: sendAtMost('decisions'),
  },
  /** A client that respects `Retry-After` stays below this. */
  promptRefusals: {
    counts: 'refusals with status 429, or 503 because the queue is full',
    by: 'caller',
    most: 20,
    seconds: 1,
    refusal: null,
  },
} as const satisfies Record<string, Limit | LimitBySetting>

/** The limit of one operation by network: its `addressLimit`. */
export const operationLimit = ({ most, seconds }: Rate): RefusingLimit => ({
  counts: 'requests to one operation',
  by: 'network',
  most,
  seconds,
  refusal: 'rps_limit_exceeded',
  message: () => `An address may send ${most} of these requests in ${seconds} seconds`,
})

/** The refusal of one more, for a caller that has to wait. */
export function refusalOf(limit: RefusingLimit, waitMs: number): Refusal {
  const { most, seconds, refusal, message, hint, hasRate } = limit
  return new Refusal(refusal, {
    ...(message && { message: message(limit) }),
    retryAfterMs: waitMs,
    body: {
      retry_after_ms: waitMs,
      ...(hint && {
        backoff_hint: `Wait ${waitMs} ms, ${hint(limit)}`,
        ...(hasRate && { tier_rps_limit: most / seconds }),
        penalty_active: false,
      }),
    },
  })
}

/** Work that waits for its turn, so that it leaves the database and the threads to others. */
export const QUEUES = {
  /** Checks of credentials from networks over the limit of invalid ones. The last one waits about half a second. */
  suspects: { atOnce: 2, waitingMax: 2_000, refusal: () => new Refusal('limits_busy', { retryAfterMs: 1_000 }) },
  /** Look-ups of keys that the answer does not need. The last one waits a few tenths of a second. */
  unneededKeys: { atOnce: 4, waitingMax: 100, refusal: () => new Refusal('limits_busy') },
} as const
