import { z } from 'zod'
import type { Database } from './pool.ts'
import { arrayText, statement } from './statement.ts'

/** A request for authorization that waits for a decision. `expires_at` is Unix milliseconds. */
const StoredRequest = z.object({
  id: z.uuid(),
  client_id: z.string(),
  client_name: z.string(),
  redirect_uri: z.string(),
  state: z.string().nullable(),
  code_challenge: z.string(),
  base: z.string(),
  resource: z.string(),
  scopes: z.array(z.string()),
  expires_at: z.number(),
})
export type StoredRequest = z.output<typeof StoredRequest>

const insert = statement('oauth_request_insert', StoredRequest)
const find = statement('oauth_request_find', StoredRequest)
const take = statement('oauth_request_take', StoredRequest)
const sweep = statement('oauth_request_sweep', z.object({ count: z.int() }))

/** Beyond `requestsMax` waiting requests the oldest make room. */
export const insertOAuthRequest = (
  db: Database,
  { scopes, ...request }: Omit<StoredRequest, 'id' | 'expires_at'>,
  { lifeMs, requestsMax }: { readonly lifeMs: number; readonly requestsMax: number },
): Promise<StoredRequest> =>
  db.one(
    insert({ ...request, scopes: arrayText(scopes, (scope) => scope), life_ms: lifeMs, requests_max: requestsMax }),
  )

export const findOAuthRequest = (db: Database, id: string): Promise<StoredRequest | null> => db.maybeOne(find({ id }))

/** Deletes the request and returns it: it is decided once. */
export const takeOAuthRequest = (db: Database, id: string): Promise<StoredRequest | null> => db.maybeOne(take({ id }))

/** Deletes a batch of expired requests. Returns their number. */
export const sweepOAuthRequests = async (db: Database, rowsMax: number): Promise<number> =>
  (await db.one(sweep({ rows_max: rowsMax }))).count
