import { maxHeaderSize, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ConnectionError } from 'fastify'
import { UNREADABLE } from './security-headers.ts'

const MALFORMED = [400, 'This is not a valid HTTP/1.1 request'] as const
const ANSWERS: Readonly<Record<string, readonly [status: number, detail: string]>> = {
  HPE_HEADER_OVERFLOW: [431, `The URL and the headers together may have at most ${maxHeaderSize} bytes`],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request did not arrive in time'],
}

/**
 * Answers a request that Node could not read, and ends the connection. The answer says that the connection ends:
 * otherwise a client may send its next request on it, which is lost (RFC 9112, 9.6).
 */
export function refuseUnreadable(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  if (socket.writable) socket.write(answerTo(error.code))
  socket.destroy(error)
}

function answerTo(code: string): string {
  const [status, detail] = ANSWERS[code] ?? MALFORMED
  const body = JSON.stringify({ detail })
  const headers = {
    ...UNREADABLE,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    Connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n')
}
