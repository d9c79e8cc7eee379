import type { LongBirth, NatalBatchFacts, NatalBatchPiece } from '../../calculation/tasks.ts'
import type { Compute } from '../../calculation/threads/compute.ts'
import type { Lane } from '../../calculation/threads/lanes.ts'
import { Refusal } from '../../platform/errors.ts'
import { errorLine } from '../../wire/batch-line.ts'
import { endMark, literal, splitChunks } from '../../wire/bytes.ts'
import { inOrder, patiently } from './in-order.ts'

/** About 5 ms of one thread. A reader receives this many lines at a time. */
const PIECE_BIRTHS = 20

export interface NatalBatch extends Omit<NatalBatchPiece, 'from'> {
  /** Identifies unexpected errors in the log. */
  readonly traceId: string
  /** True if an end mark is wanted as the last line. */
  readonly endMark: boolean
  /** Whether each birth takes long. The pieces of one birth then keep all threads busy, so births are calculated one after another. */
  readonly isLong: boolean
}

export interface NatalBatchOptions {
  readonly compute: Compute
  readonly lane: Lane
  /** The line of a birth that takes long. Throws what is no fault of the birth. */
  readonly longLine: (index: number, birth: LongBirth) => Promise<Uint8Array>
  /**
   * Receives the count of births that the service failed to calculate, when the answer ends or its reader disconnects.
   */
  readonly settle: (failed: number) => Promise<unknown>
  readonly log: (error: unknown) => void
}

interface Lines {
  /** The births that the service failed to calculate. */
  readonly failed: number
  readonly lines: Uint8Array
}

/** The lines of the answer to a batch. An error ends a line and never the answer. */
export async function* natalBatchLines(
  { births, traceId, endMark: hasMark, isLong, ...shared }: NatalBatch,
  { compute, lane, longLine, settle, log }: NatalBatchOptions,
): AsyncGenerator<Uint8Array> {
  const pieceOf = (from: number, count: number): NatalBatchPiece => ({
    ...shared,
    from,
    births: births.slice(from, from + count),
  })

  /** A thread makes as many births of a piece as its turn allows. The others get another turn. */
  const calculated = async (piece: NatalBatchPiece): Promise<Lines> => {
    const all: Lines[] = []
    for (let left = piece; left.births.length > 0; ) {
      const [facts, lines] = splitChunks(await patiently(() => compute.run('natal_batch_piece', left, lane)), 2)
      const { made, failed, long } = JSON.parse(new TextDecoder().decode(facts)) as NatalBatchFacts
      all.push({ failed, lines })
      left = without(left, made)
      if (!long) continue
      const { from } = left
      all.push({ failed: 0, lines: await patiently(() => longLine(from, long)) })
      left = without(left, 1)
    }
    return together(all)
  }

  const linesOf = async (piece: NatalBatchPiece): Promise<Lines> => {
    const { from, births: some } = piece
    try {
      return await calculated(piece)
    } catch (error) {
      if (isLater(error) || some.length === 1) {
        log(error)
        const lines = some.map((_, at) => errorLine(from + at, faultOf(error, traceId)))
        return { failed: some.length, lines: Buffer.concat(lines) }
      }
      // A birth that crashes its thread only gets its own error.
      const each: Lines[] = []
      for (const [at] of some.entries()) each.push(await linesOf(pieceOf(from + at, 1)))
      return together(each)
    }
  }

  const size = isLong ? 1 : PIECE_BIRTHS
  const starts = Array.from({ length: Math.ceil(births.length / size) }, (_, index) => index * size)
  const atOnce = isLong ? { threads: 1 } : compute
  let allFailed = 0
  try {
    for await (const { failed, lines } of inOrder(atOnce, starts, (from) => linesOf(pieceOf(from, size)))) {
      allFailed += failed
      yield lines
    }
    if (hasMark) yield literal(endMark('ndjson', births.length))
  } finally {
    await settle(allFailed)
  }
}

const without = (piece: NatalBatchPiece, made: number): NatalBatchPiece => ({
  ...piece,
  from: piece.from + made,
  births: piece.births.slice(made),
})

const together = (all: readonly Lines[]): Lines => ({
  failed: all.reduce((sum, { failed }) => sum + failed, 0),
  lines: Buffer.concat(all.map(({ lines }) => lines)),
})

const isLater = (error: unknown): error is Refusal => error instanceof Refusal && error.status === 503

const faultOf = (error: unknown, traceId: string): object =>
  isLater(error)
    ? { status: error.status, error: error.code, message: error.message }
    : { status: 500, detail: 'Internal Server Error', trace_id: traceId }
