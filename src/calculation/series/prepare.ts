import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { periodOf } from './period.ts'
import { readSeries } from './series-file.ts'
import { NO_SERIES, type SharedPeriod, type SharedSeries } from './store.ts'

const BUILD = fileURLToPath(new URL('../../../workers/chebyshev-build.ts', import.meta.url))
/** A century takes half a minute of a core, and much longer on a busy machine, which the build gives way to. */
const CENTURY_MS_MAX = 60 * 60_000

export interface SeriesOptions {
  /** Where the files are kept. */
  readonly folder: string
  /** The first years of centuries. */
  readonly centuries: readonly number[]
  readonly ephemerisPath: string | undefined
  readonly threads: number
  readonly log: (message: string) => void
  /** Missing series are built when it has resolved; immediately by default. */
  readonly mayBuild?: Promise<void>
}

/** What the build waits for on its standard input. */
const BUILD_NOW = 'build\n'

/** What the build prints for a century that is ready. */
export interface Ready {
  readonly century: number
  readonly file: string
}

/** The other output of the build: first the number of centuries to build, then its progress. */
export type Said = { readonly missing: number } | { readonly message: string }

/** Series that are being found or built. */
export interface Preparation {
  /** The series, if there are files of all centuries. Null if some must be built, which takes a minute or more. */
  readonly found: Promise<SharedSeries | null>
  /** The series, once there are files of all centuries. */
  readonly complete: Promise<SharedSeries>
  stop(): void
}

/**
 * Finds or builds the series of some centuries, in memory that threads share. A separate process builds those that are
 * missing, so that no native code and no memory of the build stays here. Each century is a separate file, so a finished
 * one survives when the build is killed.
 */
export function startSeries(options: SeriesOptions): Preparation {
  const { folder, centuries, ephemerisPath, threads, mayBuild = Promise.resolve() } = options
  if (centuries.length === 0) {
    return { found: Promise.resolve(NO_SERIES), complete: Promise.resolve(NO_SERIES), stop: () => {} }
  }
  const child = spawn(
    process.execPath,
    [BUILD, folder, String(threads), ephemerisPath ?? '', ...centuries.map(String)],
    { stdio: ['pipe', 'pipe', 'inherit'], timeout: CENTURY_MS_MAX * centuries.length },
  )
  // The child may have ended: it reads this only if it has something to build.
  child.stdin.on('error', () => {})
  void mayBuild.then(() => child.stdin.end(BUILD_NOW))
  const { promise: areAllThere, resolve: tell } = Promise.withResolvers<boolean>()
  const complete = built(child, options, (missing) => tell(missing === 0))
  complete.catch(() => tell(false))
  const found = areAllThere.then((all) => (all ? complete : null))
  // Not everybody waits for both.
  found.catch(() => {})
  return {
    found,
    complete,
    stop: () => child.kill(),
  }
}

/** The series of some centuries, which are built where they are missing. */
export const prepareSeries = (options: SeriesOptions): Promise<SharedSeries> => startSeries(options).complete

async function built(
  child: ChildProcessByStdio<Writable, Readable, null>,
  { folder, log }: SeriesOptions,
  onMissing: (count: number) => void,
): Promise<SharedSeries> {
  const ended = once(child, 'exit') as Promise<[number | null]>
  // A process that cannot be started fails before anything waits for its end.
  ended.catch(() => {})
  const ready: Ready[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    const said = JSON.parse(line) as Ready | Said
    if ('message' in said) log(said.message)
    else if ('missing' in said) onMissing(said.missing)
    else ready.push(said)
  }
  const [code] = await ended
  if (code !== 0) {
    throw new Error(
      `The series of positions could not be built in ${folder}: is there room for them, and may we write?`,
    )
  }
  const periods: SharedPeriod[] = []
  for (const { century, file } of ready) periods.push(await loaded(century, join(folder, file)))
  return { version: ready.map(({ file }) => file).join(' '), periods }
}

/** A damaged file is removed, so that the next try builds it. */
async function loaded(century: number, file: string): Promise<SharedPeriod> {
  const period = periodOf(century)
  const bytes = await readSeries(file, period)
  if (bytes) return { period, bytes }
  rmSync(file, { force: true })
  throw new Error(`The series of positions in ${file} are damaged: does the disk keep what is written?`)
}
