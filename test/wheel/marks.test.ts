import { describe, expect, test } from 'vitest'
import type { TechniqueId } from '../../src/techniques/index.ts'
import type { WheelPoint } from '../../src/wheel/content.ts'
import { bodyGlyph } from '../../src/wheel/glyph.ts'
import { canLetter, lettered } from '../../src/wheel/script.ts'
import { THEMES } from '../../src/wheel/style.ts'
import { drawWheel } from '../../src/wheel/wheel.ts'
import { pictureOf, wheelOf } from '../../tools/pictures.ts'
import { ephemerisFiles } from '../../workers/ephemeris-files.ts'
import { swissSky } from '../../workers/sky.ts'
import { zonesAt } from '../../workers/zone-at.ts'
import { SINGLE, STYLE } from './charts.ts'

const AT = { x: 0, y: 0 }
const HEIGHT = 19
const placesIn = (path: string): [number, number][] =>
  [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)])
const glyphOf = (id: string, variant: 'mean' | 'true' | null): string =>
  bodyGlyph({ id, name: id, variant }, AT, HEIGHT)

describe('the letter of a variant', () => {
  test.each(['north_node', 'south_node', 'lilith'])('stands within the glyph of %s, and differs', (id) => {
    const [plain, mean, truth] = [null, 'mean' as const, 'true' as const].map((variant) => glyphOf(id, variant))
    expect(mean!.startsWith(plain!)).toBe(true)
    expect(truth!.startsWith(plain!)).toBe(true)
    const [m, t] = [mean!, truth!].map((path) => path.slice(plain!.length))
    // The strokes of each letter, wherever it stands.
    const shape = (path: string): string => path.replaceAll(/[-\d. ]/g, '')
    expect([shape(m!), shape(t!)]).toEqual(['m', 't'].map((letter) => shape(lettered(letter, AT, HEIGHT))))
    for (const [x, y] of placesIn(m! + t!)) expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThan(12)
  })

  test('of other bodies there is none', () => {
    expect(glyphOf('sun', 'mean')).toBe(glyphOf('sun', null))
  })
})

test('the crescent of Lilith is open to the right, as in U+26B8', () => {
  const crescent = /^M(\S+?)-([\d.]+)a([\d.]+) \3 0 ([01]) ([01]) 0 ([\d.]+)a/.exec(glyphOf('lilith', null))!
  const [, x, , , isLarge, isClockwise, down] = crescent
  // The long way from the upper horn down to the lower one, against the clock: past the left.
  expect([Number(x) > 0, isLarge, isClockwise, Number(down) > 0]).toEqual([true, '1', '0', true])
})

describe('the mark of a body', () => {
  const drawn = (fields: Partial<WheelPoint>, config = {}): string => {
    const [first] = SINGLE.inner.points
    const inner = { ...SINGLE.inner, points: [{ ...first!, retrograde: false, ...fields }] }
    return drawWheel({ ...SINGLE, inner, aspects: [] }, { ...STYLE, chart_config: config })
  }
  const markIn = (svg: string): string => /<path class="retrograde" d="([^"]+)"/.exec(svg)?.[1] ?? ''
  /** The shape of a path, wherever it stands. */
  const shape = (path: string): string => path.replaceAll(/[-\d. ]/g, '')
  const titleIn = (svg: string): string => /data-body="sun"[^>]*><title>([^<]*)/.exec(svg)![1]!

  test.each([
    ['℞ while it is retrograde', { retrograde: true }, '℞', /, retrograde$/],
    ['SR before it turns retrograde', { station: 'retrograde' }, 'SR', /, stationary, turning retrograde$/],
    ['SD before it turns direct', { retrograde: true, station: 'direct' }, 'SD', /, stationary, turning direct$/],
  ] as const)('is %s', (_, fields, mark, title) => {
    expect(shape(markIn(drawn(fields)))).toBe(shape(lettered(mark, AT, HEIGHT)))
    expect(titleIn(drawn(fields))).toMatch(title)
    expect(markIn(drawn(fields, { show_retrograde_markers: false }))).toBe('')
  })

  test('is not there while it moves forward', () => {
    expect(markIn(drawn({}))).toBe('')
  })
})

describe('the caption', () => {
  const sky = swissSky(ephemerisFiles(undefined))
  const atlas = {
    find: () => null,
    suggest: () => [],
    distance: () => null,
    near: () => [],
    zonesNear: () => [],
    zonesAt,
  }
  const BIRTH = { name: 'A', year: 2000, month: 1, day: 1, hour: 12, minute: 0, lat: 51.5, lng: 0, tz_str: 'UTC' }
  const linesOf = (kind: TechniqueId, request: object): string[] => {
    return wheelOf(sky, atlas, pictureOf(kind, request)).content.caption.flatMap(({ lines }) => lines)
  }

  test('has the value of the ayanamsa: by swetest -b1.1.2000 -ut12:00 -sid1 it is 23°51′11.6″', () => {
    expect(linesOf('natal', { ...BIRTH, zodiac_type: 'sidereal', sidereal_ayanamsa: 'lahiri' })).toContain(
      'Placidus houses, sidereal zodiac (Lahiri 23°51′)',
    )
  })

  test('names the houses in use beyond a polar circle, and those that end there', () => {
    expect(linesOf('natal', { ...BIRTH, lat: 78.2, lng: 15.6 }).slice(-2)).toEqual([
      'Porphyry houses, tropical zodiac',
      'Placidus ends at the polar circle',
    ])
    expect(linesOf('natal', { ...BIRTH, lat: 78.2, house_system: 'whole_sign' })).toContain(
      'Whole sign houses, tropical zodiac',
    )
  })

  test('says that a birth without a time is cast for noon', () => {
    const untimed = linesOf('natal', { ...BIRTH, hour: undefined, minute: undefined, time_known: false })
    expect(untimed).toContain('1 Jan 2000, cast for noon: time unknown')
    expect(untimed).toContain('no houses, tropical zodiac')
  })

  test('names the date of a second chart', () => {
    expect(linesOf('progressions', { natal: BIRTH, progression_date: '2026-03-01' })).toContain(
      'Progressed to 1 Mar 2026',
    )
    expect(linesOf('solar_return', { natal: BIRTH, year: 2026 })).toContain('Solar return 2026')
    const transits = { natal: BIRTH, transit_date: '2026-03-01T10:00Z', current_lat: 51.5, current_lng: 0 }
    expect(linesOf('transits', transits)).toContain('1 Mar 2026, 10:00 GMT (+00:00)')
  })
})

test('the name of every theme has strokes, so that it can be shown as it is typed', () => {
  for (const name of Object.keys(THEMES)) expect(canLetter(name)).toBe(true)
})
