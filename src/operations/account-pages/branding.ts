import { z } from 'zod'
import { removeBranding, replaceBranding } from '../../accounts/branding.ts'
import { ReportBrandingForm } from '../../contract/branding.ts'
import { issueOf } from '../../contract/input/faults.ts'
import { BrandingPageForm } from '../../contract/settings-pages.ts'
import { sendPage, shownRefusal } from '../../pages/send-page.ts'
import { brandingImages } from '../branding-images.ts'
import { operation } from '../operation.ts'
import { accountOf, FORM, goTo, PAGE } from './page.ts'
import { settings } from './settings.ts'

const OWN_FORM = 'The form has to come from a page of this service.'

/** The branding of reports on the page of settings. */
export const BRANDING_PAGES = [
  operation({
    ...PAGE,
    name: 'account_branding_image',
    url: '/account/settings/branding.png',
    summary: 'The branding image of the signed-in account',
    refuses: ['not_found'],
    query: z.strictObject({ of: z.string().max(64).optional().describe('The version of the image, for caches.') }),
    answer: { types: { 'image/png': 'png' }, statuses: PAGE.answer.statuses },
    handle: ({ db }) => {
      const send = brandingImages(db)
      return (request, reply) => send(request, reply, accountOf(request).id)
    },
  }),
  operation({
    ...FORM,
    consumes: 'multipart/form-data',
    name: 'account_settings_page_branding',
    url: '/account/settings/branding',
    summary: 'Stores a branding image, and redirects to the settings',
    description: OWN_FORM,
    refuses: [...FORM.refuses, 'upload_busy'],
    body: BrandingPageForm,
    handle: (parts) => async (request, reply) => {
      const { file, footer_label: label = '' } = request.body
      const again = async (texts: readonly string[]) =>
        sendPage(reply, await settings(parts, request, { fault: { part: 'branding', texts }, typed: { label } }))
      const read = ReportBrandingForm.safeParse({ file, ...(label.trim() && { footer_label: label }) })
      if (!read.success) {
        reply.code(422)
        return again(read.error.issues.map((issue) => `Line of text: ${issueOf(issue, 'body').msg}.`))
      }
      const { id } = accountOf(request)
      try {
        const image = await parts.readImage(id, Buffer.from(await file.arrayBuffer()))
        await replaceBranding(parts.db, id, image, read.data.footer_label ?? null)
      } catch (error) {
        const { detail, message } = shownRefusal(error, reply)
        return again(detail.issues?.map(({ msg }) => `${msg}.`) ?? [`${message}.`])
      }
      return goTo(request, reply, 'account/settings?done=branding')
    },
  }),
  operation({
    ...FORM,
    name: 'account_settings_page_branding_delete',
    url: '/account/settings/branding/delete',
    summary: 'Deletes the branding image, and redirects to the settings',
    description: OWN_FORM,
    handle:
      ({ db }) =>
      async (request, reply) => {
        await removeBranding(db, accountOf(request).id)
        return goTo(request, reply, 'account/settings?done=branding_deleted')
      },
  }),
]
