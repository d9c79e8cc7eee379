import { describe, expect, test } from 'vitest'
import { julianDayOf } from '../../../src/astro/civil.ts'
import { type EclipseView, eclipseView } from '../../../src/astro/eclipse-view.ts'
import { eclipsesBetween } from '../../../src/astro/eclipses-between.ts'
import type { EclipseOf } from '../../../src/astro/moon-ahead.ts'
import { syzygyTrack } from '../../../src/astro/syzygy-track.ts'
import { ephemerisFiles } from '../../../workers/ephemeris-files.ts'
import { swissSkies } from '../../../workers/sky.ts'

const { files, moshier } = swissSkies(ephemerisFiles(undefined))
const SPANS = [
  ['the files', files, Date.UTC(1990, 0), Date.UTC(2030, 0)],
  ['the Moshier theory, around 1500 BC', moshier, Date.UTC(-1500, 0), Date.UTC(-1490, 0)],
  ['the Moshier theory, around 2900', moshier, Date.UTC(2900, 0), Date.UTC(2910, 0)],
] as const

const SITES = [-90, -66.6, -33, 0, 12, 51, 68, 90].flatMap((latitude, index) =>
  [0, 97, -151].map((longitude) => ({ latitude, longitude: longitude + index, elevationM: index * 500 })),
)

/** The magnitude by which the phases of an eclipse are ordered. */
const depthOf = ({ magnitude, penumbralMagnitude }: { magnitude: number; penumbralMagnitude?: number }): number =>
  penumbralMagnitude ?? magnitude

function expectSound(view: EclipseView, eclipse: EclipseOf): void {
  const times = view.contacts.map(({ jd }) => jd)
  expect(times).toEqual(times.toSorted((a, b) => a - b))
  const maximum = view.contacts.find(({ id }) => id === 'max')!
  for (const each of [...view.contacts, ...view.horizon])
    expect(depthOf(each)).toBeLessThanOrEqual(depthOf(maximum) + 1e-9)
  // Nothing is covered at the first and the last contact.
  for (const each of [view.contacts[0]!, view.contacts.at(-1)!]) expect(Math.abs(depthOf(each))).toBeLessThan(1e-4)
  for (const [from, to] of view.visible) {
    expect(from).toBeLessThan(to)
    expect([from >= times[0]!, to <= times.at(-1)!]).toEqual([true, true])
  }
  const isSeen = (jd: number): boolean => view.visible.some(([from, to]) => jd > from + 1e-5 && jd < to - 1e-5)
  for (const { jd, isVisible } of view.contacts) if (isSeen(jd)) expect(isVisible).toBe(true)
  expect([view.best === null, view.seenAs === null]).toEqual(Array(2).fill(view.visible.length === 0))
  if (eclipse.of === 'moon') expect(view.kind).toBe(eclipse.kind)
}

describe.each(SPANS)('by %s', (_, sky, from, to) => {
  test('views of every eclipse from pole to pole are in order, and the greatest phase is the deepest', () => {
    let seen = 0
    for (const eclipse of eclipsesBetween(sky, julianDayOf(from), julianDayOf(to), ['sun', 'moon'])) {
      const track = syzygyTrack(sky, eclipse.maximum)
      for (const site of SITES) {
        const view = eclipseView(track, eclipse, site)
        if (view) expectSound(view, eclipse)
        seen += view?.best ? 1 : 0
      }
    }
    expect(seen).toBeGreaterThan(100)
  })
})

test('an eclipse of the Sun that is total or annular from a place has the ratio of the discs on the right side of 1', () => {
  const kinds = new Set<string>()
  for (const eclipse of eclipsesBetween(files, julianDayOf(SPANS[0][2]), julianDayOf(SPANS[0][3]), ['sun'])) {
    if (eclipse.kind === 'partial') continue
    const track = syzygyTrack(files, eclipse.maximum)
    for (let longitude = -180; longitude < 180; longitude += 4)
      for (let latitude = -60; latitude <= 60; latitude += 12) {
        const view = eclipseView(track, eclipse, { latitude, longitude, elevationM: 0 })
        if (!view || view.kind === 'partial') continue
        kinds.add(view.kind)
        expect(view.diameterRatio! > 1).toBe(view.kind === 'total')
        expect(view.contacts.map(({ id }) => id)).toEqual(['C1', 'C2', 'max', 'C3', 'C4'])
      }
  }
  expect([...kinds].toSorted()).toEqual(['annular', 'total'])
})
