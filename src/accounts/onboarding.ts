import type { Database } from '../platform/db/pool.ts'
import { type Answers, mergeAnswers } from '../platform/db/profiles.ts'
import { ofDeletedAccount } from './holder.ts'

/** The answers of an account by the names of the contract. Unanswered ones are absent. */
export interface Onboarded {
  readonly answers: Answers
  readonly updatedAtMs: number
}

/** Merges answers into earlier ones. Null deletes one. Throws `invalid_token` when the account is gone. */
export async function saveAnswers(
  db: Database,
  accountId: string,
  answers: Readonly<Record<string, string | boolean | null | undefined>>,
): Promise<Onboarded> {
  const saved = await mergeAnswers(db, accountId, answers)
  if (!saved) throw ofDeletedAccount()
  return { answers: saved.answers, updatedAtMs: saved.updated_at }
}
