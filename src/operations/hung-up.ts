import type { FastifyReply } from 'fastify'

/** Aborts when the caller disconnects before the answer. */
export function hungUp({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort()
  })
  return controller.signal
}
