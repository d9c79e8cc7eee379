import { ZONE_DATA_VERSION } from '../places/zones.ts'

/** One answer for the documentation: the Sun at the beginning of March 2026, without houses. */
export const EPHEMERIS_EXAMPLE = {
  meta: {
    start: '2026-03-01',
    end: null,
    step: null,
    rows: 1,
    bodies: ['Sun'],
    format: 'json',
    zodiac_type: 'tropical',
    sidereal_ayanamsa: null,
    house_system: 'placidus',
    timezone: 'UTC',
    timezone_data: ZONE_DATA_VERSION,
    ephemeris: 'Swiss Ephemeris 2.10.03',
    precision: 'library',
    calendar: 'proleptic Gregorian',
  },
  data: {
    timestamp: '2026-03-01T00:00:00Z',
    local_timestamp: '2026-03-01T00:00:00+00:00',
    subject: {
      datetime: '2026-03-01T00:00:00+00:00',
      location: { city: null, lat: null, lng: null, timezone: 'UTC' },
      settings: { zodiac_type: 'tropical', house_system: 'placidus' },
    },
    bodies: {
      Sun: {
        id: 'sun',
        name: 'Sun',
        sign: 'Pisces',
        sign_abbr: 'Pis',
        sign_id: 'pisces',
        pos: 10.406,
        abs_pos: 340.406,
        retrograde: false,
        motion_state: 'direct',
        speed: 1.0036861,
        is_stationary: false,
        latitude_deg: 0.0000756,
        distance_au: 0.990714659,
        longitude_deg: 340.4059993,
        declination_deg: -7.6655052,
        degree_in_sign: 10.4059993,
        position_text: "10°24' Pis",
      },
    },
    astrology: {
      moon_phase: { label: 'Waxing Gibbous', angle_deg: 148.711, illumination: 0.9272 },
      retrograde_bodies: [],
    },
  },
} as const
