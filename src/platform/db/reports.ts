import { hash } from 'node:crypto'
import { z } from 'zod'
import type { ReportContent } from '../../contract/report-content.ts'
import type { ReportOptions } from '../../contract/reports.ts'
import type { Database } from './pool.ts'
import { statement } from './statement.ts'

/** A report as PDF, with or without the logo of its account in the footer. */
export const VARIANTS = ['with_logo', 'without_logo'] as const
export type Variant = (typeof VARIANTS)[number]

/** A renderer that has not renewed its lease for this long counts as dead. It renews three times in this period. */
export const REPORT_LEASE_MS = 10_000
/** A report fails after this many attempts, because the report itself may cause the crashes. */
export const REPORT_ATTEMPTS_MAX = 5

/** JSON that this service stored, valid when it was written. */
const ours = <Type>() => z.custom<Type>((value) => typeof value === 'object' && value !== null)

const Claimed = z.object({
  id: z.uuid(),
  account_id: z.uuid(),
  variant: z.enum(VARIANTS),
  options: ours<ReportOptions>(),
  content: ours<Omit<ReportContent, 'wheel_svg'>>(),
  wheel_svg: z.string(),
  created_at: z.number(),
})
const Id = z.object({ id: z.uuid() })

const next = statement('report_next', Id)
const claim = statement('report_claim', Claimed)
const renew = statement('report_renew', Id)
const complete = statement('report_complete', Id)
const fail = statement('report_fail', Id)

/** The work of a renderer. */
export interface ClaimedReport {
  readonly id: string
  /** The account whose branding it shows. */
  readonly accountId: string
  readonly content: ReportContent
  readonly options: ReportOptions
  readonly variant: Variant
  /** The date of the document. */
  readonly orderedAt: Date
}

/**
 * The report that a renderer makes next when it takes the job of `id`. Accounts take turns, so that one with many
 * orders does not delay others. Null when none is waiting.
 */
export const nextReport = async (db: Database, id: string): Promise<string | null> =>
  (await db.maybeOne(next({ id, attempts_max: REPORT_ATTEMPTS_MAX })))?.id ?? null

/**
 * Claims a report that waits, or whose renderer stopped renewing, for `leaseMs`. Its status becomes `processing`. Null
 * when there is nothing to do.
 */
export async function claimReport(db: Database, id: string, leaseMs = REPORT_LEASE_MS): Promise<ClaimedReport | null> {
  const row = await db.maybeOne(claim({ id, lease_ms: leaseMs, attempts_max: REPORT_ATTEMPTS_MAX }))
  if (!row) return null
  const { account_id: accountId, content, wheel_svg, created_at, ...rest } = row
  return { ...rest, accountId, content: { ...content, wheel_svg }, orderedAt: new Date(created_at) }
}

/**
 * Records the progress of a renderer and renews its lease. False when nothing is left to render, so that it can stop.
 */
export const renewReport = async (
  db: Database,
  id: string,
  { chapter, chapters }: { readonly chapter: number; readonly chapters: number },
  leaseMs = REPORT_LEASE_MS,
): Promise<boolean> => (await db.maybeOne(renew({ id, chapter, chapters, lease_ms: leaseMs }))) !== null

/** Stores the document and completes the report in one statement. False when another renderer was faster. */
export const completeReport = async (
  db: Database,
  id: string,
  variant: Variant,
  { pdf, pages }: { readonly pdf: Buffer; readonly pages: number },
): Promise<boolean> =>
  (await db.maybeOne(complete({ id, variant, pdf, pages, sha: hash('sha256', pdf, 'buffer') }))) !== null

/**
 * Fails a report and returns its credit in one statement. For a completed report it gives up the further variant.
 * `code` is one of src/platform/errors.ts. False when nothing is left to render.
 */
export const failReport = async (db: Database, id: string, code: string): Promise<boolean> =>
  (await db.maybeOne(fail({ id, error: code }))) !== null
