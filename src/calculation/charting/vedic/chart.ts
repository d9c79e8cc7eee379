import type { Body } from '../../../astro/body.ts'
import { findHouseSystem } from '../../../astro/house.ts'
import type { Sky } from '../../../astro/sky.ts'
import { GRAHA_OF, type Graha } from '../../../astro/vedic/names.ts'
import { subjectName } from '../../../contract/births/birth.ts'
import type { VedicBirth } from '../../../contract/vedic/birth.ts'
import { underOwnNames, zodiacOfAyanamsha } from '../../../contract/vedic/request.ts'
import { bornOf } from '../birth.ts'
import { type CastBirth, castBorn } from '../cast.ts'
import type { Atlas } from '../place.ts'

/** The seven grahas other than the nodes, with their bodies, in the order of answers. */
const SEVEN = Object.entries(GRAHA_OF) as [keyof typeof GRAHA_OF, Graha][]

/** A graha of a chart. Longitudes are sidereal, in degrees. */
export interface GrahaPlace {
  readonly graha: Graha
  readonly longitude: number
  /** Degrees a day. */
  readonly speed: number
  readonly house: number | null
}

export interface VedicChart {
  readonly cast: CastBirth
  readonly grahas: readonly GrahaPlace[]
  /** Null without a time of birth. */
  readonly ascendant: number | null
}

/** Casts the chart of a birth in a sidereal zodiac. `at` is the path of the birth in the body. Throws what `castBirth` throws. */
export function castVedic(sky: Sky, atlas: Atlas, request: VedicBirth, at = ''): VedicChart {
  const birth = { ...request, ...underOwnNames(request) }
  const nodes = birth.node_type === 'mean' ? MEAN_NODES : TRUE_NODES
  const bodies: readonly (readonly [Body, Graha])[] = [...SEVEN, ...nodes]
  const cast = castBorn(sky, subjectName(birth), bornOf(birth, atlas, at), {
    zodiac: zodiacOfAyanamsha(birth.ayanamsha),
    houses: findHouseSystem(birth.house_system)!,
    bodies: bodies.map(([body]) => body),
    angles: [],
    lots: [],
    aspects: [],
  })
  const { chart } = cast
  const grahas = bodies.map(([body, graha]) => {
    const { longitude, speed, house } = chart.points.find((point) => point.body === body)!
    return { graha, longitude, speed, house }
  })
  return { cast, grahas, ascendant: chart.angles?.asc ?? null }
}

const MEAN_NODES = [
  ['mean_node', 'Rahu'],
  ['mean_south_node', 'Ketu'],
] as const
const TRUE_NODES = [
  ['true_node', 'Rahu'],
  ['true_south_node', 'Ketu'],
] as const
