import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { signEvent } from './deliveries.ts'
import { openShop, type Shop, START } from './shop.ts'

const [SECRET, OLD_SECRET] = ['whsec_new', 'whsec_old']
const TOLERANCE_SECONDS = 300

let shop: Shop
let endpoint: Server
let url: string
let received: { type: string; id: string; atOnce: number }[]
let statusOf: (type: string) => number

beforeEach(async () => {
  shop = await openShop()
  await shop.subscribe()
  received = []
  statusOf = () => 200
  let underWay = 0
  endpoint = createServer(async (request, response) => {
    underWay += 1
    const body = Buffer.concat(await request.toArray())
    const event = verify(body, String(request.headers['stripe-signature']))
    received.push({ type: event.type, id: event.id, atOnce: underWay })
    await sleep(5)
    underWay -= 1
    response.writeHead(statusOf(event.type)).end()
  })
  await new Promise<void>((resolve) => endpoint.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(endpoint.address() as AddressInfo).port}/webhook`
})
afterEach(async () => {
  await shop.stripe.stop()
  endpoint.closeAllConnections()
  await new Promise((resolve) => endpoint.close(resolve))
})

const verify = (body: Buffer | string, signature: string, secret = SECRET, receivedAt = START) =>
  shop.sdk.webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS, undefined, receivedAt * 1000)

test('the SDK verifies the signature of an event, and refuses a forged, a stale and a changed one', () => {
  const [event] = shop.stripe.events()
  const { payload, signature } = signEvent(event!, [SECRET], START)
  expect(verify(payload, signature)).toEqual(event)
  expect(() => verify(payload, signature, 'whsec_other')).toThrow(/No signatures found/)
  expect(() => verify(payload, signature, SECRET, START + TOLERANCE_SECONDS + 1)).toThrow(/tolerance/)
  expect(() => verify(payload.replace('ada@', 'eve@'), signature)).toThrow(/No signatures found/)
})

test('while a secret is rolled an event is signed with both', () => {
  const { payload, signature } = signEvent(shop.stripe.events()[0]!, [SECRET, OLD_SECRET], START)
  for (const secret of [SECRET, OLD_SECRET]) expect(verify(payload, signature, secret).id).toMatch(/^evt_/)
})

test('all events are delivered in their order, each with the object of its moment', async () => {
  const answers = await shop.stripe.deliver({ url, secrets: [SECRET], at: START })
  expect(received.map(({ id }) => id)).toEqual(shop.stripe.events().map(({ id }) => id))
  expect(answers.map(({ status }) => status)).toEqual(received.map(() => 200))
  const finalized = shop.stripe.events().find(({ type }) => type === 'invoice.finalized')!
  expect(finalized.data.object).toMatchObject({ status: 'open', amount_paid: 0 })
})

test('deliveries are shuffled by their seed, with copies, several at once', async () => {
  const delivery = { url, secrets: [SECRET], at: START, copies: 3, shuffleSeed: 7, atOnce: 4 }
  const first = await shop.stripe.deliver(delivery)
  const count = shop.stripe.events().length
  expect(first.length).toBe(3 * count)
  expect(new Set(received.map(({ id }) => id)).size).toBe(count)
  expect(Math.max(...received.map(({ atOnce }) => atOnce))).toBeGreaterThan(1)
  const order = (of: typeof first) => of.map(({ event }) => event.id)
  expect(order(await shop.stripe.deliver(delivery))).toEqual(order(first))
  expect(order(await shop.stripe.deliver({ ...delivery, shuffleSeed: 8 }))).not.toEqual(order(first))
})

test('some events are delivered alone, and the answers of the endpoint are returned', async () => {
  const events = shop.stripe.events().filter(({ type }) => type.startsWith('invoice.'))
  statusOf = (type) => (type === 'invoice.paid' ? 503 : 200)
  const answers = await shop.stripe.deliver({ url, secrets: [SECRET], at: START, events })
  expect(received.map(({ type }) => type)).toEqual(events.map(({ type }) => type))
  expect(answers.filter(({ status }) => status === 503).map(({ event }) => event.type)).toEqual(['invoice.paid'])
})

test('fronts take their turns, and one that is away has no status', async () => {
  const events = shop.stripe.events().slice(0, 4)
  const urls = [url, 'http://127.0.0.1:1/webhook']
  const answers = await shop.stripe.deliver({ url: urls, secrets: [SECRET], at: START, events })
  expect(answers.map(({ status }) => status)).toEqual([200, null, 200, null])
})
