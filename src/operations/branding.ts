import { brandingOf, removeBranding, replaceBranding } from '../accounts/branding.ts'
import { ReportBrandingForm, ReportBrandingImage, ReportBrandingResponse } from '../contract/branding.ts'
import { brandingReply } from '../wire/account/branding.ts'
import { TOKEN } from './access.ts'
import { brandingImages } from './branding-images.ts'
import { NOT_MODIFIED } from './etag.ts'
import { operation } from './operation.ts'

const UPLOAD = `The service decodes the image and stores it as a PNG of at most 1200 × 400 pixels. Nothing else of the
file is stored. The format is detected from the bytes, not from the file name or the declared type. Only the first frame
of an animation is used. The upload replaces an earlier image and its label.`

const shared = { tag: 'Account', access: TOKEN } as const
const url = '/api/v1/auth/report-branding'

/** The branding image in the footer of an account's PDF reports. */
export const BRANDING_OPERATIONS = [
  operation({
    ...shared,
    name: 'report_branding',
    method: 'GET',
    url,
    summary: 'The branding image in the footer of PDF reports, if there is one',
    description: 'The image itself is at `/api/v1/auth/report-branding/image`.',
    reply: ReportBrandingResponse,
    handle:
      ({ db }) =>
      async ({ account }) =>
        brandingReply(await brandingOf(db, account!.id)),
  }),
  operation({
    ...shared,
    name: 'report_branding_replace',
    method: 'POST',
    url,
    summary: 'Uploads or replaces the branding image in the footer of PDF reports',
    description: UPLOAD,
    refuses: ['upload_busy'],
    consumes: 'multipart/form-data',
    body: ReportBrandingForm,
    reply: ReportBrandingResponse,
    handle:
      ({ db, readImage }) =>
      async ({ account, body }) => {
        const image = await readImage(account!.id, Buffer.from(await body.file.arrayBuffer()))
        return brandingReply(await replaceBranding(db, account!.id, image, body.footer_label ?? null))
      },
  }),
  operation({
    ...shared,
    name: 'report_branding_delete',
    method: 'DELETE',
    url,
    summary: 'Deletes the branding image in the footer of PDF reports',
    description: 'The request can be repeated.',
    reply: ReportBrandingResponse,
    handle:
      ({ db }) =>
      async ({ account }) => {
        await removeBranding(db, account!.id)
        return brandingReply(null)
      },
  }),
  operation({
    ...shared,
    name: 'report_branding_image',
    method: 'GET',
    url: `${url}/image`,
    summary: 'The branding image itself, as PNG',
    description: 'As it is printed: read, scaled and stored as PNG when it was uploaded. The answer has an ETag.',
    refuses: ['not_found'],
    answer: { types: { 'image/png': 'png' }, statuses: NOT_MODIFIED },
    reply: ReportBrandingImage,
    handle({ db }) {
      const send = brandingImages(db)
      return (request, reply) => send(request, reply, request.account!.id)
    },
  }),
]
