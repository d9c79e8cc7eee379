import { BODIES, bodyKey, isPhysical } from '../astro/body.ts'
import { millidegrees, SIGNS, signIndex } from '../astro/sign.ts'

/** A longitude in its sign as charts show it: the sign abbreviated, three decimals. */
export function chartPosition(longitude: number) {
  const index = signIndex(longitude)
  const { abbreviation, id } = SIGNS[index]!
  const thousandths = millidegrees(longitude)
  return {
    sign: abbreviation,
    sign_id: id,
    pos: (thousandths - index * 30_000) / 1000,
    abs_pos: thousandths / 1000,
  }
}

const NAMES: Readonly<Record<string, string>> = {
  north_node: 'North Node',
  south_node: 'South Node',
  lilith: 'Lilith',
  asc: 'Ascendant',
  mc: 'Midheaven',
  ic: 'Imum Coeli',
  dc: 'Descendant',
  vertex: 'Vertex',
  part_of_fortune: 'Part of Fortune',
  part_of_spirit: 'Part of Spirit',
}

/** The names of all points that a chart can show, by id; the variants of a point have one name. */
export const POINT_NAMES: Readonly<Record<string, string>> = {
  ...NAMES,
  ...Object.fromEntries(BODIES.filter(isPhysical).map((body) => [body, bodyKey(body)])),
}
