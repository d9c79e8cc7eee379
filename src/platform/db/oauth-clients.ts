import { z } from 'zod'
import type { Database } from './pool.ts'
import { statement } from './statement.ts'

const StoredClient = z.object({ id: z.string(), name: z.string(), redirect_uris: z.array(z.string()) })
type StoredClient = z.output<typeof StoredClient>

const Count = z.object({ count: z.int() })

const find = statement('oauth_client_find', StoredClient)
const sweep = statement('oauth_client_sweep', Count)

export const findOAuthClient = (db: Database, id: string): Promise<StoredClient | null> => db.maybeOne(find({ id }))

/** Deletes a batch of clients that are not in use. Returns their number. */
export const sweepOAuthClients = async (
  db: Database,
  { unusedDays, usedDays, rowsMax }: { unusedDays: number; usedDays: number; rowsMax: number },
): Promise<number> => (await db.one(sweep({ unused_days: unusedDays, used_days: usedDays, rows_max: rowsMax }))).count
