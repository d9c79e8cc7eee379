import { BODIES, bodyKey, isPhysical } from './body.ts'

/** The names of all points that a chart can show, by id, and of the second variants of points, which have none. */
export const POINT_NAMES: Readonly<Record<string, string>> = {
  north_node: 'North Node',
  south_node: 'South Node',
  lilith: 'Lilith',
  mean_node: 'Mean Node',
  true_node: 'True Node',
  mean_south_node: 'Mean South Node',
  true_south_node: 'True South Node',
  mean_lilith: 'Mean Lilith',
  true_lilith: 'True Lilith',
  asc: 'Ascendant',
  mc: 'Midheaven',
  ic: 'Imum Coeli',
  dc: 'Descendant',
  vertex: 'Vertex',
  part_of_fortune: 'Part of Fortune',
  part_of_spirit: 'Part of Spirit',
  ...Object.fromEntries(BODIES.filter(isPhysical).map((body) => [body, bodyKey(body)])),
}
