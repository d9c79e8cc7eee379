import { accountRate } from '../accounts/request-rate.ts'

/** A client connects with some six messages at once, more than the requests of a second of a small plan. */
export const MESSAGES_PER_SECOND = 20

/** Counts messages that call no tool, for plans with fewer requests of a second. The result throws `rps_limit_exceeded`. */
export const messageCounts = () =>
  accountRate({
    most: MESSAGES_PER_SECOND,
    seconds: 1,
    message: `An account may send ${MESSAGES_PER_SECOND} messages per second that call no tool`,
    what: 'messages',
  })
