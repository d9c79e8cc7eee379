import type { Call } from './call.ts'
import type { Settings } from './settings.ts'

/** A request as it is sent, again if need be. */
export interface Request {
  readonly url: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | undefined
  /** Whether it may be sent again without being carried out twice. */
  readonly isRepeatable: boolean
}

/** By RFC 9110, 9.2.2: sent twice they do what they do sent once. */
const IDEMPOTENT = new Set(['GET', 'HEAD', 'PUT', 'DELETE'])

/** The request of a call. Its Idempotency-Key is that of the call, so each retry has it. */
export async function requestOf(call: Call, settings: Settings): Promise<Request> {
  const { operation, path = {}, accept = '*/*', options = {} } = call
  const { query, body } = split(call)
  const url = settings.baseUrl + operation.path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(path[name]!))
  const key = operation.takesIdempotencyKey ? (options.idempotencyKey ?? randomKey()) : undefined
  return {
    url: query.size > 0 ? `${url}?${query}` : url,
    method: operation.method,
    headers: {
      accept,
      ...(await credential(operation.byToken, settings)),
      ...(operation.hasBody && { 'content-type': 'application/json' }),
      ...(key !== undefined && { 'idempotency-key': key }),
      ...call.headers,
    },
    body: operation.hasBody ? JSON.stringify(body, finite) : undefined,
    isRepeatable: IDEMPOTENT.has(operation.method) || key !== undefined,
  }
}

/** JSON would have null instead, which the service reads as a field that was not given. */
function finite(name: string, value: unknown): unknown {
  if (typeof value !== 'number' || Number.isFinite(value)) return value
  throw new TypeError(`${name} must be a finite number, and is ${value}`)
}

/** The fields of the input that the address takes, and the others. */
function split({ operation, input = {} }: Call): { query: URLSearchParams; body: Record<string, unknown> } {
  const query = new URLSearchParams()
  const body: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(input)) {
    if (operation.hasBody && !operation.query.includes(name)) body[name] = value
    else if (value !== undefined && value !== null) query.set(name, Array.isArray(value) ? value.join() : String(value))
  }
  return { query, body }
}

async function credential(byToken: boolean, { key, token }: Settings): Promise<Record<string, string>> {
  if (!byToken) return key === undefined ? {} : { 'x-api-key': secret('key', key) }
  const value = typeof token === 'function' ? await token() : token
  return value === undefined ? {} : { authorization: `Bearer ${secret('token', value)}` }
}

/** Without the end of the line of its file. `fetch` refuses other characters by an error with the whole value. */
function secret(name: string, value: string): string {
  const text = value.trim()
  if (/^[ -~]*$/.test(text)) return text
  throw new TypeError(`${name} has a character that no header may have`)
}

/** 128 random bits. Browsers have `randomUUID` only on pages that came by https. */
export const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
