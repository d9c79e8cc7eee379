import { z } from 'zod'
import { GrahaName } from './panchang.ts'

/** The nakshatra of a longitude. */
export const Nakshatra = z.object({
  name: z.string(),
  id: z.int().min(1).max(27),
  pada: z.int().min(1).max(4),
  lord: GrahaName,
  sub_lord: GrahaName.describe('The lord of the part of the nakshatra, as in the system of Krishnamurti.'),
})

/** A sidereal longitude with its sign. */
export const PlaceFields = {
  sign: z.string(),
  sign_id: z.int().min(1).max(12).describe('Aries is 1.'),
  absolute_degree: z.number().describe('The sidereal longitude.'),
  degree_in_sign: z.number(),
}

/** A graha of a chart. */
export const GrahaRow = z.object({
  name: GrahaName,
  ...PlaceFields,
  house: z.int().min(1).max(12).nullable(),
  is_retrograde: z.boolean(),
  speed: z.number().describe('Degrees a day.'),
  nakshatra: z.string(),
  nakshatra_id: z.int().min(1).max(27),
  pada: z.int().min(1).max(4),
  nakshatra_lord: GrahaName,
  sub_lord: GrahaName,
  sub_sub_lord: GrahaName,
})

/** The lagna. */
export const Ascendant = z
  .object({ ...PlaceFields, degree: z.number().describe('The same as `absolute_degree`.'), nakshatra: Nakshatra })
  .nullable()
  .describe('Null without a time of birth.')

/** The houses of a chart. */
export const VedicHouses = z
  .array(
    z.object({
      house: z.int().min(1).max(12),
      sign: z.string(),
      sign_id: z.int().min(1).max(12),
      degree_cusp: z.number().nullable().describe('The longitude of the cusp; null in whole signs.'),
    }),
  )
  .describe('Empty without a time of birth.')

/** What a chart stands on: its zodiac, its nodes, and the clock of the birth. */
export const ChartBasis = {
  ayanamsha: z.string(),
  ayanamsha_deg: z.number().describe('The ayanamsha at birth, with nutation.'),
  node_type: z.enum(['mean', 'true']),
  timezone_used: z.string(),
}
