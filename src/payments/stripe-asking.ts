import type Stripe from 'stripe'
import { breaker } from '../platform/breaker.ts'
import { Refusal } from '../platform/errors.ts'

const RETRY_AFTER_MS = 10_000

export interface Asking {
  /** Throws `billing_unavailable`, whose cause is the error of Stripe. */
  ask<T>(work: () => Promise<T>): Promise<T>
  /** The same, and null for what does not exist. */
  orNull<T>(work: () => Promise<T>): Promise<T | null>
}

/** Asks within a breaker, and turns failures into refusals. */
export function askingStripe(
  errors: typeof Stripe.errors,
  log: (message: string) => void,
  trialAfterMs: number,
): Asking {
  const unavailable = () => new Refusal('billing_unavailable', { retryAfterMs: RETRY_AFTER_MS })
  // The library has the same error for 409: another request with the same idempotency key is in progress.
  const isAway = (error: unknown) =>
    error instanceof errors.StripeConnectionError ||
    (error instanceof errors.StripeAPIError && error.statusCode !== 409)
  const guard = breaker(isAway, unavailable, undefined, trialAfterMs)
  /**
   * Whether the requested object, or the customer of the request, does not exist at Stripe. A missing price or portal
   * does not count: it is an error in the configuration.
   */
  const isMissing = (error: unknown): boolean =>
    error instanceof errors.StripeInvalidRequestError &&
    error.code === 'resource_missing' &&
    !/^(line_items|configuration)/.test(error.param ?? '')

  const attempt = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await guard(work)
    } catch (error) {
      if (!(error instanceof errors.StripeError) || isMissing(error)) throw error
      const { type, code = 'no code', statusCode = 'none', requestId = 'none' } = error
      log(`Stripe refused a request: ${type}, ${code}, status ${statusCode}, request ${requestId}.`)
      throw Object.assign(unavailable(), { cause: error })
    }
  }
  return {
    ask: attempt,
    orNull: (work) =>
      attempt(work).catch((error: unknown) => {
        if (isMissing(error)) return null
        throw error
      }),
  }
}
