import { type AccountDeletionResponse, DELETION_STEPS } from '../../contract/accounts/settings.ts'
import type { AdminUser, AdminUserDeletion, PaginatedUsersResponse, UserListQuery } from '../../contract/admin/users.ts'
import {
  countUsers,
  findUser,
  findUsersByEmail,
  listUsers,
  type NamedUser,
  type UserRow,
} from '../../platform/db/admin-users.ts'
import { wasDone } from '../../platform/db/audit.ts'
import type { Database } from '../../platform/db/pool.ts'
import { Refusal } from '../../platform/errors.ts'
import { instant, instantOrNull } from '../../platform/instant.ts'
import { recordEvent } from '../audit.ts'
import type { Deletions } from '../deletion.ts'
import type { IdentityService } from '../identity/open.ts'

/** One page of the users that match the filters. */
export async function usersPage(db: Database, query: UserListQuery): Promise<PaginatedUsersResponse> {
  const { page, per_page, sort_by: sortBy, order, status, plan, search } = query
  const filters = { status, plan, search, minRequests: query.min_requests, activeDays: query.last_active_days }
  const rows = await listUsers(db, {
    ...filters,
    sortBy,
    isDescending: order === 'desc',
    skipped: (page - 1) * per_page,
    limit: per_page,
  })
  // A page beyond the last has no row with the total.
  const total = rows[0]?.total ?? (page === 1 ? 0 : await countUsers(db, filters))
  return { users: rows.map(asUser), page, per_page, total, pages: Math.ceil(total / per_page) }
}

/** A user, including one whose deletion is in progress. Null for an unknown id. */
export async function userOf(db: Database, id: string): Promise<AdminUser | null> {
  const [row] = await listUsers(db, { id, sortBy: 'joined', isDescending: true, skipped: 0, limit: 1 })
  return row ? asUser(row) : null
}

/** False for a user who is deleted, or is being deleted. */
export const userExists = async (db: Database, id: string): Promise<boolean> => (await findUser(db, id)) !== null

const asUser = (row: UserRow): AdminUser => ({
  id: row.id,
  name: row.name,
  email: row.email,
  email_verified: row.email_verified,
  kind: row.has_identity ? 'person' : 'operator',
  plan: row.plan as AdminUser['plan'],
  status: row.status,
  joined: instant(row.created_at),
  last_active: instantOrNull(row.last_at),
  requests: row.requests,
  keys: row.keys,
  report_credits: row.report_credits,
  units_bought: row.units_bought,
  subscription: row.subscription,
  paid_until: instantOrNull(row.paid_until),
})

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

/**
 * Sends the confirmation e-mail again. Throws `not_found` without an unconfirmed sign-up, `already_verified`,
 * `identity_not_administered` and `identity_unavailable`.
 */
export async function resendVerification(
  { db, identity }: { readonly db: Database; readonly identity: Pick<IdentityService, 'issuer' | 'admin'> },
  email: string,
): Promise<void> {
  const { issuer, admin } = identity
  if (!admin) throw new Refusal('identity_not_administered')
  const isSent = await admin.resendVerification(email)
  const accounts = await findUsersByEmail(db, { issuer, email })
  if (isSent) {
    for (const { id: accountId } of accounts)
      await recordEvent(db, { accountId, actor: 'operator', action: 'verification_resent' })
    return
  }
  const isVerified = accounts.some((each) => each.email_verified) || (await admin.isVerified(email))
  throw new Refusal(isVerified ? 'already_verified' : 'not_found')
}
