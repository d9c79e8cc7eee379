import { z } from 'zod'
import { REPORT_STATUSES } from '../../contract/report-status.ts'
import type { Database } from './pool.ts'
import { statement } from './statement.ts'

const Instant = z.number().nullable()
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
