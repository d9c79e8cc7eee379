import { BODIES, bodyKey, isPhysical } from './body.ts'

/** The names of all points that a chart can show, by id. The variants of a point have one name. */
export const POINT_NAMES: Readonly<Record<string, string>> = {
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
  ...Object.fromEntries(BODIES.filter(isPhysical).map((body) => [body, bodyKey(body)])),
}
