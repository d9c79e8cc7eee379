import type { Database } from '../db/pool.ts'
import { type Answers, mergeAnswers } from '../db/profiles.ts'
import { ofDeletedAccount } from './holder.ts'

/** What an account has answered, by the names of the contract; unanswered ones are absent. */
export interface Onboarded {
  readonly answers: Answers
  readonly updatedAtMs: number
}

/** Saves answers beside those before; null takes one back. Throws `invalid_token` when the account is deleted at this moment. */
export async function saveAnswers(
  db: Database,
  accountId: string,
  answers: Readonly<Record<string, string | boolean | null | undefined>>,
): Promise<Onboarded> {
  const saved = await mergeAnswers(db, accountId, answers)
  if (!saved) throw ofDeletedAccount()
  return { answers: saved.answers, updatedAtMs: saved.updated_at }
}
