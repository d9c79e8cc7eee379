import type { Operation } from '../operation.ts'

/** Requests that an Idempotency-Key makes safe to send again: what is calculated for a plan by POST. */
export const takesIdempotencyKey = ({ access, method }: Operation): boolean =>
  access.kind === 'key' && method === 'POST'
