import { accountRate } from '../accounts/request-rate.ts'

/** A client connects with about six messages at a time, more than the requests per second of a small plan. */
export const MESSAGES_PER_SECOND = 20

/**
 * Counts messages that do not call a tool, for plans with fewer requests per second. The result throws
 * `rps_limit_exceeded`.
 */
export const messageCounts = () =>
  accountRate({
    most: MESSAGES_PER_SECOND,
    seconds: 1,
    message: `An account may send ${MESSAGES_PER_SECOND} messages per second that do not call a tool`,
    what: 'messages',
  })

/** A message names at most three places. A misspelt one takes about 0.2 s of a thread. */
const SEARCHES_PER_SECOND = 5

/**
 * Counts the searches for places that a question needs, for the same plans. They cost no units. The result throws
 * `rps_limit_exceeded`.
 */
export const searchCounts = () =>
  accountRate({
    most: SEARCHES_PER_SECOND,
    seconds: 1,
    message: `The questions of an account may search for ${SEARCHES_PER_SECOND} places per second`,
    what: 'calls with the name of a place',
  })
