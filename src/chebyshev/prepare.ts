import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { periodOf } from './period.ts'
import { readSeries } from './series-file.ts'
import type { SharedPeriod, SharedSeries } from './store.ts'

const BUILD = fileURLToPath(new URL('../../workers/chebyshev-build.ts', import.meta.url))
/** A century takes twelve seconds on two cores, and much longer on a busy machine. */
const CENTURY_MS_MAX = 10 * 60_000

export interface SeriesOptions {
  /** Where the files are kept. */
  readonly folder: string
  /** The first years of centuries. */
  readonly centuries: readonly number[]
  readonly ephemerisPath: string | undefined
  readonly threads: number
  readonly log: (message: string) => void
}

/** What the build prints for a century that is ready, besides its progress. */
export interface Ready {
  readonly century: number
  readonly file: string
}

/**
 * The series of some centuries, in memory that threads share. A separate process builds those that are missing, so that no
 * native code and no memory of the build stays here. A century is a file of its own: one that was finished survives when
 * the build is killed.
 */
export async function prepareSeries(options: SeriesOptions): Promise<SharedSeries> {
  const { folder, centuries, ephemerisPath, threads, log } = options
  if (centuries.length === 0) return { version: 'none', periods: [] }
  mkdirSync(folder, { recursive: true })
  const ready = await build([folder, String(threads), ephemerisPath ?? '', ...centuries.map(String)], log)
  return {
    version: ready.map(({ file }) => file).join(' '),
    periods: ready.map(({ century, file }) => loaded(century, join(folder, file))),
  }
}

function loaded(century: number, file: string): SharedPeriod {
  const period = periodOf(century)
  const bytes = readSeries(file, period)
  if (!bytes) throw new Error(`The series of positions in ${file} are damaged: does the disk keep what is written?`)
  return { period, bytes }
}

async function build(given: readonly string[], log: (message: string) => void): Promise<readonly Ready[]> {
  const [, , , ...centuries] = given
  const child = spawn(process.execPath, [BUILD, ...given], {
    stdio: ['ignore', 'pipe', 'inherit'],
    timeout: CENTURY_MS_MAX * centuries.length,
  })
  const ready: Ready[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    const said = JSON.parse(line) as Ready | { readonly message: string }
    if ('message' in said) log(said.message)
    else ready.push(said)
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  if (child.exitCode !== 0) {
    throw new Error(
      `The series of positions could not be built in ${given[0]}: is there room for them, and may we write?`,
    )
  }
  return ready
}
