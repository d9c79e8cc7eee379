import { pointName } from '../languages/catalogues.ts'
import type { Language } from '../languages/language.ts'
import { type Arranged, arrange } from './arrange.ts'
import { captionBoxes } from './caption-lines.ts'
import type { Ring, WheelContent, WheelEnd, WheelPoint } from './content.ts'
import type { Obstacle } from './geometry.ts'
import { type Layout, layoutOf } from './layout.ts'
import { type Look, lookOf, type WheelStyle } from './look.ts'
import { type Axis, type Rim, rimOf } from './rim.ts'
import { plainScript, type Script } from './script.ts'
import { starNames } from './star-names.ts'

/** The input of every layer: the visible content, its look and its positions. */
export interface Drawing {
  readonly content: WheelContent
  readonly look: Look
  readonly layout: Layout
  readonly rings: Readonly<Record<'inner' | 'outer', readonly Arranged[]>>
  /** Longitudes of the ends of aspects, by `endKey`. */
  readonly ends: ReadonlyMap<string, number>
  /** The obstacles for the lines of cusps and angles. */
  readonly obstacles: readonly Obstacle[]
  readonly axes: readonly Axis[]
  readonly rim: Rim
  /** The longitudes of star names; null for stars without a shown name. */
  readonly starsAt: readonly (number | null)[]
  /** How the caption is set. */
  readonly script: Script
}

const AXES = ['asc', 'dc', 'mc', 'ic'] as const
/** The angles that may stand among the bodies: in an outer ring, and in tables. */
export const POINT_ANGLES = ['asc', 'mc'] as const

export function drawingOf(given: WheelContent, style: WheelStyle, script: Script = plainScript): Drawing {
  const look = lookOf(style)
  const content = {
    ...given,
    inner: withoutAxes(given.inner),
    outer: given.outer && withAngles(given.outer, look, given.language),
  }
  const layout = layoutOf(content, look)
  const axes = axesOf(content.inner, look)
  const cusps = layout.houses ? (content.inner.cusps ?? []) : []
  // Cusps first: a cusp takes the place of an angle close to it, so that glyphs stay in their houses.
  const walls = [...cusps, ...axes.map(({ longitude }) => longitude)]
  const arranged = {
    inner: arrange(content.inner, layout.inner, layout, look, walls),
    outer: content.outer && layout.outer ? arrange(content.outer, layout.outer, layout, look, walls) : [],
  }
  const obstacles = [...arranged.inner, ...arranged.outer].flatMap(({ labels, longitude }) =>
    Object.values(labels).map(({ distance, reach }) => ({ longitude, distance, reach })),
  )
  const ends = endsOf(arranged, axes)
  const aspects = given.aspects.filter(({ from, to }) => ends.has(endKey(from)) && ends.has(endKey(to)))
  const captions = captionBoxes({ content, look, layout, script })
  const rim = rimOf(content, axes, { layout, look, captions })
  const starsAt = starNames(content.stars, rim, captions, layout.frame)
  return {
    content: { ...content, aspects },
    ends,
    look,
    layout,
    rings: arranged,
    obstacles,
    axes,
    rim,
    starsAt,
    script,
  }
}

/** The key of one end of an aspect. */
export const endKey = ({ ring, id, variant }: WheelEnd): string => `${ring} ${id} ${variant ?? ''}`

function endsOf(rings: Drawing['rings'], axes: readonly Axis[]): ReadonlyMap<string, number> {
  const points = (['inner', 'outer'] as const).flatMap((ring) =>
    rings[ring].map(({ point }) => [endKey({ ring, ...point }), point.longitude] as const),
  )
  const angles = axes.map(({ id, longitude }) => [endKey({ ring: 'inner', id, variant: null }), longitude] as const)
  return new Map([...points, ...angles])
}

const axesOf = ({ angles }: Ring, look: Look): Axis[] =>
  angles === null || look.rings.inner.showAngles === false
    ? []
    : AXES.filter((id) => look.shows(id, null)).map((id) => ({ id, longitude: angles[id] }))

/** The inner ring draws its angles as lines, not as points. */
const withoutAxes = (ring: Ring): Ring => ({ ...ring, points: ring.points.filter(({ id }) => !isAxis(id)) })

/** Whether a point is an end of the horizon or of the meridian. */
export const isAxis = (id: string): boolean => (AXES as readonly string[]).includes(id)

function withAngles(ring: Ring, look: Look, language: Language): Ring {
  const bodies = withoutAxes(ring).points
  if (ring.angles === null || look.rings.outer.showAngles === false) return { ...ring, points: bodies }
  const { angles } = ring
  const points = POINT_ANGLES.map(
    (id): WheelPoint => ({
      id,
      name: pointName(language, id),
      variant: null,
      longitude: angles[id],
      retrograde: false,
      station: null,
      house: null,
    }),
  )
  return { ...ring, points: [...bodies, ...points] }
}
