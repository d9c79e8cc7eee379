import { type MasterPolicy, numberOf, reduce, total } from './reduce.ts'
import type { NumberResult, Step, Term } from './result.ts'

/** A term with its steps. */
export interface TracedTerm extends Term {
  readonly steps: readonly Step[]
}

/** A term from a number reduced by a policy. */
export function reducedTerm(
  of: string,
  number: number,
  policy: MasterPolicy,
  before: readonly Step[] = [],
): TracedTerm {
  const { value, steps } = reduce(of, number, policy)
  return { of, value, steps: [...before, ...steps] }
}

/** A term from a number with its steps elsewhere. */
export const plainTerm = (of: string, value: number): TracedTerm => ({ of, value, steps: [] })

/** The reduced sum of terms. */
export function sumOf(of: string, traced: readonly TracedTerm[], policy: MasterPolicy): NumberResult {
  const terms = traced.map(bare)
  const result = total(terms.map(({ value }) => value))
  return numberOf(of, result, policy, [...traced.flatMap(({ steps }) => steps), { kind: 'sum', of, terms, result }])
}

/** The absolute difference of two single digits: 0 to 9, never reduced. */
export function differenceOf(of: string, one: TracedTerm, other: TracedTerm): NumberResult {
  const value = Math.abs(one.value - other.value)
  const step: Step = { kind: 'difference', of, terms: [bare(one), bare(other)], result: value }
  const trace = [...one.steps, ...other.steps, step]
  return { value, compound: null, isMaster: false, karmicDebts: [], trace }
}

const bare = ({ of, value }: TracedTerm): Term => ({ of, value })
