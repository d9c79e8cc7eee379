import { expect, test } from 'vitest'
import { AYANAMSA_NAMES } from '../../src/astro/ayanamsa.ts'
import { isPhysical } from '../../src/astro/body.ts'
import { julianDayOf } from '../../src/astro/civil.ts'
import { ownAyanamsa } from '../../src/astro/own-ayanamsa.ts'
import type { Position, Zodiac } from '../../src/astro/sky.ts'
import { periodOf, TRACKS } from '../../src/calculation/series/tables.ts'
import { ephemerisFiles } from '../../workers/ephemeris-files.ts'
import { swissSky } from '../../workers/sky.ts'
import { testSkies } from '../support/skies.ts'

const skies = await testSkies()
const library = swissSky(ephemerisFiles(undefined))
/** All spans end at multiples of this. */
const LONGEST_DAYS = 8
const BODIES = TRACKS.flatMap(({ subject }) => (subject === 'ecliptic' ? [] : [subject]))
const [FIRST, LAST] = [Date.UTC(1900, 0, 1), Date.UTC(2100, 0, 1)].map(julianDayOf) as [number, number]

/** Fractions that fill an interval evenly and never repeat: multiples of the golden ratio. */
const spread = (index: number): number => (index * 0.618_033_988_749_894_9) % 1

const arcSeconds = (a: number, b: number): number => Math.abs(a - b - 360 * Math.round((a - b) / 360)) * 3600

const spreadInstants = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => FIRST + spread(index + 1) * (LAST - FIRST))

/** The largest differences of a body from the library: angles in seconds of arc, speeds in those a day. */
function worstOf(instants: readonly number[], zodiac: Zodiac) {
  const worst = new Map(BODIES.map((body) => [body, { angle: 0, speed: 0, distance: 0 }]))
  for (const jd of instants) {
    const [exact, found] = [skies.files.positions(BODIES, jd, zodiac), skies.series.positions(BODIES, jd, zodiac)]
    const [exactAu, foundAu] = [skies.files.distances(BODIES, jd), skies.series.distances(BODIES, jd)]
    BODIES.forEach((body, place) => {
      const [a, b] = [exact[place]!, found[place]!]
      const off = (key: keyof Position) => arcSeconds(a[key], b[key])
      const known = worst.get(body)!
      known.angle = Math.max(known.angle, off('longitude'), off('latitude'), off('declination'))
      known.speed = Math.max(known.speed, off('speed'))
      known.distance = Math.max(known.distance, Math.abs(exactAu[place]! - foundAu[place]!))
    })
  }
  return [...worst]
}

const angleMax = (body: string): number => (body === 'moon' ? 0.001 : 0.0001)
/** The library's own speeds of the points of the Moon's orbit scatter by 0.001, those of the true apogee by 0.03. */
const speedMax = (body: (typeof BODIES)[number]): number =>
  body === 'true_lilith' ? 0.1 : isPhysical(body) ? 0.001 : 0.002
/** Where its files have a step of the Moon, the library's speeds of these points, differences over seconds, scatter more. */
const speedMaxAtSteps = (body: (typeof BODIES)[number]): number => (isPhysical(body) ? 0.001 : 1)
const DISTANCE_MAX = 2e-9

function expectWithin(zodiac: Zodiac, instants: readonly number[], speedMaxOf = speedMax): void {
  for (const [body, { angle, speed, distance }] of worstOf(instants, zodiac)) {
    expect(angle, `angles of ${body}`).toBeLessThan(angleMax(body))
    expect(speed, `speed of ${body}`).toBeLessThan(speedMaxOf(body))
    expect(distance, `distance of ${body}`).toBeLessThan(DISTANCE_MAX)
  }
}

test('100,000 positions from 1900 to 2099 are within the bounds of the library’s', () => {
  expectWithin({ kind: 'tropical' }, spreadInstants(Math.ceil(100_000 / BODIES.length)))
})

test('so are those beside the ends of spans, where segments of the library’s files may end', () => {
  const { start, days } = { ...periodOf(1900), days: periodOf(1900).days + periodOf(2000).days }
  const ends = Array.from({ length: days / LONGEST_DAYS - 1 }, (_, index) => start + (index + 1) * LONGEST_DAYS)
  const beside = ends.flatMap((jdTt) => [-0.000_5, 0.000_02].map((offset) => jdTt + offset))
  expectWithin(
    { kind: 'tropical' },
    beside.map((jdTt) => jdTt - library.deltaTDays(jdTt)),
    speedMaxAtSteps,
  )
})

test.each(AYANAMSA_NAMES)('so are sidereal positions by %s', (ayanamsa) => {
  expectWithin({ kind: 'sidereal', ayanamsa }, spreadInstants(40))
})

/** The Sun passes Spica, and the stars of other zodiacs, on one day of the year. */
const YEAR_QUARTERS = Array.from({ length: 1461 }, (_, index) => julianDayOf(Date.UTC(2026, 0, 1)) + index / 4 + 0.03)

test.each(AYANAMSA_NAMES.filter((name) => name.startsWith('true_')))(
  'so are those by %s on the days on which the Sun passes its star',
  (ayanamsa) => {
    for (const jd of YEAR_QUARTERS) {
      const [exact, found] = [skies.files, skies.series].map(
        (sky) => sky.positions(['sun'], jd, { kind: 'sidereal', ayanamsa })[0]!.longitude,
      )
      expect(arcSeconds(exact!, found!), `at ${jd}`).toBeLessThan(angleMax('sun'))
    }
  },
)

test('so are those of short and long searches that take turns, by two ayanamsas', () => {
  const near = (days: number) => skies.wide.near!(YEAR_QUARTERS[0]!, YEAR_QUARTERS[0]! + days)!
  const searches = [near(100), near(1000)]
  for (const [index, jd] of YEAR_QUARTERS.slice(0, 360).entries())
    for (const [turn, sky] of [...searches, ...searches].entries()) {
      const zodiac = { kind: 'sidereal', ayanamsa: turn < 3 ? 'lahiri' : 'raman' } as const
      const at = turn % 2 === index % 2 ? jd : jd - 0.2
      const [exact, found] = [skies.files, sky].map((each) => each.positions(['sun'], at, zodiac)[0]!)
      expect(arcSeconds(exact!.longitude, found!.longitude)).toBeLessThan(angleMax('sun'))
      expect(arcSeconds(exact!.speed, found!.speed)).toBeLessThan(speedMax('sun'))
    }
})

test('outside its centuries the sky of series is the library’s', () => {
  for (const jd of [FIRST - 3000, LAST + 3000]) {
    const tropical = { kind: 'tropical' } as const
    expect(skies.series.positions(BODIES, jd, tropical)).toEqual(skies.files.positions(BODIES, jd, tropical))
    expect(skies.series.distances(BODIES, jd)).toEqual(skies.files.distances(BODIES, jd))
  }
})

test('a zodiac that begins at the equinox of a day within the centuries has the library’s places beside that day', () => {
  const ayanamsa = ownAyanamsa('0@1950-06-01')!
  const epoch = julianDayOf(Date.UTC(1950, 5, 1))
  const hours = Array.from({ length: 200 }, (_, hour) => epoch + (hour - 100.3) / 24)
  expectWithin({ kind: 'sidereal', ayanamsa }, hours)
})

test('by True Citra they are the library’s while the Sun passes Spica', () => {
  const hours = Array.from({ length: 240 }, (_, hour) => julianDayOf(Date.UTC(1950, 9, 11)) + hour / 24)
  expectWithin({ kind: 'sidereal', ayanamsa: 'true_citra' }, hours)
})
