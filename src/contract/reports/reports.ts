import { z } from 'zod'
import { FOOTER_LABEL_MAX } from '../accounts/settings.ts'
import { LabelLanguage } from '../fields.ts'
import { REPORT_STATUSES } from '../jobs.ts'
import { FormText, line, webAddress } from '../text.ts'
import { ReportContent } from './content.ts'

const URL_MAX = 2_000

/** The options of a report, stored with its order. */
export const ReportOptions = z.object({
  style: z.literal('standard').default('standard'),
  language: LabelLanguage.default('en').describe(
    'Language of headings, tables and glossary. The readings are in English, and the first pages say so.',
  ),
  output_format: z
    .enum(['pdf', 'json', 'markdown'])
    .default('pdf')
    .describe(
      'The preferred format. Every report is available in all three. `markdown` also sets the field `markdown`.',
    ),
  include_chart_in_pdf: z.boolean().default(true).describe('Shows the wheel on the cover and at the beginning.'),
  include_profile_branding_logo: z
    .boolean()
    .default(true)
    .describe('Shows the branding image of the account, if there is one, in the footer of each page.'),
  pdf_footer_label: line(FOOTER_LABEL_MAX)
    .nullable()
    .default(null)
    .describe('A line in the footer of each page. It replaces the line of the branding.'),
  page_size: z.enum(['A4', 'Letter']).default('A4'),
  markdown: z.boolean().default(false).describe('The completed job also has the whole report as Markdown.'),
  callback_url: webAddress(URL_MAX)
    .nullable()
    .default(null)
    .describe('Receives a signed POST when the report is completed or has failed. Must be https at a public address.'),
})
export type ReportOptions = z.output<typeof ReportOptions>

/** The order of a report, a field of `NatalChartRequest`. */
export const PsychologicalReportOrder = ReportOptions.extend({
  enabled: z
    .boolean()
    .describe('True orders the report, which costs a report credit. False orders nothing. There is no default.'),
  mode: z.literal('async').default('async').describe('The report is made after the answer.'),
})
  .strict()
  .meta({ id: 'PsychologicalReportOrder', examples: [{ enabled: true, page_size: 'A4' }] })
export type PsychologicalReportOrder = z.output<typeof PsychologicalReportOrder>

const Status = z
  .enum(REPORT_STATUSES)
  .describe('`completed` and `failed` are final. A report whose renderer crashed is queued again.')
const NextPoll = z.int().nullable().describe('Seconds until the next poll. Null when the report has ended.')
const Instant = z.iso.datetime()

/** The fields that an order adds to the answer with the chart. */
export const OrderedReport = z
  .object({ job_id: z.uuid(), status: Status, next_poll_after_seconds: NextPoll, poll_url: z.string() })
  .meta({ id: 'OrderedReport' })
export type OrderedReport = z.output<typeof OrderedReport>

export const ReportPath = z.object({
  job_id: z
    .string()
    .max(100)
    .describe('The `job_id` in the answer to the order.')
    .meta({ examples: ['5b1f0c8e-3f0e-4d52-9a40-6f1d1a7c2b93'] }),
})

export const ReportQuery = z.strictObject({
  format: z
    .enum(['json', 'pdf', 'markdown'])
    .default('json')
    .describe('`json` returns the status, and the content of a completed report.'),
  include_profile_branding_logo: z
    .boolean()
    .nullish()
    .describe(
      'Only for `format=pdf`: with or without the branding image of the account, regardless of the order. The first request for a variant starts rendering it, and waits up to ten seconds. If it is not ready then, the answer is the variant of the order, with `variant_not_ready` in `X-Orrery-Warnings`. Variants are free.',
    ),
})
export type ReportQuery = z.output<typeof ReportQuery>

const Failure = z.object({ code: z.string(), message: z.string() })

export const ReportStatusReply = z
  .object({
    job_id: z.uuid(),
    status: Status,
    progress: z.object({
      chapter: z.int().describe('Number of the last finished chapter.'),
      chapters: z.int().describe('Number of chapters. 0 until a renderer begins.'),
    }),
    next_poll_after_seconds: NextPoll,
    poll_url: z.string(),
    pdf_url: z.string().nullable().describe('Null until the report is completed.'),
    created_at: Instant,
    started_at: Instant.nullable(),
    completed_at: Instant.nullable(),
    failed_at: Instant.nullable(),
    expires_at: Instant.describe('At this time the report and its birth data are deleted.'),
    error: Failure.nullable().describe('Why the report failed. Its credit was returned.'),
    callback: z
      .object({
        url: z.string(),
        state: z.enum(['pending', 'delivered', 'given_up']),
        attempts: z.int(),
        last_status: z.int().nullable().describe('The last status that the receiver returned.'),
        last_error: z.string().nullable(),
        next_try_at: Instant.nullable(),
      })
      .nullable()
      .describe('Delivery to `callback_url`. Null without a `callback_url`, and until the report has ended.'),
    report: ReportContent.omit({ wheel_svg: true }).optional().describe('Only for a completed report.'),
    markdown: z.string().optional().describe('Only for a completed report that was ordered with `markdown`.'),
  })
  .meta({ id: 'ReportStatusReply' })
export type ReportStatusReply = z.output<typeof ReportStatusReply>

export const ReportDeletedReply = z
  .object({ job_id: z.uuid(), deleted: z.literal(true) })
  .meta({ id: 'ReportDeletedReply' })

export type ReportDeletedReply = z.output<typeof ReportDeletedReply>

export const ReportCreditsReply = z
  .object({
    available: z.int().describe('Number of reports that can be ordered now.'),
    plan: z.string(),
    granted_per_month: z.int(),
    next_grant_at: Instant.nullable().describe('Null for a plan without monthly credits.'),
    recent: z
      .array(
        z.object({
          at: Instant,
          amount: z.int(),
          cause: z.enum([
            'plan_grant',
            'report',
            'report_returned',
            'purchase',
            'taken_back',
            'given_back',
            'adjustment',
          ]),
          reference: z.string().describe('For monthly credits the month and plan; for a report its job.'),
        }),
      )
      .describe('The latest entries of the ledger. The sum of all entries is `available`.'),
  })
  .meta({ id: 'ReportCreditsReply' })
export type ReportCreditsReply = z.output<typeof ReportCreditsReply>

export const CallbackSecretReply = z
  .object({
    secret: z.string().describe('`whsec_` and base64, as in Standard Webhooks.'),
    changed_at: Instant,
    previous_valid_until: Instant.nullable().describe('Until this time the previous secret also signs callbacks.'),
  })
  .meta({ id: 'CallbackSecretReply' })
export type CallbackSecretReply = z.output<typeof CallbackSecretReply>

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
    name: FormText,
    day: FormText,
    month: FormText,
    year: FormText,
    time: FormText.optional(),
    time_unknown: Box,
    city: FormText,
    place: FormText.optional().describe('The choice among places with the same name.'),
    language: FormText,
    page_size: FormText,
    output_format: FormText,
    include_chart_in_pdf: Box,
    include_profile_branding_logo: Box,
    pdf_footer_label: FormText,
    order_key: OrderKey,
  })
  .meta({ id: 'ReportOrderForm' })
export type ReportOrderForm = z.output<typeof ReportOrderForm>

/** What a link fills in. It orders nothing. */
export const ReportOrderPageQuery = z.strictObject({
  name: FormText.default(''),
  day: FormText.default(''),
  month: FormText.default(''),
  year: FormText.default(''),
  time: FormText.optional(),
  time_unknown: Box,
  city: FormText.default(''),
})

/** The form that orders the sample report. */
export const DemoReportForm = z.strictObject({ order_key: OrderKey }).meta({ id: 'DemoReportForm' })

const REPORT_FILES = ['report.pdf', 'report.json', 'report.md', 'wheel.svg'] as const

export const ReportFilePath = z.object({ job_id: z.string().max(100), file: z.enum(REPORT_FILES) })
