import { setTimeout as sleep } from 'node:timers/promises'
import type { EphemerisOutline } from '../../workers/ephemeris-tasks.ts'
import type { Compute } from '../compute.ts'
import type { EphemerisRequest } from '../contract/ephemeris.ts'
import { Refusal } from '../errors.ts'
import { columnParts } from '../wire/ephemeris-join.ts'

/** Some 15 ms of one thread: short enough to take turns with other callers, long enough to outweigh the way there. */
const CHUNK_POSITIONS = 4_000
/** How long a stream that has begun waits for a place in a full queue, before it gives up. */
const PATIENCE_MS = 30_000
const PATIENCE_STEP_MS = 50

export interface StreamOptions {
  readonly compute: Compute
  readonly input: EphemerisRequest
  /** Positions that a row takes on average. */
  readonly rowPositions: number
  readonly counted: (rows: number) => void
}

/**
 * A long answer, computed in chunks on all threads and given in order. What could be refused is refused before this
 * resolves. Whoever reads slowly is computed for slowly, and a reader that goes away ends the work with the chunks that
 * run just then.
 */
export async function streamEphemeris(options: StreamOptions): Promise<AsyncGenerator<Uint8Array>> {
  const { compute, input } = options
  const outline: EphemerisOutline = JSON.parse(new TextDecoder().decode(await compute.run('ephemeris_outline', input)))
  return outline.columns ? inColumns(options, outline, outline.columns) : inRows(options, outline)
}

async function* inRows(options: StreamOptions, outline: EphemerisOutline): AsyncGenerator<Uint8Array> {
  const { head, separator, tail } = outline
  let before = Buffer.from(head)
  for await (const chunk of chunks(options, outline.rows)) {
    yield before.length > 0 ? Buffer.concat([before, chunk]) : chunk
    before = Buffer.from(separator)
  }
  if (tail) yield Buffer.from(tail)
}

/** All chunks must be there before the first column is whole; tables are bounded for that reason. */
async function* inColumns(
  options: StreamOptions,
  { rows, head, tail }: EphemerisOutline,
  titles: readonly string[],
): AsyncGenerator<Uint8Array> {
  const all: Uint8Array[] = []
  for await (const chunk of chunks(options, rows)) all.push(chunk)
  yield Buffer.from(head)
  yield* columnParts(titles, all)
  yield Buffer.from(tail)
}

/** Chunks in order, with as many under way as there are threads. */
async function* chunks(
  { compute, input, rowPositions, counted }: StreamOptions,
  rows: number,
): AsyncGenerator<Uint8Array> {
  const step = Math.max(1, Math.floor(CHUNK_POSITIONS / rowPositions))
  const underWay: Promise<Uint8Array>[] = []
  let next = 0
  let given = 0
  while (next < rows || underWay.length > 0) {
    while (next < rows && underWay.length < compute.threads) {
      const chunk = patiently(compute, { input, from: next, to: next + step })
      // A chunk that fails after its reader has gone must not be an unhandled rejection.
      chunk.catch(() => {})
      underWay.push(chunk)
      next += step
    }
    const done = await underWay.shift()!
    const count = Math.min(step, rows - given)
    given += count
    counted(count)
    yield done
  }
}

/** An answer that has begun can't become a refusal any more: a full queue makes it wait. */
async function patiently(
  compute: Compute,
  chunk: Parameters<typeof compute.run<'ephemeris_chunk'>>[1],
): Promise<Uint8Array> {
  for (let waited = 0; ; waited += PATIENCE_STEP_MS) {
    try {
      return await compute.run('ephemeris_chunk', chunk)
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'compute_busy' || waited >= PATIENCE_MS) throw error
      await sleep(PATIENCE_STEP_MS)
    }
  }
}
