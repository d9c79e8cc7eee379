import type { Atlas } from '../src/calculation/charting/place.ts'
import { PICTURES } from '../src/techniques/index.ts'
import { exampleOf, type Picture, pictureOf } from '../tools/pictures.ts'
import { zonesAt } from '../workers/zone-at.ts'

export const BIRTH = { name: 'Bench', year: 1981, month: 1, day: 1, hour: 23, minute: 30, lat: 37.98, lng: 23.73 }
const OTHER = { ...BIRTH, year: 1979, month: 6, lat: -33.87, lng: 151.21 }

const TRANSITS = { natal: BIRTH, current_lat: 0, current_lng: 0 }

/** The picture of each technique. */
export const ORDERS: readonly Picture[] = PICTURES.map(([id]) => exampleOf(id, [BIRTH, OTHER]))

/** A full transit chart for each minute, so that no two are alike. */
export const transitsAt = (minute: number): Picture =>
  pictureOf('transits', { ...TRANSITS, transit_date: new Date(Date.UTC(2026, 2, 1, 0, minute)).toISOString() })

/** The births of a bench have coordinates. Every other place is this one. */
export const ONE_PLACE: Atlas = {
  find: () => ({
    ...{ name: 'Chicago', country: 'US', countryName: 'United States', latitude: 41.85, longitude: -87.65 },
    ...{ geonameId: 4887398, state: 'Illinois', district: null, timezone: 'America/Chicago', population: 0, others: 0 },
  }),
  suggest: () => [],
  distance: () => null,
  near: () => [],
  zonesNear: () => [],
  zonesAt,
}
