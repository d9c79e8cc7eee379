import fc from 'fast-check'
import { ASPECTS, type AspectId } from '../../src/astro/aspect.ts'
import type { Ring, WheelAspect, WheelContent, WheelPoint } from '../../src/wheel/content.ts'
import type { WheelStyle } from '../../src/wheel/look.ts'

/** Made-up charts to draw. */
export const STYLE: WheelStyle = { size: 700, theme_type: 'light', show_metadata: true }

const PLANETS = ['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto']
export const BODIES = [
  ...PLANETS,
  'north_node',
  'lilith',
  'chiron',
  'pholus',
  'ceres',
  'pallas',
  'juno',
  'vesta',
  'south_node',
  'part_of_fortune',
  'part_of_spirit',
  'vertex',
]

export const variantOf = (id: string): 'mean' | null => (id.endsWith('_node') || id === 'lilith' ? 'mean' : null)

const point = (id: string, longitude: number): WheelPoint => ({
  id,
  name: id,
  variant: variantOf(id),
  longitude,
  retrograde: Math.floor(longitude) % 3 === 0,
  station: null,
  house: 1,
})

const ringAt = (of: string, longitudes: readonly number[], asc: number | null): Ring => ({
  of,
  names: null,
  points: longitudes.map((longitude, index) => point(BODIES[index]!, longitude)),
  cusps: asc === null ? null : Array.from({ length: 12 }, (_, house) => (asc + house * 30) % 360),
  angles:
    asc === null
      ? null
      : { asc, mc: (asc + 275) % 360, ic: (asc + 95) % 360, dc: (asc + 180) % 360, vertex: (asc + 170) % 360 },
})

const aspect = (type: AspectId, from: string, to: string, outer = false): WheelAspect => ({
  from: { ring: outer ? 'outer' : 'inner', id: from, variant: variantOf(from) },
  to: { ring: 'inner', id: to, variant: variantOf(to) },
  type,
  orb: 1.25,
  orbMax: 6,
  applying: true,
})

/** Sun to Pluto in the shape of a bucket whose handle is the Moon, and further points. */
const LONGITUDES = [
  3, 183, 12, 33, 51, 66, 81, 102, 111, 126, 150, 213, 240, 246, 252, 258, 264, 270, 330, 300, 306, 312,
]

export const SINGLE: WheelContent = {
  kind: 'natal',
  language: 'en',
  inner: ringAt('natal', LONGITUDES, 100),
  outer: null,
  aspects: ASPECTS.map(({ id }, index) => aspect(id, BODIES[index]!, BODIES[index + 3]!)),
  stars: [],
  title: 'Natal chart of Somebody',
  description: 'Cast for a moment at a place.',
  caption: [{ ring: null, lines: ['Somebody', '2000-01-01 12:00', 'Somewhere'] }],
}

export const BIWHEEL: WheelContent = {
  ...SINGLE,
  kind: 'synastry',
  caption: [
    { ring: 'outer', lines: ['Somebody', '2000-01-01 12:00', 'Somewhere'] },
    { ring: 'inner', lines: ['Another', '2001-01-01 12:00', 'Elsewhere'] },
  ],
  outer: ringAt(
    'person_a',
    LONGITUDES.slice(0, 13).map((longitude) => (longitude + 40) % 360),
    20,
  ),
  aspects: ASPECTS.map(({ id }, index) => aspect(id, BODIES[index]!, BODIES[index + 2]!, true)),
}

const longitude = fc.double({ min: 0, max: 359.9999, noNaN: true })
const crowd = fc
  .tuple(longitude, fc.array(fc.double({ min: 0, max: 5, noNaN: true }), { minLength: 8, maxLength: 8 }))
  .map(([start, steps]) => steps.map((step) => (start + step) % 360))
const bodies = fc
  .tuple(fc.option(crowd), fc.array(longitude, { minLength: 1, maxLength: 14 }))
  .map(([close, others]) => [...(close ?? []), ...others])

export const anyChart = fc.tuple(bodies, fc.option(bodies), fc.option(longitude)).map(
  ([inner, outer, asc]): WheelContent => ({
    ...SINGLE,
    inner: ringAt('natal', inner, asc),
    outer: outer && ringAt('transit', outer, null),
    aspects: [],
  }),
)

/** Cusps of any widths, as beyond the polar circles: houses of a third of a degree beside houses of 150. */
const cusps = fc
  .tuple(longitude, fc.array(fc.double({ min: 0.02, max: 1, noNaN: true }), { minLength: 12, maxLength: 12 }))
  .map(([start, shares]) => {
    const whole = shares.reduce((sum, share) => sum + share ** 3, 0)
    let at = start
    return shares.map((share) => {
      at += 0.3 + (share ** 3 / whole) * (360 - 12 * 0.3)
      return at % 360
    })
  })

/** Charts with all bodies, in houses of any width, of one ring or of two. */
export const anyHouses = fc.tuple(anyChart, cusps).map(([content, own]): WheelContent => {
  const asc = own[0]!
  const mc = own[9]!
  const inner = { ...content.inner, cusps: own }
  return {
    ...content,
    inner: { ...inner, angles: { asc, mc, ic: (mc + 180) % 360, dc: (asc + 180) % 360, vertex: 7 } },
  }
})
