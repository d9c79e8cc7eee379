import { brandingImageOf, brandingOf, removeBranding, replaceBranding } from '../accounts/branding.ts'
import { imageReader } from '../accounts/branding-image.ts'
import { ReportBrandingForm, ReportBrandingImage, ReportBrandingResponse } from '../contract/branding.ts'
import type { Database } from '../db/pool.ts'
import { Refusal } from '../errors.ts'
import { operation } from '../operation.ts'
import { brandingReply } from '../wire/account/branding.ts'
import { matches, NOT_MODIFIED } from './etag.ts'

const UPLOAD = `The image is read and written anew as PNG of at most 1200 × 400 pixels: nothing else of the file is kept. Its
kind is told by its bytes, not by its name or declared type. Of a file that moves the first picture is taken. An image that
was there before is replaced, with its label.`

export interface BrandingParts {
  readonly db: Database
}

/** The image at the foot of an account's PDF reports. */
export function brandingOperations({ db }: BrandingParts) {
  const shared = { tag: 'Account', access: 'account', cost: 0, tool: false } as const
  const url = '/api/v1/auth/report-branding'
  const readImage = imageReader()
  return [
    operation({
      ...shared,
      name: 'report_branding',
      method: 'GET',
      url,
      summary: 'Whether there is an image for the foot of PDF reports, and which',
      reply: ReportBrandingResponse,
      handle: async ({ account }) => brandingReply(await brandingOf(db, account!.id)),
    }),
    operation({
      ...shared,
      name: 'report_branding_replace',
      method: 'POST',
      url,
      summary: 'Uploads or replaces the image for the foot of PDF reports',
      description: UPLOAD,
      refuses: ['upload_busy'],
      consumes: 'multipart/form-data',
      body: ReportBrandingForm,
      reply: ReportBrandingResponse,
      async handle({ account, body }) {
        const image = await readImage(Buffer.from(await body.file.arrayBuffer()))
        return brandingReply(await replaceBranding(db, account!.id, image, body.footer_label ?? null))
      },
    }),
    operation({
      ...shared,
      name: 'report_branding_delete',
      method: 'DELETE',
      url,
      summary: 'Takes the image for the foot of PDF reports away',
      description: 'Can be repeated.',
      reply: ReportBrandingResponse,
      async handle({ account }) {
        await removeBranding(db, account!.id)
        return brandingReply(null)
      },
    }),
    operation({
      ...shared,
      name: 'report_branding_image',
      method: 'GET',
      url: `${url}/image`,
      summary: 'The image for the foot of PDF reports',
      refuses: ['not_found'],
      answers: NOT_MODIFIED,
      produces: { 'image/png': 'png' },
      reply: ReportBrandingImage,
      async handle({ account, headers }, reply) {
        const image = await brandingImageOf(db, account!.id)
        if (!image) throw new Refusal('not_found', { message: 'The account has no branding image' })
        const etag = `"${image.sha256.toString('hex')}"`
        reply.headers({ ETag: etag, 'Cache-Control': 'private, no-cache' })
        if (matches(headers['if-none-match'], etag)) return reply.code(304).send()
        reply.headers({ 'Content-Type': 'image/png', 'Content-Disposition': 'inline; filename="report-branding.png"' })
        return image.png
      },
    }),
  ]
}
