import type { AdminAction, AdminActionList } from '../../contract/admin-access.ts'
import { listAdminActions } from '../../platform/db/admin-actions.ts'
import type { Database } from '../../platform/db/pool.ts'

export interface ActionPage {
  readonly limit: number
  /** Only actions before this id. By default the newest. */
  readonly before?: number | undefined
  /** Leaves out read-only actions. */
  readonly changes_only: boolean
}

/** The actions of the operator and the sign-in attempts, newest first. */
export async function actionsOf(
  db: Database,
  { limit, before, changes_only: changesOnly }: ActionPage,
): Promise<AdminActionList> {
  const rows: readonly AdminAction[] = await listAdminActions(db, {
    before: before ?? null,
    limit: limit + 1,
    changesOnly,
  })
  const actions = rows.slice(0, limit)
  return { actions, next_before: rows.length > limit ? actions.at(-1)!.id : null }
}
