import { readFileSync } from 'node:fs'
import type { Redis } from 'ioredis'
import { Refusal } from '../errors.ts'
import type { AbuseRules } from './abuse.ts'
import type { BucketState } from './bucket.ts'
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
      bucketKey(accountId),
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
    async load(slot) {
      const [used, fields] = await Promise.all([redis.get(unitsKey(slot)), redis.hgetall(bucketKey(slot.accountId))])
      return { used: Number(used ?? 0), bucket: fields['filled'] === undefined ? null : stateOf(fields) }
    },
    async writeBuckets(buckets, { doubledWithinMs }) {
      if (buckets.size === 0) await redis.ping()
      await Promise.all(
        [...buckets].flatMap(([accountId, state]) => [
          redis.hset(bucketKey(accountId), fieldsOf(state)),
          redis.pexpire(
            bucketKey(accountId),
            Math.ceil(Math.max(0, state.penaltyEndsMs - Date.now()) + doubledWithinMs),
          ),
        ]),
      )
    },
    // Whatever goes wrong there (no connection, no answer, loading, read-only, full), counting goes on in process.
    isAway: (error) => !(error instanceof Refusal),
  }
}

/** The braces keep an account's keys on one node of a cluster. */
const unitsKey = ({ accountId, plan, period }: Slot) => `orrery:quota:{${accountId}}:${plan.period}:${period.start}`

const bucketKey = (accountId: string) => `orrery:bucket:{${accountId}}`

/** The fields of a bucket are those of settle-2.lua, which writes 0 for what never was. */
const stateOf = (fields: Readonly<Record<string, string>>): BucketState => {
  const number = (name: string) => Number(fields[name] ?? 0)
  return {
    requests: number('requests'),
    filledAtMs: number('filled'),
    refused: number('refused'),
    refusedSinceMs: number('since'),
    strikesMs: (fields['strikes'] ?? '').split(' ').filter(Boolean).map(Number),
    penalties: number('penalties'),
    penaltyEndsMs: number('ends'),
  }
}

const fieldsOf = (state: BucketState) => ({
  requests: state.requests,
  filled: state.filledAtMs,
  refused: state.refused,
  since: Math.max(0, state.refusedSinceMs),
  strikes: state.strikesMs.map((ms) => ms.toFixed(3)).join(' '),
  penalties: state.penalties,
  ends: Math.max(0, state.penaltyEndsMs),
})

const forgetAtMs = ({ period }: Slot) => period.endMs + KEEP_MS
