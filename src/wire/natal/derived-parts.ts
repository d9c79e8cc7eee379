import { ANGLES } from '../../astro/chart.ts'
import { FURTHER_ANGLES, type FurtherAngle } from '../../astro/further-angles.ts'
import { houseOf } from '../../astro/house.ts'
import type { DerivedParts } from '../../calculation/charting/derived-parts.ts'
import type { NatalChartReply } from '../../contract/births/natal-reply.ts'
import type { PartOptions } from '../../contract/births/parts.ts'
import type { ReplyOf } from '../../contract/reply.ts'
import { chartPosition, decimals, printed } from '../sky.ts'

type Reply = ReplyOf<typeof NatalChartReply>

/** The members of an answer by `include` that follow from the positions of the chart. */
export const derivedPartsReply = (parts: DerivedParts, options: PartOptions): Partial<Reply> => ({
  ...(parts.antiscia && { antiscia: antisciaReply(parts.antiscia, options) }),
  ...(parts.midpoints && { midpoints: midpointsReply(parts.midpoints, options) }),
  ...(parts.harmonics && {
    harmonics: parts.harmonics.map(({ number, points }) => ({ number, points: points.map(pointReply) })),
  }),
  ...(parts.draconic && { draconic: draconicReply(parts.draconic, options) }),
  ...(parts.relocated && { relocated: relocatedReply(parts.relocated) }),
  ...(parts.furtherAngles && { further_angles: anglesReply(parts.furtherAngles) }),
})

const pointReply = ({ id, longitude }: { readonly id: string; readonly longitude: number }) => ({
  id,
  ...chartPosition(longitude),
})

const cuspReply = (cusp: number, index: number) => ({ house: index + 1, ...chartPosition(cusp) })

const antisciaReply = (
  { points, contacts }: NonNullable<DerivedParts['antiscia']>,
  { antiscia_orb }: PartOptions,
): Reply['antiscia'] => ({
  orb_deg: antiscia_orb,
  points: points.map(({ id, antiscion, contraAntiscion }) => ({
    id,
    antiscion: chartPosition(antiscion),
    contra_antiscion: chartPosition(contraAntiscion),
  })),
  contacts: contacts.map(({ a, b, kind, orb }) => ({ p1: a, p2: b, type: kind, orb: decimals(orb, 3) })),
})

const midpointsReply = (
  { sorted, trees }: NonNullable<DerivedParts['midpoints']>,
  { midpoint_orb }: PartOptions,
): Reply['midpoints'] => ({
  orb_deg: midpoint_orb,
  sorted: sorted.map(({ points, longitude }) => ({
    points,
    dial_deg: decimals(printed(longitude) % 90, 3),
    abs_pos: printed(longitude),
  })),
  trees: trees.map(({ id, midpoints }) => ({
    id,
    midpoints: midpoints.map(({ points, angleDeg, orb }) => ({ points, angle_deg: angleDeg, orb: decimals(orb, 3) })),
  })),
})

const draconicReply = (
  { nodeDeg, points, cusps }: NonNullable<DerivedParts['draconic']>,
  { draconic_node }: PartOptions,
): Reply['draconic'] => ({
  node: draconic_node,
  node_deg: printed(nodeDeg),
  points: points.map(pointReply),
  ...(cusps && { houses: cusps.map(cuspReply) }),
})

function relocatedReply({ where, houses, angles, bodies }: NonNullable<DerivedParts['relocated']>): Reply['relocated'] {
  const angle = (longitude: number) => ({ ...chartPosition(longitude), house: houseOf(longitude, houses.cusps) })
  const { found, city, place } = where
  const entries = ANGLES.map((id) => [id, angle(angles[id])] as const)
  return {
    location: {
      city: found ? [found.name, found.countryName].join(', ') : city,
      lat: place.latitude,
      lng: place.longitude,
    },
    house_system: houses.system,
    houses: houses.cusps.map(cuspReply),
    angles: Object.fromEntries(entries) as Record<(typeof ANGLES)[number], ReturnType<typeof angle>>,
    planets: bodies.map(({ id, house }) => ({ id, house })),
  }
}

function anglesReply(angles: NonNullable<DerivedParts['furtherAngles']>): NonNullable<Reply['further_angles']> {
  const angle = (id: FurtherAngle) => ({ ...chartPosition(angles[id].longitude), house: angles[id].house })
  const entries = FURTHER_ANGLES.map((id) => [id, angle(id)] as const)
  return Object.fromEntries(entries) as Record<FurtherAngle, ReturnType<typeof angle>>
}
