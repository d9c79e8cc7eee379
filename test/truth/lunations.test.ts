import { describe, expect, test } from 'vitest'
import { epochMsOf, julianDayOf } from '../../src/astro/civil.ts'
import { ingresses, lunations } from '../../src/astro/event-searches.ts'
import { gridTimes, tracked } from '../../src/astro/positions.ts'
import { ephemerisFiles } from '../../workers/ephemeris-files.ts'
import { swissSky } from '../../workers/sky.ts'
import { published } from './tables.ts'

const TROPICAL = { kind: 'tropical' } as const

/**
 * Tables of the US Naval Observatory, in universal time to the minute. They can differ from us by half a minute of
 * rounding, by a second or so of theories, and by delta T (the same instant in uniform time, told by another clock): the
 * Observatory's differs from ours by up to 15 s in the 19th century and, foretold, by 25 s around 2100.
 */
const MEASURED_FROM = 1962
const MEASURED_TO = 2020
const ROUNDED_S = 30
/** Theories, and UT1 against UTC. */
const THEORY_S = 4
const DELTA_T_S = 27

const sky = swissSky(ephemerisFiles(undefined))
const PHASES = { NM: 'new_moon', FQ: 'first_quarter', FM: 'full_moon', LQ: 'last_quarter' } as const

const allowed = (epochMs: number): number => {
  const year = new Date(epochMs).getUTCFullYear()
  return ROUNDED_S + THEORY_S + (year >= MEASURED_FROM && year < MEASURED_TO ? 0 : DELTA_T_S)
}

/** Seconds from a printed minute to what we find within a day of it; there must be one thing only. */
function off(printed: string, found: (times: readonly number[]) => readonly { readonly jd: number }[]): number {
  const epochMs = Date.parse(printed)
  const jd = julianDayOf(epochMs)
  const all = found(gridTimes(jd - 1, jd + 1, sky.range)).filter((event) => Math.abs(event.jd - jd) < 1)
  expect(all).toHaveLength(1)
  return (epochMsOf(all[0]!.jd) - epochMs) / 1000
}

describe('by the tables of the US Naval Observatory from 1800 to 2100', () => {
  const moons = published('moon-phases-usno')

  test('every phase of the Moon is in its printed minute', () => {
    expect(moons).toHaveLength(1534)
    for (const [utc, phase] of moons) {
      const difference = off(utc!, (times) =>
        lunations(tracked(sky, ['sun', 'moon'], times, TROPICAL), times).filter(
          (lunation) => lunation.phase === PHASES[phase as keyof typeof PHASES],
        ),
      )
      if (Math.abs(difference) > allowed(Date.parse(utc!))) expect.fail(`${phase} ${utc}: ${difference} s`)
    }
  })

  test('each printed year has the printed number of phases', () => {
    for (const year of new Set(moons.map(([utc]) => Number(utc!.slice(0, 4))))) {
      const [from, to] = [julianDayOf(Date.UTC(year, 0, 1, year === 1800 ? 13 : 0)), julianDayOf(Date.UTC(year + 1, 0))]
      const times = gridTimes(from, to, sky.range)
      const found = lunations(tracked(sky, ['sun', 'moon'], times, TROPICAL), times).filter(
        ({ jd }) => jd >= from && jd < to,
      )
      expect([year, found.length]).toEqual([year, moons.filter(([utc]) => utc!.startsWith(String(year))).length])
    }
  })

  test('every equinox and solstice is in its printed minute', () => {
    const seasons = published('seasons-usno').filter(([, , longitude]) => longitude !== '')
    expect(seasons).toHaveLength(1204)
    for (const [utc, kind, longitude] of seasons) {
      const difference = off(utc!, (times) =>
        ingresses(tracked(sky, ['sun'], times, TROPICAL), ['sun'], times).filter(
          ({ sign }) => sign * 30 === Number(longitude),
        ),
      )
      if (Math.abs(difference) > allowed(Date.parse(utc!))) expect.fail(`${kind} ${utc}: ${difference} s`)
    }
  })
})
