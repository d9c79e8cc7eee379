import { z } from 'zod'
import { line } from './line.ts'

const FOOTER_LABEL_MAX = 120

/** A form, `multipart/form-data`. */
export const ReportBrandingForm = z
  .strictObject({
    file: z
      .file()
      .describe(
        'PNG, JPEG or SVG; the bytes decide, not the name. At most 2 MiB and 4096 pixels a side. An SVG must not have scripts, images, filters or external references.',
      ),
    footer_label: line(FOOTER_LABEL_MAX).optional().describe('A line of text next to the image. None by default.'),
  })
  .meta({ id: 'ReportBrandingForm' })
export type ReportBrandingForm = z.output<typeof ReportBrandingForm>

/** The bytes of a PNG. */
export const ReportBrandingImage = z.string().meta({ format: 'binary' })

export const ReportBrandingResponse = z
  .object({
    present: z.boolean(),
    width: z.int().nullable().describe('Pixels of the stored image: at most 1200.'),
    height: z.int().nullable().describe('At most 400.'),
    bytes: z.int().nullable(),
    content_type: z.literal('image/png').nullable().describe('Every upload is stored as PNG.'),
    sha256: z.string().nullable().describe('Hash of the stored image, hexadecimal.'),
    footer_label: z.string().nullable(),
    updated_at: z.iso.datetime().nullable(),
  })
  .describe('Without an image, all members but `present` are null.')
  .meta({ id: 'ReportBrandingResponse' })
export type ReportBrandingResponse = z.output<typeof ReportBrandingResponse>
