import { describe, expect, test } from 'vitest'
import { epochMsOf, julianDayOf } from '../../src/astro/civil.ts'
import { eclipseOf, lunations } from '../../src/astro/event-searches.ts'
import { gridTimes, tracked } from '../../src/astro/positions.ts'
import { ephemerisFiles } from '../../workers/ephemeris-files.ts'
import { swissSky } from '../../workers/sky.ts'
import { published } from './tables.ts'

const TROPICAL = { kind: 'tropical' } as const
const sky = swissSky(ephemerisFiles(undefined))
/** The packaged files begin at noon of 1 January 1800; no eclipse is lost by the day. */
const FIRST = '1800-01-02'
const KINDS = { T: 'total', A: 'annular', H: 'hybrid', P: 'partial' } as const

const eclipses = (phase: string, fromMs: number, toMs: number) => {
  const [from, to] = [julianDayOf(fromMs), julianDayOf(toMs)]
  const times = gridTimes(from, to, sky.range)
  const track = tracked(sky, ['sun', 'moon'], times, TROPICAL)
  return lunations(track, times)
    .filter((lunation) => lunation.phase === phase && lunation.jd >= from && lunation.jd < to)
    .flatMap((lunation) => eclipseOf(sky, track, lunation) ?? [])
}

/** Uniform time, in which the canon gives its instants: its delta T of the future is another one than ours. */
const terrestrialMs = (jd: number): number => epochMsOf(jd + sky.deltaTDays(jd))

describe('by NASA’s Five Millennium Canon of Solar Eclipses, 1800 to 2200', () => {
  const canon = published('solar-eclipses-nasa').filter(([date]) => date! >= FIRST)
  const ours = eclipses('new_moon', Date.parse(FIRST), Date.UTC(2201, 0))

  test('all 931 eclipses are found, to the second, and no other', () => {
    expect(canon).toHaveLength(931)
    expect(ours).toHaveLength(931)
    for (const [index, [date]] of canon.entries()) {
      const seconds = (terrestrialMs(ours[index]!.maximum) - Date.parse(`${date}Z`)) / 1000
      if (Math.abs(seconds) > 1) expect.fail(`${date}: ${seconds} s`)
    }
  })

  test('each is of the canon’s Saros series and kind, also the hybrid one of 1986-10-03', () => {
    const differing = canon.filter(([, , , type], index) => KINDS[type![0] as keyof typeof KINDS] !== ours[index]!.kind)
    expect(differing.map(([date]) => date!.slice(0, 10))).toEqual([])
    expect(ours.map(({ saros }) => saros)).toEqual(canon.map(([, , saros]) => Number(saros)))
  })

  test('each has its magnitude to 0.00012, also that of 2185-07-26, whose axis all but misses the Earth', () => {
    const differing = canon.filter(
      ([, , , , , magnitude], index) => Math.abs(ours[index]!.magnitude - Number(magnitude)) > 0.00012,
    )
    expect(differing.map(([date]) => date!.slice(0, 10))).toEqual([])
  })
})

describe('by NASA’s Five Millennium Catalog of Lunar Eclipses', () => {
  test('the 21st century has 228: 86 penumbral, 57 partial, 85 total', () => {
    const kinds = eclipses('full_moon', Date.UTC(2001, 0), Date.UTC(2101, 0)).map(({ kind }) => kind)
    const count = (wanted: string) => kinds.filter((kind) => kind === wanted).length
    expect([kinds.length, count('penumbral'), count('partial'), count('total')]).toEqual([228, 86, 57, 85])
  })

  test('each from 2025 to 2040 is greatest within 1.6 seconds, and has its magnitude to 0.0008', () => {
    const canon = published('lunar-eclipses-nasa')
    const ours = eclipses('full_moon', Date.UTC(2025, 0), Date.UTC(2041, 0))
    expect([canon.length, ours.length]).toEqual([37, 37])
    const differing = canon.filter(([date, penumbral, umbral], index) => {
      const { kind, magnitude, maximum } = ours[index]!
      const seconds = (terrestrialMs(maximum) - Date.parse(`${date}Z`)) / 1000
      const off = magnitude - Number(kind === 'penumbral' ? penumbral : umbral)
      return Math.abs(seconds) > 1.6 || Math.abs(off) > 0.0008
    })
    expect(differing.map(([date]) => date)).toEqual([])
  })
})
