import { describe, expect, test } from 'vitest'
import { separation } from '../../src/astro/angle.ts'
import type { Atlas } from '../../src/calculation/charting/place.ts'
import { findZone } from '../../src/places/zones.ts'
import { PICTURES } from '../../src/techniques/index.ts'
import { contentReply } from '../../src/wire/charts/content.ts'
import { type Picture, pictureOf, requestWith, styleOf, wheelOf } from '../../tools/pictures.ts'
import { ephemerisFiles } from '../../workers/ephemeris-files.ts'
import { swissSky } from '../../workers/sky.ts'
import { zonesAt } from '../../workers/zone-at.ts'

const sky = swissSky(ephemerisFiles(undefined))
const TOWN = {
  ...{ name: 'Town', country: 'US', countryName: 'United States', latitude: 41.85, longitude: -87.65 },
  ...{ geonameId: 1, state: null, district: null, timezone: 'America/Chicago', population: 0, others: 0 },
}
const atlas: Atlas = {
  find: () => TOWN,
  suggest: () => [],
  distance: () => null,
  near: () => [],
  zonesNear: () => [],
  zonesAt,
}
const ATHENS = { lat: 37.98376, lng: 23.72784 }
const BIRTH = { name: 'A', year: 1981, month: 1, day: 1, hour: 23, minute: 30, ...ATHENS }
const OTHER = { name: 'B', year: 1979, month: 6, day: 5, hour: 4, minute: 15, lat: -33.87, lng: 151.21 }
const UNTIMED = { ...OTHER, time_known: false, hour: null, minute: null }

const REQUESTS = {
  natal: BIRTH,
  transits: { natal: BIRTH, current_lat: 0, current_lng: 0, transit_date: '2026-03-01T10:00Z' },
  solar_return: { natal: BIRTH, year: 2026 },
  progressions: { natal: BIRTH, progression_date: '2026-03-01' },
  composite: { person_a: BIRTH, person_b: OTHER },
  synastry: { person_a: BIRTH, person_b: OTHER },
}

const ordered = (kind: keyof typeof REQUESTS, fields: object = {}): Picture =>
  pictureOf(kind, { ...REQUESTS[kind], ...fields })

const drawn = (order: Picture) => wheelOf(sky, atlas, order)
const longitude = (order: Picture, ring: 'inner' | 'outer', id: string): number =>
  drawn(order).content[ring]!.points.find((point) => point.id === id)!.longitude

describe('what a picture shows', () => {
  test('of transits: the natal chart inside, the sky of the date outside, aspects between the two', () => {
    const { content, facts } = drawn(ordered('transits'))
    expect([content.inner.of, content.outer!.of]).toEqual(['natal', 'transit'])
    expect(facts).toEqual({ transit_utc: '2026-03-01T10:00:00Z' })
    expect(content.aspects.length).toBeGreaterThan(10)
    expect(content.aspects.every(({ from, to }) => from.ring === 'outer' && to.ring === 'inner')).toBe(true)
    const all = drawn(
      ordered('transits', { show_natal_aspects: true, show_transit_aspects: true, show_inter_aspects: false }),
    )
    expect(new Set(all.content.aspects.map(({ from, to }) => `${from.ring} ${to.ring}`))).toEqual(
      new Set(['inner inner', 'outer outer']),
    )
  })

  // For 6 January 1851 at noon swetest prints the Sun at 285.64671641528, and there again at these seconds.
  test.each([
    [1900, '1900-01-06T09:17:24Z'],
    [2026, '2026-01-05T23:37:13Z'],
  ])('of a solar return of %i: a Julian birth in December is one of the next Gregorian year', (year, utc) => {
    const natal = { ...BIRTH, year: 1850, month: 12, day: 25, hour: 12, minute: 0, tz_str: 'UTC', calendar: 'julian' }
    expect(drawn(ordered('solar_return', { natal, year })).facts.return_utc).toBe(utc)
  })

  test('of a solar return: the Sun outside stands on the natal Sun, in a bi-wheel and alone', () => {
    const order = ordered('solar_return')
    expect(separation(longitude(order, 'outer', 'sun'), longitude(order, 'inner', 'sun'))).toBeLessThan(1e-6)
    const single = drawn(ordered('solar_return', { mode: 'single' })).content
    expect([single.inner.of, single.outer]).toEqual(['return', null])
    expect(separation(single.inner.points[0]!.longitude, longitude(order, 'inner', 'sun'))).toBeLessThan(1e-6)
    expect(single.aspects.length).toBeGreaterThan(3)
  })

  test('of a solar return inside, on its own houses: the two charts have changed places, and nothing else', () => {
    const [beside, turned] = [drawn(ordered('solar_return')), drawn(ordered('solar_return', { mode: 'return_inside' }))]
    expect([turned.content.inner.of, turned.content.outer!.of]).toEqual(['return', 'natal'])
    expect(turned.content.inner.cusps).toEqual(beside.content.outer!.cusps)
    expect(turned.content.inner.angles).toEqual(beside.content.outer!.angles)
    // A ring is plain data, which another thread could have made.
    expect(structuredClone([turned.rings.inner, turned.rings.outer])).toEqual([beside.rings.outer, beside.rings.inner])
    const named = ({ content }: typeof turned) =>
      content.aspects
        .map(
          ({ from, to, type, orb }) =>
            [from, to].map(({ ring, id }) => `${content[ring]!.of} ${id}`).join(' ') + type + orb,
        )
        .sort()
    expect(named(turned)).toEqual(named(beside))
    const captions = ({ content }: typeof turned) =>
      content.caption.map(({ ring, lines }) => [content[ring!]!.of, lines[0]])
    expect(captions(turned)).toEqual(captions(beside))
    const colors = (mode: string) => {
      const { inner, outer } = styleOf(ordered('solar_return', { mode }))
      return [inner?.planetTheme, outer?.planetTheme]
    }
    expect(colors('return_inside')).toEqual(colors('biwheel').reverse())
  })

  test('of a return elsewhere has the houses of that place', () => {
    const home = drawn(ordered('solar_return'))
    const away = drawn(ordered('solar_return', { return_lat: 52.52, return_lng: 13.4 }))
    expect(away.facts).toEqual(home.facts)
    expect(away.content.outer!.angles!.asc).not.toBeCloseTo(home.content.outer!.angles!.asc, 1)
    expect(away.content.inner).toEqual(home.content.inner)
  })

  test('of progressions: a day for a tropical year, with system, target, instant and age', () => {
    const { facts } = drawn(ordered('progressions'))
    // 2026-03-01T00:00Z is 16,494.104167 days after the birth at 1981-01-01T21:30Z: 45.1593600 tropical years.
    expect(facts).toEqual({
      system: 'secondary',
      target_date_utc: '2026-03-01T00:00:00Z',
      progressed_datetime_utc: '1981-02-16T01:19:29Z',
      age_years: expect.closeTo(16_494.104167 / 365.24219, 6),
    })
    const order = ordered('progressions')
    const sun = sky.positions(['sun'], Date.parse('1981-02-16T01:19:29Z') / 86_400_000 + 2_440_587.5, {
      kind: 'tropical',
    })
    expect(separation(longitude(order, 'outer', 'sun'), sun[0]!.longitude)).toBeLessThan(1e-4)
  })

  test.each([
    // By hand: 16,494.104167 days of life after the birth, over the days of life for a day of the ephemeris.
    ['tertiary_1', 16_494.104167 / 27.321582, 'Tertiary progressions'],
    ['tertiary_2', (16_494.104167 / 365.24219) * 29.530589, 'Tertiary progressions II'],
    ['minor', (16_494.104167 / 365.24219) * 27.321582, 'Minor progressions'],
  ])('of %s is cast for the instant of its key, and says what it is', (progression_system, days, called) => {
    const { facts, content } = drawn(ordered('progressions', { progression_system }))
    expect(facts).toMatchObject({ system: progression_system, target_date_utc: '2026-03-01T00:00:00Z' })
    const instant = Date.parse('1981-01-01T21:30:00Z') + days * 86_400_000
    expect(Math.abs(Date.parse(String(facts['progressed_datetime_utc'])) - instant)).toBeLessThan(1_000)
    expect(JSON.stringify(content.caption)).toContain(called)
  })

  test('of progressions to a date before the birth is refused by name', () => {
    expect(() => drawn(ordered('progressions', { progression_date: '1980-12-31' }))).toThrow(/lies before the birth/)
  })

  test('of a composite: one ring of midpoints; without a time of either birth no houses and no angles', () => {
    const { content } = drawn(ordered('composite'))
    expect([content.inner.of, content.outer, content.inner.cusps!.length]).toEqual(['composite', null, 12])
    const untimed = drawn(ordered('composite', { person_b: UNTIMED })).content
    expect([untimed.inner.cusps, untimed.inner.angles]).toEqual([null, null])
    expect(drawn(ordered('composite', { show_aspects: false })).content.aspects).toEqual([])
  })

  test('of a synastry: person A outside, person B inside, aspects between them', () => {
    const { content } = drawn(ordered('synastry'))
    expect([content.outer!.of, content.inner.of]).toEqual(['person_a', 'person_b'])
    expect(content.aspects.every(({ from, to }) => from.ring === 'outer' && to.ring === 'inner')).toBe(true)
  })

  test('includes the points that its style shows, for each kind of chart', () => {
    const display_settings = { vesta: true, true_node: true, part_of_fortune: true, chiron: false }
    for (const [kind, face] of PICTURES) {
      const { content } = drawn(pictureOf(kind, { ...requestWith(face, [BIRTH, OTHER]), display_settings }))
      expect(content.kind).toBe(kind)
      for (const ring of [content.inner, content.outer].filter((each) => each !== null)) {
        const ids = ring.points.map(({ id }) => id)
        expect(ids, kind).toEqual(expect.arrayContaining(['vesta', 'part_of_fortune']))
        const nodes = ring.points.filter(({ id }) => id === 'north_node').map(({ variant }) => variant)
        // Transits have the true node alone by default, other charts the mean one.
        expect(nodes, kind).toEqual(ring.of === 'transit' ? ['true'] : ['mean', 'true'])
      }
    }
  })

  test('is cast in one zodiac for both persons: that of the first', () => {
    const sidereal = drawn(ordered('synastry', { person_a: { ...BIRTH, zodiac_type: 'sidereal' } })).content
    const tropical = drawn(ordered('synastry')).content
    const moved = (ring: 'inner' | 'outer') =>
      separation(sidereal[ring]!.points[0]!.longitude, tropical[ring]!.points[0]!.longitude)
    expect(moved('inner')).toBeCloseTo(moved('outer'), 1)
    expect(moved('inner')).toBeGreaterThan(20)
  })

  test('has name, time, place and methods in its caption', () => {
    expect(drawn(ordered('natal')).content.caption).toEqual([
      {
        ring: null,
        lines: ['A', '1 Jan 1981, 23:30 EET (+02:00)', '37°59′N 23°44′E', 'Placidus houses, tropical zodiac'],
      },
    ])
    expect(findZone('Europe/Athens')).not.toBeNull()
  })

  test('is also available as data', () => {
    const reply = contentReply(drawn(ordered('transits')))
    expect(reply.inner.planets[0]).toMatchObject({ id: 'sun', abs_pos: 281.401, house: 4 })
    expect(reply.outer!.planets).toHaveLength(13)
    expect(reply.aspects[0]).toMatchObject({
      from: expect.stringMatching(/^outer\./),
      to: expect.stringMatching(/^inner\./),
    })
  })
})

describe('how it is drawn', () => {
  test('style beside a birth takes precedence over the style in it, key by key', () => {
    const style = styleOf(
      ordered('transits', {
        natal: {
          ...BIRTH,
          size: 900,
          theme_type: 'dark',
          chart_config: { font_size_fraction: 0.02, stroke_opacity: 0.5 },
        },
        chart_config: { stroke_opacity: 0.9 },
        display_settings: { chiron: false },
      }),
    )
    expect(style).toMatchObject({
      size: 900,
      theme_type: 'dark',
      chart_config: { font_size_fraction: 0.02, stroke_opacity: 0.9 },
      display_settings: { chiron: false },
      inner: { planetTheme: 'first_ring' },
      outer: { planetTheme: 'second_ring' },
    })
    const own = styleOf(ordered('transits', { natal_planet_color: 'teal' }))
    expect(own.inner).toMatchObject({ planetColor: 'teal' })
  })

  test('a composite takes keys of its configuration beside it too', () => {
    const style = styleOf(
      ordered('composite', { chart_config: { custom_sign_color: '#111111' }, custom_sign_color: '#222222' }),
    )
    expect(style.chart_config).toMatchObject({ custom_sign_color: '#222222' })
  })
})
