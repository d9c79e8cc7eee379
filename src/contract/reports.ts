import { z } from 'zod'
import { line } from './account.ts'

const FOOTER_LABEL_MAX = 120
const URL_MAX = 2_000

/** What a report is like; kept with its order. */
export const ReportOptions = z.object({
  style: z.literal('standard').default('standard'),
  output_format: z
    .enum(['pdf', 'json', 'markdown'])
    .default('pdf')
    .describe(
      'What it is wanted as. Every report can be had in all three; `markdown` is the same as the field of that name.',
    ),
  include_chart_in_pdf: z.boolean().default(true).describe('The wheel, on the cover and at the beginning.'),
  include_profile_branding_logo: z
    .boolean()
    .default(true)
    .describe('The branding image of the account at the foot of each page, where there is one.'),
  pdf_footer_label: line(FOOTER_LABEL_MAX)
    .nullable()
    .default(null)
    .describe('A line at the foot of each page, in place of that of the branding.'),
  page_size: z.enum(['A4', 'Letter']).default('A4'),
  markdown: z.boolean().default(false).describe('The completed job also carries the whole report as Markdown.'),
  callback_url: z
    .url({ protocol: /^https?$/ })
    .max(URL_MAX)
    .nullable()
    .default(null)
    .describe('Told by a signed POST when the report is completed or has failed. https, at a public address.'),
})
export type ReportOptions = z.output<typeof ReportOptions>
