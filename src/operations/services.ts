import type { Redis } from 'ioredis'
import type { FindAccount } from '../accounts/account.ts'
import type { Admin } from '../accounts/admin/admin.ts'
import type { ReadImage } from '../accounts/branding.ts'
import type { Changes } from '../accounts/changes.ts'
import type { Deletions } from '../accounts/deletion.ts'
import type { IdentityService } from '../accounts/identity/open.ts'
import type { OAuth } from '../accounts/oauth/oauth.ts'
import type { RequestLog } from '../accounts/requests/request-log.ts'
import type { Statistics } from '../accounts/statistics/statistics.ts'
import type { Compute } from '../calculation/threads/compute.ts'
import type { CountAccount } from '../http/limits/counter.ts'
import type { Limits } from '../http/limits/plans/limits.ts'
import type { ExportJobs } from '../jobs/exports/export-jobs.ts'
import type { Renders } from '../jobs/renders/renders.ts'
import type { Reports } from '../jobs/reports/reports.ts'
import type { Exports } from '../jobs/streams/exports.ts'
import type { Tickets } from '../mcp/inner-call.ts'
import type { Mcp } from '../mcp/message.ts'
import type { Payments } from '../payments/payments.ts'
import type { Advice } from '../platform/advice.ts'
import type { Database } from '../platform/db/pool.ts'
import type { Mailer } from '../platform/mail/letters.ts'
import type { Metrics } from '../platform/metrics.ts'
import type { KeepAnswer } from './kept-answers.ts'
import type { NowWheels } from './now-wheels.ts'

/** What handlers may use. A handler takes the members that it names, and a missing member does not compile. */
export interface Services {
  readonly admin: Admin
  readonly advice: Advice
  /** The origins to which a customer may return after paying. */
  readonly billingOrigins: readonly string[]
  readonly changes: Changes
  readonly compute: Compute
  readonly db: Database
  /** Counts a decision of an account about an assistant. Throws `rate_limit_exceeded`. */
  readonly countGrantDecision: CountAccount
  readonly deletions: Deletions
  readonly exports: Exports
  readonly exportJobs: ExportJobs
  readonly findAccount: FindAccount
  readonly identity: IdentityService
  readonly isDatabaseUp: () => Promise<boolean>
  /** True from the signal that ends this process. */
  readonly isStopping: () => boolean
  readonly keepAnswer: KeepAnswer
  readonly limits: Limits
  readonly mailer: Mailer
  readonly mcp: Mcp
  readonly metrics: Metrics
  readonly nowWheels: NowWheels
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
