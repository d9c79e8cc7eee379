/** One fault of an input: where it is, and what is wrong. */
export interface Fault {
  readonly loc: readonly (string | number)[]
  readonly msg: string
  readonly type?: string
}

export interface ErrorFacts {
  readonly status?: number
  readonly code: string
  readonly message: string
  readonly faults?: readonly Fault[]
  readonly traceId?: string | undefined
  readonly retryAfterMs?: number | undefined
  readonly body?: unknown
  readonly cause?: unknown
}

/** A call that was refused, or that got no whole answer. */
export class OrreryError extends Error {
  override readonly name = 'OrreryError'
  /** The HTTP status. 0: no answer arrived. */
  readonly status: number
  /**
   * The code of the refusal, such as `rps_limit_exceeded`. `invalid_input` for faults of the input. `network_error`,
   * `timeout`, `broken_stream`, `unexpected_answer`, `report_failed`, `export_failed`, `export_cancelled`, `wait_timeout`
   * and `hash_mismatch` are the client's own.
   */
  readonly code: string
  /** Every fault of the input, with its place. Empty for other errors. */
  readonly faults: readonly Fault[]
  /** The id of the request in the logs of the service. */
  readonly traceId: string | undefined
  /** How long the service asks to wait. */
  readonly retryAfterMs: number | undefined
  /** The body of the answer: parsed JSON, or text. */
  readonly body: unknown
  /** How often the request was sent. */
  tries = 1

  constructor({ status = 0, code, message, faults = [], traceId, retryAfterMs, body, cause }: ErrorFacts) {
    super(message, cause === undefined ? {} : { cause })
    this.status = status
    this.code = code
    this.faults = faults
    this.traceId = traceId
    this.retryAfterMs = retryAfterMs
    this.body = body
  }
}

/** The error of a refusal, whichever of the service's forms its body has. */
export function refusal(status: number, text: string, headers: Headers, nowMs: number): OrreryError {
  const body = parsed(text)
  const fields = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
  const faults = Array.isArray(fields['detail']) ? (fields['detail'] as Fault[]) : faultOfProblem(fields)
  return new OrreryError({
    ...{ status, body, faults },
    code: textOf(fields['error']) ?? textOf(fields['code']) ?? CODES[status] ?? `http_${status}`,
    message: messageOf(fields, faults) ?? `The service answered ${status}`,
    traceId: textOf(fields['trace_id']) ?? headers.get('x-request-id') ?? undefined,
    retryAfterMs: retryAfterMs(headers.get('retry-after'), nowMs),
  })
}

/** The codes of answers whose body is a sentence alone. */
const CODES: Readonly<Record<number, string>> = {
  ...{ 400: 'bad_request', 401: 'unauthorized', 403: 'forbidden', 404: 'not_found', 405: 'method_not_allowed' },
  ...{ 413: 'body_too_large', 415: 'media_type_unsupported', 422: 'invalid_input' },
  ...{ 502: 'bad_gateway', 503: 'unavailable', 504: 'gateway_timeout' },
}

function messageOf(fields: Readonly<Record<string, unknown>>, faults: readonly Fault[]): string | undefined {
  const sentence = textOf(fields['message']) ?? textOf(fields['detail'])
  if (sentence !== undefined || faults.length === 0) return sentence
  return faults.map(({ loc, msg }) => `${loc.join('.')}: ${msg}`).join('; ')
}

/** Problem details name one field. */
function faultOfProblem({ field, detail, code }: Readonly<Record<string, unknown>>): Fault[] {
  if (typeof field !== 'string' || typeof detail !== 'string') return []
  return [{ loc: ['body', ...field.split('.')], msg: detail, ...(typeof code === 'string' && { type: code }) }]
}

/** The header Retry-After: seconds, or a date (RFC 9110, 10.2.3). */
function retryAfterMs(value: string | null, nowMs: number): number | undefined {
  if (value === null) return undefined
  if (/^\s*\d+\s*$/.test(value)) return Number(value) * 1000
  const date = Date.parse(value)
  return Number.isNaN(date) ? undefined : Math.max(0, date - nowMs)
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
