import type { WheelContent } from './content.ts'
import { type Frame, frameWith, SIDE } from './geometry.ts'
import { type Look, lookOf, type WheelStyle } from './look.ts'
import { widthOf } from './script.ts'
import { type ChartConfig, OFFSET_SIDE_PX } from './style.ts'

/** The rings of a wheel in units, from the outside to the middle. */
export interface Layout {
  readonly frame: Frame
  /** The outermost circle. */
  readonly radius: number
  readonly signs: Band
  readonly houses: Band | null
  readonly inner: Zone
  readonly outer: Zone | null
  /** The circle around the aspects. */
  readonly disk: number
  /** The outer end of cusps. */
  readonly cuspsTo: number
  /** The numbers of `chart_config` that depend on the room, as they are drawn. */
  readonly drawn: Pick<
    ChartConfig,
    'center_disk_fraction' | 'french_planet_radius_offset' | 'french_degree_label_offset'
  >
}

export interface Band {
  readonly outer: number
  readonly inner: number
}

/** The zone of a ring's bodies: from the rim with their ticks inwards or outwards. */
export interface Zone extends Band {
  readonly rim: number
  readonly inward: boolean
  /** The least distance of glyphs from the rim, and of degrees from their glyph, from centre to centre. */
  readonly offsets: { readonly glyph: number; readonly degree: number }
}

/** The radius of the largest wheel, and the margin without labels at the edge of the picture. */
const RADIUS = 440
const EDGE = 9
/** The radius with room for star names. */
const RADIUS_WITH_STARS = 392
/** Two rings of bodies take room from the zodiac, the houses and the aspects. */
const BI_WHEEL = { signs: 0.8, houses: 0.85, disk: 0.72 }
const ALONE = { signs: 1, houses: 1, disk: 1 }
/** The share of the outer ring in the room of two rings. */
const OUTER_SHARE = 0.49
/** The least room for one ring of bodies, as a share of the radius. The disk gives way. */
const LEAST_ROOM = 0.2
/** The largest share of its zone that each offset in French style takes. */
const OFFSET_SHARE = { glyph: 0.45, degree: 0.3 }
const OFFSET_UNITS = SIDE / OFFSET_SIDE_PX
const NONE = { glyph: 0, degree: 0 }

/** Gaps between the wheel and the labels around it, and between labels, in units. */
export const RIM_GAP = { wheel: 9, label: 4 }
/** Heights of these labels, relative to other text. The name of an angle is above its degrees. */
export const ANGLE_TEXT = { name: 1.05, between: 0.42, degrees: 0.78 } as const
export const CUSP_TEXT = 0.68
/** The widest label. */
export const WIDEST = '28°58′'
/** The extent of angle labels beyond the wheel at the sides of the picture. */
const rimDepth = (look: Look): number => RIM_GAP.wheel + widthOf(WIDEST, look.text * ANGLE_TEXT.degrees)

export function layoutOf(content: WheelContent, look: Look): Layout {
  const { radius, signs, houses, disk, withHouses, outerRoom, innerRoom, diskFraction } = sizesOf(content, look)
  const edge = { at: radius }
  const take = (depth: number): Band => {
    const outer = edge.at
    edge.at -= depth
    return { outer, inner: edge.at }
  }
  const inwards = (band: Band): Zone => ({ ...band, rim: band.outer, inward: true, offsets: NONE })
  const french = look.config.french_style === true
  const outside = french ? take(content.outer ? outerRoom : innerRoom) : null
  const signBand = take(signs)
  const housesFirst = look.config.houses_inside_planets === false
  const housesOutside = housesFirst ? take(houses) : null
  const outer = content.outer && !french ? inwards(take(outerRoom)) : null
  const inside = content.outer || !french ? inwards(take(innerRoom)) : null
  const houseBand = housesOutside ?? take(houses)
  const offsets = outside && offsetsIn(outside, look.config)
  const outwards = outside && { ...outside, rim: outside.inner, inward: false, offsets: offsets! }
  return {
    frame: frameWith(content.inner.angles?.asc ?? 0),
    radius,
    signs: signBand,
    houses: withHouses ? houseBand : null,
    outer: content.outer ? (outwards ?? outer) : null,
    inner: inside ?? outwards!,
    disk,
    cuspsTo: signBand.inner,
    drawn: {
      center_disk_fraction: diskFraction,
      ...(offsets && {
        french_planet_radius_offset: offsets.glyph / OFFSET_UNITS,
        french_degree_label_offset: offsets.degree / OFFSET_UNITS,
      }),
    },
  }
}

/** `chart_config` as it is drawn: each number within its range and the room of this content. */
export function drawnConfig(content: WheelContent, style: WheelStyle): ChartConfig {
  const look = lookOf(style)
  return { ...look.config, ...layoutOf(content, look).drawn }
}

/** The radius, and how it is shared among zodiac, houses, bodies and aspects. */
function sizesOf(content: WheelContent, look: Look) {
  const labelled = content.inner.angles === null ? RADIUS : Math.min(RADIUS, SIDE / 2 - EDGE - rimDepth(look))
  const radius = content.stars.length > 0 ? Math.min(RADIUS_WITH_STARS, labelled) : labelled
  const shrink = content.outer ? BI_WHEEL : ALONE
  const withHouses = content.inner.cusps !== null && look.rings.inner.showHouses !== false
  const signs = look.geometry('sign_ring_thickness_fraction') * radius * shrink.signs
  const houses = withHouses ? look.geometry('house_ring_thickness_fraction') * radius * shrink.houses : 0
  const free = radius - signs - houses - LEAST_ROOM * radius * (content.outer ? 2 : 1)
  const diskFraction = Math.min(look.geometry('center_disk_fraction'), free / radius / shrink.disk)
  const disk = diskFraction * radius * shrink.disk
  const room = radius - signs - houses - disk
  const outerRoom = content.outer ? room * OUTER_SHARE : 0
  return { radius, signs, houses, disk, withHouses, outerRoom, innerRoom: room - outerRoom, diskFraction }
}

/** The offsets of French style in units, as far as the zone has room for them. */
function offsetsIn({ outer, inner }: Band, config: ChartConfig): Zone['offsets'] {
  const units = (pixels: number | null | undefined, share: number): number =>
    Math.min((pixels ?? 0) * OFFSET_UNITS, (outer - inner) * share)
  return {
    glyph: units(config.french_planet_radius_offset, OFFSET_SHARE.glyph),
    degree: units(config.french_degree_label_offset, OFFSET_SHARE.degree),
  }
}
