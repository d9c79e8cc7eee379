import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Clock, OrreryError, orrery } from '../../clients/typescript/src/index.ts'
import { CLOCK } from '../../clients/typescript/src/retry.ts'
import { inEachLanguage } from './languages.ts'
import { answer, type StandIn, silence, startStandIn, stream } from './stand-in.ts'

const LINE = `${JSON.stringify({ text: 'x'.repeat(65_536 - 12) })}\n`
const LINES = 1_024
const MIB = 1024 * 1024
/** What the sockets of both sides and the buffers of a client may hold. The whole stream has 64 MiB. */
const LEAD_BYTES_MAX = 16 * MIB

/** A server that streams 64 MiB as fast as its reader takes it. It is told how far the reader is. */
function longStream() {
  const found = { sent: 0, leadMax: 0, closed: false }
  const send = async (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'application/x-ndjson' })
    response.on('close', () => {
      found.closed = true
    })
    for (let line = 0; line < LINES && !response.destroyed; line += 1) {
      const goesOn = response.write(LINE)
      found.sent += LINE.length
      if (!goesOn) await drained(response)
    }
    response.end()
  }
  const server = createServer(async (request, response) => {
    const read = /items=(\d+)/.exec(request.url!)?.[1]
    if (read === undefined) return send(response)
    // The stream has the time to run ahead.
    for (let turns = 0; turns < 20; turns += 1) await turn()
    found.leadMax = Math.max(found.leadMax, found.sent - Number(read) * LINE.length)
    response.end()
  })
  return { server, found }
}

/** The reader has taken what was written, or is gone. */
const drained = (response: ServerResponse): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      response.off('drain', done).off('close', done)
      resolve()
    }
    response.on('drain', done).on('close', done)
  })

async function withLongStream(work: (url: string, found: ReturnType<typeof longStream>['found']) => Promise<void>) {
  const { server, found } = longStream()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, found)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

const ROWS = { group: 'ephemeris', method: 'rows', args: [{ start: '2026-01-01' }] }

inEachLanguage((only, carryOut) => {
  only('the service waits for a slow reader of a long stream', () =>
    withLongStream(async (url, found) => {
      const { error, items } = await carryOut(url, { ...ROWS, take: LINES, probe: `${url}/read` })
      expect([error, items?.length]).toEqual([undefined, LINES])
      expect(found.sent).toBe(LINES * LINE.length)
      expect(found.leadMax).toBeLessThan(LEAD_BYTES_MAX)
    }),
  )

  only('a reader that leaves the loop ends the stream at the service', () =>
    withLongStream(async (url, found) => {
      expect((await carryOut(url, { ...ROWS, take: 3 })).items?.length).toBe(3)
      await expect.poll(() => found.closed).toBe(true)
      expect(found.sent).toBeLessThan(LEAD_BYTES_MAX)
    }),
  )
})

let standIn: StandIn
beforeAll(async () => {
  standIn = await startStandIn()
})
afterAll(() => standIn.stop())

const STOPPED = new Error('stopped by the caller')

test('a caller ends a request that waits for its answer, and gets its own reason', async () => {
  const stop = new AbortController()
  standIn.next(() => stop.abort(STOPPED))
  const asked = orrery({ baseUrl: standIn.url }).exports.list({ signal: stop.signal })
  await expect(asked).rejects.toBe(STOPPED)
  expect(standIn.seen.length).toBe(1)
})

test('a caller ends the wait before a retry', async () => {
  const stop = new AbortController()
  const sleep: Clock['sleep'] = (ms, signal) => {
    setImmediate(() => stop.abort(STOPPED))
    return CLOCK.sleep(ms, signal)
  }
  standIn.next(answer(503, {}, { 'retry-after': '60' }))
  const client = orrery({ baseUrl: standIn.url, clock: { ...CLOCK, sleep } })
  await expect(client.exports.list({ signal: stop.signal })).rejects.toBe(STOPPED)
  expect(standIn.seen.length).toBe(1)
})

test('a caller ends a stream from outside the loop', async () => {
  const stop = new AbortController()
  standIn.next(stream([{ n: 1 }], 'stalled'))
  const seen: unknown[] = []
  const reading = async () => {
    const rows = orrery({ baseUrl: standIn.url }).ephemeris.rows({ start: '2026-01-01' }, { signal: stop.signal })
    for await (const row of rows) {
      seen.push(row)
      stop.abort(STOPPED)
    }
  }
  await expect(reading()).rejects.toBe(STOPPED)
  expect(seen).toEqual([{ n: 1 }])
})

test('a call with a signal that has ended sends nothing', async () => {
  standIn.next(silence)
  const asked = orrery({ baseUrl: standIn.url }).exports.list({ signal: AbortSignal.abort(STOPPED) })
  await expect(asked).rejects.toBe(STOPPED)
  expect(standIn.seen.length).toBe(0)
})

test('a line of a stream that is no JSON is an error of the answer', async () => {
  standIn.next((response) =>
    response.writeHead(200, { 'content-type': 'application/x-ndjson' }).end('{"n":1}\n<oops>\n'),
  )
  const rows = orrery({ baseUrl: standIn.url }).ephemeris.rows({ start: '2026-01-01' })[Symbol.asyncIterator]()
  expect((await rows.next()).value).toEqual({ n: 1 })
  const error = await rows.next().catch((thrown) => thrown)
  expect([error instanceof OrreryError, error.code]).toEqual([true, 'unexpected_answer'])
})
