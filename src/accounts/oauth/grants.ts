import { AREAS, isArea } from '../../contract/areas.ts'
import type { AuditActor } from '../../contract/audit-action.ts'
import type { GrantResponse } from '../../contract/grants.ts'
import { deleteGrant, listGrants } from '../../platform/db/oauth-grants.ts'
import type { Database } from '../../platform/db/pool.ts'
import { recordEvent } from '../audit.ts'
import type { Changes } from '../changes.ts'
import { isDocumentId } from './client-document.ts'
import { redirectHost } from './redirects.ts'

/** A grant ends when its client has not renewed it for this long. */
export const GRANT_DAYS = 90
/** Enough for the assistants of a person on all devices, few enough to review. */
export const GRANTS_MAX = 50

/** The grants of an account, most recently used first. */
export const grantsOf = async (db: Database, accountId: string): Promise<GrantResponse[]> =>
  (await listGrants(db, accountId)).map((row) => ({
    id: row.id,
    client: shownClient(row.client_id, row.client_name),
    redirect_host: redirectHost(row.redirect_uri),
    resource: row.resource,
    scopes: grantedScopes(row.scopes),
    created_at: new Date(row.created_at).toISOString(),
    last_used_at: new Date(row.last_used_at).toISOString(),
    expires_at: new Date(row.expires_at).toISOString(),
  }))

interface GrantEnd {
  readonly id: string
  /** The account that must own the grant. Absent: anyone who holds one of its tokens may end it. */
  readonly accountId?: string
  readonly actor: AuditActor
  readonly reason: string
}

/** Revokes a grant on every front within a second. False when there is none. */
export async function endGrant(
  db: Database,
  changes: Pick<Changes, 'announceAccount'>,
  { id, accountId, actor, reason }: GrantEnd,
): Promise<boolean> {
  const ended = await db.transaction(async (transaction) => {
    const row = await deleteGrant(transaction, id, accountId)
    if (row) {
      const detail = { grant_id: id, client: row.client_name, reason }
      const action = 'assistant_disconnected'
      await recordEvent(transaction, { accountId: row.account_id, actor, action, detail })
    }
    return row
  })
  if (!ended) return false
  await changes.announceAccount(ended.account_id)
  return true
}

/** A client as users see it. Only the host of a metadata document is verified. */
export const shownClient = (id: string, name: string): GrantResponse['client'] => ({
  id,
  name: name || null,
  verified_host: isDocumentId(id) ? new URL(id).host : null,
})

export const grantedScopes = (scopes: readonly string[]): GrantResponse['scopes'] =>
  scopes.filter(isArea).map((name) => ({ name, description: AREAS[name] }))
