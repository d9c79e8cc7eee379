import type { Body } from '../src/astro/body.ts'
import { nextReturns } from '../src/astro/returns.ts'
import { ephemerisFiles } from '../workers/ephemeris-files.ts'
import { swissSkies } from '../workers/sky.ts'
import { median, report, rounded, verdict } from './harness.ts'

const ROUNDS = 9
const COUNT = 50
const MOST_MS = 100
const BODIES: readonly Body[] = ['moon', 'sun', 'mercury', 'venus', 'mars']
/** 1 January 1981, 21:30 UT, and the beginning of 2026. */
const [BIRTH, FROM] = [2_444_606.395833333, 2_461_041.5]

/** Fifty returns of a body, one after another, on one thread. Slower bodies have fewer in the years of an ephemeris. */
export function benchReturns(): void {
  delete process.env['SE_EPHE_PATH']
  const { files } = swissSkies(ephemerisFiles(undefined))
  const rows = BODIES.map((body) => {
    const target = { body, zodiac: { kind: 'tropical' }, birthJd: BIRTH, arc: 'full' } as const
    const times = Array.from({ length: ROUNDS + 1 }, () => {
      const startedAt = performance.now()
      nextReturns(files, target, FROM, COUNT)
      return performance.now() - startedAt
    })
    const ms = median(times.slice(1))
    return { body, 'median ms': rounded(ms, 1), [`at most ${MOST_MS} ms`]: verdict(ms <= MOST_MS) }
  })
  report(`returns: the next ${COUNT} returns of a body, on one thread`, rows)
}
