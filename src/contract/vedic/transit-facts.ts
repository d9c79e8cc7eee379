import { z } from 'zod'
import { DASHA_LEVELS } from '../../astro/vedic/dashas/dasha.ts'
import { GrahaName } from './panchang.ts'

/** The levels of dashas beside a transit. */
export const OVERLAY_LEVELS = 3

const SPAN = { start_datetime: z.string(), end_datetime: z.string() }

const Vedha = z
  .object({
    house: z.int().min(1).max(12).describe('The house of obstruction, counted from the natal Moon.'),
    sign_id: z.int().min(1).max(12),
    obstructions: z
      .array(
        z.object({
          by: GrahaName.describe('The graha that is in the house of obstruction.'),
          ...SPAN,
        }),
      )
      .describe(
        'The obstructions of the transit in order of time: all that touch the range, cut at the ends of the window. Obstructions by several grahas may overlap. Empty if there is none in the range.',
      ),
  })
  .nullable()
  .describe(
    'The obstruction (vedha) of a favourable transit. Null unless the window is a favourable house from the Moon, and for the nodes. Polarity does not change.',
  )

const TransitPoints = z
  .object({
    bav: z
      .int()
      .min(0)
      .max(8)
      .nullable()
      .describe('The points of the graha in the sign (bhinnashtakavarga). Null for the nodes, which have none.'),
    sav: z.int().min(0).describe('The points of all planets in the sign (sarvashtakavarga).'),
  })
  .nullable()
  .describe('The natal ashtakavarga of the sign that is transited. Null without a time of birth.')

const TransitDashas = z
  .array(
    z.object({
      mahadasha: GrahaName,
      antardasha: GrahaName,
      pratyantardasha: GrahaName,
      ...SPAN,
      lord_of: z
        .array(z.enum(DASHA_LEVELS).extract(['Mahadasha', 'Antardasha', 'Pratyantardasha']))
        .max(OVERLAY_LEVELS)
        .describe('The levels whose lord is the transiting graha.'),
    }),
  )
  .optional()
  .describe(
    'The Vimshottari dashas that run in the window, from its start or the birth on, cut at its ends. Only with `include_dasha_overlay`.',
  )

/** What else an answer says about a transit. */
export const TransitFacts = { vedha: Vedha, ashtakavarga: TransitPoints, dashas: TransitDashas }
