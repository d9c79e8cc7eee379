import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Holder, type Limits, startLimits } from '../../src/http/limits/plans/limits.ts'
import type { Database } from '../../src/platform/db/pool.ts'
import { SHARED_STORES, STORES, useTwoFronts } from '../support/fronts.ts'

const holderOf = (): Holder => ({ accountId: randomUUID(), plan: 'operator' })
const many = <T>(count: number, make: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => make(at)))

describe.each(SHARED_STORES)('questions asked together of %s', (store) => {
  const { open } = useTwoFronts(store)
  let fronts: readonly Limits[]
  beforeAll(() => {
    fronts = open()
  })

  test('are answered each for its own account, plan and units', async () => {
    const holders = Array.from(
      { length: 40 },
      (_, at): Holder => ({
        accountId: randomUUID(),
        plan: at % 2 ? 'entry' : 'high',
      }),
    )
    const answers = await many(40, (at) => fronts[0]!.reserve(holders[at]!, at))
    answers.forEach(({ allowance }, at) => {
      expect(allowance.remaining).toBe((at % 2 ? 50_000 : 500_000) - at)
    })
  })

  test('of an account whose plan has just changed are answered by the plan of each', async () => {
    const accountId = randomUUID()
    const plans = ['entry', 'high', 'entry', 'high'] as const
    const answers = await many(4, (at) => fronts[0]!.reserve({ accountId, plan: plans[at]! }, 1))
    expect(answers.map(({ allowance }) => allowance.limit)).toEqual([50_000, 500_000, 50_000, 500_000])
    const remaining = (await fronts[0]!.peek({ accountId, plan: 'entry' })).remaining
    expect(remaining).toBe(50_000 - 4)
  })

  test('about the same accounts by two fronts never wait for each other in a circle', async () => {
    const holders = Array.from({ length: 30 }, holderOf)
    const shuffled = () => [...holders].sort(() => Math.random() - 0.5)
    await many(20, async (at) => {
      for (const holder of shuffled()) {
        const reservation = await fronts[at % 2]!.reserve(holder, 2)
        if (at % 4 === 0) await reservation.giveBack()
      }
    })
    for (const holder of holders) expect((await fronts[1]!.peek(holder)).remaining).toBe(1_000_000_000 - 15 * 2)
  })

  test('have an end: more than five thousand don’t wait', async () => {
    const holder = holderOf()
    const answers = await Promise.allSettled(Array.from({ length: 5_100 }, () => fronts[0]!.reserve(holder, 1)))
    const refused = answers.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []))
    expect(refused).toEqual(Array.from({ length: 100 }, () => 'limits_busy'))
    expect((await fronts[0]!.peek(holder)).remaining).toBe(1_000_000_000 - 5_000)
    expect(fronts[0]!.countedIn()).toBe(store)
  })
})

describe.each(STORES)('questions asked at once of %s', (store) => {
  const { open } = useTwoFronts(store)

  test('are answered as if one came after the other', async () => {
    const [front] = open()
    const holder: Holder = { accountId: randomUUID(), plan: 'high' }
    const earlier = await front.reserve(holder, 3)
    const take = async (units: number) => {
      const { refusal, allowance } = await front.reserve(holder, units)
      return `${refusal?.code ?? 'accepted'} ${500_000 - allowance.remaining}`
    }
    const giveBack = async () => `accepted ${500_000 - (await earlier.giveBack()).remaining}`
    const answers = await Promise.all([...[499_987, 8, 11, 0].map(take), giveBack(), ...[3, 0, 3].map(take)])
    expect(answers).toEqual([
      'accepted 499990',
      'accepted 499998',
      'rate_limit_exceeded 499998',
      'accepted 499998',
      'accepted 0',
      'accepted 499998',
      'accepted 499998',
      'rate_limit_exceeded 499998',
    ])
    expect((await many(20, () => take(0))).at(-1)).toBe('rps_limit_exceeded 499998')
    expect((await front.peek(holder)).remaining).toBe(2)
  })
})

describe('a busy front', () => {
  const { connections } = useTwoFronts('postgres')

  test('asks Postgres far less often than it is asked', async () => {
    const { db } = connections()[0]
    let statements = 0
    const counting: Database = {
      ...db,
      any: (query) => {
        statements += 1
        return db.any(query)
      },
    }
    const limits = startLimits({ db: counting, redis: undefined, log: () => {} })
    const holder = holderOf()
    await many(400, () => limits.reserve(holder, 1))
    expect(statements).toBe(1)
    await limits.peek(holder)
    expect(statements).toBe(2)
  })
})
