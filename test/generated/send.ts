import { Agent, type IncomingHttpHeaders, request as open } from 'node:http'
import { FORM_BYTES_MAX } from '../../src/http/form-body.ts'
import type { GeneratedRequest } from './requests.ts'

export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

export interface Sender {
  /** Null when the front closed the connection without an answer, or when a picture was not awaited. */
  send(request: GeneratedRequest, from?: string): Promise<Answer | null>
  close(): void
}

/** Longer than any answer of the front takes. */
const ANSWER_WITHIN_MS = 60_000
/** For operations that may wait for a renderer, which a run does not have. */
const PICTURE_WITHIN_MS = 1_500
export const RENDER_TIMEOUT = '504'

/** The document has no such status, so that it is a fault. */
const NO_ANSWER = { status: 0, headers: {} }

/** Sends requests to a front, each from an address of this machine. */
export function senderTo(url: string): Sender {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const once = new Agent({ keepAlive: false, maxSockets: 64 })
  const send: Sender['send'] = (generated, from = '127.0.0.1') =>
    new Promise((resolve, reject) => {
      const { operation, method, target, headers, body } = generated
      const { hostname, port } = new URL(url)
      const isPicture = RENDER_TIMEOUT in operation.responses
      const withinMs = isPicture ? PICTURE_WITHIN_MS : ANSWER_WITHIN_MS
      const bytes = body === null ? 0 : Buffer.byteLength(body)
      const length = body === null ? {} : { 'content-length': String(bytes) }
      const sending = open({
        // A front ends the connection of a body that is larger than it reads, perhaps after the next request has begun.
        ...{ agent: bytes > FORM_BYTES_MAX ? once : agent, hostname, port },
        ...{ method, path: target, localAddress: from, timeout: withinMs },
        headers: { ...length, ...headers },
      })
      sending.on('response', (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('close', () => {
          if (!response.complete) return resolve(null)
          resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(parts) })
        })
      })
      sending.on('timeout', () => {
        resolve(isPicture ? null : { ...NO_ANSWER, body: Buffer.from(`No answer within ${withinMs} ms`) })
        sending.destroy()
      })
      // A front that refuses a body closes the connection, perhaps before all of it was written, or as it is used again.
      sending.on('error', (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error)
        else if (sending.reusedSocket && isSafe(generated)) resolve(send(generated, from))
        else resolve(null)
      })
      sending.end(body ?? undefined)
    })
  return {
    send,
    close() {
      agent.destroy()
      once.destroy()
    },
  }
}

/** A client sends such a request again when the connection was closed before it arrived (RFC 9112, 9.3.1). */
const isSafe = ({ method, body }: GeneratedRequest): boolean => method === 'GET' && body === null
