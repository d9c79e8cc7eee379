import { z } from 'zod'
import type { Database } from './pool.ts'
import { arrayText, statement } from './statement.ts'

const StoredClient = z.object({ id: z.string(), name: z.string(), redirect_uris: z.array(z.string()) })
export type StoredClient = z.output<typeof StoredClient>

const Count = z.object({ count: z.int() })

const insert = statement('oauth_client_insert', z.object({ created_at: z.number() }))
const find = statement('oauth_client_find', StoredClient)
const sweep = statement('oauth_client_sweep', Count)

/** Returns when it was made, in Unix milliseconds. Beyond `unusedMax` unused clients the oldest of them make room. */
export const insertOAuthClient = async (
  db: Database,
  { id, name, redirect_uris }: StoredClient,
  unusedMax: number,
): Promise<number> =>
  (await db.one(insert({ id, name, redirect_uris: textArray(redirect_uris), unused_max: unusedMax }))).created_at

export const findOAuthClient = (db: Database, id: string): Promise<StoredClient | null> => db.maybeOne(find({ id }))

/** Deletes a batch of clients that are not in use. Returns their number. */
export const sweepOAuthClients = async (
  db: Database,
  { unusedDays, usedDays, rowsMax }: { unusedDays: number; usedDays: number; rowsMax: number },
): Promise<number> => (await db.one(sweep({ unused_days: unusedDays, used_days: usedDays, rows_max: rowsMax }))).count

/** Quoted as JSON, which Postgres reads as long as there are no control characters. */
const textArray = (items: readonly string[]): string => arrayText(items, (item) => JSON.stringify(item))
