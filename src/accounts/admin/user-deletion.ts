import type { AdminUserDeletion } from '../../contract/admin-users.ts'
import { type AccountDeletionResponse, DELETION_STEPS } from '../../contract/settings.ts'
import { wasDone } from '../../platform/db/admin-actions.ts'
import { findUser, type NamedUser } from '../../platform/db/admin-users.ts'
import type { Database } from '../../platform/db/pool.ts'
import { Refusal } from '../../platform/errors.ts'
import type { Deletions } from '../deletion.ts'

/** The operationIds of a deletion in the list of actions: by the API and by the page. */
export const DELETION_ACTIONS = { api: 'admin_user_delete', page: 'admin_user_page_delete' } as const

/**
 * Deletes a user with the steps of the user's own deletion. A repeated request returns the progress, and finally that
 * it is complete, which the list of actions shows. Null for an id that never was a user.
 */
export async function deleteUser(
  { db, deletions }: { readonly db: Database; readonly deletions: Pick<Deletions, 'delete' | 'progressOf'> },
  id: string,
): Promise<AdminUserDeletion | null> {
  const user = await findUser(db, id)
  const progress = (user && (await begun(deletions, user))) ?? (await deletions.progressOf(id))
  if (progress) return { status: progress.status, done: progress.done, remaining: progress.remaining }
  if (!(await wasDone(db, { operations: Object.values(DELETION_ACTIONS), subject: id }))) return null
  return { status: 'completed', done: [...DELETION_STEPS], remaining: [] }
}

/** Null when another request began it at the same moment. An account without an identity is named by its id. */
async function begun(
  deletions: Pick<Deletions, 'delete'>,
  { id, issuer, subject }: NamedUser,
): Promise<AccountDeletionResponse | null> {
  try {
    return await deletions.delete({ id, issuer: issuer ?? '', subject: subject ?? id }, 'operator')
  } catch (error) {
    if (error instanceof Refusal && error.code === 'invalid_token') return null
    throw error
  }
}
