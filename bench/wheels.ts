import type { Atlas } from '../src/charting/place.ts'
import type { ChartOrder } from '../src/contract/chart-order.ts'
import {
  CompositeWheelRequest,
  NatalWheelRequest,
  ProgressionWheelRequest,
  SolarReturnWheelRequest,
  SynastryWheelRequest,
  TransitWheelRequest,
} from '../src/contract/charts.ts'
import { zonesAt } from '../workers/zone-at.ts'

const BIRTH = { name: 'Bench', year: 1981, month: 1, day: 1, hour: 23, minute: 30, lat: 37.98, lng: 23.73 }
const OTHER = { ...BIRTH, year: 1979, month: 6, lat: -33.87, lng: 151.21 }

/** One order of each kind. */
export const ORDERS: readonly ChartOrder[] = [
  { kind: 'natal', input: NatalWheelRequest.parse(BIRTH) },
  {
    kind: 'transits',
    input: TransitWheelRequest.parse({
      natal: BIRTH,
      current_lat: 0,
      current_lng: 0,
      transit_date: '2026-03-01T10:00Z',
    }),
  },
  { kind: 'solar_return', input: SolarReturnWheelRequest.parse({ natal: BIRTH, year: 2026 }) },
  {
    kind: 'progressions',
    input: ProgressionWheelRequest.parse({ natal: BIRTH, progression_date: '2026-03-01' }),
  },
  { kind: 'composite', input: CompositeWheelRequest.parse({ person_a: BIRTH, person_b: OTHER }) },
  { kind: 'synastry', input: SynastryWheelRequest.parse({ person_a: BIRTH, person_b: OTHER }) },
]

/** A full transit chart for each minute, so that no two are alike. */
export const transitsAt = (minute: number): ChartOrder => ({
  kind: 'transits',
  input: TransitWheelRequest.parse({
    natal: BIRTH,
    current_lat: 0,
    current_lng: 0,
    transit_date: new Date(Date.UTC(2026, 2, 1, 0, minute)).toISOString(),
  }),
})

/** The births of a bench have coordinates. */
export const NO_PLACES: Atlas = { find: () => null, suggest: () => [], zonesAt }
