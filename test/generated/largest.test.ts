import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openapi } from '../../src/http/openapi/document.ts'
import { OPERATIONS } from '../../src/operations/index.ts'
import { FULL } from '../support/full-form.ts'
import { type Described, type Document, operationsOf, type Schema } from './described.ts'
import { HEAVY_BODIES } from './heavy-bodies.ts'
import { knownTo } from './known.ts'
import { aloneMs, longestMs, TURN_MS_MAX } from './long-turns.ts'
import { randomOf } from './random.ts'
import { credentialOf, type GeneratedRequest, type Known, requestOf, told } from './requests.ts'
import { type Answer, type Sender, senderTo } from './send.ts'
import { type Values, valuesOf } from './values.ts'
import { startWatchedFront, type WatchedFront } from './watched-front.ts'

let front: WatchedFront
let sender: Sender
let known: Known
let document: Document
let values: Values
beforeAll(async () => {
  front = await startWatchedFront({ RENDER_QUEUE: '1', ADDRESS_REQUESTS: '1000000' })
  sender = senderTo(front.url)
  document = openapi(OPERATIONS, { version: '0', url: front.url }) as unknown as Document
  values = valuesOf(document)
  const made = await knownTo(front)
  await made.renew()
  known = made.known
})
afterAll(async () => {
  sender.close()
  await front.stop()
})

/** The largest valid inputs, which the bounds of single fields do not show. */
const LARGEST_VALID: Readonly<Record<string, readonly string[]>> = {
  '/api/v1/ephemeris': [
    ...['json', 'csv', 'ndjson', 'table'].flatMap((format) => [
      `start=1900-01-01&end=1999-12-31&bodies=Sun&format=${format}`,
      `start=2026-01-01&end=2026-12-31&format=${format}&include_houses=true&lat=60&lng=10&fixed_star_packs=behenian_20`,
    ]),
    'start=2000-01-01&end=2009-12-31&include_aspects=true',
  ],
  '/api/v1/sky-events': ['json', 'ics'].map((format) => `date=2026-01-01&days=400&preset=full&format=${format}`),
  '/api/v1/geo/search': [`q=${'san '.repeat(25)}&limit=50`, `q=${'א'.repeat(100)}&limit=50`, 'q=san&limit=50'],
}

/** An operation gets one of five heavy bodies, and the next one others, unless all tests run in full. */
const SHARE = 5
const HEADERS = { 'content-type': 'application/json' }

/** The largest inputs of an operation: by its schemas, by its rules, and bodies that are none. */
function* largestOf(operation: Described, turn: number): Generator<GeneratedRequest> {
  const { method, url, body } = operation
  const whole = requestOf('largest', operation, values, randomOf(1), known)
  const { 'Idempotency-Key': _, ...others } = whole.headers
  const right = { ...whole, headers: { ...others, ...credentialOf(operation, randomOf(1), known, true) } }
  yield right
  for (let seed = 2; seed < 6; seed += 1) {
    const { target, body: content } = requestOf('largest', operation, values, randomOf(seed), known)
    yield { ...right, target, body: content }
  }
  for (const query of method === 'GET' ? (LARGEST_VALID[url] ?? []) : [])
    yield { ...right, target: encodeURI(`${url}?${query}`) }
  if (body?.type !== 'application/json') return
  const target = right.target.split('?')[0]!
  const headers = { ...right.headers, ...HEADERS }
  for (const content of bodiesOf(body)) yield { ...right, target, headers, body: JSON.stringify(content) }
  for (const content of HEAVY_BODIES.filter((_, at) => FULL || (at + turn) % SHARE === 0))
    yield { ...right, target, headers, body: content }
}

/** The largest value of the schema, and its first example with the largest value of each field. */
function* bodiesOf({ schema, examples }: NonNullable<Described['body']>): Generator<unknown> {
  yield values.largest(schema)
  const [example = {}] = examples
  const fields: [string, Schema][] = Object.entries(values.resolved(schema).properties ?? {})
  for (const [name, field] of fields) yield { ...(example as object), [name]: values.largest(field) }
}

const WAIT_MS_MAX = 2_000
let sent = 0
/** From an address of its own. Asks again when the account was asked too often. */
async function patiently(request: GeneratedRequest): Promise<Answer | null> {
  sent += 1
  const from = `127.2.${Math.floor(sent / 250)}.${1 + (sent % 250)}`
  const answer = await sender.send(request, from)
  if (answer?.status !== 429) return answer
  await sleep(Math.min(WAIT_MS_MAX, 1_000 * Number(answer.headers['retry-after'])))
  return sender.send(request, from)
}

test('the largest input of any operation takes no turn of the event loop that is too long', async () => {
  const slow: string[] = []
  const statuses = new Set<number | undefined>()
  let seen = (await front.turns()).length
  for (const [at, operation] of operationsOf(document).entries()) {
    if (!FULL && at % SHARE !== 0) continue
    for (const request of largestOf(operation, at)) {
      const answer = await patiently(request)
      statuses.add(answer?.status)
      const turns = await front.turns()
      const firstMs = longestMs(turns.slice(seen))
      seen = turns.length
      if (firstMs <= TURN_MS_MAX) continue
      // A collection of garbage or another process may have had its part.
      const againMs = await aloneMs(front, () => sender.send(request))
      if (againMs > TURN_MS_MAX) slow.push(`${firstMs} ms, again ${againMs} ms: ${answer?.status} ${told(request)}`)
    }
  }
  expect(slow).toEqual([])
  expect(statuses).toContain(200)
  expect(statuses).toContain(422)
}, 600_000)
