import type { Database } from '../platform/db/pool.ts'
import { findNotifications, type Notifications, putNotifications } from '../platform/db/profiles.ts'
import { recordEvent } from './audit.ts'
import { ofDeletedAccount } from './holder.ts'

/** News is off by default. The others inform about the account itself. */
const DEFAULTS: Notifications = {
  product_updates: false,
  usage_alerts: true,
  billing_notices: true,
  report_ready: true,
  security_alerts: true,
}

export const notificationsOf = async (db: Database, accountId: string): Promise<Notifications> =>
  (await findNotifications(db, accountId)) ?? DEFAULTS

/** Replaces all settings. Throws `invalid_token` when the account is gone. */
export const changeNotifications = (db: Database, accountId: string, settings: Notifications): Promise<Notifications> =>
  db.transaction(async (transaction) => {
    const saved = await putNotifications(transaction, accountId, settings)
    if (!saved) throw ofDeletedAccount()
    await recordEvent(transaction, {
      ...{ accountId, actor: 'account', action: 'settings_changed' },
      detail: { ...saved },
    })
    return saved
  })
