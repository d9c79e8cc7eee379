import { setTimeout as sleep } from 'node:timers/promises'
import type { Compute } from '../../calculation/threads/compute.ts'
import { Refusal } from '../../platform/errors.ts'

/** How long a stream that has begun waits for a place in a full queue. */
const PATIENCE_MS = 30_000
const PATIENCE_STEP_MS = 50

/**
 * The results of the pieces of an answer in order, with one piece in progress per thread. The work keeps the pace of
 * the reader, and ends with the current pieces when the reader disconnects.
 */
export async function* inOrder<Piece, Result>(
  { threads }: Pick<Compute, 'threads'>,
  pieces: Iterable<Piece>,
  run: (piece: Piece) => Promise<Result>,
): AsyncGenerator<Result> {
  const underWay: Promise<Result>[] = []
  for (const piece of pieces) {
    const result = run(piece)
    // A piece that fails after its reader has gone must not be an unhandled rejection.
    result.catch(() => {})
    underWay.push(result)
    if (underWay.length === threads) yield await underWay.shift()!
  }
  while (underWay.length > 0) yield await underWay.shift()!
}

/** Waits while the queue is full: an answer that has begun can no longer become a refusal. */
export async function patiently<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let waited = 0; ; waited += PATIENCE_STEP_MS) {
    try {
      return await run()
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'compute_busy' || waited >= PATIENCE_MS) throw error
      await sleep(PATIENCE_STEP_MS)
    }
  }
}
