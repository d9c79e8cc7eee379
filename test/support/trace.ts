import { expect } from 'vitest'
import type { NumberResult, Step, Term } from '../../src/numerology/reduce.ts'

/** Checks a trace by hand: each step is right and uses earlier results, and the last one gives the value. */
export function followTrace({ value, trace }: Pick<NumberResult, 'value' | 'trace'>): void {
  trace.forEach((step, index) => {
    expect(step.result, JSON.stringify(step)).toBe(outcome(step))
    for (const term of inputs(step)) {
      const named = trace.slice(0, index).filter(({ of }) => of === term.of)
      if (named.length > 0) expect(named.map(({ result }) => result)).toContain(term.value)
    }
  })
  expect(trace.at(-1)?.result).toBe(value)
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

function outcome(step: Step): number {
  switch (step.kind) {
    case 'letters':
      return sum(step.letters.map(({ value }) => value))
    case 'digits':
      expect(Number(step.digits.join(''))).toBe(step.from)
      return sum(step.digits)
    case 'kept':
      return [11, 22, 33].find((master) => master === step.result) ?? Number.NaN
    case 'sum':
      return sum(step.terms.map(({ value }) => value))
    case 'difference':
      return Math.abs(step.terms[0].value - step.terms[1].value)
    case 'counts':
      expect(step.counts).toHaveLength(9)
      return sum(step.counts)
  }
}

function inputs(step: Step): readonly Term[] {
  if (step.kind === 'sum' || step.kind === 'difference') return step.terms
  if (step.kind === 'digits') return [{ of: step.of, value: step.from }]
  return []
}
