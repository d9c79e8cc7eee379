import type { Database } from '../db/pool.ts'
import { type LimitQuestions, settleLimits } from '../db/quota-use.ts'
import { isUnavailable } from '../db/unavailable.ts'
import { type Asked, kindsOf, type Ledger, verdicts } from './ledger.ts'

/** Counts in Postgres, by one statement for all that is asked at once. */
export const postgresLedger = (db: Database): Ledger => ({
  name: 'postgres',
  async settle(asked, abuse) {
    const { strikes, strikesWithinMs, penaltyMs, doubledWithinMs, penaltyMsMax } = abuse
    const rules = [strikes, strikesWithinMs, penaltyMs, doubledWithinMs, penaltyMsMax]
    const rows = await settleLimits(db, asked.map(questionsOf), rules)
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
