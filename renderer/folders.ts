import { readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'

/** Unpacking takes seconds: what nobody has added to for so long belongs to a process that was killed. */
const UNFINISHED_MS_MAX = 10 * 60_000
/** A browser of another version may still be in use by a renderer that started it not long ago. */
const UNUSED_MS_MAX = 24 * 60 * 60_000

/**
 * Marks the folder of a browser as in use, and removes those beside it that nobody has started one from for a day, and
 * what an unpacking that was killed has left.
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

/** Removes a folder if it can be; what somebody still writes to or owns is left to the next start. */
export const removeFolder = (path: string): void => unlessRefused(() => rmSync(path, { recursive: true, force: true }))

/** To tidy up is no reason to fail. */
function unlessRefused(work: () => void): void {
  try {
    work()
  } catch (error) {
    if (!(error as NodeJS.ErrnoException).code) throw error
  }
}
