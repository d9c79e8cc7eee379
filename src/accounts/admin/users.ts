import type { AdminUser, PaginatedUsersResponse, UserListQuery } from '../../contract/admin-users.ts'
import { countUsers, findUser, listUsers, type UserRow } from '../../platform/db/admin-users.ts'
import type { Database } from '../../platform/db/pool.ts'
import { instant, instantOrNull } from '../../wire/instant.ts'

/** One page of the users that match the filters. */
export async function usersPage(db: Database, query: UserListQuery): Promise<PaginatedUsersResponse> {
  const { page, per_page, sort_by: sortBy, order, status, plan, search } = query
  const filters = { status, plan, search, minRequests: query.min_requests, activeDays: query.last_active_days }
  const rows = await listUsers(db, {
    ...{ ...filters, sortBy, isDescending: order === 'desc' },
    ...{ skipped: (page - 1) * per_page, limit: per_page },
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
