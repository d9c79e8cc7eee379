import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request that arrived. */
export interface Seen {
  readonly method: string
  readonly url: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

/** What the stand-in does with one request. */
export type Behaviour = (response: ServerResponse, request: Seen) => void

/** An HTTP server that misbehaves as it is told, in place of a service whose parts fail at the right moment. */
export interface StandIn {
  readonly url: string
  readonly seen: Seen[]
  /** What is done with the next requests, one each. Any further request is answered 500. */
  next(...behaviours: Behaviour[]): void
  stop(): Promise<void>
}

export async function startStandIn(): Promise<StandIn> {
  const seen: Seen[] = []
  let waiting: Behaviour[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { method = '', url = '', headers } = request
    const arrived = { method, url, headers, body: Buffer.concat(chunks).toString() }
    seen.push(arrived)
    const behaviour = waiting.shift() ?? answer(500, { message: 'Nothing was told about this request' })
    behaviour(response, arrived)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    next(...behaviours) {
      seen.length = 0
      waiting = behaviours
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

type Headers = Readonly<Record<string, string>>

export const answer =
  (status: number, body: unknown, headers: Headers = {}): Behaviour =>
  (response) =>
    void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))

export const bytes =
  (status: number, body: Buffer, headers: Headers = {}): Behaviour =>
  (response) =>
    void response.writeHead(status, { 'content-type': 'application/octet-stream', ...headers }).end(body)

/** Closes the connection without an answer. */
export const hangUp: Behaviour = (response) => void response.destroy()

/** Says nothing, for as long as the other side waits. */
export const silence: Behaviour = () => {}

/** Lines of NDJSON. */
export const stream =
  (
    lines: readonly unknown[],
    end: 'whole' | 'broken' | 'closed' | 'stalled' = 'whole',
    headers: Headers = {},
  ): Behaviour =>
  (response) => {
    response.writeHead(200, { 'content-type': 'application/x-ndjson; charset=utf-8', ...headers })
    const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('')
    if (end === 'whole') response.end(text)
    else
      response.write(text, () => {
        if (end === 'broken') response.socket?.resetAndDestroy()
        if (end === 'closed') response.socket?.end()
      })
  }

/** NDJSON of which each byte is a chunk of its own. */
export const byteByByte =
  (text: string): Behaviour =>
  async (response) => {
    response.writeHead(200, { 'content-type': 'application/x-ndjson' })
    for (const byte of Buffer.from(text)) await new Promise((resolve) => response.write(Buffer.of(byte), resolve))
    response.end()
  }

/** Part of a body whose length was declared, and then the end of the connection. */
export const cut =
  (status: number, body: Buffer, after: number, headers: Headers = {}): Behaviour =>
  (response) => {
    response.writeHead(status, {
      'content-type': 'application/octet-stream',
      'content-length': body.length,
      ...headers,
    })
    response.write(body.subarray(0, after), () => response.destroy())
  }
