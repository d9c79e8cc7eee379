import type { NatalChartRequest } from '../../contract/natal.ts'

/** The sample person. Every account may order this report without credits. */
export const DEMO_SUBJECT = {
  name: 'Synthetic Demo Candidate',
  year: 1992,
  month: 11,
  day: 23,
  hour: 14,
  minute: 17,
  lat: 38.7223,
  lng: -9.1393,
} as const
export const DEMO_ZONE = 'Europe/Lisbon'

/** Whether a birth is that of the sample person. City and chart options do not matter. */
export const isDemo = (birth: NatalChartRequest): boolean =>
  Object.entries(DEMO_SUBJECT).every(([field, value]) => birth[field as keyof NatalChartRequest] === value) &&
  birth.time_known &&
  [DEMO_ZONE, 'AUTO'].includes(birth.tz_str ?? 'AUTO')
