import { afterAll, beforeAll, expect, test } from 'vitest'
import { TURN_MS_MAX } from './long-turns.ts'
import { type Outcome, runGenerated } from './run.ts'
import { startWatchedFront, type WatchedFront } from './watched-front.ts'

/** A long run: `GENERATED_REQUESTS=20000 npx vitest run test/generated/any-request.test.ts`. */
const LONG = Number(process.env['GENERATED_REQUESTS'] ?? 0)
const SEED = Number(process.env['GENERATED_SEED'] ?? 1)
const COUNT = LONG || 400
const RSS_MB_MAX = 500
const GROWTH_MAX = 1.1
const LONG_TIMEOUT_MS = 7_200_000

let front: WatchedFront
let outcome: Outcome
beforeAll(async () => {
  // Few pictures wait for the renderer, which this test does not have. The others are refused at once.
  front = await startWatchedFront({ RENDER_QUEUE: '2' })
  outcome = await runGenerated(front, {
    ...{ count: COUNT, seed: SEED, atOnce: LONG ? 24 : 4 },
    ...(LONG && { say: (line: string) => process.stdout.write(`${line}\n`) }),
  })
  if (LONG) process.stdout.write(`${JSON.stringify(outcome, null, 2).replaceAll('\\n', '\n')}\n${front.said()}\n`)
}, LONG_TIMEOUT_MS)
afterAll(() => front.stop())

test('every answer to a generated request is one that the document admits', () => {
  expect(outcome.faults).toEqual([])
})

test('no generated request takes a turn of the event loop that is too long', () => {
  expect(outcome.slow, `longer than ${TURN_MS_MAX} ms`).toEqual([])
})

test('the memory of the front stays bounded', () => {
  const { readings, end } = outcome.rssMb
  // Single readings swing with the garbage that is not collected yet.
  const mean = (some: readonly number[]): number => some.reduce((sum, each) => sum + each, 0) / some.length
  const fifth = Math.floor(readings.length / 5)
  if (fifth === 0) return expect(Math.max(...readings, end)).toBeLessThan(RSS_MB_MAX)
  const [early, late] = [mean(readings.slice(fifth, 2 * fifth)), mean(readings.slice(-fifth))]
  expect([late < RSS_MB_MAX, late / early < GROWTH_MAX], `${early} MB, then ${late} MB`).toEqual([true, true])
})

test('valid, invalid and largest requests are all answered', () => {
  const count = (kind: keyof Outcome['statuses'], status: string) => outcome.statuses[kind][status] ?? 0
  expect(count('valid', '200')).toBeGreaterThan(COUNT / 20)
  expect(count('invalid', '422')).toBeGreaterThan(COUNT / 20)
  expect(count('largest', '422')).toBeGreaterThan(0)
})
