import { ANGLES } from '../../astro/chart.ts'
import { FURTHER_ANGLES, type FurtherAngle } from '../../astro/further-angles.ts'
import { houseOf } from '../../astro/house.ts'
import type { DerivedParts } from '../../calculation/charting/derived-parts.ts'
import type { NatalChartRequest } from '../../contract/births/natal.ts'
import type { NatalChartReply } from '../../contract/births/natal-reply.ts'
import type { PartOptions } from '../../contract/births/parts.ts'
import type { ReplyOf } from '../../contract/reply.ts'
import { chartPosition, decimals, printed } from '../sky.ts'

type Reply = ReplyOf<typeof NatalChartReply>

/** The options of parts, and the decimals of positions. */
export type ReplyOptions = PartOptions & Pick<NatalChartRequest, 'decimals'>

/** The members of an answer by `include` that follow from the positions of the chart. */
export const derivedPartsReply = (parts: DerivedParts, options: ReplyOptions): Partial<Reply> => ({
  ...(parts.antiscia && { antiscia: antisciaReply(parts.antiscia, options) }),
  ...(parts.midpoints && { midpoints: midpointsReply(parts.midpoints, options) }),
  ...(parts.harmonics && {
    harmonics: parts.harmonics.map(({ number, points }) => ({
      number,
      points: points.map(pointReply(options.decimals)),
    })),
  }),
  ...(parts.draconic && { draconic: draconicReply(parts.draconic, options) }),
  ...(parts.relocated && { relocated: relocatedReply(parts.relocated, options) }),
  ...(parts.furtherAngles && { further_angles: anglesReply(parts.furtherAngles, options) }),
})

const pointReply =
  (places: number) =>
  ({ id, longitude }: { readonly id: string; readonly longitude: number }) => ({
    id,
    ...chartPosition(longitude, places),
  })

const cuspReply = (places: number) => (cusp: number, index: number) => ({
  house: index + 1,
  ...chartPosition(cusp, places),
})

const antisciaReply = (
  { points, contacts }: NonNullable<DerivedParts['antiscia']>,
  { antiscia_orb, decimals: places }: ReplyOptions,
): Reply['antiscia'] => ({
  orb_deg: antiscia_orb,
  points: points.map(({ id, antiscion, contraAntiscion }) => ({
    id,
    antiscion: chartPosition(antiscion, places),
    contra_antiscion: chartPosition(contraAntiscion, places),
  })),
  contacts: contacts.map(({ a, b, kind, orb }) => ({ p1: a, p2: b, type: kind, orb: decimals(orb, 3) })),
})

const midpointsReply = (
  { sorted, trees }: NonNullable<DerivedParts['midpoints']>,
  { midpoint_orb, decimals: places }: ReplyOptions,
): Reply['midpoints'] => ({
  orb_deg: midpoint_orb,
  sorted: sorted.map(({ points, longitude }) => ({
    points,
    dial_deg: decimals(printed(longitude, places) % 90, places),
    abs_pos: printed(longitude, places),
  })),
  trees: trees.map(({ id, midpoints }) => ({
    id,
    midpoints: midpoints.map(({ points, angleDeg, orb }) => ({ points, angle_deg: angleDeg, orb: decimals(orb, 3) })),
  })),
})

const draconicReply = (
  { nodeDeg, points, cusps }: NonNullable<DerivedParts['draconic']>,
  { draconic_node, decimals: places }: ReplyOptions,
): Reply['draconic'] => ({
  node: draconic_node,
  node_deg: printed(nodeDeg, places),
  points: points.map(pointReply(places)),
  ...(cusps && { houses: cusps.map(cuspReply(places)) }),
})

function relocatedReply(
  { where, houses, angles, bodies }: NonNullable<DerivedParts['relocated']>,
  { decimals: places }: ReplyOptions,
): Reply['relocated'] {
  const angle = (longitude: number) => ({
    ...chartPosition(longitude, places),
    house: houseOf(longitude, houses.cusps),
  })
  const { found, city, place } = where
  const entries = ANGLES.map((id) => [id, angle(angles[id])] as const)
  return {
    location: {
      city: found ? [found.name, found.countryName].join(', ') : city,
      lat: place.latitude,
      lng: place.longitude,
    },
    house_system: houses.system,
    houses: houses.cusps.map(cuspReply(places)),
    angles: Object.fromEntries(entries) as Record<(typeof ANGLES)[number], ReturnType<typeof angle>>,
    planets: bodies.map(({ id, house }) => ({ id, house })),
  }
}

function anglesReply(
  angles: NonNullable<DerivedParts['furtherAngles']>,
  { decimals: places }: ReplyOptions,
): NonNullable<Reply['further_angles']> {
  const angle = (id: FurtherAngle) => ({ ...chartPosition(angles[id].longitude, places), house: angles[id].house })
  const entries = FURTHER_ANGLES.map((id) => [id, angle(id)] as const)
  return Object.fromEntries(entries) as Record<FurtherAngle, ReturnType<typeof angle>>
}
