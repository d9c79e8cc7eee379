import type { Atlas } from '../src/calculation/charting/place.ts'
import type { TechniqueId } from '../src/techniques/index.ts'
import { type Picture, pictureOf } from '../tools/pictures.ts'
import { zonesAt } from '../workers/zone-at.ts'

const BIRTH = { name: 'Bench', year: 1981, month: 1, day: 1, hour: 23, minute: 30, lat: 37.98, lng: 23.73 }
const OTHER = { ...BIRTH, year: 1979, month: 6, lat: -33.87, lng: 151.21 }

const TRANSITS = { natal: BIRTH, current_lat: 0, current_lng: 0, transit_date: '2026-03-01T10:00Z' }
const REQUESTS: Readonly<Record<TechniqueId, object>> = {
  natal: BIRTH,
  transits: TRANSITS,
  solar_return: { natal: BIRTH, year: 2026 },
  progressions: { natal: BIRTH, progression_date: '2026-03-01' },
  composite: { person_a: BIRTH, person_b: OTHER },
  synastry: { person_a: BIRTH, person_b: OTHER },
}

const ordered = (kind: TechniqueId, request = REQUESTS[kind]): Picture => pictureOf(kind, request)

/** One order of each kind. */
export const ORDERS: readonly Picture[] = (Object.keys(REQUESTS) as TechniqueId[]).map((kind) => ordered(kind))

/** A full transit chart for each minute, so that no two are alike. */
export const transitsAt = (minute: number): Picture =>
  ordered('transits', { ...TRANSITS, transit_date: new Date(Date.UTC(2026, 2, 1, 0, minute)).toISOString() })

/** The births of a bench have coordinates. */
export const NO_PLACES: Atlas = {
  find: () => null,
  suggest: () => [],
  distance: () => null,
  near: () => [],
  zonesNear: () => [],
  zonesAt,
}
