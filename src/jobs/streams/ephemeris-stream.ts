import type { EphemerisInput } from '../../calculation/almanac/ephemeris-input.ts'
import type { Compute } from '../../calculation/threads/compute.ts'
import type { Lane } from '../../calculation/threads/lanes.ts'
import { isColumnar } from '../../contract/sky/ephemeris-rules.ts'
import { columnChunks, type EphemerisOutline, readOutline } from '../../wire/ephemeris/answer.ts'
import type { Assembly } from '../../wire/ephemeris/document.ts'
import { inOrder, patiently } from './in-order.ts'

export interface StreamOptions {
  readonly compute: Compute
  readonly input: EphemerisInput
  readonly lane: Lane
  /** Receives the count of rows of each chunk. */
  readonly counted: (rows: number) => void
}

export interface EphemerisStream extends Pick<EphemerisOutline, 'notes' | 'rows'> {
  readonly bytes: AsyncGenerator<Uint8Array>
}

/**
 * A long answer. All threads calculate its chunks, and the reader receives them in order. Refusals come before this
 * resolves. The work keeps the pace of the reader, and ends with the current chunks when the reader disconnects.
 */
export async function ephemerisStream(options: StreamOptions): Promise<EphemerisStream> {
  const { compute, input, lane } = options
  const outline = readOutline(await compute.run('ephemeris_outline', input, lane))
  return { bytes: assembled(outline, chunks(options, outline)), notes: outline.notes, rows: outline.rows }
}

async function* chunks(
  { compute, input, lane, counted }: StreamOptions,
  { rows, placed }: EphemerisOutline,
): AsyncGenerator<Uint8Array> {
  const step = chunkRows(input)
  const starts = Array.from({ length: Math.ceil(rows / step) }, (_, index) => index * step)
  let given = 0
  const calculated = inOrder(compute, starts, (from) =>
    patiently(() => compute.run('ephemeris_chunk', { input, placed, from, to: from + step }, lane)),
  )
  for await (const chunk of calculated) {
    const count = Math.min(step, rows - given)
    given += count
    counted(count)
    yield chunk
  }
}

type Frame = Pick<EphemerisOutline, 'head' | 'separator' | 'tail' | 'assembly'>

/** About 10 ms of one thread: short enough to take turns with other callers, long enough to outweigh the transfer. */
const CHUNK_POSITIONS = 2_500
/** Pages and batches of typed columns begin with facts about each column, so theirs are longer: about 20 ms. */
const COLUMNAR_POSITIONS = 10_000
/** Bytes of a file that are given at a time. */
const BLOCK_BYTES = 256 * 1024

/** The rows of a chunk of a long answer. */
export function chunkRows({ layout, rows, positions }: EphemerisInput): number {
  const most = isColumnar(layout.format) ? COLUMNAR_POSITIONS : CHUNK_POSITIONS
  return Math.max(1, Math.floor((most * rows) / positions))
}

/** The bytes of an answer from its chunks in order. */
export function assembled(frame: Frame, chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const { assembly } = frame
  switch (assembly.kind) {
    case 'columns':
      return inColumns(frame, chunks, assembly.titles)
    case 'parquet':
      return inFile(chunks, assembly)
    case 'rows':
      return inRows(frame, chunks)
  }
}

async function* inRows(
  { head, separator, tail }: Frame,
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  let before: Uint8Array = head
  for await (const chunk of chunks) {
    yield before.length > 0 ? Buffer.concat([before, chunk]) : chunk
    before = Buffer.from(separator)
  }
  if (tail.length > 0) yield tail
}

/** The first column is complete only with the last chunk, so the contract bounds tables in columns. */
async function* inColumns(
  { head, tail }: Frame,
  chunks: AsyncIterable<Uint8Array>,
  titles: readonly string[],
): AsyncGenerator<Uint8Array> {
  const all: Uint8Array[] = []
  for await (const chunk of chunks) all.push(chunk)
  yield head
  yield* columnChunks(titles, all)
  yield tail
}

/** Pages wait until they fill a row group. */
async function* inFile(
  chunks: AsyncIterable<Uint8Array>,
  { columns, facts }: Extract<Assembly, { kind: 'parquet' }>,
): AsyncGenerator<Uint8Array> {
  const { parquetFile } = await import('../../wire/parquet/file.ts')
  const file = parquetFile(columns, facts)
  for await (const chunk of chunks) yield* inBlocks(file.add(chunk))
  yield* inBlocks(file.end())
}

/** With blocks of a limited size, a slow reader finishes each in time. */
function* inBlocks(blocks: readonly Uint8Array[]): Generator<Uint8Array> {
  const bytes = Buffer.concat(blocks)
  for (let at = 0; at < bytes.length; at += BLOCK_BYTES) yield bytes.subarray(at, at + BLOCK_BYTES)
}
