import { ZONE_DATA_VERSION } from '../zones.ts'

/** One answer for the documentation: the day of the total lunar eclipse of March 2026 in Athens. */
export const SKY_EVENTS_EXAMPLE = {
  meta: {
    date: '2026-03-03',
    end: '2026-03-03',
    timezone: 'Europe/Athens',
    timezone_data: ZONE_DATA_VERSION,
    starts_at: '2026-03-02T22:00:00Z',
    ends_at: '2026-03-03T22:00:00Z',
    hours: 24,
    preset: 'quiet',
    includes: {
      include_moon: false,
      include_exact_hits: false,
      include_moon_exact_hits: false,
      include_ingresses: true,
      include_retrogrades: true,
      include_lunations: true,
      include_quarters: false,
      include_void_of_course: false,
      include_points: false,
    },
    moon_void_definition: 'modern',
    zodiac_type: 'tropical',
    calendar: 'proleptic Gregorian',
    ephemeris: 'Swiss Ephemeris 2.10.03',
    events: 1,
  },
  events: [
    {
      id: 'lunation.full_moon.20260303T113754Z',
      kind: 'lunation',
      utc: '2026-03-03T11:37:54Z',
      local: '2026-03-03T13:37:54+02:00',
      bodies: [
        {
          id: 'moon',
          name: 'Moon',
          longitude_deg: 162.8981481,
          sign: 'virgo',
          position_text: "12°54' Vir",
          retrograde: false,
        },
        {
          id: 'sun',
          name: 'Sun',
          longitude_deg: 342.8981481,
          sign: 'pisces',
          position_text: "12°54' Pis",
          retrograde: false,
        },
      ],
      aspect: 'opposition',
      sign: 'virgo',
      from_sign: null,
      longitude_deg: 162.8981481,
      phase: 'full_moon',
      eclipse: { kind: 'total', magnitude: 1.1507, maximum: '2026-03-03T11:33:43Z', saros: 133 },
      formulation: "Full Moon at 12°54' Virgo, a total lunar eclipse of magnitude 1.151",
    },
  ],
} as const
