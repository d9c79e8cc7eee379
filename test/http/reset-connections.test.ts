import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../support/app.ts'

const CONNECTIONS = 300
/** Within these, a front has read a request and has not answered it. */
const RESET_AFTER_MS_MAX = 6

let service: TestApp
let port: number
beforeAll(async () => {
  service = await startTestApp()
  port = Number(new URL(await service.listen()).port)
})
afterAll(() => service.stop())

/** Sends a request and resets its connection, as a scanner or a phone without a network does. */
async function sendAndReset(path: string, afterMs: number): Promise<void> {
  const socket = connect({ port, host: '127.0.0.1' })
  await once(socket, 'connect')
  socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`)
  await sleep(afterMs)
  socket.resetAndDestroy()
}

test('a connection that is reset at once leaves no stack trace in the log', async () => {
  const paths = [
    '/',
    '/nowhere',
    '/api/v1/ephemeris',
    '/healthz',
    '/api/v1/geo/search?q=Athens',
    '/now/wheel?lat=1&lng=1',
  ]
  await Promise.all(
    Array.from({ length: CONNECTIONS }, (_, at) => sendAndReset(paths[at % paths.length]!, at % RESET_AFTER_MS_MAX)),
  )
  // Whatever arrived before this was looked at.
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
  const failures = service
    .logged()
    .split('\n')
    .filter((line) => line.includes('a request failed'))
  expect(failures).toEqual([])
})
