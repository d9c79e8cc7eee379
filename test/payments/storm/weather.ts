import { setTimeout as sleep } from 'node:timers/promises'
import type Stripe from 'stripe'
import type { Random } from '../../generated/random.ts'
import type { StandIn } from '../../stripe/stand-in.ts'
import { WEBHOOK_SECRET } from '../sales.ts'
import { act } from './acts.ts'
import type { Town } from './town.ts'

export interface Weather {
  /** Deliveries that are answered. */
  readonly deliveries: number
  readonly kills: number
  /** The days by which the clock of the stand-in advances in all. */
  readonly days: number
}

/** What happened, for people. */
export interface Happened {
  readonly events: number
  /** With the answer 200. */
  readonly deliveries: number
  /** To a front that was dead or dying. */
  readonly unanswered: number
  readonly kills: number
}

/** Each event is delivered four times on average. */
const COPIES = [3, 4, 5] as const
const ROUND = 150
const ACTS_PER_ROUND = 12
const AT_ONCE = 12
const KILL_WITHIN_MS = 400
/** Stripe goes on for days. A front is back after seconds. */
const TRIES_MAX = 60
const DAY_SECONDS = 86_400

/**
 * Lives and deliveries at once, in rounds. A round delivers a part of what waits, in random order, so that some events come
 * rounds later than others. Ends when every event was answered with 200 at least once.
 */
export async function blow(town: Town, random: Random, weather: Weather): Promise<Happened> {
  const { stripe } = town.shop
  const bag = openBag(town, random)
  const rounds = Math.ceil(weather.deliveries / ROUND)
  const killing = openKilling(town, random)
  for (let round = 0; bag.answered() + bag.waiting() < weather.deliveries; round += 1) {
    if (killing.count() < weather.kills * Math.min(1, (round + 1) / rounds)) killing.begin()
    await Promise.all([bag.deliver(ROUND), live(town, random)])
    advance(stripe, Math.round((weather.days / rounds) * DAY_SECONDS))
  }
  await killing.done()
  for (let tries = 0; bag.waiting() > 0; tries += 1) {
    if (tries === TRIES_MAX) throw new Error(`${bag.waiting()} deliveries are not answered with 200`)
    await bag.deliver(bag.waiting())
  }
  return {
    events: stripe.events().length,
    deliveries: bag.answered(),
    unanswered: bag.unanswered(),
    kills: killing.count(),
  }
}

/** Stays a day behind the present. */
function advance({ clock }: StandIn, seconds: number): void {
  const until = Math.min(clock.now() + seconds, Math.floor(Date.now() / 1000) - DAY_SECONDS)
  if (until > clock.now()) clock.advanceTo(until)
}

async function live(town: Town, random: Random): Promise<void> {
  for (let count = 0; count < ACTS_PER_ROUND; count += 1) await act(town, random)
}

/** The deliveries that wait. One without the answer 200 waits again. */
function openBag({ shop: { stripe, webhooks } }: Town, random: Random) {
  const counts = { told: 0, answered: 0, unanswered: 0 }
  let waiting: Stripe.Event[] = []
  const fill = () => {
    const events = stripe.events(counts.told)
    counts.told += events.length
    for (const event of events) waiting.push(...Array.from({ length: random.pick(COPIES) }, () => event))
  }
  const draw = (count: number) =>
    Array.from({ length: Math.min(count, waiting.length) }, () => waiting.splice(random.below(waiting.length), 1)[0]!)
  return {
    ...{ answered: () => counts.answered, unanswered: () => counts.unanswered },
    waiting() {
      fill()
      return waiting.length
    },
    async deliver(count: number) {
      fill()
      const events = draw(count)
      const delivered = await stripe.deliver({ url: webhooks, secrets: [WEBHOOK_SECRET], events, atOnce: AT_ONCE })
      const lost = delivered.filter(({ status }) => status !== 200)
      counts.answered += delivered.length - lost.length
      counts.unanswered += lost.length
      waiting = [...waiting, ...lost.map(({ event }) => event)]
    },
  }
}

/** Kills one front after the other, each when the one before is back. */
function openKilling({ shop }: Town, random: Random) {
  let count = 0
  let last = Promise.resolve()
  let isUnderWay = false
  return {
    count: () => count,
    begin() {
      if (isUnderWay) return
      isUnderWay = true
      count += 1
      const at = random.below(shop.urls.length)
      last = sleep(random.below(KILL_WITHIN_MS))
        .then(() => shop.kill(at))
        .then(() => shop.start(at))
        .finally(() => {
          isUnderWay = false
        })
      // Awaited by `done`.
      last.catch(() => {})
    },
    done: () => last,
  }
}
