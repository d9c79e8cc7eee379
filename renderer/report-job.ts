import type { ReportContent } from '../src/contract/report-content.ts'
import { keepLease } from '../src/platform/db/lease.ts'
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
export interface ClaimedTask<Variant> {
  readonly content: ReportContent
  readonly look: ReportLook
  readonly branding: ReportBranding | null
  readonly variant: Variant
}

/** Hands out reports and stores their results. */
export interface ReportDesk<Variant = string> {
  /** The report to make with the job of `id`, so that accounts take turns. Null when none is waiting. */
  next(id: string): Promise<string | null>
  /** Null when the report needs no work. */
  claim(id: string): Promise<ClaimedTask<Variant> | null>
  /** False when the report needs no more work: the job may stop. */
  renew(id: string, progress: ReportProgress): Promise<boolean>
  complete(id: string, variant: Variant, report: RenderedReport): Promise<boolean>
  fail(id: string, code: RefusalCode): Promise<boolean>
}

/** A third of the lease on a report. */
const RENEW_EVERY_MS = 3_000

/** Other renderers may claim the next report first. */
const CHOICES_MAX = 5

/** The result of a job. */
export type ReportOutcome = 'done' | 'nothing' | 'superseded' | RefusalCode

/**
 * Makes the report whose turn it is. The queue has a job for each report, and any job makes any report.
 */
export async function makeNextReport<Variant>(
  browsers: Browsers,
  desk: ReportDesk<Variant>,
  jobId: string,
  log: (error: unknown) => void,
): Promise<{ outcome: ReportOutcome; pages: number }> {
  for (let choice = 0; choice < CHOICES_MAX; choice += 1) {
    const id = await desk.next(jobId)
    if (id === null) break
    const made = await makeReport(browsers, desk, id, log)
    if (made.outcome !== 'nothing') return made
  }
  return { outcome: 'nothing', pages: 0 }
}

/**
 * Makes one report. An error of the report itself ends it as failed. Without a browser or a database it stays unchanged
 * for another renderer or a later attempt, and this throws.
 */
export async function makeReport<Variant>(
  browsers: Browsers,
  desk: ReportDesk<Variant>,
  id: string,
  log: (error: unknown) => void,
): Promise<{ outcome: ReportOutcome; pages: number }> {
  const task = await desk.claim(id)
  if (!task) return { outcome: 'nothing', pages: 0 }
  const claim = keepClaim(desk, id, log)
  try {
    const report = await renderReport(browsers, task.content, task.look, task.branding, claim.note)
    if (claim.isLost()) return { outcome: 'superseded', pages: 0 }
    const isOurs = await desk.complete(id, task.variant, report)
    return { outcome: isOurs ? 'done' : 'superseded', pages: report.pages }
  } catch (error) {
    if (claim.isLost()) return { outcome: 'superseded', pages: 0 }
    const code = error instanceof Refusal ? error.code : 'render_failed'
    if (LEFT.has(code)) throw error
    log(error)
    await desk.fail(id, code)
    return { outcome: code, pages: 0 }
  } finally {
    claim.end()
  }
}

/** Failures of this machine, for which the report is not the cause. */
const LEFT: ReadonlySet<RefusalCode> = new Set(['png_unavailable', 'database_unavailable'])

class Superseded extends Error {}

/** Renews a claim during the work and stores the progress. */
function keepClaim<Variant>(desk: ReportDesk<Variant>, id: string, log: (error: unknown) => void) {
  let progress: ReportProgress | undefined
  const { renew, isLost, end } = keepLease(async () => progress === undefined || (await desk.renew(id, progress)), {
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
