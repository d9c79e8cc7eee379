import { enqueueLetter } from '../platform/db/letters.ts'
import type { Database } from '../platform/db/pool.ts'
import type { Subscription } from './provider.ts'
import type { Terms } from './terms.ts'

/** Stripe sends the event three days before. It may be read a little early. */
const TRIAL_ENDS_WITHIN_MS = 3.5 * 86_400_000

/**
 * Stores the letters that the state of a subscription asks for: one for each unpaid invoice, and one for each trial.
 */
export async function writeLetters(
  transaction: Database,
  accountId: string,
  { id, status, priceId, due, dueSinceMs, currency, trialEndsAtMs }: Subscription,
  { graceMs, planOf }: Terms,
  nowMs: number,
): Promise<void> {
  if (planOf(priceId) === null) return
  if (status === 'past_due' && due && dueSinceMs !== null)
    await enqueueLetter(transaction, {
      ...{ accountId, kind: 'payment_failed', reference: due.invoiceId },
      detail: { amountMinor: due.amountMinor, currency, graceEndsAtMs: dueSinceMs + graceMs },
    })
  if (status === 'trialing' && trialEndsAtMs !== null && trialEndsAtMs - nowMs < TRIAL_ENDS_WITHIN_MS)
    await enqueueLetter(transaction, {
      ...{ accountId, kind: 'trial_ending', reference: `${id} ${trialEndsAtMs}` },
      detail: { endsAtMs: trialEndsAtMs },
    })
}
