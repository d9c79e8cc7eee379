import type { AccountProfile } from '../../contract/account.ts'
import type { BillingDetails, RequestPackReply } from '../../contract/billing.ts'
import type { PlanList } from '../../contract/plans.ts'

/** What an account has, and what it may buy. */
export interface PlanShown {
  /** The display name of the plan. */
  readonly title: string
  readonly billing: BillingDetails
  readonly usage: AccountProfile['usage']
  readonly plans: PlanList
  readonly offer: RequestPackReply['offer']
  /** Whether the installation sells anything. */
  readonly isOpen: boolean
  /** What is wrong with the last form. */
  readonly faults: readonly string[]
  /** The report credits that were typed. */
  readonly quantity?: string | undefined
}
