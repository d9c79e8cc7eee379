import type { NatalBatchFacts, NatalBatchPiece } from '../../calculation/tasks.ts'
import type { Compute } from '../../calculation/threads/compute.ts'
import type { Lane } from '../../calculation/threads/lanes.ts'
import { Refusal } from '../../platform/errors.ts'
import { endMark, literal, splitChunks } from '../../wire/bytes.ts'
import { inOrder, patiently } from './in-order.ts'

/** About 5 ms of one thread. A reader receives this many lines at a time. */
const PIECE_BIRTHS = 20

export interface NatalBatch extends Omit<NatalBatchPiece, 'from'> {
  /** Identifies unexpected errors in the log. */
  readonly traceId: string
  /** True if an end mark is wanted as the last line. */
  readonly endMark: boolean
}

export interface NatalBatchOptions {
  readonly compute: Compute
  readonly lane: Lane
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
  { births, traceId, endMark: hasMark, ...shared }: NatalBatch,
  { compute, lane, settle, log }: NatalBatchOptions,
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
      const { made, failed } = JSON.parse(new TextDecoder().decode(facts)) as NatalBatchFacts
      all.push({ failed, lines })
      left = { ...left, from: left.from + made, births: left.births.slice(made) }
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
        const lines = some.map((_, at) => errorLine(from + at, error, traceId))
        return { failed: some.length, lines: literal(lines.join('')) }
      }
      // A birth that crashes its thread only gets its own error.
      const each: Lines[] = []
      for (const [at] of some.entries()) each.push(await linesOf(pieceOf(from + at, 1)))
      return together(each)
    }
  }

  const starts = Array.from({ length: Math.ceil(births.length / PIECE_BIRTHS) }, (_, index) => index * PIECE_BIRTHS)
  let allFailed = 0
  try {
    for await (const { failed, lines } of inOrder(compute, starts, (from) => linesOf(pieceOf(from, PIECE_BIRTHS)))) {
      allFailed += failed
      yield lines
    }
    if (hasMark) yield literal(endMark('ndjson', births.length))
  } finally {
    await settle(allFailed)
  }
}

const together = (all: readonly Lines[]): Lines => ({
  failed: all.reduce((sum, { failed }) => sum + failed, 0),
  lines: Buffer.concat(all.map(({ lines }) => lines)),
})

const isLater = (error: unknown): error is Refusal => error instanceof Refusal && error.status === 503

function errorLine(index: number, error: unknown, traceId: string): string {
  const fault = isLater(error)
    ? { status: error.status, error: error.code, message: error.message }
    : { status: 500, detail: 'Internal Server Error', trace_id: traceId }
  return `${JSON.stringify({ index, error: fault })}\n`
}
