import { readFileSync } from 'node:fs'
import type { Redis } from 'ioredis'
import { Refusal } from '../errors.ts'
import type { AbuseRules } from './abuse.ts'
import { type Asked, kindsOf, type Ledger, type Slot, verdicts } from './ledger.ts'

interface Scripts {
  orrerySettle(
    unitsKey: string,
    bucketKey: string,
    ...args: (string | number)[]
  ): Promise<[outcomes: string, used: number, penaltyMs: number]>
}

/** A period's count outlives it, for fronts whose clocks are behind and for answers that give units back late. */
const KEEP_MS = 3_600_000

const SETTLE = readFileSync(new URL('settle-2.lua', import.meta.url), 'utf8')

/** Counts in Redis or Valkey, by one call for each slot that is asked about, all of them on the way at once. */
export function redisLedger(redis: Redis): Ledger {
  redis.defineCommand('orrerySettle', { numberOfKeys: 2, lua: SETTLE })
  const scripts = redis as Redis & Scripts

  const settle = async (asked: Asked, abuse: AbuseRules) => {
    const { plan, accountId } = asked.slot
    const [outcomes, used, penaltyMs] = await scripts.orrerySettle(
      unitsKey(asked.slot),
      `orrery:bucket:{${accountId}}`,
      plan.units,
      plan.requestsPerSecond,
      forgetAtMs(asked.slot),
      abuse.strikes,
      abuse.strikesWithinMs,
      abuse.penaltyMs,
      abuse.doubledWithinMs,
      abuse.penaltyMsMax,
      kindsOf(asked),
      ...asked.questions.map(({ units }) => units),
    )
    return verdicts(asked, { outcomes, used, penaltyMs })
  }
  return {
    name: 'redis',
    settle: (asked, abuse) => Promise.all(asked.map((each) => settle(each, abuse))),
    // Whatever goes wrong there (no connection, no answer, loading, read-only, full), counting goes on in process.
    isAway: (error) => !(error instanceof Refusal),
  }
}

/** The braces keep an account's keys on one node of a cluster. */
const unitsKey = ({ accountId, plan, period }: Slot) => `orrery:quota:{${accountId}}:${plan.period}:${period.start}`

const forgetAtMs = ({ period }: Slot) => period.endMs + KEEP_MS
