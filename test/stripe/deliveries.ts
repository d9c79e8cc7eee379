import Stripe from 'stripe'
import { randomOf } from '../generated/random.ts'

/** How events go to an endpoint. */
export interface Delivery {
  /** One endpoint, or several fronts of it that take their turns. */
  readonly url: string | readonly string[]
  /** The secrets of the endpoint. While a secret is rolled there are two, and Stripe signs with both. */
  readonly secrets: readonly string[]
  readonly events: readonly Stripe.Event[]
  /** The time of the signature, in seconds since 1970. Without it the clock of the machine. */
  readonly at?: number
  /** Every event is sent this many times. */
  readonly copies?: number
  /** Shuffles all copies together. Without it they go in the order of the events. */
  readonly shuffleSeed?: number
  /** How many deliveries are under way at once. */
  readonly atOnce?: number
  readonly timeoutMs?: number
}

export interface Delivered {
  readonly event: Stripe.Event
  /** Null if no answer came. */
  readonly status: number | null
}

/** The body and the signature of a webhook. */
export interface Signed {
  readonly payload: string
  readonly signature: string
}

const TIMEOUT_MS = 30_000

/** Signs an event as Stripe does. */
export const signEvent = (event: Stripe.Event, secrets: readonly string[], at?: number): Signed =>
  signText(JSON.stringify(event, null, 2), secrets, at)

export function signText(payload: string, secrets: readonly string[], at = Math.floor(Date.now() / 1000)): Signed {
  const signatures = secrets.map((secret) => webhooks.generateTestHeaderString({ payload, secret, timestamp: at }))
  const [time] = signatures[0]!.split(',')
  return { payload, signature: [time, ...signatures.map((each) => each.split(',')[1]!)].join(',') }
}

const { webhooks } = new Stripe('sk_test_signs_only')

/** Sends events to an endpoint. The answers come in the order of sending. */
export async function deliverEvents(delivery: Delivery): Promise<Delivered[]> {
  const { events, copies = 1, shuffleSeed, atOnce = 1 } = delivery
  const all = events.flatMap((event) => Array.from({ length: copies }, () => event))
  const queue = (shuffleSeed === undefined ? all : shuffled(all, shuffleSeed)).entries()
  const urls = [delivery.url].flat()
  const delivered: Delivered[] = []
  const work = async () => {
    for (const [index, event] of queue)
      delivered[index] = { event, status: await send(delivery, urls[index % urls.length]!, event) }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return delivered
}

/** The same order for the same seed. */
function shuffled<T>(items: readonly T[], seed: number): T[] {
  const random = randomOf(seed)
  const left = [...items]
  return items.map(() => left.splice(random.below(left.length), 1)[0]!)
}

async function send(delivery: Delivery, url: string, event: Stripe.Event): Promise<number | null> {
  const { secrets, at, timeoutMs = TIMEOUT_MS } = delivery
  const { payload, signature } = signEvent(event, secrets, at)
  const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature }
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const answer = await fetch(url, { method: 'POST', body: payload, headers, redirect: 'manual', signal })
    await answer.arrayBuffer()
    return answer.status
  } catch {
    return null
  }
}
