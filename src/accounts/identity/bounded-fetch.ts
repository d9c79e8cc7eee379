import { errors } from 'jose'

/** Room for hundreds of keys. A wrong address with an endless answer cannot fill the memory. */
const BYTES_MAX = 262_144

/** What the libraries that ask an issuer send. */
interface FetchOptions {
  readonly method: string
  readonly headers: Headers | Record<string, string>
  readonly body?: unknown
  readonly redirect: 'manual'
  readonly signal?: AbortSignal | undefined
}

/**
 * Calls the issuer, whose URL the operator has chosen. A private network is allowed there. Throws for an answer
 * that is too long.
 */
export async function fetchBounded(url: string, options: FetchOptions): Promise<Response> {
  const { status, headers, body } = await fetch(url, options as RequestInit)
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body ?? []) {
    bytes += chunk.length
    if (bytes > BYTES_MAX) throw new errors.JOSEError(`The response of the issuer has more than ${BYTES_MAX} bytes`)
    chunks.push(chunk)
  }
  const type = headers.get('content-type')
  return new Response(Buffer.concat(chunks), { status, headers: type === null ? {} : { 'content-type': type } })
}
