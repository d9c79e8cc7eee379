import { Refusal } from '../errors.ts'

/** Where a customer comes back to. Stripe puts the session in the place of the braces. */
export const PAID_PAGE = '/account/payment?session_id={CHECKOUT_SESSION_ID}'
export const CANCELLED_PAGE = '/account/payment'

export interface ReturnPages {
  /** The address of this service for the caller. */
  readonly base: string
  /** The other origins to which a customer may return, by configuration. */
  readonly origins: readonly string[]
}

/**
 * Where the customer goes after Stripe: a given address, or a page of this service. Throws `invalid_input` for an address
 * of another origin, because Stripe would lead customers of this service anywhere.
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
  const msg = `Must be an address of ${allowed.join(' or ')}. The operator may add an origin to BILLING_ORIGINS`
  throw new Refusal('invalid_input', { issues: [{ loc: ['body', field], msg, type: 'value_error' }] })
}
