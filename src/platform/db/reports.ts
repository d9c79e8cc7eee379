import { hash } from 'node:crypto'
import { z } from 'zod'
import type { ReportContent } from '../../contract/reports/content.ts'
import type { ReportOptions } from '../../contract/reports/reports.ts'
import { type Database, statement } from './pool.ts'

/** A report as PDF, with or without the logo of its account in the footer. */
export const VARIANTS = ['with_logo', 'without_logo'] as const
export type Variant = (typeof VARIANTS)[number]

/** A renderer that has not renewed its lease for this long counts as dead. It renews three times in this period. */
const REPORT_LEASE_MS = 10_000
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

const Hopeless = z.object({ id: z.uuid(), error: z.string() })
/** Seconds. NaN while there are no reports. */
const Times = z.object({ quantile: z.coerce.number(), queued: z.number(), rendered: z.number() })

const requeueStale = statement('report_requeue_stale', Id)
const enqueueDue = statement('report_enqueue_due', Id)
const listHopeless = statement('report_list_hopeless', Hopeless)
const deleteOld = statement('report_delete_old', z.object({ count: z.int() }))
const count = statement('report_count', z.object({ status: z.string(), count: z.int() }))
const times = statement('report_times', Times)

/** Far within the time limit of a statement. */
const ROWS_MAX = 100
/** Each has a document of several megabytes. */
const OLD_ROWS_MAX = 20

const attempts = { attempts_max: REPORT_ATTEMPTS_MAX, rows_max: ROWS_MAX }

/** Queues reports again if their renderer stopped renewing. Returns their ids. */
export const requeueStaleReports = async (db: Database): Promise<readonly string[]> =>
  (await db.any(requeueStale(attempts))).map(({ id }) => id)

/** Ids of reports and variants that were last added to the queue `afterMs` ago. */
export const takeDueReports = async (db: Database, afterMs: number): Promise<readonly string[]> =>
  (await db.any(enqueueDue({ ...attempts, after_ms: afterMs }))).map(({ id }) => id)

/** Reports and variants with too many attempts, or that have waited for `waitMs`, each with its error code. */
export const listHopelessReports = (db: Database, waitMs: number): Promise<readonly z.output<typeof Hopeless>[]> =>
  db.any(listHopeless({ ...attempts, wait_ms: waitMs }))

/** Deletes a batch of reports older than `days`. False when none are left. */
export const deleteOldReports = async (db: Database, days: number): Promise<boolean> =>
  (await db.one(deleteOld({ days, rows_max: OLD_ROWS_MAX }))).count === OLD_ROWS_MAX

/** Number of reports by status. Ended ones count for an hour. */
export const countReports = (db: Database) => db.any(count({}))

/** Quantiles of the waiting and rendering times of the last hour, in seconds. */
export const reportTimes = (db: Database) => db.any(times({}))

/** The branding of an account: the logo and the label in the footers of its reports. */
const Branding = z.object({
  width: z.number(),
  height: z.number(),
  bytes: z.number(),
  sha256: z.instanceof(Buffer),
  footer_label: z.string().nullable(),
  updated_at: z.number(),
})
export type Branding = z.output<typeof Branding>

const Image = z.object({ png: z.instanceof(Buffer), sha256: z.instanceof(Buffer) })

export interface NewBranding {
  readonly png: Buffer
  readonly sha256: Buffer
  readonly width: number
  readonly height: number
  readonly footerLabel: string | null
}

const findLogo = statement('report_branding_find', Branding)
const findLogoImage = statement('report_branding_find_image', Image)
const upsertLogo = statement('report_branding_upsert', Branding)
const removeLogo = statement('report_branding_delete', z.object({ account_id: z.uuid() }))

export const findBranding = (db: Database, accountId: string): Promise<Branding | null> =>
  db.maybeOne(findLogo({ account_id: accountId }))

export const findBrandingImage = (db: Database, accountId: string): Promise<z.output<typeof Image> | null> =>
  db.maybeOne(findLogoImage({ account_id: accountId }))

/** Null when the account is gone. */
export const putBranding = (
  db: Database,
  accountId: string,
  { png, sha256, width, height, footerLabel }: NewBranding,
): Promise<Branding | null> =>
  db.maybeOne(upsertLogo({ account_id: accountId, png, sha: sha256, width, height, footer_label: footerLabel }))

/** False when there was none. */
export const deleteBranding = async (db: Database, accountId: string): Promise<boolean> =>
  (await db.maybeOne(removeLogo({ account_id: accountId }))) !== null
