import { ZONE_DATA_VERSION } from '../zones.ts'

/** One answer of POST /natal for the documentation: New Year 1981 in Athens, half past eleven at night. */
export const COMPACT_REQUEST = { year: 1981, month: 1, day: 1, hour: 23, minute: 30, city: 'Athens' } as const

export const COMPACT_EXAMPLE = {
  name: 'User',
  datetime: '1981-01-01T23:30:00+02:00',
  place: { city: 'Athens, Greece', lat: 37.98376, lng: 23.72784 },
  time: {
    utc: '1981-01-01T21:30:00Z',
    offset: '+02:00',
    abbreviation: 'EET',
    is_dst: false,
    timezone: 'Europe/Athens',
    timezone_data: ZONE_DATA_VERSION,
    local_mean_time: false,
  },
  sun: 'Capricorn',
  moon: 'Scorpio',
  rising: 'Virgo',
  midheaven: 'Gemini',
  chart_ruler: 'mercury',
  planets: {
    sun: { sign: 'Cap', deg: 11.4, house: 4 },
    moon: { sign: 'Sco', deg: 20.83, house: 2 },
    mercury: { sign: 'Cap', deg: 12.27, house: 4 },
    venus: { sign: 'Sag', deg: 18.26, house: 3 },
    mars: { sign: 'Aqu', deg: 1.54, house: 5 },
    jupiter: { sign: 'Lib', deg: 9.57, house: 1 },
    saturn: { sign: 'Lib', deg: 9.53, house: 1 },
    uranus: { sign: 'Sco', deg: 28.46, house: 3 },
    neptune: { sign: 'Sag', deg: 23.09, house: 3 },
    pluto: { sign: 'Lib', deg: 24.16, house: 1 },
    north_node: { sign: 'Leo', deg: 12.47, house: 11, retrograde: true },
    lilith: { sign: 'Sco', deg: 0.32, house: 2 },
    chiron: { sign: 'Tau', deg: 13.62, house: 8, retrograde: true },
  },
  houses: ['Vir', 'Lib', 'Sco', 'Sag', 'Aqu', 'Pis', 'Pis', 'Ari', 'Tau', 'Gem', 'Leo', 'Vir'],
  elements: { fire: 2, earth: 2, air: 4, water: 2 },
  modes: { cardinal: 5, fixed: 3, mutable: 2 },
  moon_phase: 'Waning Crescent',
} as const
