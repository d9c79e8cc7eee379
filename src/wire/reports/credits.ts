import type { Credits } from '../../accounts/billing/credits.ts'
import type { ReportCreditsReply } from '../../contract/reports.ts'
import { instant, instantOrNull } from '../instant.ts'

/** The report credits of an account, with the latest entries of their ledger. */
export const creditsReply = ({
  available,
  plan,
  grantedPerMonth,
  nextGrantAtMs,
  entries,
}: Credits): ReportCreditsReply => ({
  ...{ available, plan, granted_per_month: grantedPerMonth },
  next_grant_at: instantOrNull(nextGrantAtMs),
  recent: entries.map(({ at, ...entry }) => ({ at: instant(at), ...entry })),
})
