import { setTimeout as sleep } from 'node:timers/promises'
import type { Random } from '../../generated/random.ts'
import { Failure } from '../../stripe/failure.ts'
import type { StandIn } from '../../stripe/stand-in.ts'
import { ask, type Citizen, checkout, orderReport, type Town } from './town.ts'

/** One random thing that a customer, a bank or the operator does. What Stripe refuses, because it does not fit, is no fault. */
export async function act(town: Town, random: Random): Promise<void> {
  const citizen = random.pick(town.citizens)
  try {
    await random.pick(ACTS)({ town, citizen, random, stripe: town.shop.stripe })
  } catch (error) {
    if (!(error instanceof Failure)) throw error
  }
}

const REPORTS = 5

interface Scene {
  readonly town: Town
  readonly citizen: Citizen
  readonly random: Random
  readonly stripe: StandIn
}

type Act = (scene: Scene) => unknown

/** The subscription of the citizen that has not ended. */
const live = ({ stripe, citizen }: Scene) =>
  stripe
    .all('subscription')
    .find(({ metadata, status }) => metadata['orrery_account'] === citizen.accountId && status !== 'canceled')?.id ??
  'none'

const customer = ({ stripe, citizen }: Scene): string =>
  stripe.all('customer').findLast(({ metadata }) => metadata['orrery_account'] === citizen.accountId)?.id ?? 'none'

const someFront = ({ town, random }: Scene): number => random.below(town.shop.urls.length)

const price = ({ town, random }: Scene): string => random.pick([town.shop.prices.entry, town.shop.prices.high]).id

/** A charge for report credits. */
function charge({ stripe, citizen, random }: Scene): string {
  const paid = stripe
    .all('checkout.session')
    .filter(({ id, mode, status }) => mode === 'payment' && status === 'complete' && citizen.sessions.includes(id))
  return paid.length > 0 ? stripe.chargeOf(random.pick(paid).id) : 'none'
}

const oneOf = (random: Random, objects: readonly { readonly id: string }[]): string =>
  objects.length > 0 ? random.pick(objects).id : 'none'

function dispute({ stripe, random }: Scene): string {
  return oneOf(
    random,
    stripe.all('dispute').filter(({ status }) => status === 'needs_response'),
  )
}

function openInvoice(scene: Scene): string {
  const { stripe } = scene
  const of = customer(scene)
  return stripe.all('invoice').find((invoice) => invoice.customer === of && invoice.status === 'open')?.id ?? 'none'
}

/** Most customers pay; some let the session expire, some leave. */
async function pay({ stripe, random }: Scene, session: string | null): Promise<void> {
  if (session === null) return
  await sleep(random.below(60))
  const what = random.below(10)
  if (what < 8) stripe.payer.complete(session)
  else if (what < 9) stripe.payer.expire(session)
}

async function buyPlan(scene: Scene): Promise<void> {
  const { town, citizen, random } = scene
  await pay(
    scene,
    await checkout(town, someFront(scene), citizen, { kind: 'plan', plan: random.pick(['entry', 'high']) }),
  )
}

async function buyCredits(scene: Scene): Promise<void> {
  const { town, citizen, random } = scene
  const quantity = 1 + random.below(6)
  await pay(scene, await checkout(town, someFront(scene), citizen, { kind: 'report_credits', quantity }))
}

/** Two windows at once, on two fronts. */
async function buyTwice(scene: Scene): Promise<void> {
  const { town, citizen } = scene
  const wish = { kind: 'plan', plan: 'entry' }
  const fronts = town.shop.urls.keys().take(2)
  const sessions = await Promise.all([...fronts].map((front) => checkout(town, front, citizen, wish)))
  for (const session of sessions) await pay(scene, session)
}

/** Orders reports at once on several fronts, while there are credits. */
async function useUp(scene: Scene): Promise<void> {
  const { town, citizen } = scene
  await Promise.all(Array.from({ length: REPORTS }, () => orderReport(town, someFront(scene), citizen)))
}

async function lookAt(scene: Scene): Promise<void> {
  const { town, citizen, random } = scene
  if (citizen.sessions.length === 0) return
  const session = random.pick(citizen.sessions)
  await ask(town.shop, someFront(scene), citizen.headers, 'GET', `/billing/checkout-status?session_id=${session}`)
}

const ACTS: readonly Act[] = [
  ...[buyPlan, buyPlan, buyPlan, buyCredits, buyCredits, buyCredits, buyTwice, lookAt, useUp, useUp],
  (scene) => scene.stripe.portal.changePlan(live(scene), price(scene)),
  (scene) => scene.stripe.portal.changePlan(live(scene), price(scene)),
  (scene) => scene.stripe.portal.changePlanAtPeriodEnd(live(scene), price(scene)),
  (scene) => scene.stripe.portal.keepPlan(live(scene)),
  (scene) => scene.stripe.portal.cancelAtPeriodEnd(live(scene)),
  (scene) => scene.stripe.portal.keepSubscription(live(scene)),
  (scene) => scene.random.chance(0.3) && scene.stripe.portal.cancelNow(live(scene)),
  (scene) => scene.stripe.portal.pause(live(scene)),
  (scene) => scene.stripe.portal.resume(live(scene)),
  (scene) => scene.stripe.portal.resume(live(scene)),
  (scene) => scene.stripe.cards.decline(customer(scene)),
  (scene) => scene.stripe.cards.accept(customer(scene)),
  (scene) => scene.stripe.cards.accept(customer(scene)),
  (scene) => scene.stripe.portal.payInvoice(openInvoice(scene)),
  (scene) => scene.stripe.operator.refund(charge(scene)),
  (scene) => scene.stripe.operator.refund(charge(scene), 1 + scene.random.below(900)),
  (scene) => scene.stripe.operator.failRefund(oneOf(scene.random, scene.stripe.all('refund'))),
  (scene) => scene.stripe.operator.openDispute(charge(scene)),
  (scene) => scene.stripe.operator.closeDispute(dispute(scene), scene.random.pick(['won', 'lost'])),
  (scene) => scene.random.chance(0.15) && scene.stripe.operator.deleteCustomer(customer(scene)),
]
