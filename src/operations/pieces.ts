import type { Compute } from '../calculation/threads/compute.ts'

/**
 * The bytes of all pieces of one request, in order. One piece per thread is in progress: more would fill the
 * queue that other requests wait in. The first refusal ends the others.
 */
export async function runPieces<Piece>(
  { threads }: Pick<Compute, 'threads'>,
  pieces: readonly Piece[],
  run: (piece: Piece) => Promise<Uint8Array>,
): Promise<Uint8Array[]> {
  const found: Uint8Array[] = []
  const waiting = pieces.entries()
  let isRefused = false
  const runSome = async () => {
    for (const [index, piece] of waiting) {
      if (isRefused) return
      found[index] = await run(piece).catch((error: unknown) => {
        isRefused = true
        throw error
      })
    }
  }
  await Promise.all(Array.from({ length: threads }, runSome))
  return found
}
