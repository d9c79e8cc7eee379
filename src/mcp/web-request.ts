import type { IncomingMessage } from 'node:http'

/** What the library reads from a request. It gets the body separately, parsed once. */
const HEADERS = /^(?:accept|content-type|mcp-.+)$/

/**
 * A request as the library takes it. It has neither the body nor a signal: making those costs 150 us, more than the
 * rest of a message, and a tool call ends automatically when the client has closed the connection.
 */
export function webRequest({ method, headers }: IncomingMessage): Request {
  const read = Object.entries(headers).filter(([name]) => HEADERS.test(name))
  return new Request('http://localhost/mcp', {
    method: method!,
    headers: read.map(([name, value]): [string, string] => [name, String(value)]),
  })
}
