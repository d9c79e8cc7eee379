import { changeNotifications, notificationsOf } from '../accounts/notifications.ts'
import { CallbackSecretReply } from '../contract/reports.ts'
import { AccountDeletionRequest, AccountDeletionResponse, NotificationSettings } from '../contract/settings.ts'
import { operation, TOKEN } from '../operation.ts'
import { type CallbackSecret, callbackSecretOf, changeCallbackSecret } from '../reports/callback-secret.ts'
import { instant, instantOrNull } from '../wire/instant.ts'

const DELETION = `Cancels what the account pays for, revokes its keys and takes away everything that is kept of it, the user at the
identity provider last. There is no way back: access tokens are refused from the first moment, and the same user can open
no account for 30 days. 200 says that all is done; 202 that something remains, which is tried again until it is.`

const shared = { tag: 'Account', access: TOKEN } as const

/** The settings of an account, and its end. */
export const SETTINGS_OPERATIONS = [
  operation({
    ...shared,
    name: 'notification_settings',
    method: 'GET',
    url: '/api/v1/settings/notifications',
    summary: 'Which messages an account is sent',
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
    summary: 'Replaces all settings of messages',
    description: 'Takes all of them, so that none is changed by being forgotten.',
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
    summary: 'The secret that signs messages to callback_url',
    description: 'Made when it is first asked for. How to check a message, see the operation `natal_report`.',
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
    summary: 'Makes a new secret for messages to callback_url',
    description: 'For 24 hours messages are signed by both, so that no receiver misses one.',
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
    summary: 'Deletes the account of whoever is signed in, for good',
    description: DELETION,
    answer: { statuses: { 202: 'Begun: what remains is tried again until it is done' } },
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
