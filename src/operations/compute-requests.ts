import type { FastifyReply, FastifyRequest } from 'fastify'
import { PLANS } from '../accounts/billing/plans.ts'
import type { Compute } from '../calculation/threads/compute.ts'
import type { Lane } from '../calculation/threads/lanes.ts'
import { holderOf, type Identified } from '../http/limits/accounting.ts'
import { network } from '../platform/addresses.ts'
import { Refusal } from '../platform/errors.ts'
import type { Asked } from '../techniques/technique.ts'

/**
 * The lane of a request: that of its account, otherwise one shared by all callers without a credential, who could be
 * any number.
 */
export function laneOf(request: Identified & Pick<FastifyRequest, 'address'>): Lane {
  const holder = holderOf(request)
  if (holder) return { id: holder.accountId, weight: PLANS[holder.plan].weight }
  return { id: 'no credential', weight: PLANS.free.weight, network: network(request.address) }
}

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

/** Throws a refusal with the name under which the caller sent its field. */
export const renaming =
  (renamed: Asked['renamed'] = {}) =>
  (error: unknown): never => {
    const field = error instanceof Refusal ? renamed[error.detail.field ?? ''] : undefined
    throw field ? new Refusal((error as Refusal).code, { ...(error as Refusal).detail, field }) : error
  }

/** Aborts when the caller disconnects before the answer. */
export function hungUp({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort()
  })
  return controller.signal
}
