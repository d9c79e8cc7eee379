import { describe, expect, test } from 'vitest'
import { julianDayOf } from '../../src/astro/civil.ts'
import { apsides, nodePassages } from '../../src/astro/orbit-events.ts'
import { ephemerisFiles } from '../../workers/ephemeris-files.ts'
import { swissSky } from '../../workers/sky.ts'
import { published } from './tables.ts'

const sky = swissSky(ephemerisFiles(undefined))
const AU_KM = 149_597_870.7
const MINUTES = 1440

const at = (utc: string): number => julianDayOf(Date.parse(utc))
const from = at('2001-01-01T00:00Z')
const to = at('2026-01-01T00:00Z')

describe('the apsides of the Moon are those of F. Espenak', () => {
  const rows = published('moon-apsides-espenak')
    .map(([utc, kind, km]) => ({ jd: at(utc!), kind: kind!, km: Number(km) }))
    .filter(({ jd }) => jd < to)
  const found = apsides(sky, 'moon', from, to)
  const nearest = (jd: number, kind: string) =>
    found.filter((each) => each.kind === kind).toSorted((a, b) => Math.abs(a.jd - jd) - Math.abs(b.jd - jd))[0]!

  test('in their distance to 15 km', () => {
    const off = rows.filter(({ jd, kind, km }) => Math.abs(nearest(jd, kind).distance * AU_KM - km) > 15)
    expect(off).toEqual([])
    expect(rows.length).toBeGreaterThan(300)
  })

  test('in their time to 40 minutes, in which a distance near its extreme changes by less than 15 km', () => {
    const minutes = rows.map(({ jd, kind }) => Math.abs(nearest(jd, kind).jd - jd) * MINUTES)
    expect(Math.max(...minutes)).toBeLessThan(40)
    expect(minutes.filter((each) => each < 10).length / minutes.length).toBeGreaterThan(0.9)
  })

  test('and there is one of each kind in an anomalistic month, one after the other', () => {
    for (const [index, { kind }] of found.entries()) expect(kind).toBe(found[index % 2]!.kind)
    const ANOMALISTIC_DAYS = 27.55455
    expect(Math.abs(found.length - (2 * (to - from)) / ANOMALISTIC_DAYS)).toBeLessThan(2)
  })
})

test('the Moon passes its nodes within three minutes of the times of F. Espenak', () => {
  const rows = published('moon-nodes-espenak').map(([utc, kind]) => ({ jd: at(utc!), kind: kind! }))
  const inSpan = rows.filter(({ jd }) => jd < to)
  const found = nodePassages(sky, 'moon', from, to)
  const off = inSpan.filter(
    ({ jd, kind }) => !found.some((each) => each.kind === kind && Math.abs(each.jd - jd) * MINUTES < 4),
  )
  expect(off).toEqual([])
  expect(inSpan.length).toBeGreaterThan(300)
})
