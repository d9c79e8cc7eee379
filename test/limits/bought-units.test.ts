import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { PLANS } from '../../src/accounts/billing/plans.ts'
import { bookUnits, unitsOf } from '../../src/accounts/billing/units.ts'
import type { PlanName } from '../../src/contract/accounts/plans.ts'
import { type Holder, type Limits, type Reservation, startLimits } from '../../src/http/limits/plans/limits.ts'
import type { Pool } from '../../src/platform/db/pool.ts'
import { balancesOf, inBalance, openBuyer } from '../support/bought.ts'
import { STORES, useTwoFronts } from '../support/fronts.ts'
import { useMortalPostgres } from '../support/mortal-postgres.ts'

const outcome = ({ refusal }: Reservation) => refusal?.code ?? 'accepted'
const OPERATOR = PLANS.operator.units

/** The same pool, which notes the statements about bought units. */
function watched(db: Pool): { readonly db: Pool; readonly asked: string[] } {
  const asked: string[] = []
  const note =
    (method: (...args: unknown[]) => unknown) =>
    (...args: unknown[]) => {
      const { sql = '' } = args[0] as { readonly sql?: string }
      if (/unit_entry|units_bought/.test(sql)) asked.push(sql)
      return method(...args)
    }
  const methods = Object.entries(db).map(([name, method]) => [name, note(method as (...args: unknown[]) => unknown)])
  return { db: Object.fromEntries(methods) as Pool, asked }
}

describe.each(STORES)('bought units beside a plan that is counted in %s', (store) => {
  const fronts = useTwoFronts(store)
  let clock: number
  let front: Limits
  let otherFront: Limits
  beforeEach(() => {
    // Bought units know no period, and the stores compare this date with no clock of their own.
    clock = Date.UTC(2026, 10, 21, 12)
    ;[front, otherFront] = fronts.open({ now: () => clock })
  })
  const db = () => fronts.connections()[0].db

  /** An account with `units` bought, whose plan has `left` units left. */
  async function buyer(units: number, left = 0, plan: PlanName = 'operator'): Promise<Holder> {
    const accountId = await openBuyer(db(), plan, units)
    const holder = { accountId, plan, bought: { units, entries: 1 } }
    expect(outcome(await front.reserve(holder, PLANS[plan].units - left))).toBe('accepted')
    return holder
  }

  test('may be given back in part, once', async () => {
    const holder = await buyer(10)
    const reservation = await front.reserve(holder, 6)
    expect((await reservation.giveBack(2)).remaining).toBe(6)
    await reservation.giveBack(4)
    expect(reservation.units).toBe(4)
    expect(await balancesOf(db(), holder.accountId)).toEqual(inBalance(6))
    const ofPlan = await buyer(10, 8)
    const another = await front.reserve(ofPlan, 6)
    expect((await another.giveBack(5)).remaining).toBe(17)
    expect([another.units, (await front.peek(ofPlan)).remaining]).toEqual([1, 17])
    const free = await front.reserve(ofPlan, 0)
    await free.giveBack(5)
    expect([free.units, (await front.peek(ofPlan)).remaining]).toEqual([0, 17])
  })

  test('are taken after those of the plan, each for the whole cost of a request', async () => {
    const holder = await buyer(10, 3)
    expect((await front.peek(holder)).remaining).toBe(13)
    const ofPlan = await front.reserve(holder, 2)
    expect(ofPlan.allowance).toMatchObject({ limit: OPERATOR + 10, remaining: 11 })
    const ofPack = await otherFront.reserve(holder, 4)
    expect([outcome(ofPack), ofPack.units]).toEqual(['accepted', 4])
    expect(ofPack.allowance).toMatchObject({ limit: OPERATOR + 6, remaining: 7 })
    // The last unit of the plan is still there.
    expect((await otherFront.reserve(holder, 1)).allowance.remaining).toBe(6)
    expect(await balancesOf(db(), holder.accountId)).toEqual(inBalance(6))
  })

  test('are refused when the request costs more than is left, with both numbers', async () => {
    const holder = await buyer(3)
    const refused = await front.reserve(holder, 5)
    expect(outcome(refused)).toBe('rate_limit_exceeded')
    expect(refused.refusal!.message).toBe(
      `This request costs 5 units; 0 of ${OPERATOR} per month remain until 2026-12-01T00:00:00.000Z, and 3 extra units`,
    )
    expect(refused.allowance.remaining).toBe(3)
    const large = await front.reserve(holder, OPERATOR + 1)
    expect(large.refusal!.message).toBe(
      `This request costs ${OPERATOR + 1} units; the plan allows ${OPERATOR} per month, and 3 extra units`,
    )
    expect(await balancesOf(db(), holder.accountId)).toEqual(inBalance(3))
  })

  test('pay for a request that the whole plan could not', async () => {
    const accountId = await openBuyer(db(), 'free', 100)
    const holder: Holder = { accountId, plan: 'free', bought: { units: 100, entries: 1 } }
    expect((await front.reserve(holder, 81)).allowance).toMatchObject({ limit: 80 + 19, remaining: 80 + 19 })
  })

  test('are spent exactly by 50 requests at once over two fronts', async () => {
    const holder = await buyer(30)
    const reservations = await Promise.all(
      Array.from({ length: 50 }, (_, at) => (at % 2 ? front : otherFront).reserve(holder, 1)),
    )
    expect(reservations.filter(({ refusal }) => refusal)).toHaveLength(20)
    expect(await balancesOf(db(), holder.accountId)).toEqual(inBalance(0))
  })

  test('are never below zero while 50 requests of different costs take and give back', async () => {
    const holder = await buyer(40)
    await Promise.all(
      Array.from({ length: 50 }, async (_, at) => {
        const reservation = await (at % 2 ? front : otherFront).reserve(holder, 1 + (at % 5))
        await reservation.giveBack()
        expect(reservation.units).toBe(0)
      }),
    )
    expect(await balancesOf(db(), holder.accountId)).toEqual(inBalance(40))
    const { entries } = await unitsOf(db(), holder.accountId)
    expect(entries.length).toBeGreaterThan(1)
  })

  test('are given back once to where they came from', async () => {
    const holder = await buyer(10, 2)
    const [ofPlan, ofPack] = [await front.reserve(holder, 2), await front.reserve(holder, 6)]
    await Promise.all([1, 2, 3].map(() => ofPack.giveBack()))
    expect(await balancesOf(db(), holder.accountId)).toEqual(inBalance(10))
    expect((await ofPlan.giveBack()).remaining).toBe(12)
    expect((await front.peek(holder)).remaining).toBe(12)
    expect((await unitsOf(db(), holder.accountId)).entries.map(({ cause }) => cause)).toEqual([
      ...['returned', 'spent', 'purchase'],
    ])
  })

  test('know no plan: they are spent on each side of a change', async () => {
    const entry = await buyer(100, 0, 'entry')
    expect((await front.reserve(entry, 10)).allowance.remaining).toBe(90)
    const high: Holder = { ...entry, plan: 'high' }
    expect((await front.reserve(high, 450_000)).allowance).toMatchObject({ limit: 500_090, remaining: 90 })
    expect((await front.reserve(high, 20)).allowance.remaining).toBe(70)
    // The plan is smaller again than what was used.
    expect((await front.reserve(entry, 30)).allowance).toMatchObject({ limit: 50_040, remaining: 40 })
    const free = await front.reserve(entry, 0)
    expect([outcome(free), free.units, free.allowance.remaining]).toEqual(['accepted', 0, 40])
    expect(await balancesOf(db(), entry.accountId)).toEqual(inBalance(40))
  })

  test('stay for the next period, whose plan is taken first', async () => {
    const holder = await buyer(10)
    const late = await front.reserve(holder, 4)
    clock = Date.UTC(2026, 11, 1)
    expect((await front.reserve(holder, 5)).allowance.remaining).toBe(OPERATOR - 5 + 6)
    expect((await late.giveBack()).remaining).toBe(10)
    expect(await balancesOf(db(), holder.accountId)).toEqual(inBalance(10))
  })

  test('wait for the second of the plan as its own units do', async () => {
    const holder = await buyer(100, 0, 'free')
    expect(outcome(await front.reserve(holder, 1))).toBe('rps_limit_exceeded')
    expect(await balancesOf(db(), holder.accountId)).toEqual(inBalance(100))
  })

  test('that were bought a moment ago count as soon as the holder brings them', async () => {
    const holder = await buyer(1)
    await front.reserve(holder, 1)
    expect(outcome(await front.reserve(holder, 1))).toBe('rate_limit_exceeded')
    await bookUnits(db(), holder.accountId, { amount: 9, cause: 'purchase', reference: randomUUID() })
    const read: Holder = { ...holder, bought: { units: 9, entries: 3 } }
    expect((await front.peek(read)).remaining).toBe(9)
    expect((await front.reserve(read, 2)).allowance.remaining).toBe(7)
    // What the key brings may be older than what this front spent.
    expect((await front.peek(read)).remaining).toBe(7)
  })

  test('cost no statement where there are none, or too few for the request', async () => {
    const [connection] = fronts.connections()
    const { db: pool, asked } = watched(connection.db)
    const limits = startLimits({ ...connection, db: pool, log: () => {} })
    const refusedOf = async (holder: Holder) => {
      await limits.reserve(holder, OPERATOR)
      const reservations = await Promise.all(Array.from({ length: 200 }, () => limits.reserve(holder, 5)))
      return reservations.filter(({ refusal }) => refusal?.code === 'rate_limit_exceeded').length
    }
    const plan = 'operator'
    expect(await refusedOf({ accountId: randomUUID(), plan })).toBe(200)
    const accountId = await openBuyer(db(), plan, 4)
    expect(await refusedOf({ accountId, plan, bought: { units: 4, entries: 1 } })).toBe(200)
    expect(asked).toEqual([])

    // The holder is behind: one question tells the front.
    const late: Holder = { accountId: await openBuyer(db(), plan, 500), plan, bought: { units: 500, entries: 1 } }
    await bookUnits(db(), late.accountId, { amount: -496, cause: 'taken_back', reference: 'refund' })
    await limits.reserve(late, OPERATOR)
    expect(outcome(await limits.reserve(late, 5))).toBe('rate_limit_exceeded')
    expect(asked).toHaveLength(2)
    expect(await refusedOf(late)).toBe(200)
    expect(asked).toHaveLength(2)
  })
})

describe('while Postgres is away', () => {
  const mortal = useMortalPostgres()

  test('the refusal of the plan stands for a second, and what was not given back is in the log', async () => {
    const said: string[] = []
    const limits = startLimits({
      ...{ db: mortal.pool, redis: undefined, isOnlyFront: true },
      log: (message) => said.push(message),
    })
    const accountId = await openBuyer(mortal.pool, 'operator', 10)
    const holder: Holder = { accountId, plan: 'operator', bought: { units: 10, entries: 1 } }
    await limits.reserve(holder, OPERATOR)
    const spent = await limits.reserve(holder, 4)
    await mortal.postgres.kill()
    const { refusal } = await limits.reserve(holder, 1)
    expect(refusal).toMatchObject({ code: 'rate_limit_exceeded', detail: { retryAfterMs: 1_000 } })
    expect(refusal!.message).toMatch(/, and 6 extra units that cannot be taken now$/)
    expect((await spent.giveBack()).remaining).toBe(6)
    expect(said).toContainEqual(expect.stringContaining(`4 extra units of ${accountId} could not be given back`))

    await mortal.postgres.restart()
    await expect.poll(async () => outcome(await limits.reserve(holder, 1))).toBe('accepted')
    expect(await balancesOf(mortal.pool, accountId)).toEqual(inBalance(5))
  })
})
