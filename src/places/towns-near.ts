import type { DatabaseSync } from 'node:sqlite'
import { distanceKm } from '../astro/sky.ts'
import type { NearTown, Places } from './place.ts'
import { query } from './query.ts'

/** Cells of a quarter of a degree, by rows from the south, so that the towns around a point are found by an index. */
const CELLS_PER_DEGREE = 4
const CELLS_PER_ROW = 360 * CELLS_PER_DEGREE
/** The cell of a row of the gazetteer. The index of the file is made of the same expression. */
export const CELL = `cast((lat + 90) * ${CELLS_PER_DEGREE} as integer) * ${CELLS_PER_ROW} + cast((lng + 180) * ${CELLS_PER_DEGREE} as integer)`

/** About a hundred kilobytes in each thread. */
const KNOWN_MAX = 1_000

const DEGREE_KM = 111.1
const RADIANS = Math.PI / 180

interface Row {
  readonly country: string
  readonly state: string | null
  readonly district: string | null
  readonly zone: string
  readonly lat: number
  readonly lng: number
}

/** Tells the towns within a distance of a point, the nearest first, and the zones of their country. */
export function townsNear(db: DatabaseSync): Pick<Places, 'near' | 'zonesNear'> {
  const within = query<Row>(
    db,
    `select country, state, district, zone, lat, lng from place where ${CELL} between ? and ?`,
  )
  // The index of cells has these columns, so that no row is read where all towns around have one zone, as nearly
  // everywhere. The plus keeps SQLite from the index of areas, by which it would read the whole country.
  const zones = query<{ zone: string }>(
    db,
    `select distinct zone from place where ${CELL} between ? and ? and +country = ?`,
  )
  const near: Places['near'] = (from, km) =>
    cellsAround(from, km)
      .flatMap(([first, last]) => within.all(first, last))
      .map(
        ({ lat: latitude, lng: longitude, ...town }): NearTown => ({
          ...town,
          km: distanceKm(from, { latitude, longitude }),
        }),
      )
      .filter((town) => town.km <= km)
      .sort((a, b) => a.km - b.km)
  const zonesNear: Places['zonesNear'] = (from, km, country) => {
    const around = cellsAround(from, km).flatMap(([first, last]) => zones.all(first, last, country))
    const coarse = new Set(around.map(({ zone }) => zone))
    if (coarse.size < 2) return [...coarse]
    return [...new Set(near(from, km).flatMap((town) => (town.country === country ? [town.zone] : [])))]
  }
  // Births of a batch are in the same cities again and again.
  const known = new Map<string, readonly string[]>()
  return {
    near,
    zonesNear(from, km, country) {
      const key = [from.latitude, from.longitude, km, country].join()
      const zonesThere = known.get(key) ?? zonesNear(from, km, country)
      if (known.size >= KNOWN_MAX) known.clear()
      known.set(key, zonesThere)
      return zonesThere
    },
  }
}

type Point = Parameters<Places['near']>[0]

/**
 * The first and the last cell of each stretch of a row within a distance; two stretches where a row crosses the date
 * line.
 */
function cellsAround({ latitude, longitude }: Point, km: number): [first: number, last: number][] {
  const north = km / DEGREE_KM
  const east = Math.min(180, north / Math.max(0.01, Math.cos((Math.abs(latitude) + north) * RADIANS)))
  const row = (degrees: number): number => Math.floor((Math.max(-90, Math.min(90, degrees)) + 90) * CELLS_PER_DEGREE)
  const column = (degrees: number): number => Math.floor((degrees + 180) * CELLS_PER_DEGREE)
  const first = column(longitude - east)
  const last = column(longitude + east)
  const most = CELLS_PER_ROW - 1
  const stretches: [number, number][] = [[Math.max(0, first), Math.min(most + 1, last)]]
  if (first < 0) stretches.push([first + CELLS_PER_ROW, most])
  if (last > most) stretches.push([0, last - CELLS_PER_ROW])
  const rows = Array.from(
    { length: row(latitude + north) - row(latitude - north) + 1 },
    (_, index) => row(latitude - north) + index,
  )
  return rows.flatMap((each) =>
    stretches.map(([from, to]): [number, number] => [each * CELLS_PER_ROW + from, each * CELLS_PER_ROW + to]),
  )
}
