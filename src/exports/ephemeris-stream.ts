import { setTimeout as sleep } from 'node:timers/promises'
import type { EphemerisChunk } from '../../workers/ephemeris-tasks.ts'
import type { EphemerisPlan } from '../almanac/ephemeris-plan.ts'
import type { Compute } from '../compute/compute.ts'
import type { Lane } from '../compute/lanes.ts'
import { Refusal } from '../errors.ts'
import { type EphemerisOutline, readOutline } from '../wire/ephemeris/answer.ts'
import { assembled, chunkRows } from './assembly.ts'

/** How long a stream that has begun waits for a place in a full queue. */
const PATIENCE_MS = 30_000
const PATIENCE_STEP_MS = 50

export interface StreamOptions {
  readonly compute: Compute
  readonly plan: EphemerisPlan
  readonly lane: Lane
  /** Receives the count of rows of each chunk. */
  readonly counted: (rows: number) => void
}

export interface EphemerisStream extends Pick<EphemerisOutline, 'notes'> {
  readonly parts: AsyncGenerator<Uint8Array>
}

/**
 * A long answer. All threads calculate its chunks, and the reader receives them in order. Refusals come before this
 * resolves. The work keeps the pace of the reader, and ends with the present chunks when the reader goes away.
 */
export async function ephemerisStream(options: StreamOptions): Promise<EphemerisStream> {
  const { compute, plan, lane } = options
  const outline = readOutline(await compute.run('ephemeris_outline', plan, lane))
  return { parts: assembled(outline, chunks(options, outline)), notes: outline.notes }
}

/** Chunks in order, one under way for each thread. */
async function* chunks(
  { compute, plan, lane, counted }: StreamOptions,
  { rows, placed }: EphemerisOutline,
): AsyncGenerator<Uint8Array> {
  const step = chunkRows(plan)
  const underWay: Promise<Uint8Array>[] = []
  let next = 0
  let given = 0
  while (next < rows || underWay.length > 0) {
    while (next < rows && underWay.length < compute.threads) {
      const chunk = patiently(compute, { plan, placed, from: next, to: next + step }, lane)
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

/** Waits while the queue is full: an answer that has begun can no longer become a refusal. */
async function patiently(compute: Compute, chunk: EphemerisChunk, lane: Lane): Promise<Uint8Array> {
  for (let waited = 0; ; waited += PATIENCE_STEP_MS) {
    try {
      return await compute.run('ephemeris_chunk', chunk, lane)
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'compute_busy' || waited >= PATIENCE_MS) throw error
      await sleep(PATIENCE_STEP_MS)
    }
  }
}
