import { z } from 'zod'
import { MOON_PHASES } from '../../astro/moon.ts'
import { SIGNS } from '../../astro/sign.ts'
import { ZONE_DATA_VERSION } from '../../places/zones.ts'
import { Warning } from '../warnings.ts'
import { ExplainedTime } from './moment.ts'
import { Degrees, House, Order } from './natal-reply.ts'

/** The answer to the birth of examples, for the documentation. */
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
    ephemeris: 'files',
  },
  sun: 'Capricorn',
  moon: 'Scorpio',
  rising: 'Virgo',
  midheaven: 'Gemini',
  chart_ruler: 'mercury',
  planets: {
    sun: { sign: 'Capricorn', deg: 11.4, house: 4 },
    moon: { sign: 'Scorpio', deg: 20.83, house: 2 },
    mercury: { sign: 'Capricorn', deg: 12.27, house: 4 },
    venus: { sign: 'Sagittarius', deg: 18.26, house: 3 },
    mars: { sign: 'Aquarius', deg: 1.54, house: 5 },
    jupiter: { sign: 'Libra', deg: 9.57, house: 1 },
    saturn: { sign: 'Libra', deg: 9.53, house: 1 },
    uranus: { sign: 'Scorpio', deg: 28.46, house: 3 },
    neptune: { sign: 'Sagittarius', deg: 23.09, house: 3 },
    pluto: { sign: 'Libra', deg: 24.16, house: 1 },
    north_node: { sign: 'Leo', deg: 12.47, house: 11, retrograde: true },
    lilith: { sign: 'Scorpio', deg: 0.32, house: 2 },
    chiron: { sign: 'Taurus', deg: 13.62, house: 8, retrograde: true },
  },
  houses: {
    1: 'Virgo',
    2: 'Libra',
    3: 'Scorpio',
    4: 'Sagittarius',
    5: 'Aquarius',
    6: 'Pisces',
    7: 'Pisces',
    8: 'Aries',
    9: 'Taurus',
    10: 'Gemini',
    11: 'Leo',
    12: 'Virgo',
  },
  elements: { fire: 2, earth: 2, air: 4, water: 2 },
  modes: { cardinal: 5, fixed: 3, mutable: 2 },
  moon_phase: 'Waning Crescent',
} as const

const SignName = z.enum(SIGNS.map(({ name }) => name)).describe('Full name of the sign: Capricorn.')
const HouseNumber = z.string().regex(/^(?:[1-9]|[12]\d|3[0-6])$/)

export const SimpleNatalReply = z
  .object({
    name: z.string(),
    datetime: z.string(),
    place: z.object({ city: z.string().nullable(), lat: z.number(), lng: z.number() }),
    time: ExplainedTime.pick({
      utc: true,
      offset: true,
      abbreviation: true,
      is_dst: true,
      timezone: true,
      timezone_data: true,
      local_mean_time: true,
      other_clocks: true,
      ephemeris: true,
      other_calendar: true,
      change: true,
    }),
    sun: z.string(),
    moon: z.string(),
    rising: z
      .string()
      .optional()
      .describe('Rising sign, midheaven, ruler and houses are absent without a time of birth.'),
    midheaven: z.string().optional(),
    chart_ruler: z.string().optional().describe('Modern ruler of the rising sign.'),
    planets: z.record(
      z.string(),
      z.object({
        sign: SignName,
        deg: Degrees.describe('Degrees within the sign.'),
        house: House.optional(),
        retrograde: z.literal(true).optional(),
      }),
    ),
    houses: z
      .record(HouseNumber, SignName)
      .optional()
      .describe('The sign of each cusp by the number of its house: 1 to 12, or 1 to 36 with Gauquelin sectors.'),
    elements: z.record(z.string(), z.int()).describe('Number of the ten planets in each element.'),
    modes: z.record(z.string(), z.int()),
    moon_phase: z.enum(MOON_PHASES),
    warnings: z.array(Warning).optional(),
    ...Order,
  })
  .meta({ id: 'SimpleNatalReply', examples: [COMPACT_EXAMPLE] })
