import { mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { tryLock } from './lock.ts'

/** By this time a new holder of the lock has written its pid. */
const PID_WRITTEN_MS = 100

/**
 * Claims a data folder for this front. Returns the release of the claim, which also ends with the process. Throws when
 * another front has the folder. The kernel holds the lock. The file beside the folder only names the holder.
 */
export async function claimFolder(dataDir: string): Promise<() => Promise<void>> {
  mkdirSync(dirname(dataDir), { recursive: true, mode: 0o700 })
  const folder = join(realpathSync(dirname(dataDir)), basename(dataDir))
  const release = await tryLock(`front of ${folder}`)
  const pidFile = `${folder}.front.pid`
  if (!release) {
    await sleep(PID_WRITTEN_MS)
    throw new Error(
      `Process ${readFileSync(pidFile, 'utf8')} already uses ${folder}, and the embedded Postgres serves only one front. ` +
        'Stop that process, set VAR_DIR to another folder, or give all fronts one DATABASE_URL.',
    )
  }
  writeFileSync(pidFile, String(process.pid), { mode: 0o600 })
  return release
}
