import { z } from 'zod'
import { AGENCIES } from '../../astro/vedic/kp.ts'
import { GrahaRow, PlaceFields } from './chart.ts'
import { GrahaName } from './panchang.ts'

const HouseNumber = z.int().min(1).max(12)
const Houses = z.array(HouseNumber)

/** A cusp with the lords of its sign, star, sub and sub-sub. */
export const KpCusp = z.object({
  house: HouseNumber,
  ...PlaceFields,
  sign_lord: GrahaName,
  nakshatra: z.string(),
  nakshatra_id: z.int().min(1).max(27),
  pada: z.int().min(1).max(4),
  nakshatra_lord: GrahaName.describe('The star lord.'),
  sub_lord: GrahaName,
  sub_sub_lord: GrahaName,
})

/** A graha with its lords. */
export const KpPlanet = GrahaRow.extend({
  sign_lord: GrahaName,
  nakshatra_lord: GrahaName.describe('The star lord.'),
})

/** Significators by planet and by house. */
export const KpSignificators = z
  .object({
    planets: z.array(
      z.object({
        planet: GrahaName,
        star_lord: GrahaName,
        level_1: Houses.describe('The house that its star lord occupies.'),
        level_2: Houses.describe('The house that it occupies.'),
        level_3: Houses.describe('The houses that its star lord owns.'),
        level_4: Houses.describe('The houses that it owns.'),
        houses: Houses.describe('All of them, each once, the strongest level first.'),
      }),
    ),
    houses: z.array(
      z.object({
        house: HouseNumber,
        owner: GrahaName.describe('The lord of the sign of its cusp.'),
        level_a: z.array(GrahaName).describe('Planets in the star of an occupant.'),
        level_b: z.array(GrahaName).describe('Occupants.'),
        level_c: z.array(GrahaName).describe('Planets in the star of the owner.'),
        level_d: z.array(GrahaName).describe('The owner.'),
      }),
    ),
    nodes: z
      .array(
        z.object({
          node: GrahaName,
          agent_of: z.array(z.object({ planet: GrahaName, by: z.enum(AGENCIES) })),
          represents: z
            .array(GrahaName)
            .describe(
              'By Krishnamurti: planets in its sign; if there are none, planets that aspect it; otherwise the lord of its sign.',
            ),
          houses: Houses.describe(
            'The houses that the planets of `agent_of` occupy or own. The levels above do not contain them.',
          ),
        }),
      )
      .describe('The planets for which Rahu and Ketu act, the strongest first.'),
  })
  .describe('The lists are empty without a time of birth.')

/** The part of the zodiac that a horary number names. */
export const KpHorary = z
  .object({
    number: z.int().min(1).max(249),
    ...PlaceFields,
    end_degree: z.number().describe('Where the next number begins.'),
    sign_lord: GrahaName,
    star_lord: GrahaName,
    sub_lord: GrahaName,
    cusps_at: z
      .string()
      .describe(
        'The instant at which this degree rises at the place, within half a day of the question. The cusps are for this instant.',
      ),
  })
  .nullable()
  .describe('Null without `number`.')

/** The ruling planets of an instant at a place. */
export const KpRulingPlanets = z.object({
  datetime: z.string(),
  of: z
    .enum(['request', 'chart', 'now'])
    .describe('`request`: the instant is `reference_date`. `chart`: it is that of the horary chart.'),
  lat: z.number(),
  lng: z.number(),
  timezone: z.string(),
  ascendant: z.object(PlaceFields),
  moon: z.object(PlaceFields),
  ascendant_star_lord: GrahaName,
  ascendant_sign_lord: GrahaName,
  ascendant_sub_lord: GrahaName,
  moon_star_lord: GrahaName,
  moon_sign_lord: GrahaName,
  moon_sub_lord: GrahaName,
  day_lord: GrahaName,
  weekday: z.string().describe('The Vedic day, which begins at sunrise.'),
  day_begins: z
    .enum(['sunrise', 'six_hours_before_noon'])
    .describe('The second value applies where the Sun does not rise: the day begins six hours before it culminates.'),
  day_began_at: z.string(),
  planets: z
    .array(GrahaName)
    .describe(
      'The five ruling planets, each once, the strongest first: star and sign lords of the lagna, then of the Moon, then the day lord.',
    ),
  nodes: z
    .array(GrahaName)
    .describe('Nodes that share a sign with a ruling planet, are aspected by it, or are in a sign that it rules.'),
})
