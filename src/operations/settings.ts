import type { FastifyReply, FastifyRequest } from 'fastify'
import { brandingImageOf, brandingOf, removeBranding, replaceBranding } from '../accounts/branding.ts'
import { changeNotifications, notificationsOf } from '../accounts/profile.ts'
import { AccountData } from '../contract/accounts/data.ts'
import {
  AccountDeletionRequest,
  AccountDeletionResponse,
  NotificationSettings,
  ReportBrandingForm,
  ReportBrandingImage,
  ReportBrandingResponse,
} from '../contract/accounts/settings.ts'
import { CallbackSecretReply } from '../contract/reports/reports.ts'
import { type CallbackSecret, callbackSecretOf, changeCallbackSecret } from '../jobs/reports/callbacks.ts'
import { baseOf } from '../platform/addresses.ts'
import { Refusal } from '../platform/errors.ts'
import { instant, instantOrNull } from '../platform/instant.ts'
import { TOKEN } from './access.ts'
import { accountData, DATA_HEADERS, DATA_LIMIT } from './account-data.ts'
import { brandingReply } from './account-replies.ts'
import { fileTag, isNotModified, NOT_MODIFIED } from './etag.ts'
import { operation } from './operation.ts'
import type { Services } from './services.ts'

const DELETION = `Cancels the recurring billing of the account, revokes its keys and deletes all of its data. The user
at the identity provider is deleted last. The deletion cannot be undone. Access tokens are refused from the start, and
the same user cannot open an account for 30 days. Status 200 means that everything is deleted. Status 202 means that
some steps remain; the service retries them until they are done.`

const DATA = `The profile, the settings, the keys without their secrets, sessions, assistants, saved people, account activity,
purchases, reports, webhooks, exports, requests and kept requests. Lists are newest first, except for people. \`left_out\` names those that have more entries than
the file. Documents of reports and files of exports have their own URLs.`

const shared = { tag: 'Account', access: TOKEN } as const

/** The settings of an account, and its deletion. */
export const SETTINGS_OPERATIONS = [
  operation({
    ...shared,
    name: 'notification_settings',
    method: 'GET',
    url: '/api/v1/settings/notifications',
    summary: 'The e-mails that the service sends to an account',
    description: 'E-mails that the user may turn off. Security alerts cannot be turned off.',
    reply: NotificationSettings,
    handle: ({ account }, _, { db }) => notificationsOf(db, account.id),
  }),
  operation({
    ...shared,
    name: 'notification_settings_replace',
    method: 'PUT',
    url: '/api/v1/settings/notifications',
    summary: 'Replaces the notification settings',
    description: 'The body must have every field, so that no setting changes by omission.',
    body: NotificationSettings,
    reply: NotificationSettings,
    handle: ({ account, body }, _, { db }) => changeNotifications(db, account.id, body),
  }),
  operation({
    ...shared,
    name: 'callback_secret',
    method: 'GET',
    url: '/api/v1/settings/callback-secret',
    summary: 'The secret that signs callbacks',
    description: 'The first request creates it. The operation `natal_report` shows how to check a signature.',
    reply: CallbackSecretReply,
    handle: async ({ account }, _, { db }) => secretReply(await callbackSecretOf(db, account.id)),
  }),
  operation({
    ...shared,
    name: 'callback_secret_rotate',
    method: 'POST',
    url: '/api/v1/settings/callback-secret',
    summary: 'Rotates the secret that signs callbacks',
    description: 'For 24 hours callbacks have signatures of both secrets, so that receivers can switch.',
    reply: CallbackSecretReply,
    handle: async ({ account }, _, { db }) => secretReply(await changeCallbackSecret(db, account.id)),
  }),
  operation({
    ...shared,
    name: 'account_data',
    method: 'GET',
    url: '/api/v1/settings/account/data',
    summary: 'Everything that is stored about an account, as one JSON file',
    description: DATA,
    addressLimit: DATA_LIMIT,
    reply: AccountData,
    handle: async (request, reply, services) => {
      reply.headers(DATA_HEADERS)
      return accountData(services, request.account, baseOf(services.publicUrl, request))
    },
  }),
  operation({
    ...shared,
    name: 'account_delete',
    method: 'DELETE',
    url: '/api/v1/settings/account',
    summary: 'Permanently deletes the account of the signed-in user',
    description: DELETION,
    answer: {
      statuses: { 202: 'The deletion has begun. The service retries the remaining steps until they are done' },
    },
    body: AccountDeletionRequest,
    reply: AccountDeletionResponse,
    handle: async ({ account, body, log }, reply, { deletions }) => {
      const outcome = await deletions.delete(account)
      log.info({ reason: body.reason ?? null }, 'an account is deleted')
      reply.code(outcome.status === 'completed' ? 200 : 202)
      return outcome
    },
  }),
]

const secretReply = ({ text, changedAtMs, previousUntilMs }: CallbackSecret): CallbackSecretReply => ({
  secret: text,
  changed_at: instant(changedAtMs),
  previous_valid_until: instantOrNull(previousUntilMs),
})

const UPLOAD = `The service decodes the image and stores it as a PNG of at most 1200 × 400 pixels. Nothing else of the
file is stored. The format is detected from the bytes, not from the file name or the declared type. Only the first frame
of an animation is used. The upload replaces an earlier image and its label.`

const BRANDING_URL = '/api/v1/auth/report-branding'

/** The branding image in the footer of an account's PDF reports. */
export const BRANDING_OPERATIONS = [
  operation({
    ...shared,
    name: 'report_branding',
    method: 'GET',
    url: BRANDING_URL,
    summary: 'The branding image in the footer of PDF reports, if there is one',
    description: 'The image itself is at `/api/v1/auth/report-branding/image`.',
    reply: ReportBrandingResponse,
    handle: async ({ account }, _, { db }) => brandingReply(await brandingOf(db, account.id)),
  }),
  operation({
    ...shared,
    name: 'report_branding_replace',
    method: 'POST',
    url: BRANDING_URL,
    summary: 'Uploads or replaces the branding image in the footer of PDF reports',
    description: UPLOAD,
    refuses: ['upload_busy'],
    consumes: 'multipart/form-data',
    body: ReportBrandingForm,
    reply: ReportBrandingResponse,
    handle: async ({ account, body }, _, { db, readImage }) => {
      const image = await readImage(account.id, Buffer.from(await body.file.arrayBuffer()))
      return brandingReply(await replaceBranding(db, account.id, image, body.footer_label ?? null))
    },
  }),
  operation({
    ...shared,
    name: 'report_branding_delete',
    method: 'DELETE',
    url: BRANDING_URL,
    summary: 'Deletes the branding image in the footer of PDF reports',
    description: 'The request can be repeated.',
    reply: ReportBrandingResponse,
    handle: async ({ account }, _, { db }) => {
      await removeBranding(db, account.id)
      return brandingReply(null)
    },
  }),
  operation({
    ...shared,
    name: 'report_branding_image',
    method: 'GET',
    url: `${BRANDING_URL}/image`,
    summary: 'The branding image itself, as PNG',
    description: 'As it is printed: read, scaled and stored as PNG when it was uploaded. The answer has an ETag.',
    refuses: ['not_found'],
    answer: { types: { 'image/png': 'png' }, statuses: NOT_MODIFIED },
    reply: ReportBrandingImage,
    handle: (request, reply, { db }) => brandingImage(db, request, reply, request.account.id),
  }),
]

/** Returns the branding image of an account, which a browser may cache and revalidate. Throws `not_found`. */
export async function brandingImage(
  db: Services['db'],
  request: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  accountId: string,
): Promise<FastifyReply | Buffer> {
  const image = await brandingImageOf(db, accountId)
  if (!image) throw new Refusal('not_found', { message: 'The account has no branding image' })
  if (isNotModified(request, reply, fileTag(image.sha256), 'private, no-cache')) return reply.send()
  reply.headers({ 'Content-Type': 'image/png', 'Content-Disposition': 'inline; filename="report-branding.png"' })
  return image.png
}
