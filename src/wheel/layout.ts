import type { WheelContent } from './content.ts'
import { FRENCH } from './defaults.ts'
import { type Frame, frameWith, SIDE } from './geometry.ts'
import type { Look } from './look.ts'
import { rimDepth } from './rim-text.ts'

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
}

export interface Band {
  readonly outer: number
  readonly inner: number
}

/** The zone of a ring's bodies: from the rim with their ticks inwards or outwards. */
export interface Zone extends Band {
  readonly rim: number
  readonly inward: boolean
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

export function layoutOf(content: WheelContent, look: Look): Layout {
  const labelled = content.inner.angles === null ? RADIUS : Math.min(RADIUS, SIDE / 2 - EDGE - rimDepth(look))
  const radius = content.stars.length > 0 ? Math.min(RADIUS_WITH_STARS, labelled) : labelled
  const shrink = content.outer ? BI_WHEEL : ALONE
  const withHouses = content.inner.cusps !== null && look.rings.inner.showHouses !== false
  const signs = look.geometry('sign_ring_thickness_fraction') * radius * shrink.signs
  const houses = withHouses ? look.geometry('house_ring_thickness_fraction') * radius * shrink.houses : 0
  const disk = look.geometry('center_disk_fraction') * radius * shrink.disk
  const room = radius - signs - houses - disk
  const outerRoom = content.outer ? room * OUTER_SHARE : 0
  const innerRoom = room - outerRoom

  const edge = { at: radius }
  const take = (depth: number): Band => {
    const outer = edge.at
    edge.at -= depth
    return { outer, inner: edge.at }
  }
  const inwards = (band: Band): Zone => ({ ...band, rim: band.outer, inward: true })
  const french = look.config.french_style === true
  const outside = french ? take(content.outer ? outerRoom : innerRoom) : null
  const signBand = take(signs)
  const housesFirst = look.config.houses_inside_planets === false
  const housesOutside = housesFirst ? take(houses) : null
  const outer = content.outer && !french ? inwards(take(outerRoom)) : null
  const inside = content.outer || !french ? inwards(take(innerRoom)) : null
  const houseBand = housesOutside ?? take(houses)
  const outwards = outside && {
    ...outside,
    rim: outside.inner + (look.config.french_planet_radius_offset ?? FRENCH.french_planet_radius_offset) * radius,
    inward: false,
  }
  return {
    frame: frameWith(content.inner.angles?.asc ?? 0),
    radius,
    signs: signBand,
    houses: withHouses ? houseBand : null,
    outer: content.outer ? (outwards ?? outer) : null,
    inner: inside ?? outwards!,
    disk,
    cuspsTo: signBand.inner,
  }
}
