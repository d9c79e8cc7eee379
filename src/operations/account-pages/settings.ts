import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { brandingOf, removeBranding, replaceBranding } from '../../accounts/branding.ts'
import { changeNotifications, notificationsOf, profileOf, saveAnswers } from '../../accounts/profile.ts'
import { askProvider, sessionsOf } from '../../accounts/sessions.ts'
import { OnboardingRequest } from '../../contract/accounts/account.ts'
import {
  AccountDeletionForm,
  BrandingPageForm,
  NotificationsForm,
  ProfileForm,
  ReportBrandingForm,
  SettingsPageQuery,
} from '../../contract/accounts/settings.ts'
import { issueOf } from '../../contract/input/faults.ts'
import { deletedPage, settingsPage } from '../../pages/account/settings.ts'
import type { SettingsFault, SettingsShown } from '../../pages/account/settings-forms.ts'
import { rootOf, sendPage, shownRefusal } from '../../pages/frame.ts'
import { accountNameOf } from '../../pages/site.ts'
import { subscribedOf } from '../../payments/payments.ts'
import { baseOf } from '../../platform/addresses.ts'
import { Refusal } from '../../platform/errors.ts'
import { accountData, DATA_HEADERS, DATA_LIMIT } from '../account-data.ts'
import { brandingReply, onboardingReply } from '../account-replies.ts'
import { type AccountRequest, operation } from '../operation.ts'
import type { Services } from '../services.ts'
import { brandingImage } from '../settings.ts'
import { goTo } from '../signed-in-pages.ts'
import { FORM, holderOf, OWN_FORM, PAGE } from './page.ts'

const DONE = {
  notifications: 'Your notification settings were saved.',
  branding: 'Your branding image was saved.',
  branding_deleted: 'Your branding image was deleted.',
  profile: 'Your answers were saved.',
  password: 'Your password was changed. All other sessions have ended.',
  email_sent: 'We sent a link to the new address. Your address changes when you open the link and confirm it.',
} as const
const NOT_CONFIRMED = 'That is not the name of your account. Nothing was deleted.'

/** The settings of an account, the branding of its reports, and its deletion. */
export const ACCOUNT_SETTINGS_PAGES = [
  operation({
    ...PAGE,
    name: 'account_settings_page',
    url: '/account/settings',
    summary: 'The page of notifications, branding, answers and account deletion',
    query: SettingsPageQuery,
    handle: async (request, reply, services) => {
      const { done } = request.query
      return sendPage(reply, await settingsShown(services, request, { done: done ? DONE[done] : null }))
    },
  }),
  operation({
    ...FORM,
    name: 'account_settings_page_notifications',
    url: '/account/settings/notifications',
    summary: 'Saves the notification settings, and redirects to the settings',
    description: OWN_FORM,
    body: NotificationsForm,
    handle: async (request, reply, { db }) => {
      const { product_updates, usage_alerts, billing_notices, report_ready } = request.body
      await changeNotifications(db, request.account.id, {
        product_updates: product_updates === 'on',
        usage_alerts: usage_alerts === 'on',
        billing_notices: billing_notices === 'on',
        report_ready: report_ready === 'on',
        security_alerts: true,
      })
      return goTo(request, reply, 'account/settings?done=notifications')
    },
  }),
  operation({
    ...FORM,
    name: 'account_settings_page_profile',
    url: '/account/settings/profile',
    summary: 'Saves the onboarding answers, and redirects to the settings',
    description: OWN_FORM,
    body: ProfileForm,
    handle: async (request, reply, services) => {
      const form = request.body
      const read = OnboardingRequest.safeParse(
        Object.fromEntries(Object.entries(form).map(([name, text]) => [name, text.trim() || null])),
      )
      if (!read.success) {
        const texts = read.error.issues.map((issue) => `${String(issue.path[0])}: ${issueOf(issue, 'body').msg}.`)
        const again = { fault: { part: 'profile', texts }, typed: { profile: form } } as const
        return sendPage(reply.code(422), await settingsShown(services, request, again))
      }
      await saveAnswers(services.db, request.account.id, read.data)
      return goTo(request, reply, 'account/settings?done=profile')
    },
  }),
  operation({
    ...PAGE,
    name: 'account_settings_data',
    url: '/account/settings/data.json',
    summary: 'Everything that is stored about the signed-in account, as a file',
    addressLimit: DATA_LIMIT,
    answer: { types: { 'application/json': 'json' }, statuses: PAGE.answer.statuses },
    handle: async (request, reply, services) => {
      reply.headers(DATA_HEADERS)
      return accountData(services, request.account, baseOf(services.publicUrl, request))
    },
  }),
  operation({
    ...FORM,
    name: 'account_settings_page_delete',
    url: '/account/settings/delete',
    summary: 'Deletes the account, confirmed by its e-mail address, and signs the browser out',
    description: OWN_FORM,
    body: AccountDeletionForm,
    handle: async (request, reply, services) => {
      const { confirmation, reason } = request.body
      const { account } = request
      if (confirmation.trim().toLowerCase() !== accountNameOf(account).trim().toLowerCase()) {
        const again = { fault: { part: 'deletion', texts: [NOT_CONFIRMED] }, typed: { confirmation } } as const
        return sendPage(reply.code(422), await settingsShown(services, request, again))
      }
      const outcome = await services.deletions.delete(account)
      request.log.info({ reason: reason || null }, 'an account is deleted')
      await signOut(services, request, reply)
      return sendPage(reply, deletedPage(outcome, rootOf(request.url)))
    },
  }),
  operation({
    ...PAGE,
    name: 'account_branding_image',
    url: '/account/settings/branding.png',
    summary: 'The branding image of the signed-in account',
    refuses: ['not_found'],
    query: z.strictObject({ of: z.string().max(64).optional().describe('The version of the image, for caches.') }),
    answer: { types: { 'image/png': 'png' }, statuses: PAGE.answer.statuses },
    handle: (request, reply, { db }) => brandingImage(db, request, reply, request.account.id),
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
    handle: async (request, reply, services) => {
      const { file, footer_label: label = '' } = request.body
      const again = async (texts: readonly string[]) =>
        sendPage(
          reply,
          await settingsShown(services, request, { fault: { part: 'branding', texts }, typed: { label } }),
        )
      const read = ReportBrandingForm.safeParse({ file, ...(label.trim() && { footer_label: label }) })
      if (!read.success) {
        reply.code(422)
        return again(read.error.issues.map((issue) => `Line of text: ${issueOf(issue, 'body').msg}.`))
      }
      const { id } = request.account
      try {
        const image = await services.readImage(id, Buffer.from(await file.arrayBuffer()))
        await replaceBranding(services.db, id, image, read.data.footer_label ?? null)
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
    handle: async (request, reply, { db }) => {
      await removeBranding(db, request.account.id)
      return goTo(request, reply, 'account/settings?done=branding_deleted')
    },
  }),
]

/** The session has ended with the account. The browser forgets its cookie, if the provider can be asked. */
async function signOut(
  services: Pick<Services, 'identity'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  try {
    await askProvider(services, request, reply, { path: '/sign-out', body: {} })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
}

interface Said {
  readonly done?: string | null
  readonly fault?: SettingsFault
  readonly typed?: SettingsShown['typed']
}

/** The page of the settings as they are. */
export async function settingsShown(
  { db, payments }: Pick<Services, 'db' | 'payments'>,
  request: Pick<AccountRequest, 'account' | 'url'>,
  { done = null, fault, typed = {} }: Said,
) {
  const { account } = request
  const { id } = account
  const [notifications, branding, { extras }, subscribed, sessions] = await Promise.all([
    notificationsOf(db, id),
    brandingOf(db, id),
    profileOf(db, account),
    subscribedOf(db, id, payments.graceMs),
    sessionsOf(db, account),
  ])
  const { answers, onboarding_updated_at: updatedAtMs } = extras
  return settingsPage(
    {
      notifications,
      branding: brandingReply(branding),
      answers: answers && onboardingReply({ answers, updatedAtMs: updatedAtMs! }),
      confirmation: accountNameOf(account),
      isEmail: account.email !== null,
      address: account.emailVerified ? account.email : null,
      sessions: sessions.length,
      isPaying: subscribed !== null && !['canceled', 'incomplete'].includes(subscribed.state),
      done,
      fault: fault ?? null,
      typed,
    },
    holderOf(request),
  )
}
