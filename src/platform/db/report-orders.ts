import { z } from 'zod'
import { REPORT_STATUSES } from '../../contract/jobs.ts'
import type { ReportOptions } from '../../contract/reports/reports.ts'
import { arrayText, type Database, statement } from './pool.ts'
import type { Variant } from './reports.ts'

const Status = z.enum(REPORT_STATUSES)
const Instant = z.number().nullable()

/** Times are Unix milliseconds. */
const Ordered = z.object({ id: z.uuid(), status: Status, created_at: z.number() })
export type OrderedRow = z.output<typeof Ordered>

const Row = Ordered.extend({
  chapter: z.int(),
  chapters: z.int(),
  error: z.string().nullable(),
  variant: z.enum(['with_logo', 'without_logo']),
  options: z.custom<ReportOptions>(),
  started_at: Instant,
  ended_at: Instant,
  callback_url: z.string().nullable(),
  callback_state: z.enum(['pending', 'delivered', 'given_up']).nullable(),
  callback_attempts: z.int().nullable(),
  last_status: z.int().nullable(),
  last_error: z.string().nullable(),
  next_try_at: Instant,
})
export type ReportRow = z.output<typeof Row>

const Document = z.object({
  sha256: z.instanceof(Buffer).nullable(),
  pages: z.int().nullable(),
  error: z.string().nullable(),
})
const Id = z.object({ id: z.uuid() })

const findOrder = statement('report_order_find', Ordered)
const backlog = statement('report_backlog', z.object({ all_accounts: z.int(), own: z.int() }))
const insert = statement('report_insert', Ordered)
const find = statement('report_find', Row)
const findContent = statement('report_find_content', z.object({ content: z.string() }))
const remove = statement('report_delete', Id)
const findDocument = statement('report_document_find', Document)
const findPdf = statement('report_document_find_pdf', z.object({ pdf: z.instanceof(Buffer) }))
const want = statement('report_document_want', Id)

export interface NewReport {
  readonly accountId: string
  /** Identifies an order, so that repeated requests order once. */
  readonly orderKey: Buffer | null
  readonly options: ReportOptions
  /** `ReportContent` as JSON, without the wheel. */
  readonly content: string
  readonly wheelSvg: string
  readonly variant: Variant
}

/** The order that is stored under one of these keys. */
export const findReportOrder = (db: Database, accountId: string, keys: readonly Buffer[]): Promise<OrderedRow | null> =>
  db.maybeOne(
    findOrder({ account_id: accountId, order_keys: arrayText(keys, (key) => `"\\\\x${key.toString('hex')}"`) }),
  )

/** Number of unfinished reports, of one account and of all. */
export const reportBacklog = (db: Database, accountId: string) => db.one(backlog({ account_id: accountId }))

export const insertReport = (
  db: Database,
  { accountId, orderKey, options, content, wheelSvg, variant }: NewReport,
): Promise<OrderedRow> =>
  db.one(
    insert({
      account_id: accountId,
      order_key: orderKey,
      options: JSON.stringify(options),
      content,
      wheel_svg: wheelSvg,
      variant,
    }),
  )

/** Null when the account has no such report. */
export const findReport = (db: Database, accountId: string, id: string): Promise<ReportRow | null> =>
  db.maybeOne(find({ id, account_id: accountId }))

/** The content of a completed report, as JSON without the wheel. */
export const findReportContent = async (db: Database, accountId: string, id: string): Promise<string | null> =>
  (await db.maybeOne(findContent({ id, account_id: accountId })))?.content ?? null

/** False when the account has no such report. The credit of an unfinished one is returned. */
export const deleteReport = async (db: Database, accountId: string, id: string): Promise<boolean> =>
  (await db.maybeOne(remove({ id, account_id: accountId }))) !== null

/** A variant of a report without its bytes. Null when it was never requested. */
export const findReportDocument = (db: Database, accountId: string, id: string, variant: Variant) =>
  db.maybeOne(findDocument({ id, account_id: accountId, variant }))

export const findDocumentPdf = async (db: Database, id: string, variant: Variant): Promise<Buffer | null> =>
  (await db.maybeOne(findPdf({ id, variant })))?.pdf ?? null

/** Requests a variant of a completed report. True when it must be queued. */
export const wantVariant = async (db: Database, id: string, variant: Variant): Promise<boolean> =>
  (await db.maybeOne(want({ id, variant }))) !== null

/** The content is absent in reports that tests or earlier versions stored. */
const Text = z.string().nullable()

/** Times are Unix milliseconds. */
const Listed = z.object({
  id: z.uuid(),
  status: z.enum(REPORT_STATUSES),
  chapter: z.int(),
  chapters: z.int(),
  error: Text,
  created_at: z.number(),
  started_at: Instant,
  ended_at: Instant,
  name: Text,
  born: Text,
  /** Its credit was returned. */
  is_returned: z.boolean(),
})
export type ListedReport = z.output<typeof Listed>

const Preview = z.object({
  name: Text,
  born: Text,
  place: Text,
  titles: z.array(z.string()),
  portrait: Text,
  /** For the ordered document. Null until it is rendered. */
  pages: z.int().nullable(),
  is_returned: z.boolean(),
})
export type ReportPreview = z.output<typeof Preview>

const list = statement('report_list', Listed)
const findPreview = statement('report_find_preview', Preview)
const findWheel = statement('report_find_wheel', z.object({ wheel_svg: z.string() }))

interface ReportPage {
  /** The report after which the page begins. Null for the first page. */
  readonly before: string | null
  readonly rowsMax: number
}

/** The reports of an account, newest first. */
export const listReports = (
  db: Database,
  accountId: string,
  { before, rowsMax }: ReportPage,
): Promise<readonly ListedReport[]> => db.any(list({ account_id: accountId, before, rows_max: rowsMax }))

/** Null when the account has no such report. */
export const findReportPreview = (db: Database, accountId: string, id: string): Promise<ReportPreview | null> =>
  db.maybeOne(findPreview({ id, account_id: accountId }))

/** The drawing of the chart of a report. Null when the account has no such report. */
export const findReportWheel = async (db: Database, accountId: string, id: string): Promise<string | null> =>
  (await db.maybeOne(findWheel({ id, account_id: accountId })))?.wheel_svg ?? null
