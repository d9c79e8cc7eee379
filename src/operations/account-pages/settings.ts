import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Account } from '../../accounts/account.ts'
import { brandingOf } from '../../accounts/branding.ts'
import { asking } from '../../accounts/browser-session.ts'
import { changeNotifications, notificationsOf } from '../../accounts/notifications.ts'
import { saveAnswers } from '../../accounts/onboarding.ts'
import { profileOf } from '../../accounts/profile.ts'
import { OnboardingRequest } from '../../contract/account.ts'
import { issueOf } from '../../contract/input/faults.ts'
import {
  AccountDeletionForm,
  NotificationsForm,
  ProfileForm,
  SettingsPageQuery,
} from '../../contract/settings-pages.ts'
import { deletedPage } from '../../pages/account/deletion.ts'
import { accountNameOf } from '../../pages/account/frame.ts'
import { settingsPage } from '../../pages/account/settings.ts'
import type { SettingsFault, SettingsShown } from '../../pages/account/settings-shown.ts'
import { rootOf } from '../../pages/root.ts'
import { sendPage } from '../../pages/send-page.ts'
import { subscribedOf } from '../../payments/status.ts'
import { Refusal } from '../../platform/errors.ts'
import { brandingReply } from '../../wire/account/branding.ts'
import { onboardingReply } from '../../wire/account/profile.ts'
import { operation } from '../operation.ts'
import type { Parts } from '../parts.ts'
import { accountOf, FORM, goTo, holderOf, PAGE } from './page.ts'

const OWN_FORM = 'The form has to come from a page of this service.'
const DONE = {
  notifications: 'Your notification settings were saved.',
  branding: 'Your branding image was saved.',
  branding_deleted: 'Your branding image was deleted.',
  profile: 'Your answers were saved.',
} as const
const NOT_CONFIRMED = 'That is not the name of your account. Nothing was deleted.'

/** The settings of an account, and its deletion. */
export const ACCOUNT_SETTINGS_PAGES = [
  operation({
    ...PAGE,
    name: 'account_settings_page',
    url: '/account/settings',
    summary: 'The page of notifications, branding, answers and account deletion',
    query: SettingsPageQuery,
    handle: (parts) => async (request, reply) => {
      const { done } = request.query
      return sendPage(reply, await settings(parts, request, { done: done ? DONE[done] : null }))
    },
  }),
  operation({
    ...FORM,
    name: 'account_settings_page_notifications',
    url: '/account/settings/notifications',
    summary: 'Saves the notification settings, and redirects to the settings',
    description: OWN_FORM,
    body: NotificationsForm,
    handle:
      ({ db }) =>
      async (request, reply) => {
        const { product_updates, usage_alerts, billing_notices, report_ready } = request.body
        await changeNotifications(db, accountOf(request).id, {
          ...{ product_updates: product_updates === 'on', usage_alerts: usage_alerts === 'on' },
          ...{ billing_notices: billing_notices === 'on', report_ready: report_ready === 'on' },
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
    handle: (parts) => async (request, reply) => {
      const form = request.body
      const read = OnboardingRequest.safeParse(
        Object.fromEntries(Object.entries(form).map(([name, text]) => [name, text.trim() || null])),
      )
      if (!read.success) {
        const texts = read.error.issues.map((issue) => `${String(issue.path[0])}: ${issueOf(issue, 'body').msg}.`)
        const again = { fault: { part: 'profile', texts }, typed: { profile: form } } as const
        return sendPage(reply.code(422), await settings(parts, request, again))
      }
      await saveAnswers(parts.db, accountOf(request).id, read.data)
      return goTo(request, reply, 'account/settings?done=profile')
    },
  }),
  operation({
    ...FORM,
    name: 'account_settings_page_delete',
    url: '/account/settings/delete',
    summary: 'Deletes the account, confirmed by its e-mail address, and signs the browser out',
    description: OWN_FORM,
    body: AccountDeletionForm,
    handle: (parts) => {
      const signOut = signingOut(parts)
      return async (request, reply) => {
        const { confirmation, reason } = request.body
        const account = accountOf(request)
        if (confirmation.trim().toLowerCase() !== accountNameOf(account).trim().toLowerCase()) {
          const again = { fault: { part: 'deletion', texts: [NOT_CONFIRMED] }, typed: { confirmation } } as const
          return sendPage(reply.code(422), await settings(parts, request, again))
        }
        const outcome = await parts.deletions.delete(account)
        request.log.info({ reason: reason || null }, 'an account is deleted')
        await signOut(request, reply)
        return sendPage(reply, deletedPage(outcome, rootOf(request.url)))
      }
    },
  }),
]

/** The session has ended with the account. The browser forgets its cookie, if the provider can be asked. */
const signingOut = (parts: Pick<Parts, 'identity'>) => {
  const ask = asking(parts)
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    try {
      await ask(request, reply, { path: '/sign-out', body: {} })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
    }
  }
}

interface Said {
  readonly done?: string | null
  readonly fault?: SettingsFault
  readonly typed?: SettingsShown['typed']
}

/** The page of the settings as they are. */
export async function settings(
  { db, payments }: Pick<Parts, 'db' | 'payments'>,
  request: Pick<FastifyRequest, 'account' | 'url'>,
  { done = null, fault, typed = {} }: Said,
) {
  const account: Account = accountOf(request)
  const { id } = account
  const [notifications, branding, { extras }, subscribed] = await Promise.all([
    notificationsOf(db, id),
    brandingOf(db, id),
    profileOf(db, account),
    subscribedOf(db, id, payments.graceMs),
  ])
  const { answers, onboarding_updated_at: updatedAtMs } = extras
  return settingsPage(
    {
      ...{ notifications, branding: brandingReply(branding) },
      answers: answers && onboardingReply({ answers, updatedAtMs: updatedAtMs! }),
      ...{ confirmation: accountNameOf(account), isEmail: account.email !== null },
      isPaying: subscribed !== null && !['canceled', 'incomplete'].includes(subscribed.state),
      ...{ done, fault: fault ?? null, typed },
    },
    holderOf(request),
  )
}
