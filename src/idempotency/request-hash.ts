import { createHmac } from 'node:crypto'

/** A request as its operation sees it: validated, defaults filled in. */
export interface IdempotentRequest {
  readonly method: string
  /** The path of the operation, without a query. */
  readonly route: string
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

/** The keyed hash of a request. The order of fields makes no difference, that of list items does. */
export const hashRequest = ({ method, route, params, query, body }: IdempotentRequest, secret: Buffer): Buffer =>
  createHmac('sha256', secret)
    .update(JSON.stringify([method, route, params ?? null, query ?? null, body ?? null], sorted))
    .digest()

/** A replacer for JSON.stringify: the fields of every object by name. */
const sorted = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value
