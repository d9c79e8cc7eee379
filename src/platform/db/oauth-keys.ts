import { z } from 'zod'
import type { Database } from './pool.ts'
import { statement } from './statement.ts'

/** A secret from which the key that signs access tokens is derived. */
const StoredKey = z.object({ id: z.uuid(), secret: z.instanceof(Buffer), created_at: z.number() })
export type StoredTokenKey = z.output<typeof StoredKey>

const ensure = statement('oauth_key_ensure', StoredKey)
const sweep = statement('oauth_key_sweep', z.object({ id: z.uuid() }))

/** The keys in use, newest first. Stores `secret` as the next one when the newest is older than `days`. */
export const ensureTokenKeys = (db: Database, secret: Buffer, days: number): Promise<readonly StoredTokenKey[]> =>
  db.any(ensure({ secret, days }))

/** Deletes keys a day after they stopped signing. Returns their number. */
export const sweepTokenKeys = async (db: Database, days: number): Promise<number> =>
  (await db.any(sweep({ days }))).length
