import type { Plan } from '../../accounts/billing/plans.ts'
import type { AccountProfile } from '../../contract/account.ts'
import type { Allowance } from '../../http/limits/store.ts'
import { instant } from '../instant.ts'

/** The units that an account has used in the period of its plan, and those that remain. */
export const usageReply = (
  { period }: Pick<Plan, 'period'>,
  { limit, remaining, resetAtMs }: Allowance,
): AccountProfile['usage'] => ({
  period,
  limit,
  used: limit - remaining,
  remaining,
  resets_at: instant(resetAtMs),
})

/** The status of an account. The requests of an inactive one are answered with 403. */
export const accountStatus = (subscribed: boolean): AccountProfile['status'] => (subscribed ? 'active' : 'inactive')
