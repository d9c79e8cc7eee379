import { existsSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'

/** Files in a folder that are built once, with the version in their names. */

/** A partial file without changes for this time belongs to a killed build. */
const PART_AGE_MS_MAX = 10 * 60_000
/** A front that started recently may still use a file of another version. */
const UNUSED_MS_MAX = 24 * 60 * 60_000

/** Sets the time of a file, which marks it as in use. False when the file is missing. */
export function markUsed(file: string): boolean {
  if (!existsSync(file)) return false
  const now = new Date()
  ifAllowed(() => utimesSync(file, now, now))
  return true
}

/** Removes unused files of other versions, and partial files. */
export function clearOld(folder: string, prefix: string, current: readonly string[]): void {
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(prefix) || current.includes(name)) continue
    const path = join(folder, name)
    const ageMs = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
    const most = name.endsWith('.part') ? PART_AGE_MS_MAX : UNUSED_MS_MAX
    if (ageMs > most) ifAllowed(() => rmSync(path, { force: true }))
  }
}

const NOT_ALLOWED = new Set(['EACCES', 'EPERM', 'EROFS'])

/** A read-only folder, such as one in a container image, is fine. */
function ifAllowed(work: () => void): void {
  try {
    work()
  } catch (error) {
    if (!NOT_ALLOWED.has((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
}
