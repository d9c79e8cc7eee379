import { readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'

/** Unpacking takes seconds. A folder without changes for this time belongs to a process that was killed. */
const UNFINISHED_MS_MAX = 10 * 60_000
/** Another renderer may still use a browser of another version that it started recently. */
const UNUSED_MS_MAX = 24 * 60 * 60_000

/**
 * Marks the folder of a browser as in use. Removes other browsers that were not started for a day, and the remains of
 * killed unpackings.
 */
export function sweepBrowsers(varDir: string, current: string): void {
  const now = new Date()
  unlessRefused(() => utimesSync(join(varDir, current), now, now))
  for (const name of readdirSync(varDir)) {
    if (!name.startsWith('chromium-') || name === current) continue
    const path = join(varDir, name)
    const ageMs = now.getTime() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? now.getTime())
    if (ageMs > (name.endsWith('.unfinished') ? UNFINISHED_MS_MAX : UNUSED_MS_MAX)) removeFolder(path)
  }
}

/** Removes a folder. One that is in use or belongs to another user is left for the next start. */
export const removeFolder = (path: string): void => unlessRefused(() => rmSync(path, { recursive: true, force: true }))

/** A failed cleanup is not an error. */
function unlessRefused(work: () => void): void {
  try {
    work()
  } catch (error) {
    if (!(error as NodeJS.ErrnoException).code) throw error
  }
}
