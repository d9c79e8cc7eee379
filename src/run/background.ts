import type { Admin } from '../accounts/admin/admin.ts'
import { auditSweep } from '../accounts/audit-sweep.ts'
import { type Deletions, deletionSweep } from '../accounts/deletion.ts'
import type { IdentityService } from '../accounts/identity/open.ts'
import type { OAuth } from '../accounts/oauth/oauth.ts'
import type { Statistics } from '../accounts/statistics/statistics.ts'
import { claimSweep } from '../http/idempotency/sweep.ts'
import { limitsSweep } from '../http/limits/sweep.ts'
import type { ExportJobs } from '../jobs/exports/export-jobs.ts'
import type { Reports } from '../jobs/reports/reports.ts'
import type { Payments } from '../payments/payments.ts'
import type { Advice } from '../platform/advice.ts'
import type { Database } from '../platform/db/pool.ts'
import { type RecurringJob, repeated } from '../platform/db/repeated.ts'
import type { Outbox } from '../platform/mail/outbox.ts'
import { browserWatch } from './browser-watch.ts'
import { clockWatch } from './clock-watch.ts'
import type { DiskSpace } from './disk-space.ts'

export interface BackgroundParts {
  readonly advice: Advice
  readonly beating: RecurringJob
  readonly admin: Pick<Admin, 'sweeping'>
  readonly db: Database
  readonly disk: Pick<DiskSpace, 'measuring'>
  readonly deletions: Pick<Deletions, 'sweep'>
  readonly exportJobs: Pick<ExportJobs, 'jobs'>
  readonly identity: Pick<IdentityService, 'embedded'>
  readonly letters: readonly RecurringJob[]
  readonly oauth: Pick<OAuth, 'sweeping'>
  readonly outbox: Pick<Outbox, 'sweeping'>
  readonly payments: Pick<Payments, 'jobs'>
  readonly reports: Pick<Reports, 'jobs'>
  readonly statistics: Pick<Statistics, 'sweeping'>
}

/** Every job that a front repeats in the background. */
export const backgroundJobs = (parts: BackgroundParts): readonly RecurringJob[] => [
  parts.beating,
  parts.disk.measuring,
  clockWatch(parts.db, parts.advice),
  browserWatch(parts.db, parts.advice),
  limitsSweep(parts.db),
  auditSweep(parts.db),
  parts.admin.sweeping,
  claimSweep(parts.db),
  deletionSweep(parts.deletions),
  parts.oauth.sweeping,
  parts.statistics.sweeping,
  parts.outbox.sweeping,
  ...(parts.identity.embedded ? [parts.identity.embedded.pruning] : []),
  ...parts.payments.jobs,
  ...parts.letters,
  ...parts.reports.jobs,
  ...parts.exportJobs.jobs,
]

export interface Background {
  /** Starts no further run and waits for the current ones. */
  stop(): Promise<void>
}

export function startBackground(jobs: readonly RecurringJob[], log: (message: string) => void): Background {
  const running = jobs.map((job) => repeated(job, log))
  return {
    async stop() {
      await Promise.all(running.map(({ stop }) => stop()))
    },
  }
}
