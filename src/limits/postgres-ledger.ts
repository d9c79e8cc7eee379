import type { Database } from '../db/pool.ts'
import { type LimitQuestions, settleLimits } from '../db/quota-use.ts'
import { isUnavailable } from '../db/unavailable.ts'
import { abuseList } from './abuse.ts'
import { type Asked, kindsOf, type Ledger, verdicts } from './ledger.ts'

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
