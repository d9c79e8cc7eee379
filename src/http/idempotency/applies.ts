import type { Operation } from '../../operations/operation.ts'

/**
 * Requests that an Idempotency-Key makes safe to send again: what is calculated for a plan by POST. A form is not one
 * of them, because the hash of a request is made from JSON, which does not contain the bytes of a file.
 */
export const takesIdempotencyKey = ({ access, consumes, method }: Operation): boolean =>
  access.kind === 'key' && method === 'POST' && consumes === undefined
