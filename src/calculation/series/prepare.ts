import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { closeSync, fsyncSync, openSync, renameSync, rmSync, statSync, writeSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { NO_SERIES, type SharedPeriod, type SharedSeries } from './store.ts'
import { bytesOf, type Period, periodOf } from './tables.ts'

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

const HASH = 'sha256'
const HASH_BYTES = 32

/** A piece takes a millisecond, so that the event loop can do other work between two. */
const PIECE_BYTES = 1 << 20

/** The series of a period, which a file has before their hash. Null when there is no such file, or it is damaged. */
export async function readSeries(path: string, period: Period): Promise<SharedArrayBuffer | null> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (!file) return null
  try {
    const memory = new SharedArrayBuffer(bytesOf(period))
    const hash = createHash(HASH)
    for (let at = 0; at < memory.byteLength; at += PIECE_BYTES) {
      const piece = new Uint8Array(memory, at, Math.min(PIECE_BYTES, memory.byteLength - at))
      if ((await read(file, piece)) < piece.length) return null
      hash.update(piece)
    }
    // One byte more, so that a longer file is another one.
    const kept = Buffer.alloc(HASH_BYTES + 1)
    if ((await read(file, kept)) !== HASH_BYTES) return null
    return hash.digest().equals(kept.subarray(0, HASH_BYTES)) ? memory : null
  } finally {
    await file.close()
  }
}

/** Whether there is a file of the right length. Its contents are checked when it is read. */
export const hasSeries = (path: string, period: Period): boolean =>
  statSync(path, { throwIfNoEntry: false })?.size === bytesOf(period) + HASH_BYTES

/** Renamed when it is complete on disk, so that a killed process leaves no file that looks complete. */
export function writeSeries(path: string, bytes: Uint8Array): void {
  const part = `${path}.${randomBytes(6).toString('hex')}.part`
  try {
    const file = openSync(part, 'wx')
    for (const block of [bytes, hashOf(bytes)]) write(file, block)
    fsyncSync(file)
    closeSync(file)
    renameSync(part, path)
  } finally {
    rmSync(part, { force: true })
  }
}

/** Reads until the bytes are full or the file ends. Returns the count. */
async function read(file: FileHandle, bytes: Uint8Array): Promise<number> {
  let count = 0
  while (count < bytes.length) {
    const { bytesRead } = await file.read(bytes, { offset: count })
    if (bytesRead === 0) break
    count += bytesRead
  }
  return count
}

function write(file: number, bytes: Uint8Array): void {
  for (let written = 0; written < bytes.length; ) written += writeSync(file, bytes, written)
}

const hashOf = (bytes: Uint8Array): Buffer => createHash(HASH).update(bytes).digest()
