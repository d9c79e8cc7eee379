import { placeInVarga, ruleOf } from '../../src/astro/vedic/varga-rules.ts'
import type { Division } from '../../src/astro/vedic/vargas.ts'

/** The signs of the parts of a sign by a rule, 1 for Aries as in printed tables. */
export function signsOf(division: Division, rule: string | undefined, sign: number): number[] {
  const named = ruleOf(division, { [division]: rule })
  const signs: number[] = []
  for (let at = sign * 30; at < sign * 30 + 30 - 1e-6; at = placeInVarga(named, at).to)
    signs.push(Math.floor(placeInVarga(named, at).longitude / 30) + 1)
  return signs
}

/** A number of signs from one on. */
export const onwards = (first: number, count: number): number[] =>
  Array.from({ length: count }, (_, part) => ((first - 1 + part) % 12) + 1)
