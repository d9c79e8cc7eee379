import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Ayanamsa } from '../../src/astro/ayanamsa.ts'
import { julianDayOf } from '../../src/astro/civil.ts'
import type { EphemerisSource, Zodiac } from '../../src/astro/sky.ts'
import { STARS } from '../../src/astro/star.ts'
import { ephemerisFiles } from '../../workers/ephemeris-files.ts'
import type { SkyCall } from '../support/sky-thread.ts'
import { BODIES, TROPICAL } from './printed.ts'

const { range } = ephemerisFiles(undefined)
const sidereal = (ayanamsa: Ayanamsa): Zodiac => ({ kind: 'sidereal', ayanamsa })
const PLACE = { latitude: 48.1, longitude: 11.6 }
const NORTH = { latitude: 70, longitude: 25 }
const BODIES_ALWAYS = BODIES.filter((body) => body !== 'chiron' && body !== 'pholus')

/**
 * Where the files of 600 years meet and the library could go on with the wrong one, on both sides and years after, in
 * the calendars of both; and instants far from there. Without the wide data those within reach remain.
 */
const INSTANTS = [
  '-001199-06-01T00:00Z',
  '0599-12-30T00:00Z',
  '0600-01-03T16:00Z',
  '0605-05-05T05:05Z',
  '1799-12-20T00:00Z',
  '1800-01-01T03:00Z',
  '1800-01-01T12:00Z',
  '1800-01-10T00:00Z',
  '1805-01-01T00:00Z',
  '2026-03-03T11:38Z',
  '2399-12-31T23:59Z',
  '2400-01-09T00:00Z',
]
  .map((instant) => julianDayOf(Date.parse(instant)))
  .filter((jd) => jd >= range.start && jd < range.end)

const callsOf = (source: EphemerisSource, jd: number): SkyCall[] => {
  const bodies = source === 'files' ? BODIES_ALWAYS : BODIES.slice(0, BODIES.indexOf('chiron'))
  return [
    [source, 'positions', bodies, jd, TROPICAL],
    [source, 'positions', [...bodies].reverse(), jd, sidereal('true_citra')],
    [source, 'positions', ['moon', 'true_lilith'], jd, sidereal('j2000')],
    [source, 'distances', bodies, jd],
    [source, 'houses', 'sunshine', jd, PLACE, TROPICAL],
    [source, 'houses', 'koch', jd, NORTH, sidereal('raman')],
    [source, 'star', STARS[0]!, jd, sidereal('lahiri')],
    [source, 'star', STARS[1]!, jd, TROPICAL],
    [source, 'ayanamsaDegrees', jd, 'galactic_center_0_sagittarius'],
    [source, 'eclipseNear', jd, 'sun'],
    [source, 'eclipseNear', jd, 'moon'],
  ]
}
/** The Moshier theory closes the files. */
const BY_THEORY = ['-001199-06-01T00:00Z', '1756-01-27T19:00Z', '2026-03-03T11:38Z']

const CALLS: readonly SkyCall[] = [
  ...INSTANTS.flatMap((jd) => callsOf('files', jd)),
  ...BY_THEORY.flatMap((instant) => callsOf('moshier', julianDayOf(Date.parse(instant)))),
]

const startThread = (): Worker => new Worker(new URL('../support/sky-thread.ts', import.meta.url))

async function ask(thread: Worker, call: SkyCall): Promise<unknown> {
  const answer = once(thread, 'message')
  thread.postMessage(call)
  return (await answer)[0]
}

/** The result of each call as the first one of a new thread. */
const alone: unknown[] = []
let threads: readonly Worker[] = []

beforeAll(async () => {
  for (const call of CALLS) {
    const thread = startThread()
    alone.push(await ask(thread, call))
    await thread.terminate()
  }
  threads = [startThread(), startThread()]
})
afterAll(() => Promise.all(threads.map((thread) => thread.terminate())))

/** Steps without a common factor with the number of calls come by every call, each time after another one. */
const coprime = (step: number): boolean => {
  let [a, b] = [step, CALLS.length]
  while (b !== 0) [a, b] = [b, a % b]
  return a === 1
}
const STEPS = Array.from({ length: 40 }, (_, index) => 5 + index * 2).filter(coprime)

const order = (step: number): readonly number[] => CALLS.map((_, turn) => (turn * step) % CALLS.length)

test('a call gives the same result in any order: no zodiac, house system or open file outlives it', async () => {
  for (const step of STEPS)
    for (const index of order(step)) expect(await ask(threads[0]!, CALLS[index]!)).toEqual(alone[index])
})

test('two concurrent threads with different zodiacs and house systems give the same results as alone', async () => {
  for (const step of STEPS) {
    const other = order(STEPS[0]! * step)
    for (const [turn, index] of order(step).entries()) {
      const both = [index, other[turn]!]
      const answers = await Promise.all(threads.map((thread, which) => ask(thread, CALLS[both[which]!]!)))
      expect(answers).toEqual(both.map((each) => alone[each]))
    }
  }
})
