import { setTimeout as sleep } from 'node:timers/promises'
import { newKeyText } from '../accounts/key-text.ts'
import { ensureDemoKey } from '../accounts/keys.ts'
import type { Database } from '../platform/db/pool.ts'
import type { Log } from '../platform/log.ts'

const RETRY_MS = 1_000

/**
 * The key of the very first start, null at a later one. The port is open already, so an unreachable database does not
 * end the front: the key is made when it answers again.
 */
export async function firstKey(db: Database, isStopping: () => boolean, log: Log): Promise<string | null> {
  const key = newKeyText()
  let isTold = false
  while (!isStopping()) {
    try {
      return await ensureDemoKey(db, key)
    } catch (error) {
      if (!isTold) log.warn({ err: error }, 'the first key could not be created yet; trying again')
      isTold = true
      await sleep(RETRY_MS, undefined, { ref: false })
    }
  }
  return null
}
