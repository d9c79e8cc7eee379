import { createHmac } from 'node:crypto'
import { canonicalJson } from '../canonical-json.ts'

/** A validated request, with defaults filled in. */
export interface IdempotentRequest {
  readonly method: string
  /** The path of the operation, without a query. */
  readonly route: string
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

/** The keyed hash of a request. The order of fields does not matter. The order of list items does. */
export const hashRequest = ({ method, route, params, query, body }: IdempotentRequest, secret: Buffer): Buffer =>
  createHmac('sha256', secret)
    .update(canonicalJson([method, route, params ?? null, query ?? null, body ?? null]))
    .digest()
