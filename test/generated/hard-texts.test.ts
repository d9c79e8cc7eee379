import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openapi } from '../../src/http/openapi/document.ts'
import { OPERATIONS } from '../../src/operations/index.ts'
import { type Document, operationsOf } from './described.ts'
import { hardTextsFor } from './hard-texts.ts'
import { knownTo } from './known.ts'
import { randomOf } from './random.ts'
import { type GeneratedRequest, told } from './requests.ts'
import { type Answer, type Sender, senderTo } from './send.ts'
import { valuesOf } from './values.ts'
import { startWatchedFront, type WatchedFront } from './watched-front.ts'

const ADDRESSES = 200
const PERSON_EVERY = 100

let front: WatchedFront
let sender: Sender
let cookies: string
beforeAll(async () => {
  front = await startWatchedFront({
    ...{ RENDER_QUEUE: '1', ADDRESS_REQUESTS: '1000000' },
    // Sales are on, and nothing is asked of Stripe about what is refused.
    ...{ STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x', STRIPE_URL: 'http://127.0.0.1:1' },
    ...{ STRIPE_PRICE_ENTRY: 'price_e', STRIPE_PRICE_HIGH: 'price_h', STRIPE_PRICE_REPORT_CREDIT: 'price_c' },
  })
  sender = senderTo(front.url)
  cookies = await front.newCookies()
})
afterAll(async () => {
  sender.close()
  await front.stop()
})

let sent = 0
/** An account may be asked ten times in a second, and some addresses count callers. */
async function answerTo(request: GeneratedRequest): Promise<Answer | null> {
  for (;;) {
    sent += 1
    const answer = await sender.send(request, `127.1.0.${1 + (sent % ADDRESSES)}`)
    const waitSeconds = Number(answer?.headers['retry-after'])
    if (answer?.status !== 429 || !(waitSeconds <= 1)) return answer
    await sleep(waitSeconds * 1_000)
  }
}

/** The operations of the service with its pages, which its own document leaves out. */
function everything() {
  const operations = OPERATIONS.map(({ isPage: _, ...operation }) => operation)
  return JSON.parse(JSON.stringify(openapi(operations, { version: '1', url: '/' }))) as Document
}

const hasFailed = (answer: Answer | null): boolean => answer?.status === 500 || answer?.status === 502

test('no text that Postgres cannot store makes an operation fail, wherever in a request it stands', async () => {
  const document = everything()
  const values = valuesOf(document)
  const { known, renew } = await knownTo(front)
  const headers = { cookie: cookies, 'sec-fetch-site': 'same-origin' }
  const faults: string[] = []
  let refused = 0
  for (const [at, operation] of operationsOf(document).entries()) {
    await renew()
    for (const [turn, request] of hardTextsFor(operation, values, randomOf(at), known).entries()) {
      if (turn % PERSON_EVERY === PERSON_EVERY - 1) await renew()
      const answer = await answerTo({ ...request, headers: { ...headers, ...request.headers } })
      if (answer?.status === 422) refused += 1
      if (hasFailed(answer)) faults.push(told(request))
    }
  }
  expect(faults).toEqual([])
  // Most are refused for the text, and not for what they lack.
  expect(refused).toBeGreaterThan(sent / 2)
}, 600_000)

test('nor does one in a credential', async () => {
  const [person, operator] = cookies.split('; ').map((pair) => pair.split('=', 1)[0])
  const basic = Buffer.from('calendar:a\u0000b').toString('base64')
  const credentials = [
    { cookie: `${person}=a%00b; ${operator}=a%00b`, authorization: 'Bearer a%00b', 'x-api-key': 'a%00b' },
    { authorization: `Basic ${basic}` },
  ]
  const faults: string[] = []
  for (const operation of operationsOf(everything()))
    for (const headers of credentials) {
      const target = operation.url.replaceAll(/\{\w+\}/g, 'x')
      const request = { kind: 'odd' as const, operation, method: operation.method, target, headers, body: null }
      if (hasFailed(await answerTo(request))) faults.push(told(request))
    }
  expect(faults).toEqual([])
}, 600_000)
