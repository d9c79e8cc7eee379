import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calculate } from '../../src/numerology/calculate.ts'
import {
  PROFILES,
  type ProfileId,
  type ProfileOutcome,
  type ProfileRequest,
  type ProfileResult,
  PYTHAGOREAN_SLUGS,
} from '../../src/numerology/profile.ts'
import type { NumberResult } from '../../src/numerology/reduce.ts'
import { propertyRuns } from '../support/full-form.ts'
import { followTrace } from '../support/trace.ts'

const DATES = { birthDate: { year: 1977, month: 5, day: 4 }, referenceDate: { year: 2023, month: 2, day: 1 } }
const ids = Object.keys(PROFILES) as ProfileId[]
const request = (profile: ProfileId, name: string) =>
  ({ system: PROFILES[profile].system, profile, name, ...DATES }) as ProfileRequest

/** Every number inside a result, wherever it stands. */
function numbers(node: unknown): NumberResult[] {
  if (typeof node !== 'object' || node === null) return []
  if ('karmicDebts' in node) return [node as NumberResult]
  return Object.values(node).flatMap(numbers)
}

function result(outcome: ProfileOutcome): ProfileResult {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.fault))
  return outcome.result
}

test('every profile answers in the kind of its system', () => {
  for (const id of ids) {
    const name = PROFILES[id].system === 'kabbalah' ? 'שלום' : 'John Smith'
    expect(result(calculate(request(id, name))).kind).toBe(PROFILES[id].system)
  }
})

test('with a name and a reference date all 17 Pythagorean calculations are there', () => {
  for (const id of ids.filter((id) => PROFILES[id].system === 'pythagorean')) {
    const { calculations } = result(calculate(request(id, 'Thomas John Hancock'))) as { calculations: object }
    expect(Object.keys(calculations).sort()).toEqual([...PYTHAGOREAN_SLUGS].sort())
  }
  expect(PYTHAGOREAN_SLUGS).toHaveLength(17)
})

test('without a name the Pythagorean numbers of the date are calculated', () => {
  const { birthDate } = DATES
  const outcome = calculate({ system: 'pythagorean', profile: 'pythagorean-component-preserve-core-v1', birthDate })
  expect(result(outcome)).toMatchObject({ name: null, calculations: { life_path: { value: 6 } } })
})

test.each([
  ['', { kind: 'no_letters' }],
  ['   -. 123 😀 \u0301', { kind: 'no_letters' }],
  ['Иван', { kind: 'unsupported_letters', letters: ['И', 'в', 'а', 'н'] }],
  ['Ann राम', { kind: 'unsupported_letters', letters: ['र', 'म'] }],
] as const)('the name %j cannot be counted, and the fault says why', (name, fault) => {
  for (const id of ids.filter((id) => PROFILES[id].system !== 'kabbalah')) {
    expect(calculate(request(id, name))).toEqual({ ok: false, fault })
  }
})

test('a Hebrew profile needs Hebrew letters', () => {
  expect(calculate(request('kabbalah-gematria-katan-v1', 'x'))).toMatchObject({ fault: { letters: ['x'] } })
  expect(calculate(request('kabbalah-gematria-katan-v1', '״־ \u05B0'))).toEqual({
    ok: false,
    fault: { kind: 'no_letters' },
  })
})

test('any text of 200 characters gives a result whose traces hold, or a fault, and never throws', () => {
  const unit = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...'ABCXYZaeiouyßøéñł אבגםןשׁ־') },
    { weight: 1, arbitrary: fc.nat(0xff).map((code) => String.fromCharCode(code)) },
    { weight: 1, arbitrary: fc.nat(0xffff).map((code) => String.fromCharCode(code)) },
  )
  const latin = fc.string({ unit: fc.constantFrom(..."ABCXYZaeiouyßøéñł -.'"), maxLength: 200 })
  const hebrew = fc.string({ unit: fc.constantFrom(...'אבגלםןשׁ־ ״'), maxLength: 200 })
  const any = fc.array(unit, { maxLength: 200 }).map((units) => units.join(''))
  const counted = { result: 0, fault: 0 }
  fc.assert(
    fc.property(fc.oneof(latin, hebrew, any), fc.constantFrom(...ids), (name, id) => {
      const outcome = calculate(request(id, name))
      counted[outcome.ok ? 'result' : 'fault'] += 1
      if (outcome.ok) for (const number of numbers(outcome.result)) followTrace(number)
      else if (outcome.fault.kind === 'unsupported_letters') expect(outcome.fault.letters.length).toBeGreaterThan(0)
    }),
    { numRuns: propertyRuns(500) },
  )
  expect(Math.min(counted.result, counted.fault)).toBeGreaterThan(propertyRuns(50))
})
