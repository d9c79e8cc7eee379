import { changeNotifications, notificationsOf } from '../accounts/notifications.ts'
import { NotificationSettings } from '../contract/settings.ts'
import type { Database } from '../db/pool.ts'
import { operation } from '../operation.ts'

export interface SettingsParts {
  readonly db: Database
}

export function settingsOperations({ db }: SettingsParts) {
  const shared = { tag: 'Account', access: 'account', cost: 0, tool: false } as const
  return [
    operation({
      ...shared,
      name: 'notification_settings',
      method: 'GET',
      url: '/api/v1/settings/notifications',
      summary: 'Which messages an account is sent',
      reply: NotificationSettings,
      handle: ({ account }) => notificationsOf(db, account!.id),
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
      handle: ({ account, body }) => changeNotifications(db, account!.id, body),
    }),
  ]
}
