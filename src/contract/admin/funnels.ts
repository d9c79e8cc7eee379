import { z } from 'zod'
import { FormText, line } from '../text.ts'

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

type ProductEvent = keyof typeof PRODUCT_EVENTS

export const PRODUCT_EVENT_NAMES = Object.keys(PRODUCT_EVENTS) as [ProductEvent, ...ProductEvent[]]

export const STEPS_MAX = 10
export const FUNNEL_NAME_MAX = 100
export const WINDOW_DAYS_MAX = 90
const COHORT_DAYS_MIN = 7
const COHORT_DAYS_MAX = 365

const Count = z.int().min(0)
const Instant = z.iso.datetime({ precision: 3 })
const Share = z.number().min(0).max(1).nullable()

const EVENTS = PRODUCT_EVENT_NAMES.map((name) => `- \`${name}\`: ${PRODUCT_EVENTS[name]}`).join('\n')

export const AnalyticsFunnelPayload = z
  .strictObject({
    name: line(FUNNEL_NAME_MAX).describe('Unique among the funnels.'),
    steps: z
      .array(z.enum(PRODUCT_EVENT_NAMES))
      .min(2)
      .max(STEPS_MAX)
      .refine((steps) => new Set(steps).size === steps.length, 'A step may occur only once')
      .describe(`Each step is a person's first event of its kind:\n\n${EVENTS}`),
    window_days: z
      .int()
      .min(1)
      .max(WINDOW_DAYS_MAX)
      .describe('A step counts if it happened within this many times 24 hours after the first step.'),
  })
  .meta({
    id: 'AnalyticsFunnelPayload',
    examples: [{ name: 'From the key to the payment', steps: ['signed_up', 'key_made', 'paid'], window_days: 30 }],
  })
export type AnalyticsFunnelPayload = z.output<typeof AnalyticsFunnelPayload>

export const AnalyticsFunnelResponse = z
  .object({
    id: z.uuid(),
    name: z.string(),
    steps: z.array(z.string()),
    window_days: z.int(),
    created_at: Instant,
    updated_at: Instant,
    counts: z
      .array(
        z.object({
          event: z.string(),
          people: Count.describe('People who took this step after all earlier ones, within the window.'),
          conversion_from_previous: Share.describe('Null for the first step, and if no one took the previous step.'),
          conversion_from_first: Share.describe('Null if no one took the first step.'),
        }),
      )
      .describe('One entry per step, counted at most five minutes ago.'),
  })
  .meta({ id: 'AnalyticsFunnelResponse' })
export type AnalyticsFunnelResponse = z.output<typeof AnalyticsFunnelResponse>

export const AnalyticsFunnels = z.array(AnalyticsFunnelResponse)

export const FunnelPath = z.object({
  funnel_id: z
    .uuid()
    .max(36)
    .describe('The `id` of a funnel in the list.')
    .meta({ examples: ['0f8d9f2e-51c4-4a53-8c1f-6ff1d3a5a3a2'] }),
})

export const CohortQuery = z.strictObject({
  cohort_days: z
    .int()
    .min(COHORT_DAYS_MIN)
    .max(COHORT_DAYS_MAX)
    .default(30)
    .describe('How many days of sign-ups to show. They end 30 days ago, because later ones have not had 30 days yet.'),
})

/** The steps of the funnel after the sign-up. */
export const MATURED_EVENTS = [
  'verified',
  'key_made',
  'first_request',
  'first_chart',
  'paid',
] as const satisfies readonly ProductEvent[]

const Reached = z.object(
  Object.fromEntries(MATURED_EVENTS.map((name) => [name, Count])) as Record<
    (typeof MATURED_EVENTS)[number],
    typeof Count
  >,
)
const people = Count.describe('People who signed up.')
const matured = (days: number) =>
  z
    .object({ people, reached: Reached })
    .describe(`The total over weeks in which everyone signed up at least ${days} times 24 hours ago.`)

export const MaturedSignupFunnelResponse = z
  .object({
    cohorts: z
      .array(
        z.object({
          week: z.iso.date().describe('The Monday of the sign-up, in UTC.'),
          people,
          within_7_days: Reached.nullable().describe(
            'Null for a week in which someone signed up less than 7 days ago.',
          ),
          within_30_days: Reached.nullable().describe(
            'Null for a week in which someone signed up less than 30 days ago.',
          ),
        }),
      )
      .describe('Weeks with sign-ups, oldest first.'),
    totals: z.object({ within_7_days: matured(7), within_30_days: matured(30) }),
    immature: z
      .object({ for_7_days: z.array(z.iso.date()), for_30_days: z.array(z.iso.date()) })
      .describe('Weeks that are not counted yet.'),
  })
  .meta({ id: 'MaturedSignupFunnelResponse' })
export type MaturedSignupFunnelResponse = z.output<typeof MaturedSignupFunnelResponse>

export const FunnelsPageQuery = z.strictObject({
  done: z.enum(['created', 'changed', 'deleted']).optional().describe('Which confirmation the page shows.'),
})

const FIELDS_MAX = 20
/** The fields of a funnel. Its handler reads them by the contract of the API. A step without a name is left out. */
export const FunnelForm = z
  .strictObject({
    name: FormText,
    window_days: FormText,
    step: z.array(FormText).max(FIELDS_MAX).describe('The steps in their order.'),
  })
  .meta({
    id: 'FunnelForm',
    examples: [{ name: 'From the key to the payment', window_days: '30', step: ['signed_up', 'key_made', 'paid', ''] }],
  })
export type FunnelForm = z.output<typeof FunnelForm>

/** The form that deletes a funnel. */
export const FunnelDeletionForm = z
  .strictObject({ confirmation: FormText.describe('The name of the funnel.') })
  .meta({ id: 'FunnelDeletionForm', examples: [{ confirmation: 'From the key to the payment' }] })

const KEY_MAX = 200
const TTL_SECONDS_MAX = 2_592_000
/** As JSON in UTF-8. */
export const CACHE_VALUE_BYTES_MAX = 256 * 1024

const CacheKey = line(KEY_MAX).describe('A name that the caller chooses.')

export const CacheQuery = z.strictObject({ cache_key: CacheKey.meta({ examples: ['dashboard:week'] }) })

export const CacheEntryRequest = z
  .strictObject({
    cache_key: CacheKey,
    value: z
      .unknown()
      .refine((value) => value !== undefined, 'A value is required; null is a value')
      .describe(`Any JSON of at most ${CACHE_VALUE_BYTES_MAX} bytes.`),
    ttl_seconds: z.int().min(1).max(TTL_SECONDS_MAX).default(3_600).describe('The value is deleted after this time.'),
  })
  .meta({ id: 'AnalyticsCacheEntryRequest', examples: [{ cache_key: 'dashboard:week', value: { signed_up: 12 } }] })
export type CacheEntryRequest = z.output<typeof CacheEntryRequest>

export const CacheEntryAnswer = z
  .object({ cache_key: z.string(), value: z.unknown(), stored_at: Instant, expires_at: Instant })
  .meta({ id: 'AnalyticsCacheEntry' })
