import { createHash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import type { Piscina } from 'piscina'
import { hasSeries, type Ready, type Said, writeSeries } from '../src/calculation/series/prepare.ts'
import { boundOf, bytesOf, periodOf, TRACKS, type Track, tablesOf } from '../src/calculation/series/tables.ts'
import { clearOld, markUsed } from '../src/places/kept-files.ts'
import type { FitData, FitPart } from './chebyshev-fit.ts'
import { ephemerisFiles } from './ephemeris-files.ts'

/**
 * Builds the series of centuries that are missing: `folder threads ephemerisPath century...`. Prints how many are
 * missing, its progress and each file that is ready, a JSON object on each line. It starts when a line arrives on
 * standard input, and has the lowest priority. Several builds may run at the same time: the last one stays.
 */

/** Raise it when the fit or the layout of a file changes. Tracks and bounds are part of the version automatically. */
const LAYOUT = 2
const LIBRARY = 'Swiss Ephemeris 2.10.03'
/** Each group of subjects is cut into this many parts, so that all threads end together. */
const PARTS = 16

const [folder, threads, path, ...centuries] = process.argv.slice(2)
const ephemerisPath = path || undefined
const files = ephemerisFiles(ephemerisPath)
const print = (line: Said | Ready): void => console.log(JSON.stringify(line))

mkdirSync(folder!, { recursive: true })
const years = centuries.map(Number)
const missing = years.filter((century) => !isThere(century))
print({ missing: missing.length })
if (missing.length > 0) {
  // A front that has ended needs no series.
  if (!(await mayBuild())) process.exit(1)
  setPriority(constants.priority.PRIORITY_LOW)
  // Most starts find their files, and need no threads.
  const { Piscina } = await import('piscina')
  const workerData: FitData = { ephemerisPath }
  const filename = new URL('./chebyshev-fit.ts', import.meta.url).href
  const pool = new Piscina({ filename, minThreads: Number(threads), maxThreads: Number(threads), workerData })
  // Another build may have finished one meanwhile.
  for (const century of missing) if (!isThere(century)) await build(pool, century)
  await pool.destroy()
}
clearOld(folder!, 'series-', years.map(nameOf))
for (const century of years) print({ century, file: nameOf(century) })

/** Waits for a line of the parent process. False when that has ended. */
async function mayBuild(): Promise<boolean> {
  for await (const _ of process.stdin) return true
  return false
}

function isThere(century: number): boolean {
  const file = join(folder!, nameOf(century))
  return hasSeries(file, periodOf(century)) && markUsed(file)
}

async function build(pool: Piscina<FitPart, void>, century: number): Promise<void> {
  const startedAt = performance.now()
  const seconds = () => ((performance.now() - startedAt) / 1000).toFixed(1)
  print({ message: `building the series of positions for ${century} to ${century + 99}, once` })
  const bytes = new SharedArrayBuffer(bytesOf(periodOf(century)))
  const parts = partsOf(century, bytes)
  let done = 0
  let said = 0
  await Promise.all(
    parts.map(async (part) => {
      await pool.run(part)
      done += 1
      const quarter = Math.floor((4 * done) / parts.length)
      if (quarter > said && quarter < 4) print({ message: `${25 * quarter} % of the series after ${seconds()} s` })
      said = Math.max(said, quarter)
    }),
  )
  writeSeries(join(folder!, nameOf(century)), new Uint8Array(bytes))
  print({ message: `the series for ${century} to ${century + 99} were built in ${seconds()} s` })
}

/** Subjects with the same spans and terms together: the library is quicker for all bodies of an instant. */
function partsOf(century: number, bytes: SharedArrayBuffer): FitPart[] {
  const tables = tablesOf(periodOf(century), bytes)
  const keyOf = ({ spanDays, terms }: Track) => `${spanDays} ${terms}`
  return [...new Set(TRACKS.map(keyOf))].flatMap((key) => {
    const subjects = TRACKS.filter((track) => keyOf(track) === key).map(({ subject }) => subject)
    const { spans } = tables.get(subjects[0]!)!
    const edge = (part: number) => Math.floor((part * spans) / PARTS)
    return Array.from({ length: PARTS }, (_, part) => ({
      century,
      bytes,
      subjects,
      from: edge(part),
      to: edge(part + 1),
    }))
  })
}

/** Files of other years do not change it. A span may reach into the years around its century. */
function nameOf(century: number): string {
  const bounds = TRACKS.map(({ subject, coordinates }) => coordinates.map((each) => boundOf(subject, each)))
  const fingerprint = files.fingerprintOf(century - 1, century + 100)
  const version = createHash('sha256')
    .update(JSON.stringify([LAYOUT, LIBRARY, fingerprint, TRACKS, bounds]))
    .digest('hex')
    .slice(0, 12)
  return `series-${century}-${version}.bin`
}
