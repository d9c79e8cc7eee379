import { z } from 'zod'
import type { Database } from './pool.ts'
import { statement } from './statement.ts'

/** Answers by their names on the wire. The contract defines the names and values. */
const Answers = z.record(z.string(), z.union([z.string(), z.boolean()]))
export type Answers = z.output<typeof Answers>

const Extras = z.object({
  live_keys: z.number(),
  has_branding: z.boolean(),
  answers: Answers.nullable(),
  onboarding_updated_at: z.number().nullable(),
})
export type Extras = z.output<typeof Extras>

const Onboarded = z.object({ answers: Answers, updated_at: z.number() })
export type Onboarded = z.output<typeof Onboarded>

const Feedback = z.object({
  rating: z.number(),
  comment: z.string().nullable(),
  endpoint: z.string().nullable(),
  minutes_to_first_success: z.number().nullable(),
})
const SavedFeedback = Feedback.extend({ updated_at: z.number() })
export type SavedFeedback = z.output<typeof SavedFeedback>

const Notifications = z.object({
  product_updates: z.boolean(),
  usage_alerts: z.boolean(),
  billing_notices: z.boolean(),
  report_ready: z.boolean(),
  security_alerts: z.boolean(),
})
export type Notifications = z.output<typeof Notifications>

const findExtrasOf = statement('profile_find_extras', Extras)
const mergeOnboarding = statement('onboarding_merge', Onboarded)
const upsertFeedback = statement('first_success_feedback_upsert', SavedFeedback)
const findSettings = statement('notification_settings_find', Notifications)
const upsertSettings = statement('notification_settings_upsert', Notifications)

/** Null when there is no such account. */
export const findExtras = (db: Database, accountId: string): Promise<Extras | null> =>
  db.maybeOne(findExtrasOf({ account_id: accountId }))

/** Merges answers. Null deletes one. Returns null when the account is gone. */
export const mergeAnswers = (
  db: Database,
  accountId: string,
  answers: Readonly<Record<string, string | boolean | null | undefined>>,
): Promise<Onboarded | null> =>
  db.maybeOne(mergeOnboarding({ account_id: accountId, answers: JSON.stringify(answers) }))

/** Null when the account is gone. */
export const putFeedback = (
  db: Database,
  accountId: string,
  feedback: z.output<typeof Feedback>,
): Promise<SavedFeedback | null> => db.maybeOne(upsertFeedback({ account_id: accountId, ...feedback }))

export const findNotifications = (db: Database, accountId: string): Promise<Notifications | null> =>
  db.maybeOne(findSettings({ account_id: accountId }))

/** Null when the account is gone. */
export const putNotifications = (
  db: Database,
  accountId: string,
  settings: Notifications,
): Promise<Notifications | null> => db.maybeOne(upsertSettings({ account_id: accountId, ...settings }))
