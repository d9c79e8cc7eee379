import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gazetteerFiles } from './gazetteer.ts'

const BUILD = fileURLToPath(new URL('build.ts', import.meta.url))
/** Options that reduce the memory of the build from 390 to 300 MB. */
const LITTLE_MEMORY = ['--max-old-space-size=192', '--max-semi-space-size=8']
/** A build takes three to four seconds, and much longer on a busy machine or a slow disk. */
const BUILD_MS_MAX = 180_000
/** A partial file without changes for this time belongs to a killed build. */
const PART_AGE_MS_MAX = 10 * 60_000
/** A front that started recently may still use a gazetteer of another version. */
const UNUSED_MS_MAX = 24 * 60 * 60_000

/**
 * The path of the gazetteer. Builds it when it is missing, in a separate process, so that its memory is released. Removes
 * old gazetteers and partial files.
 */
export async function preparePlaces(folder: string, log: (message: string) => void): Promise<string> {
  const name = `places-${gazetteerFiles().fingerprint}.sqlite`
  const file = join(folder, name)
  mkdirSync(folder, { recursive: true })
  if (!markUsed(file)) {
    const startedAt = performance.now()
    log('building the gazetteer, once')
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

/** Sets the time of the file, which marks it as in use. False when the file is missing. */
function markUsed(file: string): boolean {
  if (!existsSync(file)) return false
  const now = new Date()
  ifAllowed(() => utimesSync(file, now, now))
  return true
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

function clear(folder: string, current: string): void {
  for (const name of readdirSync(folder)) {
    if (!name.startsWith('places-') || name === current) continue
    const path = join(folder, name)
    const ageMs = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
    if (ageMs > (name.endsWith('.part') ? PART_AGE_MS_MAX : UNUSED_MS_MAX))
      ifAllowed(() => rmSync(path, { force: true }))
  }
}
