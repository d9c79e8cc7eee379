/** The refusals of every operation that asks Stripe. */
export const AT_STRIPE = ['billing_not_configured', 'billing_unavailable'] as const

/** All customers share the rate limit of Stripe. A server that calls for many people has room. */
export const STRIPE_LIMIT = { most: 120, seconds: 60 } as const
