import { mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { tryLock } from './lock.ts'

/** A holder that has just got the lock has written its pid by then. */
const PID_WRITTEN_MS = 100

/**
 * Claims a data folder for this front, until the release that it returns or until the process dies. Throws when another
 * front has it. The lock is the kernel's; the file beside the folder only names its holder.
 */
export async function claimFolder(dataDir: string): Promise<() => Promise<void>> {
  mkdirSync(dirname(dataDir), { recursive: true, mode: 0o700 })
  const folder = join(realpathSync(dirname(dataDir)), basename(dataDir))
  const release = await tryLock(`front of ${folder}`)
  const pidFile = `${folder}.front.pid`
  if (!release) {
    await sleep(PID_WRITTEN_MS)
    throw new Error(
      `Process ${readFileSync(pidFile, 'utf8')} is a front over ${folder}, and the embedded Postgres serves one front. ` +
        'Stop that process, set VAR_DIR to another folder, or give all fronts one DATABASE_URL.',
    )
  }
  writeFileSync(pidFile, String(process.pid), { mode: 0o600 })
  return release
}
