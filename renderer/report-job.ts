import type { ReportContent } from '../src/contract/reports/content.ts'
import { keepLease } from '../src/platform/db/lease.ts'
import type { Database } from '../src/platform/db/pool.ts'
import {
  claimReport,
  completeReport,
  failReport,
  findBranding,
  findBrandingImage,
  nextReport,
  renewReport,
  type Variant,
} from '../src/platform/db/reports.ts'
import { Refusal, type RefusalCode } from '../src/platform/errors.ts'
import type { Browsers } from './browser.ts'
import {
  type RenderedReport,
  type ReportBranding,
  type ReportLook,
  type ReportProgress,
  renderReport,
} from './report.ts'

/** A claimed report. */
export interface ClaimedTask {
  readonly content: ReportContent
  readonly look: ReportLook
  readonly branding: ReportBranding | null
  readonly variant: Variant
}

/** Hands out reports and stores their results. */
export interface ReportJobStore {
  /** The report to make with the job of `id`, so that accounts take turns. Null when none is waiting. */
  next(id: string): Promise<string | null>
  /** Null when the report needs no work. */
  claim(id: string): Promise<ClaimedTask | null>
  /** False when the report needs no more work: the job may stop. */
  renew(id: string, progress: ReportProgress): Promise<boolean>
  complete(id: string, variant: Variant, report: RenderedReport): Promise<boolean>
  fail(id: string, code: RefusalCode): Promise<boolean>
}

/** The result of a job. */
export type ReportOutcome = 'done' | 'nothing' | 'superseded' | RefusalCode

/** A third of the lease on a report. */
const RENEW_EVERY_MS = 3_000
/** Other renderers may claim the next report first. */
const CHOICES_MAX = 5
/** The report is not their cause, so it stays for another renderer or a later attempt. */
const FAULTS_OF_THE_MACHINE: ReadonlySet<RefusalCode> = new Set(['png_unavailable', 'database_unavailable'])

/** Reports in Postgres. The first one opens the database. */
export const reportJobStore = (database: () => Promise<Database>): ReportJobStore => ({
  next: async (id) => nextReport(await database(), id),
  async claim(id) {
    const db = await database()
    const claimed = await claimReport(db, id)
    if (!claimed) return null
    const { content, options, variant, orderedAt: createdAt, accountId } = claimed
    const branding = variant === 'with_logo' ? await footerOf(db, accountId) : null
    return { content, variant, branding, look: { ...options, createdAt } }
  },
  renew: async (id, progress) => renewReport(await database(), id, progress),
  complete: async (id, variant, report) => completeReport(await database(), id, variant, report),
  fail: async (id, code) => failReport(await database(), id, code),
})

/** The image and the label for the footers. Null if the account has deleted its image since the order. */
async function footerOf(db: Database, accountId: string): Promise<ReportBranding | null> {
  const branding = await findBranding(db, accountId)
  const image = await findBrandingImage(db, accountId)
  return branding && image && { png: image.png, label: branding.footer_label }
}

/**
 * Makes the report whose turn it is. The queue has a job for each report, and any job makes any report.
 */
export async function makeNextReport(
  browsers: Browsers,
  jobStore: ReportJobStore,
  jobId: string,
  log: (error: unknown) => void,
): Promise<{ outcome: ReportOutcome; pages: number }> {
  for (let choice = 0; choice < CHOICES_MAX; choice += 1) {
    const id = await jobStore.next(jobId)
    if (id === null) break
    const made = await makeReport(browsers, jobStore, id, log)
    if (made.outcome !== 'nothing') return made
  }
  return { outcome: 'nothing', pages: 0 }
}

/**
 * Makes one report. An error of the report itself ends it as failed. Without a browser or a database it stays unchanged
 * for another renderer or a later attempt, and this throws.
 */
export async function makeReport(
  browsers: Browsers,
  jobStore: ReportJobStore,
  id: string,
  log: (error: unknown) => void,
): Promise<{ outcome: ReportOutcome; pages: number }> {
  const task = await jobStore.claim(id)
  if (!task) return { outcome: 'nothing', pages: 0 }
  const claim = keepClaim(jobStore, id, log)
  try {
    const report = await renderReport(browsers, task.content, task.look, task.branding, claim.note)
    if (claim.isLost()) return { outcome: 'superseded', pages: 0 }
    const isOurs = await jobStore.complete(id, task.variant, report)
    return { outcome: isOurs ? 'done' : 'superseded', pages: report.pages }
  } catch (error) {
    if (claim.isLost()) return { outcome: 'superseded', pages: 0 }
    const code = error instanceof Refusal ? error.code : 'render_failed'
    if (FAULTS_OF_THE_MACHINE.has(code)) throw error
    log(error)
    await jobStore.fail(id, code)
    return { outcome: code, pages: 0 }
  } finally {
    claim.end()
  }
}

class Superseded extends Error {}

/** Renews a claim during the work and stores the progress. */
function keepClaim(jobStore: ReportJobStore, id: string, log: (error: unknown) => void) {
  let progress: ReportProgress | undefined
  const { renew, isLost, end } = keepLease(async () => progress === undefined || (await jobStore.renew(id, progress)), {
    everyMs: RENEW_EVERY_MS,
    log,
  })
  return {
    /** Throws when another renderer has claimed the report. */
    async note(next: ReportProgress): Promise<void> {
      progress = next
      await renew()
      if (isLost()) throw new Superseded('Another renderer has claimed the report')
    },
    isLost,
    end,
  }
}
