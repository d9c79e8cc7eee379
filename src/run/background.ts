import { statfs } from 'node:fs/promises'
import type { Admin } from '../accounts/admin/admin.ts'
import { auditSweep } from '../accounts/audit.ts'
import { type Deletions, deletionSweep } from '../accounts/deletion.ts'
import type { IdentityService } from '../accounts/identity/open.ts'
import type { OAuth } from '../accounts/oauth/oauth.ts'
import { keptRequestSweep } from '../accounts/requests/kept-requests.ts'
import type { Statistics } from '../accounts/statistics/statistics.ts'
import { claimSweep } from '../http/idempotency/idempotency.ts'
import { limitsSweep } from '../http/limits/plans/limits.ts'
import type { ExportJobs } from '../jobs/exports/export-jobs.ts'
import type { Reports } from '../jobs/reports/reports.ts'
import type { Payments } from '../payments/payments.ts'
import type { Advice } from '../platform/advice.ts'
import { clockAheadMs, isClockRight } from '../platform/clock.ts'
import { followClock, renderersLackBrowser } from '../platform/db/health.ts'
import type { Database } from '../platform/db/pool.ts'
import { type RecurringJob, repeated } from '../platform/db/recurring-job.ts'
import type { Outbox } from '../platform/mail/outbox.ts'

export interface BackgroundServices {
  readonly advice: Advice
  readonly heartbeat: RecurringJob
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
export const backgroundJobs = (services: BackgroundServices): readonly RecurringJob[] => [
  services.heartbeat,
  services.disk.measuring,
  clockWatch(services.db, services.advice),
  browserWatch(services.db, services.advice),
  limitsSweep(services.db),
  keptRequestSweep(services.db),
  auditSweep(services.db),
  services.admin.sweeping,
  claimSweep(services.db),
  deletionSweep(services.deletions),
  services.oauth.sweeping,
  services.statistics.sweeping,
  services.outbox.sweeping,
  ...(services.identity.embedded ? [services.identity.embedded.pruning] : []),
  ...services.payments.jobs,
  ...services.letters,
  ...services.reports.jobs,
  ...services.exportJobs.jobs,
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

/** As often as renderers send a heartbeat. */
const BROWSER_EVERY_MS = 10_000
const NO_BROWSER =
  'No renderer has a browser, so charts as PNG or PDF and reports are refused. Install Chrome or Chromium on the machine of the renderer, or set CHROMIUM_PATH there; its log says what is missing.'

/** Warns the operator while renderers run and none of them has a browser. */
const browserWatch = (db: Database, advice: Advice): RecurringJob => ({
  name: 'Checking for a browser',
  everyMs: BROWSER_EVERY_MS,
  async work() {
    if (await renderersLackBrowser(db)) advice.give('browser', NO_BROWSER)
    else advice.withdraw('browser')
  },
})

const CLOCK_EVERY_MS = 10_000
const MINUTE_MS = 60_000

/**
 * Measures the clock of the database, and warns the operator when the clock of this machine differs by more than a
 * minute.
 */
const clockWatch = (db: Database, advice: Advice): RecurringJob => ({
  name: 'Measuring the clock of the database',
  everyMs: CLOCK_EVERY_MS,
  async work() {
    await followClock(db)
    if (isClockRight()) advice.withdraw('clock')
    else advice.give('clock', wrongClock(clockAheadMs()))
  },
})

/** In minutes, so that the log repeats it only when it changes. */
function wrongClock(aheadMs: number): string {
  const minutes = Math.round(Math.abs(aheadMs) / MINUTE_MS)
  return `The clock of this machine is ${minutes === 1 ? 'a minute' : `${minutes} minutes`} ${
    aheadMs > 0 ? 'ahead of' : 'behind'
  } the clock of the database. This front uses the time of the database, and sign-in is not possible here until both clocks agree: correct the wrong one.`
}

/** The free space of the disk that holds VAR_DIR, and with it the embedded Postgres. */
interface DiskSpace {
  /** When it was last measured; NaN before. */
  freeBytes(): number
  readonly measuring: RecurringJob
}

const DISK_EVERY_MS = 60_000
/** Warn the operator when free space falls below the smaller of these. */
const FREE_BYTES_MIN = 2 * 1024 ** 3
const FREE_SHARE_MIN = 0.1
const DISK_FULL =
  'The disk of VAR_DIR is nearly full: less than 2 GiB, or a tenth of it, is free. When it is full, the embedded Postgres stops writing.'

export function diskSpace(folder: string, advice: Advice, stat: typeof statfs = statfs): DiskSpace {
  let freeBytes = Number.NaN
  return {
    freeBytes: () => freeBytes,
    measuring: {
      name: 'Measuring the disk',
      everyMs: DISK_EVERY_MS,
      async work() {
        const { bavail, blocks, bsize } = await stat(folder)
        freeBytes = bavail * bsize
        if (freeBytes < Math.min(FREE_BYTES_MIN, FREE_SHARE_MIN * blocks * bsize)) advice.give('disk', DISK_FULL)
        else advice.withdraw('disk')
      },
    },
  }
}
