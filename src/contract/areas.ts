/** Parts of the service that a key may be limited to, and what is in each. */
export const AREAS = {
  natal: 'natal charts',
  charts: 'chart images',
  transits: 'transits',
  ephemeris: 'tables of positions',
  sky_events: 'sky events',
  places: 'the search of places',
  numerology: 'numerology',
  reports: 'reports',
} as const satisfies Record<string, string>

export type Area = keyof typeof AREAS

export const AREA_NAMES = Object.keys(AREAS) as [Area, ...Area[]]

export const isArea = (name: string): name is Area => Object.hasOwn(AREAS, name)
