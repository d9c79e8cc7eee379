import type { Database } from '../db/pool.ts'
import { type LimitQuestions, loadLimitCounts, settleLimits, writeLimitBuckets } from '../db/quota-use.ts'
import { isUnavailable } from '../db/unavailable.ts'
import { abuseList } from './abuse.ts'
import { rowOf, stateOf } from './bucket-rows.ts'
import { type Asked, kindsOf, type Ledger, verdicts } from './ledger.ts'

const BUCKETS_AT_ONCE = 1_000

/** Counts in Postgres, by one statement for all that is asked at once. */
export const postgresLedger = (db: Database): Ledger => ({
  name: 'postgres',
  async settle(asked, abuse) {
    const rows = await settleLimits(db, asked.map(questionsOf), abuseList(abuse))
    return asked.map((each, at) => {
      const { outcomes, used, penalty_ms } = rows[at]!
      return verdicts(each, { outcomes, used, penaltyMs: penalty_ms })
    })
  },
  async load({ accountId, plan, period }) {
    const { used, bucket } = await loadLimitCounts(db, { accountId, period: plan.period, periodStart: period.start })
    return { used, bucket: bucket && stateOf(bucket) }
  },
  async writeBuckets(buckets) {
    const rows = [...buckets].map(([accountId, state]) => ({ account_id: accountId, ...rowOf(state) }))
    for (let at = 0; at === 0 || at < rows.length; at += BUCKETS_AT_ONCE)
      await writeLimitBuckets(db, rows.slice(at, at + BUCKETS_AT_ONCE))
  },
  isAway: isUnavailable,
})

const questionsOf = (asked: Asked): LimitQuestions => {
  const { accountId, plan, period } = asked.slot
  return {
    accountId,
    period: plan.period,
    periodStart: period.start,
    unitsMax: plan.units,
    perSecond: plan.requestsPerSecond,
    kinds: kindsOf(asked),
    amounts: asked.questions.map(({ units }) => units),
  }
}
