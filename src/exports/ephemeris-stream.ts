import { setTimeout as sleep } from 'node:timers/promises'
import type { EphemerisChunk } from '../../workers/ephemeris-tasks.ts'
import type { EphemerisPlan } from '../almanac/ephemeris-plan.ts'
import type { Compute } from '../compute/compute.ts'
import type { Lane } from '../compute/lanes.ts'
import { isColumnar } from '../contract/ephemeris-rules.ts'
import { Refusal } from '../errors.ts'
import { type EphemerisOutline, readOutline } from '../wire/ephemeris/answer.ts'
import type { Assembly } from '../wire/ephemeris/document.ts'
import { columnParts } from '../wire/ephemeris/join.ts'

/** Some 10 ms of one thread: short enough to take turns with other callers, long enough to outweigh the transfer. */
const CHUNK_POSITIONS = 2_500
/** Pages and batches of typed columns begin with facts about each column, so theirs are longer: some 20 ms. */
const COLUMNAR_POSITIONS = 10_000
/** Bytes that are given at once. */
const PART_BYTES = 256 * 1024
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
  return { parts: partsOf(options, outline), notes: outline.notes }
}

function partsOf(options: StreamOptions, outline: EphemerisOutline): AsyncGenerator<Uint8Array> {
  const { assembly } = outline
  switch (assembly.kind) {
    case 'columns':
      return inColumns(options, outline, assembly.titles)
    case 'parquet':
      return inFile(options, outline, assembly)
    case 'rows':
      return inRows(options, outline)
  }
}

async function* inRows(options: StreamOptions, outline: EphemerisOutline): AsyncGenerator<Uint8Array> {
  const { head, separator, tail } = outline
  let before: Uint8Array = head
  for await (const chunk of chunks(options, outline)) {
    yield before.length > 0 ? Buffer.concat([before, chunk]) : chunk
    before = Buffer.from(separator)
  }
  if (tail.length > 0) yield tail
}

/** The first column is complete only with the last chunk, so the contract bounds tables in columns. */
async function* inColumns(
  options: StreamOptions,
  outline: EphemerisOutline,
  titles: readonly string[],
): AsyncGenerator<Uint8Array> {
  const all: Uint8Array[] = []
  for await (const chunk of chunks(options, outline)) all.push(chunk)
  yield outline.head
  yield* columnParts(titles, all)
  yield outline.tail
}

/** Pages wait until they fill a row group. */
async function* inFile(
  options: StreamOptions,
  outline: EphemerisOutline,
  { columns, facts }: Extract<Assembly, { kind: 'parquet' }>,
): AsyncGenerator<Uint8Array> {
  const { parquetFile } = await import('../wire/parquet/file.ts')
  const file = parquetFile(columns, facts)
  for await (const chunk of chunks(options, outline)) yield* inParts(file.add(chunk))
  yield* inParts(file.end())
}

/** A slow reader takes parts of a limited size in time. */
function* inParts(blocks: readonly Uint8Array[]): Generator<Uint8Array> {
  const bytes = Buffer.concat(blocks)
  for (let at = 0; at < bytes.length; at += PART_BYTES) yield bytes.subarray(at, at + PART_BYTES)
}

/** Chunks in order, one under way for each thread. */
async function* chunks(
  { compute, plan, lane, counted }: StreamOptions,
  { rows, placed }: EphemerisOutline,
): AsyncGenerator<Uint8Array> {
  const positions = isColumnar(plan.layout.format) ? COLUMNAR_POSITIONS : CHUNK_POSITIONS
  const step = Math.max(1, Math.floor((positions * plan.rows) / plan.positions))
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
