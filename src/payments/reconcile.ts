import { recordEvent } from '../accounts/audit.ts'
import { PLANS, REPORT_CREDIT_PRICE } from '../accounts/billing/plans.ts'
import { SOLD_PLANS } from '../contract/accounts/plans.ts'
import { listCustomers, listSubscriptions } from '../platform/db/billing-customers.ts'
import { listRemoteOrders } from '../platform/db/billing-orders.ts'
import type { Database } from '../platform/db/pool.ts'
import { type Apply, applyNow, type Difference, dryRun } from './applying.ts'
import { endOrphans, orphansAmong } from './cancellation.ts'
import type { Price, Provider, Subscription } from './provider.ts'
import { type ReadingServices, type ReadTopic, topicReader } from './readings.ts'
import { isLive, type Prices, type Terms } from './terms.ts'

export interface ReconcileOptions {
  /** Repairs the differences. Without it they are only listed. */
  readonly apply: boolean
  /** How far back the payments of finished orders are compared: a dispute may come months later. */
  readonly days: number
  readonly prices: Prices
  /** Prints each difference, and what the operator has to repair at Stripe. */
  readonly say: (line: string) => void
}

const PAGE = 100
const FIRST = '00000000-0000-0000-0000-000000000000'

/** Compares everything that this service knows of Stripe with Stripe. Returns the number of differences. */
export async function reconcile(services: ReadingServices, options: ReconcileOptions): Promise<number> {
  let strange = 0
  const read = topicReader(services, options.apply ? applyAndRecord : dryRun, (subscriptions) => {
    strange += unknownPrices(services.terms, subscriptions, options.say)
  })
  const tell = (differences: readonly Difference[]): number => {
    for (const { accountId, what, before, after } of differences)
      options.say(`account ${accountId}: ${what}: ${before} → ${after}`)
    return differences.length
  }
  let count = 0
  for await (const { account_id: accountId, customer_id: subject } of allCustomers(services.db)) {
    count += tell(await read({ topic: 'customer', subject }))
    count += await severalLive(services.db, accountId, options.say)
  }
  for await (const about of allOrders(services.db, options.days)) count += await readOrder(read, about, tell)
  return count + strange + (await orphans(services, options)) + (await wrongPrices(services.provider, options))
}

/** Each repair is recorded in the account's audit log. */
const applyAndRecord: Apply = (db, work) =>
  applyNow(db, async (transaction) => {
    const differences = await work(transaction)
    for (const { accountId, what, before, after } of differences)
      await recordEvent(transaction, {
        accountId,
        actor: 'operator',
        action: 'billing_reconciled',
        detail: { what, before, after },
      })
    return differences
  })

async function* allCustomers(db: Database) {
  for (let after = FIRST; ; ) {
    const page = await listCustomers(db, after, PAGE)
    yield* page
    if (page.length < PAGE) return
    after = page.at(-1)!.account_id
  }
}

async function* allOrders(db: Database, days: number) {
  for (let after = FIRST; ; ) {
    const page = await listRemoteOrders(db, { after, days, count: PAGE })
    yield* page
    if (page.length < PAGE) return
    after = page.at(-1)!.id
  }
}

/** A session that was read has read its payment too. */
const readOrder = async (
  read: ReadTopic,
  { session_id: subject }: { readonly session_id: string | null },
  tell: (differences: readonly Difference[]) => number,
): Promise<number> => (subject === null ? 0 : tell(await read({ topic: 'session', subject })))

async function severalLive(db: Database, accountId: string, say: ReconcileOptions['say']): Promise<number> {
  const live = (await listSubscriptions(db, accountId)).filter(({ status }) => isLive(status))
  if (live.length < 2) return 0
  say(
    `account ${accountId}: pays for ${live.length} subscriptions (${live.map(({ id }) => id).join(', ')}): cancel one at Stripe`,
  )
  return 1
}

/** A subscription whose price no plan has gives its account nothing. */
function unknownPrices(terms: Terms, subscriptions: readonly Subscription[], say: ReconcileOptions['say']): number {
  const strange = subscriptions.filter(({ priceId, status }) => isLive(status) && terms.planOf(priceId) === null)
  for (const { id, priceId } of strange)
    say(`subscription ${id}: its price ${priceId} belongs to no plan: see STRIPE_PRICE_ENTRY`)
  return strange.length
}

async function orphans({ db, provider, log }: ReadingServices, { apply, say }: ReconcileOptions): Promise<number> {
  const found = await orphansAmong(db, await provider.listLiveSubscriptions())
  for (const { id, accountId } of found)
    say(`subscription ${id}: still active, but its account ${accountId} was deleted → cancelled`)
  if (apply) await endOrphans({ db, provider, log }, found)
  return found.length
}

/** A price at Stripe that is not the price that this service shows. */
async function wrongPrices(provider: Provider, { prices, say }: ReconcileOptions): Promise<number> {
  const shown = [
    ...SOLD_PLANS.map((plan) => ({
      id: prices[plan][0]!,
      name: `the plan ${plan}`,
      price: PLANS[plan].monthlyPrice,
      interval: 'month',
    })),
    { id: prices.reportCredit, name: 'a report credit', price: REPORT_CREDIT_PRICE, interval: null },
  ]
  let count = 0
  for (const { id, name, price, interval } of shown) {
    const wanted = priceInWords({ ...price, interval, isActive: true })
    const there = await provider.findPrice(id)
    const found = there ? priceInWords(there) : 'unknown'
    if (found === wanted) continue
    say(`price ${id} of ${name}: ${wanted} here, ${found} at Stripe: create another price there`)
    count += 1
  }
  return count
}

const priceInWords = ({ amountMinor, currency, interval, isActive }: Price): string =>
  `${amountMinor} ${currency} ${interval ?? 'once'}${isActive ? '' : ', inactive'}`
