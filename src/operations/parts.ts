import type { Redis } from 'ioredis'
import type { ReadImage } from '../accounts/branding-image.ts'
import type { Changes } from '../accounts/changes.ts'
import type { Deletions } from '../accounts/deletion.ts'
import type { FindAccount } from '../accounts/holder.ts'
import type { Admin } from '../admin/admin.ts'
import type { Advice } from '../advice.ts'
import type { Compute } from '../compute/compute.ts'
import type { Database } from '../db/pool.ts'
import type { ExportJobs } from '../export-jobs/export-jobs.ts'
import type { Exports } from '../exports/exports.ts'
import type { IdentityService } from '../identity/open.ts'
import type { Limits } from '../limits/limits.ts'
import type { Mailer } from '../mail/mail.ts'
import type { Mcp } from '../mcp/message.ts'
import type { Tickets } from '../mcp/tickets.ts'
import type { Metrics } from '../metrics.ts'
import type { OAuth } from '../oauth/oauth.ts'
import type { Payments } from '../payments/payments.ts'
import type { Renders } from '../renders/renders.ts'
import type { Reports } from '../reports/reports.ts'
import type { RequestLog } from '../requests/request-log.ts'
import type { Statistics } from '../statistics/statistics.ts'

/** Everything that handlers may use. A handler takes the members that it names, and a missing member does not compile. */
export interface Parts {
  readonly admin: Admin
  readonly advice: Advice
  /** The origins to which a customer may return after paying. */
  readonly billingOrigins: readonly string[]
  readonly changes: Changes
  readonly compute: Compute
  readonly db: Database
  readonly deletions: Deletions
  readonly exports: Exports
  readonly exportJobs: ExportJobs
  readonly findAccount: FindAccount
  readonly identity: IdentityService
  readonly isDatabaseUp: () => Promise<boolean>
  /** True from the signal that ends this process. */
  readonly isStopping: () => boolean
  readonly limits: Limits
  readonly mailer: Mailer
  readonly mcp: Mcp
  readonly metrics: Metrics
  readonly readImage: ReadImage
  readonly oauth: OAuth
  readonly payments: Payments
  /** PUBLIC_URL. Without it the address of the request is used. */
  readonly publicUrl: string | undefined
  /** The version of this code, which ETags depend on. */
  readonly release: string
  readonly redis: Pick<Redis, 'info'> | undefined
  readonly renders: Renders
  readonly reports: Reports
  readonly requests: RequestLog
  readonly statistics: Statistics
  readonly tickets: Tickets
}
