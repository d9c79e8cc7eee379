import { z } from 'zod'
import { PEOPLE_MAX, PersonReply } from '../people/people.ts'
import { ExportReply } from '../sky/exports.ts'
import { AccountProfile, FeedbackResponse } from './account.ts'
import { BillingDetails } from './billing.ts'
import { GrantList } from './grants.ts'
import { KeyList } from './keys.ts'
import { AccountEvents, KeptRequest, LogEntries } from './logs.ts'
import { NotificationSettings, ReportBrandingResponse } from './settings.ts'
import { SessionList } from './sign-in.ts'

/** The most entries of each list. */
export const DATA_MAX = {
  people: PEOPLE_MAX,
  purchases: 1_000,
  events: 5_000,
  reports: 10_000,
  webhooks: 10_000,
  requests: 10_000,
  kept_requests: 500,
} as const
const LISTS = Object.keys(DATA_MAX) as [keyof typeof DATA_MAX, ...(keyof typeof DATA_MAX)[]]

const Instant = z.iso.datetime()

const ReportData = z.object({
  job_id: z.uuid(),
  status: z.string(),
  name: z.string().nullable().describe('Whom the report is about.'),
  born: z.string().nullable().describe('The birth, in words.'),
  ordered_at: Instant,
  ended_at: Instant.nullable(),
  error: z.string().nullable().describe('Why there is no report.'),
  credit_returned: z.boolean(),
})

const WebhookData = z.object({
  job_id: z.uuid().describe('The report that the webhook was about.'),
  url: z.string(),
  state: z.enum(['pending', 'delivered', 'given_up']),
  attempts: z.int(),
  last_status: z.int().nullable().describe('The HTTP status of the last attempt.'),
  last_error: z.string().nullable(),
  ended_at: Instant.nullable(),
})

/** Everything that is stored about an account. */
export const AccountData = z
  .object({
    made_at: Instant,
    account: AccountProfile,
    feedback: FeedbackResponse.nullable(),
    notifications: NotificationSettings,
    branding: ReportBrandingResponse,
    keys: KeyList.describe('Without their secrets, which are not stored.'),
    sessions: SessionList.describe('Empty if an external issuer manages them.'),
    assistants: GrantList,
    billing: BillingDetails.describe('Plan, subscription and purchases. Invoices are at Stripe.'),
    exports: z.array(ExportReply),
    people: z.array(PersonReply).describe('The saved people with their notes, tags and public links.'),
    events: AccountEvents,
    reports: z.array(ReportData),
    webhooks: z.array(WebhookData),
    requests: LogEntries,
    kept_requests: z.array(KeptRequest).describe('What refused and failed requests of keys that keep it have sent.'),
    left_out: z.array(z.enum(LISTS)).describe(
      `Lists that have more entries than the file, which has at most ${Object.entries(DATA_MAX)
        .map(([name, most]) => `${most} ${name}`)
        .join(', ')}.`,
    ),
  })
  .meta({ id: 'AccountData' })
export type AccountData = z.output<typeof AccountData>
