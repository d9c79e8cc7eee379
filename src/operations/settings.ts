import { changeNotifications, notificationsOf } from '../accounts/notifications.ts'
import { CallbackSecretReply } from '../contract/reports.ts'
import { AccountDeletionRequest, AccountDeletionResponse, NotificationSettings } from '../contract/settings.ts'
import { type CallbackSecret, callbackSecretOf, changeCallbackSecret } from '../jobs/reports/callback-secret.ts'
import { instant, instantOrNull } from '../wire/instant.ts'
import { TOKEN } from './access.ts'
import { operation } from './operation.ts'

const DELETION = `Cancels the recurring billing of the account, revokes its keys and deletes all of its data. The user
at the identity provider is deleted last. The deletion cannot be undone. Access tokens are refused from the start, and
the same user cannot open an account for 30 days. Status 200 means that everything is deleted. Status 202 means that
some steps remain; the service retries them until they are done.`

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
    handle:
      ({ db }) =>
      ({ account }) =>
        notificationsOf(db, account!.id),
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
    handle:
      ({ db }) =>
      ({ account, body }) =>
        changeNotifications(db, account!.id, body),
  }),
  operation({
    ...shared,
    name: 'callback_secret',
    method: 'GET',
    url: '/api/v1/settings/callback-secret',
    summary: 'The secret that signs callbacks',
    description: 'The first request creates it. The operation `natal_report` shows how to check a signature.',
    reply: CallbackSecretReply,
    handle:
      ({ db }) =>
      async ({ account }) =>
        secretReply(await callbackSecretOf(db, account!.id)),
  }),
  operation({
    ...shared,
    name: 'callback_secret_rotate',
    method: 'POST',
    url: '/api/v1/settings/callback-secret',
    summary: 'Rotates the secret that signs callbacks',
    description: 'For 24 hours callbacks have signatures of both secrets, so that receivers can switch.',
    reply: CallbackSecretReply,
    handle:
      ({ db }) =>
      async ({ account }) =>
        secretReply(await changeCallbackSecret(db, account!.id)),
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
    handle:
      ({ deletions }) =>
      async ({ account, body, log }, reply) => {
        const outcome = await deletions.delete(account!)
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
