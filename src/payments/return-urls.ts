import { Refusal } from '../platform/errors.ts'

/** Where customers return to. Stripe replaces the braces with the session. */
export const PAID_PAGE = '/account/payment?session_id={CHECKOUT_SESSION_ID}'
export const CANCELLED_PAGE = '/account/payment'

export interface ReturnPages {
  /** The address of this service for the caller. */
  readonly base: string
  /** The other origins to which a customer may return, by configuration. */
  readonly origins: readonly string[]
}

/**
 * Where the customer goes after Stripe: a given URL, or a page of this service. Throws `invalid_input` for a URL of
 * another origin, because otherwise Stripe could send customers of this service anywhere.
 */
export function returnUrl(
  { base, origins }: ReturnPages,
  field: string,
  given: string | null | undefined,
  page: string,
): string {
  if (given === null || given === undefined) return `${base}${page}`
  const allowed = [new URL(base).origin, ...origins]
  if (allowed.includes(new URL(given).origin)) return given
  const msg = `Must be a URL of ${allowed.join(' or ')}. The operator may add an origin to BILLING_ORIGINS`
  throw new Refusal('invalid_input', { issues: [{ loc: ['body', field], msg, type: 'value_error' }] })
}
