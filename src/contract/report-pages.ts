import { z } from 'zod'

/** Longer than any valid value. The page says what is wrong with a shorter one. */
const FIELD_MAX = 1_000

const Field = z.string().max(FIELD_MAX)
/** A box that is not ticked is not sent. */
const Box = z.literal('on').optional()
const OrderKey = z
  .uuid()
  .max(36)
  .describe('An id from the page with the form, so that a double click orders only once.')

export const ReportsPageQuery = z.strictObject({
  before: z.uuid().max(36).optional().describe('The last report of the previous page.'),
  done: z.enum(['deleted']).optional().describe('Which confirmation the page shows.'),
})

export const ReportPageQuery = z.strictObject({
  done: z.enum(['ordered']).optional().describe('Which confirmation the page shows.'),
})

/** The fields of an order. Its handler reads them by the contract of the API. */
export const ReportOrderForm = z
  .strictObject({
    name: Field,
    day: Field,
    month: Field,
    year: Field,
    time: Field.optional(),
    time_unknown: Box,
    city: Field,
    place: Field.optional().describe('The choice among places with the same name.'),
    language: Field,
    page_size: Field,
    output_format: Field,
    include_chart_in_pdf: Box,
    include_profile_branding_logo: Box,
    pdf_footer_label: Field,
    order_key: OrderKey,
  })
  .meta({ id: 'ReportOrderForm' })
export type ReportOrderForm = z.output<typeof ReportOrderForm>

/** What a link fills in. It orders nothing. */
export const ReportOrderPageQuery = z.strictObject({
  name: Field.default(''),
  day: Field.default(''),
  month: Field.default(''),
  year: Field.default(''),
  time: Field.optional(),
  time_unknown: Box,
  city: Field.default(''),
})

/** The form that orders the sample report. */
export const DemoReportForm = z.strictObject({ order_key: OrderKey }).meta({ id: 'DemoReportForm' })

export const REPORT_FILES = ['report.pdf', 'report.json', 'report.md', 'wheel.svg'] as const

export const ReportFilePath = z.object({ job_id: z.string().max(100), file: z.enum(REPORT_FILES) })
