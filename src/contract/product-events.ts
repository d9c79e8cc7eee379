/**
 * What a person does for the first time, and when it counts. Each is recorded where it happens, see
 * sql/migrations/0030.
 */
export const PRODUCT_EVENTS = {
  signed_up: 'The account was created, by the first request with an access token.',
  verified: 'The issuer has confirmed the e-mail address.',
  key_made: 'The first API key was created.',
  first_request: 'The first request with an API key, or by an assistant, succeeded.',
  first_chart: 'The first natal chart, transits or chart image succeeded.',
  report_ordered: 'The first report was ordered, including the free demo report.',
  report_ready: 'The first report was completed.',
  assistant_connected: 'A program exchanged the first grant for its tokens.',
  checkout_started: 'The first checkout was opened at Stripe.',
  paid: 'A subscription, credits or units were paid for the first time.',
  credits_bought: 'Report credits were paid for the first time.',
  units_bought: 'A unit pack was paid for the first time.',
  cancelled: 'A subscription was cancelled for the first time, immediately or for the end of its period.',
  deleted: 'The account was deleted.',
} as const satisfies Record<string, string>

export type ProductEvent = keyof typeof PRODUCT_EVENTS

export const PRODUCT_EVENT_NAMES = Object.keys(PRODUCT_EVENTS) as [ProductEvent, ...ProductEvent[]]
