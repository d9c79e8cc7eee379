import { sql } from 'slonik'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { revenueAnalytics } from '../../src/accounts/statistics/revenue.ts'
import { MRR_KINDS, REVENUE_RANGES } from '../../src/contract/admin/statistics.ts'
import { bookMoneyBack, bookSale } from '../../src/platform/db/revenue.ts'
import { useDatabase } from '../support/pool.ts'
import { buyer, PRICES, type PriceName, readAt, subscribed } from './paying.ts'
import { numbersFrom } from './rolled-up.ts'

const database = useDatabase()
const DAY_MS = 86_400_000
/** The first of March after a leap day. */
const nowMs = Date.UTC(2028, 2, 1, 10, 30)
const firstMs = Date.UTC(2027, 0, 20)

/** What each person paid a year from an instant on, in each currency. */
interface Known {
  readonly atMs: number
  readonly person: string
  readonly pays: Readonly<Record<string, number>>
}
const known: Known[] = []
const sold: { atMs: number; currency: string; kind: string; amount: number }[] = []

/** Instants of which many lie at the ends of days, months and the leap day. */
function instants(random: () => number, count: number): number[] {
  const edges = [Date.UTC(2028, 1, 29), Date.UTC(2028, 2, 1), Date.UTC(2027, 3, 1), Date.UTC(2028, 0, 1)]
  const any = () => firstMs + Math.floor(random() * (nowMs - firstMs))
  const edge = () => edges[Math.floor(random() * edges.length)]! - Math.floor(random() * 2)
  return Array.from({ length: count }, () => (random() < 0.3 ? edge() : any())).sort((one, other) => one - other)
}

const NAMES = Object.keys(PRICES) as PriceName[]
const EARNS: Readonly<Record<string, boolean>> = {
  ...{ active: true, past_due: true, trialing: false, unpaid: false, canceled: false, paused: false },
}

beforeAll(async () => {
  const { db } = database
  const random = numbersFrom(11)
  const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)]!
  const people = await Promise.all(Array.from({ length: 12 }, () => buyer(db, firstMs)))
  for (const atMs of instants(random, 240)) {
    const person = pick(people)
    const wanted = [0, 1].slice(0, 1 + Math.floor(random() * 1.2)).map((at) => ({
      ...{ id: `sub_${at}_${person}`, price: pick(NAMES), status: pick(['active', 'active', ...Object.keys(EARNS)]) },
    }))
    const read = wanted.map(({ id, price, status }) => subscribed(id, price, { status }))
    await readAt(db, person, [], { atMs, looksOnly: true })
    await readAt(db, person, read, { atMs })
    // Stripe tells most things twice.
    await readAt(db, person, read, { atMs: atMs + DAY_MS })
    const pays: Record<string, number> = {}
    for (const { price, status } of wanted) {
      const { currency, yearlyMinor } = PRICES[price]
      if (EARNS[status]) pays[currency] = (pays[currency] ?? 0) + yearlyMinor
    }
    known.push({ atMs, person, pays })
  }
  for (const atMs of instants(random, 60)) {
    const sale = { accountId: pick(people), orderId: crypto.randomUUID(), currency: pick(['usd', 'eur', 'jpy']), atMs }
    const amountMinor = 100 + Math.floor(random() * 5_000)
    const kind = pick(['credits', 'pack'] as const)
    for (let again = 0; again < 2; again += 1) await bookSale(db, { ...sale, kind, amountMinor })
    sold.push({ atMs, currency: sale.currency, kind, amount: amountMinor })
    // A part is refunded, told twice; then the dispute about the rest is lost; then a refund fails.
    let gone = 0
    for (const [at, goneMinor] of [50, 50, amountMinor, amountMinor - 50]
      .slice(0, Math.floor(random() * 5))
      .entries()) {
      await bookMoneyBack(db, { ...sale, goneMinor, reading: at + 1 })
      if (goneMinor !== gone) sold.push({ atMs, currency: sale.currency, kind: 'refund', amount: gone - goneMinor })
      gone = goneMinor
    }
  }
})

/** What people paid a year before an instant. */
function paidBefore(currency: string, beforeMs: number): ReadonlyMap<string, number> {
  const last = new Map<string, number>()
  for (const { atMs, person, pays } of known) if (atMs < beforeMs) last.set(person, pays[currency] ?? 0)
  return last
}

const total = (amounts: Iterable<number>): number => [...amounts].reduce((sum, amount) => sum + amount, 0)

/** Days of the tables, and the first instant after each. */
const untilOf = (date: string, step: string): number => {
  const day = new Date(date)
  return step === 'day' ? day.getTime() + DAY_MS : Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 1)
}

/** The changes of a span by the definition of their kinds. */
function movementsOf(currency: string, fromMs: number, untilMs: number) {
  const sums = Object.fromEntries(MRR_KINDS.map((kind) => [kind, { yearly: 0, count: 0 }]))
  const last = new Map<string, number>()
  for (const { atMs, person, pays } of known) {
    const before = last.get(person)
    const after = pays[currency] ?? 0
    if (after > 0 || before !== undefined) last.set(person, after)
    if (after === (before ?? 0) || atMs < fromMs || atMs >= untilMs) continue
    const kind =
      before === undefined
        ? 'new'
        : before === 0
          ? 'reactivation'
          : after === 0
            ? 'churn'
            : after > before
              ? 'expansion'
              : 'contraction'
    sums[kind]!.yearly += after - (before ?? 0)
    sums[kind]!.count += 1
  }
  return sums
}

const CASES = REVENUE_RANGES.map((range) => ({ range }))

test.each(CASES)('the revenue of $range is that of the lives that were generated', async ({ range }) => {
  const { currencies, step, from } = await revenueAnalytics(database.db, { range, nowMs })
  for (const { currency, mrr, subscribers, series, movements, sales } of currencies) {
    const fromMs = Date.parse(from)
    expect(mrr.start).toBe(Math.floor(total(paidBefore(currency, fromMs).values()) / 12))
    expect(series.at(-1)).toMatchObject({ mrr: mrr.end, subscribers: subscribers.end })
    for (const day of series) {
      const untilMs = untilOf(day.date, step)
      const paid = [...paidBefore(currency, untilMs).values()]
      expect([day.date, day.mrr, day.subscribers]).toEqual([
        day.date,
        Math.floor(total(paid) / 12),
        paid.filter((amount) => amount > 0).length,
      ])
      const exact = movementsOf(currency, Date.parse(day.date), untilMs)
      for (const kind of MRR_KINDS) {
        expect(day.movements[kind].count).toBe(exact[kind]!.count)
        expect(Math.abs(day.movements[kind].amount * 12 - exact[kind]!.yearly)).toBeLessThan(12)
      }
      for (const kind of ['credits', 'pack', 'refund'] as const) {
        const own = sold.filter(
          (sale) =>
            sale.currency === currency &&
            sale.kind === kind &&
            sale.atMs >= Date.parse(day.date) &&
            sale.atMs < untilMs,
        )
        expect(day.sales[kind]).toEqual({ amount: total(own.map(({ amount }) => amount)), count: own.length })
      }
    }
    expect(mrr.start + total(MRR_KINDS.map((kind) => movements[kind].amount))).toBe(mrr.end)
    expect(total(series.map(({ sales: of }) => of.refund.amount))).toBe(sales.refund.amount)
  }
  expect(currencies.map(({ currency }) => currency)).toContain('usd')
})

test('the time zone of the session changes nothing', async () => {
  for (const range of REVENUE_RANGES) {
    const inKiribati = await database.db.transaction(async (transaction) => {
      await transaction.query(sql.type(z.object({}))`set local time zone 'Pacific/Kiritimati'`)
      return revenueAnalytics(transaction, { range, nowMs })
    })
    expect(inKiribati).toEqual(await revenueAnalytics(database.db, { range, nowMs }))
  }
})

test('a row is never changed or deleted, also when its person is said to be another', async () => {
  const { db } = database
  await expect(db.query(sql.type(z.object({}))`update mrr_change set yearly_after = 1`)).rejects.toThrow()
  await expect(db.query(sql.type(z.object({}))`delete from sale`)).rejects.toThrow()
  await expect(db.query(sql.type(z.object({}))`update sale set person = gen_random_uuid()`)).rejects.toThrow()
})

const Row = z.object({ person: z.string(), kind: z.string(), yearly_after: z.number(), reference: z.string() })

test('a deleted account pays no more, and its rows have one random person', async () => {
  const { db } = database
  const atMs = Date.UTC(2025, 0, 1)
  const person = await buyer(db, atMs)
  await readAt(db, person, [subscribed('sub_gone', 'high', { currency: 'gbp' })], { atMs })
  const orderId = crypto.randomUUID()
  await bookSale(db, { accountId: person, orderId, kind: 'pack', amountMinor: 5, currency: 'gbp', atMs })
  await db.query(sql.type(z.object({}))`delete from account where id = ${person}`)
  const rows = await db.any(sql.type(Row)`
    select person, kind, yearly_after::float8 as yearly_after, '' as reference from mrr_change where currency = 'gbp'
    union all
    select person, kind, 0, reference from sale where currency = 'gbp'`)
  expect(rows.map(({ kind, yearly_after }) => [kind, yearly_after])).toEqual([
    ['new', 48_000],
    ['churn', 0],
    ['pack', 0],
  ])
  const event = await db.oneFirst(sql.type(z.object({ count: z.number() }))`
    select count(*)::int as count from product_event where person = ${rows[0]!.person} and name = 'deleted'`)
  expect(event).toBe(1)
  expect(new Set(rows.map((each) => each.person)).size).toBe(1)
  expect(rows[0]!.person).not.toBe(person)
  expect(rows.map(({ reference }) => reference)).not.toContain(orderId)
})

test('what stays past due for ever ends with its grace', async () => {
  const { db } = database
  const late = await buyer(db, firstMs)
  const changesOf = (person: string) =>
    db.anyFirst(
      sql.type(z.object({ kind: z.string() }))`select kind from mrr_change where person = ${person} order by id`,
    )
  const dueSinceMs = nowMs - 20 * DAY_MS
  const due = (person: string) => subscribed(`sub_late_${person}`, 'entry', { status: 'past_due', dueSinceMs })
  await readAt(db, late, [subscribed(`sub_late_${late}`, 'entry')], { atMs: dueSinceMs - DAY_MS })
  await readAt(db, late, [due(late)], { atMs: dueSinceMs })
  expect(await changesOf(late)).toEqual(['new'])
  await readAt(db, late, [due(late)], { atMs: dueSinceMs + 8 * DAY_MS })
  expect(await changesOf(late)).toEqual(['new', 'churn'])
})
