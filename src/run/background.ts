import { auditSweep } from '../accounts/audit-sweep.ts'
import { type Deletions, deletionSweep } from '../accounts/deletion.ts'
import type { Database } from '../db/pool.ts'
import { type RecurringJob, repeated } from '../db/repeated.ts'
import { claimSweep } from '../idempotency/sweep.ts'
import type { IdentityService } from '../identity/open.ts'
import { limitsSweep } from '../limits/sweep.ts'
import type { Reports } from '../reports/reports.ts'

export interface BackgroundParts {
  readonly db: Database
  readonly deletions: Pick<Deletions, 'sweep'>
  readonly identity: Pick<IdentityService, 'embedded'>
  readonly reports: Pick<Reports, 'jobs'>
}

/** Every job that a front repeats beside its requests. */
export const backgroundJobs = ({ db, deletions, identity, reports }: BackgroundParts): readonly RecurringJob[] => [
  limitsSweep(db),
  auditSweep(db),
  claimSweep(db),
  deletionSweep(deletions),
  ...(identity.embedded ? [identity.embedded.pruning] : []),
  ...reports.jobs,
]

export interface Background {
  /** Starts no further run and waits for the present ones. */
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
