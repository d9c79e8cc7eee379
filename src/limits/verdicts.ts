import { type AbuseRules, afterStrike } from './abuse.ts'
import type { Asked, Bursts, Settled, Verdict } from './store.ts'

export interface Judged {
  /** One for each question. */
  readonly verdicts: readonly Verdict[]
  /** The bursts to write when one of the questions completed a burst. */
  readonly bursts: Bursts | null
}

const OUTCOMES: Readonly<Record<string, Verdict['outcome']>> = {
  a: 'accepted',
  q: 'quota_exceeded',
  r: 'rps_exceeded',
  p: 'penalised',
}

/** Reads the answer of a store, and recognises the burst: the refusal by which more were refused than the plan allows. */
export function judged({ slot, questions }: Asked, settled: Settled, rules: AbuseRules): Judged {
  const { outcomes, atMs } = settled
  let { used, bursts } = settled
  let refused = settled.refused - outcomes.replaceAll(/[^r]/g, '').length
  const verdicts = questions.map(({ units }, at): Verdict => {
    let outcome = OUTCOMES[outcomes[at]!]!
    if (outcome === 'accepted') used = Math.max(0, used + units)
    if (outcome === 'rps_exceeded') {
      refused += 1
      if (refused === slot.plan.requestsPerSecond + 1) bursts = afterStrike(bursts, atMs, rules)
      if (bursts.penaltyEndsMs > atMs) outcome = 'penalised'
    }
    return { outcome, used, penaltyMs: outcome === 'penalised' ? bursts.penaltyEndsMs - atMs : 0 }
  })
  return { verdicts, bursts: bursts === settled.bursts ? null : bursts }
}
