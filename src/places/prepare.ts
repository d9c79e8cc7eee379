import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gazetteerFiles } from './gazetteer.ts'

const BUILD = fileURLToPath(new URL('build.ts', import.meta.url))
/** With them it takes 300 MB, without 390. */
const LITTLE_MEMORY = ['--max-old-space-size=192', '--max-semi-space-size=8']
/** Three to four seconds, and much longer on a machine that is busy or has a slow disk. */
const BUILD_MS_MAX = 180_000
/** A part that nobody has written to for so long belongs to a build that was killed. */
const PART_AGE_MS_MAX = 10 * 60_000
/** A gazetteer of another version may still be in use by a front that started with it not long ago. */
const UNUSED_MS_MAX = 24 * 60 * 60_000

/**
 * The path of the gazetteer, which is built when it is not there yet: by a process of its own, so that what the building
 * takes of memory is given back. Old ones and parts are cleared away.
 */
export async function preparePlaces(folder: string, log: (message: string) => void): Promise<string> {
  const name = `places-${gazetteerFiles().fingerprint}.sqlite`
  const file = join(folder, name)
  mkdirSync(folder, { recursive: true })
  if (!markUsed(file)) {
    const startedAt = performance.now()
    try {
      await promisify(execFile)(process.execPath, [...LITTLE_MEMORY, BUILD, file], { timeout: BUILD_MS_MAX })
    } catch (error) {
      throw new Error(`The gazetteer could not be built in ${folder}: is there room for it, and may we write?`, {
        cause: error,
      })
    }
    log(`the gazetteer was built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
  }
  clear(folder, name)
  return file
}

/** Tells others by the time of the file that it is in use. False when there is no such file. */
function markUsed(file: string): boolean {
  if (!existsSync(file)) return false
  const now = new Date()
  ifAllowed(() => utimesSync(file, now, now))
  return true
}

const NOT_ALLOWED = new Set(['EACCES', 'EPERM', 'EROFS'])

/** A folder that somebody else keeps, such as one in an image, serves as well. */
function ifAllowed(work: () => void): void {
  try {
    work()
  } catch (error) {
    if (!NOT_ALLOWED.has((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
}

function clear(folder: string, current: string): void {
  for (const name of readdirSync(folder)) {
    if (!name.startsWith('places-') || name === current) continue
    const path = join(folder, name)
    const ageMs = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
    if (ageMs > (name.endsWith('.part') ? PART_AGE_MS_MAX : UNUSED_MS_MAX))
      ifAllowed(() => rmSync(path, { force: true }))
  }
}
