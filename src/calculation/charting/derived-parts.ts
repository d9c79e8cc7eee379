import { normalise } from '../../astro/angle.ts'
import {
  type Antiscia,
  type AntisciaContact,
  antiscia,
  antisciaContacts,
  type NamedPoint,
} from '../../astro/antiscia.ts'
import { type Angle, anglesOf, moversOf } from '../../astro/chart.ts'
import { FURTHER_ANGLES, type FurtherAngle, furtherAngles } from '../../astro/further-angles.ts'
import { houseOf } from '../../astro/house.ts'
import { type MidpointTree, midpointsOf, midpointTrees, type OnDial, sortedOnDial } from '../../astro/midpoints.ts'
import { draconic, harmonic } from '../../astro/other-zodiacs.ts'
import { positionsOf } from '../../astro/positions.ts'
import { SEVEN } from '../../astro/seven.ts'
import type { Houses, Sky } from '../../astro/sky.ts'
import { obliquityFrom } from '../../astro/sun-conditions.ts'
import type { PartOptions } from '../../contract/births/parts.ts'
import type { CastBirth } from './cast.ts'
import { type Atlas, type Located, locate } from './place.ts'

/** The parts that follow from the positions of a chart. */
export interface DerivedParts {
  readonly antiscia?: { readonly points: readonly Antiscia[]; readonly contacts: readonly AntisciaContact[] }
  readonly midpoints?: { readonly sorted: readonly OnDial[]; readonly trees: readonly MidpointTree[] }
  readonly harmonics?: readonly { readonly number: number; readonly points: readonly NamedPoint[] }[]
  readonly draconic?: Draconic
  readonly relocated?: Relocated
  readonly furtherAngles?: Readonly<Record<FurtherAngle, { readonly longitude: number; readonly house: number }>>
}

interface Draconic {
  readonly nodeDeg: number
  readonly points: readonly NamedPoint[]
  /** Null without a time of birth. */
  readonly cusps: readonly number[] | null
}

interface Relocated {
  readonly where: Located
  readonly houses: Houses
  readonly angles: Readonly<Record<Angle, number>>
  readonly bodies: readonly { readonly id: string; readonly house: number }[]
}

/** Calculates the requested ones of these parts. */
export function derivedParts(sky: Sky, atlas: Atlas, cast: CastBirth, options: PartOptions): DerivedParts {
  const asked = new Set(options.include)
  const members = membersOf(cast)
  return {
    ...(asked.has('antiscia') && { antiscia: antisciaPart(members, cast, options) }),
    ...(asked.has('midpoints') && { midpoints: midpointsPart(members, options) }),
    ...(asked.has('harmonics') && { harmonics: harmonicsPart(members, options) }),
    ...(asked.has('draconic') && { draconic: draconicPart(sky, cast, members, options) }),
    ...(asked.has('relocated') && cast.born.timeKnown && { relocated: relocatedPart(sky, atlas, cast, options) }),
    ...(asked.has('further_angles') && furtherAnglesPart(sky, cast)),
  }
}

type Members = ReturnType<typeof membersOf>

/** The points of a chart with ascendant and midheaven, in full precision. */
function membersOf({ chart: { points, angles } }: CastBirth) {
  const families = moversOf(points)
  const shown = points.map(({ name, longitude }, index) => ({ id: name, longitude, family: families[index]!.family }))
  const further = (['asc', 'mc'] as const).flatMap((id) =>
    angles && !shown.some((point) => point.id === id) ? [{ id, longitude: angles[id], family: AXES[id] }] : [],
  )
  return [...shown, ...further]
}

const AXES = { asc: 'horizon', mc: 'meridian' } as const

function antisciaPart(members: Members, { chart }: CastBirth, { antiscia_orb }: PartOptions) {
  const points = antiscia(members, chart.ayanamsa ?? 0)
  const familyOf = new Map(members.map(({ id, family }) => [id, family]))
  // Both ends of an axis are mirror images of each other near the solstices and the equinoxes.
  const contacts = antisciaContacts(points, antiscia_orb).filter(({ a, b }) => familyOf.get(a) !== familyOf.get(b))
  return { points, contacts }
}

function midpointsPart(members: Members, { midpoint_orb }: PartOptions) {
  const midpoints = midpointsOf(members)
  return { sorted: sortedOnDial(members, midpoints), trees: midpointTrees(members, midpoints, midpoint_orb) }
}

const harmonicsPart = (members: Members, { harmonic_numbers }: PartOptions) =>
  [...new Set(harmonic_numbers)].map((number) => ({
    number,
    points: members.map(({ id, longitude }) => ({ id, longitude: harmonic(longitude, number) })),
  }))

function draconicPart(
  sky: Sky,
  { chart: { jd, houses }, terms }: CastBirth,
  members: Members,
  { draconic_node }: PartOptions,
): Draconic {
  const [node] = positionsOf([`${draconic_node}_node`])(sky, jd, terms.zodiac)
  const nodeDeg = node!.longitude
  return {
    nodeDeg,
    points: members.map(({ id, longitude }) => ({ id, longitude: draconic(longitude, nodeDeg) })),
    cusps: houses?.cusps.map((cusp) => draconic(cusp, nodeDeg)) ?? null,
  }
}

/** The same instant at another place. Throws `place_not_found`. */
function relocatedPart(
  sky: Sky,
  atlas: Atlas,
  { chart, terms }: CastBirth,
  { relocated_city, relocated_lat, relocated_lng }: PartOptions,
): Relocated {
  const fields = { city: relocated_city, lat: relocated_lat, lng: relocated_lng, tz_str: 'AUTO' }
  const where = locate(fields, atlas, 'relocated_city')
  const houses = sky.houses(terms.houses, chart.jd, where.place, terms.zodiac)
  const bodies = chart.points.flatMap(({ name, body, longitude }) =>
    body ? [{ id: name, house: houseOf(longitude, houses.cusps) }] : [],
  )
  return { where, houses, angles: anglesOf(houses), bodies }
}

function furtherAnglesPart(sky: Sky, { born, chart }: CastBirth): Pick<DerivedParts, 'furtherAngles'> {
  const { houses, jd, ayanamsa } = chart
  if (!houses) return {}
  const seen = sky.seen(SEVEN, jd, { view: 'geocentre', zodiac: { kind: 'tropical' }, place: null })
  const { latitude } = born.place
  const shift = ayanamsa ?? 0
  const tropical = furtherAngles({
    armc: houses.armc,
    latitude,
    obliquity: obliquityFrom(seen),
    vertex: houses.vertex + shift,
  })
  const inChart = FURTHER_ANGLES.map((id) => {
    const longitude = normalise(tropical[id] - shift)
    return [id, { longitude, house: houseOf(longitude, houses.cusps) }] as const
  })
  return { furtherAngles: Object.fromEntries(inChart) as NonNullable<DerivedParts['furtherAngles']> }
}
