import { type Admin, openAdmin } from '../accounts/admin/admin.ts'
import type { Changes } from '../accounts/changes.ts'
import { type IdentityService, openIdentity } from '../accounts/identity/open.ts'
import { type OAuthOptions, openOAuth } from '../accounts/oauth/oauth.ts'
import { mailRule } from '../http/proxies.ts'
import { openPayments, type Payments, type PaymentsOptions } from '../payments/payments.ts'
import { openStripe, type StripeOptions } from '../payments/stripe.ts'
import type { Config } from '../platform/config.ts'
import { countSubscriptions } from '../platform/db/billing-customers.ts'
import { eventBacklog, lastComparison } from '../platform/db/billing-events.ts'
import type { Database } from '../platform/db/pool.ts'
import type { Mailer } from '../platform/mail/letters.ts'
import { type MailerOptions, openMailer } from '../platform/mail/mailer.ts'
import type { Outbox } from '../platform/mail/outbox.ts'
import type { Metrics } from '../platform/metrics.ts'
import type { Opening, Stores } from './stores.ts'

/** Settings that a test may change and an operator may not. */
export interface PeopleOverrides {
  readonly paymentTiming?: PaymentTiming
  readonly mailRetryAfterMs?: MailerOptions['retryAfterMs']
  /** How long requests wait for a silent Postgres. */
  readonly databaseDeadlineMs?: number
  /** Where metadata documents of OAuth clients may be, in addition to public addresses. */
  readonly clientDocuments?: OAuthOptions['documents']
  /** How long the question of an assistant must have been visible to the user. */
  readonly decisionAfterMs?: OAuthOptions['decisionAfterMs']
}

const NO_MAIL =
  'SMTP_URL is not set, and this front is set up for other machines: users cannot sign up or reset a password.'

/** E-mail, identity and administration. */
export function openPeople(
  { advice, config, shutdown, log, warn }: Opening,
  { databaseUrl, db }: Stores,
  outbox: Outbox,
  { mailRetryAfterMs, databaseDeadlineMs: deadlineMs }: PeopleOverrides,
): { admin: Admin; mailer: Mailer; identity: IdentityService } {
  const { smtpUrl, mailFrom: from } = config
  const mailer = openMailer({ smtpUrl, from, db, outbox, log, retryAfterMs: mailRetryAfterMs })
  shutdown.add('send waiting e-mail', () => mailer.close())
  const identity = openIdentity({ config, db, databaseUrl, mailer, warn, deadlineMs })
  shutdown.add('close the identity provider', () => identity.close())
  if (identity.embedded && !mailRule(config)({ headers: {} })) advice.give('mail', NO_MAIL)
  return {
    admin: openAdmin({ db, credentials: config.admin, publicUrl: config.publicUrl }),
    mailer,
    identity,
  }
}

/** The assistants that users connect, by OAuth. */
export const openAssistants = (
  { config }: Opening,
  { db, changes }: Stores,
  { clientDocuments: documents = { allowHosts: [] }, decisionAfterMs }: PeopleOverrides,
) =>
  openOAuth({
    db,
    changes,
    documents,
    decisionAfterMs,
    publicUrl: config.publicUrl,
    authSecret: config.authSecret,
  })

interface PaymentServices {
  readonly config: Pick<Config, 'stripe' | 'graceDays'>
  readonly db: Database
  readonly changes: Changes
  readonly metrics: Metrics
  readonly log: (message: string) => void
  readonly timing?: PaymentTiming | undefined
}

/** How patient the payments are. */
type PaymentTiming = Pick<StripeOptions, 'timeoutMs' | 'trialAfterMs'> & Pick<PaymentsOptions, 'retryMs' | 'sweepMs'>

/** Connects to Stripe where it is configured, and shows its events in the metrics. */
export async function startPayments({
  config,
  db,
  changes,
  metrics,
  log,
  timing = {},
}: PaymentServices): Promise<Payments> {
  const { stripe, graceDays } = config
  const shop = stripe && {
    provider: await openStripe({ ...stripe, ...timing, portalConfiguration: stripe.portal, log }),
    prices: stripe.prices,
  }
  metrics.watchPayments({
    subscriptions: () => countSubscriptions(db),
    backlog: () => eventBacklog(db),
    comparison: () => lastComparison(db),
  })
  return openPayments({ db, changes, shop, graceDays, onEvent: metrics.countStripeEvent, log, ...timing })
}
