import { accountRate } from '../accounts/request-rate.ts'

/** Enough for a person who clicks and for a program that manages keys. */
export const ACCOUNT_REQUESTS_PER_SECOND = 10

/** Counts the requests of signed-in people to their accounts. The result throws `rps_limit_exceeded`. */
export const accountRequests = () =>
  accountRate({
    most: ACCOUNT_REQUESTS_PER_SECOND,
    seconds: 1,
    message: `An account may send ${ACCOUNT_REQUESTS_PER_SECOND} account requests per second`,
    what: 'requests',
  })
