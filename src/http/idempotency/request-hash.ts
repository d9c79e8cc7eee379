import { createHmac } from 'node:crypto'
import { canonicalJson, canonicalJsonOfSent } from '../../platform/canonical-json.ts'

/** A request as it was sent. */
export interface SentRequest {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

/** A validated request, with defaults filled in. */
export interface IdempotentRequest extends SentRequest {
  readonly method: string
  /** The path of the operation, without a query. */
  readonly route: string
  /** The same before it was validated. */
  readonly sent: SentRequest
  /** The format that the Accept header chose. Null when it chose none. */
  readonly accepted: string | null
}

/** Keyed hashes of a request. The order of fields does not matter. The order of list items does. */
export interface RequestHashes {
  /** The hash of the request as it was sent. A default that a later release adds does not change it. */
  readonly sent: Buffer
  /** The hash of the request as it was read. A default that is written out does not change it. Earlier releases stored it alone. */
  readonly read: Buffer
}

/** Hashes a request with the secret of its Idempotency-Key. */
export function hashRequest(request: IdempotentRequest, secret: Buffer): RequestHashes {
  const { method, route, sent, accepted } = request
  const of = (content: string) => createHmac('sha256', secret).update(content).digest()
  const parts = ({ params, query, body }: SentRequest) => [params ?? null, query ?? null, body ?? null]
  const before = { ...request, query: asBefore(request.query, sent.query), body: asBefore(request.body, sent.body) }
  return {
    sent: of(canonicalJsonOfSent(['sent', method, route, ...parts(sent), accepted])),
    read: of(canonicalJson([method, route, ...parts(before)])),
  }
}

/**
 * Fields with a default that were added after the releases which stored only the hash of what they had read. A retry of
 * a request to such a release still has its hash. Reports are found by it for `REPORT_DAYS`, ten years at most.
 */
const LATER: ReadonlySet<string> = new Set([
  ...['end_mark', 'ephemeris', 'decimals', 'lots_source', 'bounds', 'triplicities', 'sun_limits'],
  ...['antiscia_orb', 'midpoint_orb', 'harmonic_numbers', 'draconic_node', 'technique'],
  ...['include_points', 'upagraha_rule', 'mandi_rule', 'arudha_rule', 'sunrise_rule'],
  ...['orb_rule', 'mudda_balance', 'dasha_levels'],
  ...['node_houses', 'vedha_table', 'nodes_obstruct', 'include_dasha_overlay'],
])

/** What an earlier release would have read: without later fields that were not sent. */
function asBefore(read: unknown, sent: unknown): unknown {
  if (Array.isArray(read)) return read.map((item, index) => asBefore(item, (sent as unknown[] | undefined)?.[index]))
  if (typeof read !== 'object' || read === null) return read
  const given = (typeof sent === 'object' && sent !== null ? sent : {}) as Readonly<Record<string, unknown>>
  return Object.fromEntries(
    Object.entries(read)
      .filter(([name]) => !(LATER.has(name) && given[name] === undefined))
      .map(([name, value]) => [name, asBefore(value, given[name])]),
  )
}
