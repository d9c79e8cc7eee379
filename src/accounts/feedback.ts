import type { Database } from '../platform/db/pool.ts'
import { putFeedback, type SavedFeedback } from '../platform/db/profiles.ts'
import { ofDeletedAccount } from './holder.ts'

/** Stores the feedback on the first success, replacing earlier feedback. Throws `invalid_token` when the account is gone. */
export async function saveFeedback(
  db: Database,
  accountId: string,
  feedback: Omit<SavedFeedback, 'updated_at'>,
): Promise<SavedFeedback> {
  const saved = await putFeedback(db, accountId, feedback)
  if (!saved) throw ofDeletedAccount()
  return saved
}
