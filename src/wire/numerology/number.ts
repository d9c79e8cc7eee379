import type { z } from 'zod'
import type { MaybeNumber, NumerologyNumber } from '../../contract/numerology-number.ts'
import type { Uncounted } from '../../numerology/profile.ts'
import { reduce } from '../../numerology/reduce.ts'
import type { CompoundPolicy } from '../../numerology/registry/profiles.ts'
import type { NumberResult, Step } from '../../numerology/result.ts'

type Reply = z.output<typeof NumerologyNumber>
type Trace = NonNullable<Reply['trace']>

/** The steps of a number, if the policy includes them. */
export const traceReply = (trace: readonly Step[], policy: CompoundPolicy): { trace?: Trace } =>
  policy === 'full_trace' ? { trace: trace as Trace } : {}

/** A number with the evidence that the policy includes. `16/7` is the sum and its reduction. */
export const numberReply = (
  { value, compound, isMaster, karmicDebts, trace }: NumberResult,
  policy: CompoundPolicy,
): Reply => ({
  value,
  root: reduce('root', value, 'reduce_all').value,
  ...(policy !== 'root_only' && { compound: compound === null ? null : `${compound}/${value}` }),
  is_master: isMaster,
  karmic_debts: [...karmicDebts],
  ...traceReply(trace, policy),
})

/** A number, or the reason why the name has none. */
export const maybeNumberReply = (
  number: NumberResult | Uncounted,
  policy: CompoundPolicy,
): z.output<typeof MaybeNumber> =>
  number.value === null ? { value: null, reason: number.reason } : numberReply(number, policy)
