import { claimEmail, finishEmail } from '../platform/db/billing-customers.ts'
import type { Database } from '../platform/db/pool.ts'
import type { RecurringJob } from '../platform/db/recurring-job.ts'
import type { Provider } from './provider.ts'

export interface CustomerEmailsOptions {
  readonly db: Database
  readonly provider: Pick<Provider, 'changeEmail'>
  readonly log: (message: string) => void
  /** The first pause before an address is sent again. */
  readonly retryMs?: number | undefined
  /** The pause between two checks for new addresses. */
  readonly sweepMs?: number | undefined
}

const SWEEP_MS = 15_000
/** Longer than Stripe has for an answer. */
const RETRY_MS = 15_000
const RETRY_MS_MAX = 3_600_000
/** More than a day. */
const ATTEMPTS_MAX = 36

/**
 * Gives the customers at Stripe the new e-mail addresses of their accounts, to which Stripe sends invoices. A change of
 * an address does not wait for Stripe. A customer keeps an address that was set at Stripe itself.
 */
export const customerEmails = ({ db, provider, log, retryMs = RETRY_MS, sweepMs = SWEEP_MS }: CustomerEmailsOptions) =>
  ({
    name: 'Sending new e-mail addresses to Stripe',
    everyMs: sweepMs,
    firstAfterMs: sweepMs,
    async work(signal) {
      while (!signal.aborted) {
        const due = await claimEmail(db, { retryMs, retryMsMax: RETRY_MS_MAX })
        if (!due) return
        const { customer_id: customerId, email, earlier, attempts } = due
        try {
          // A customer that was deleted at Stripe needs no address. The next one gets the new one.
          await provider.changeEmail({ customerId, email, earlier })
        } catch (error) {
          if (attempts < ATTEMPTS_MAX) throw error
          log(`The customer ${customerId} keeps its earlier e-mail address at Stripe: ${(error as Error).message}`)
        }
        await finishEmail(db, due)
      }
    },
  }) satisfies RecurringJob
