import { z } from 'zod'
import { YUDDHA_RULES } from '../../astro/vedic/conditions.ts'
import { PLANET_DIGNITIES } from '../../astro/vedic/dignity.ts'
import { ARUDHA_RULES } from '../../astro/vedic/karakas.ts'
import { PART_RULES } from '../../astro/vedic/upagrahas.ts'
import { PlaceFields } from './chart.ts'
import { GrahaName } from './panchang.ts'

const SUNRISE_RULES = ['almanac', 'centre'] as const

/** The fields of a request for the further points of a chart. */
export const VedicPointFields = {
  include_points: z
    .boolean()
    .default(false)
    .describe(
      'Adds `points`: upagrahas, special lagnas, chara karakas, arudha padas, dignities, combustion and wars of planets.',
    ),
  upagraha_rule: z
    .enum(PART_RULES)
    .default('start')
    .describe(
      'When Gulika and the others rise in their part of the day or night: at its start, its middle or its end, or after 2, 6, 10 … 26 of 30 ghatis.',
    ),
  mandi_rule: z
    .enum(PART_RULES)
    .default('ghatis')
    .describe('When Mandi rises in the part of Saturn, by the same rules.'),
  sunrise_rule: z
    .enum(SUNRISE_RULES)
    .default('almanac')
    .describe(
      'The sunrise and the sunset of points that depend on them. `almanac`: the upper limb with refraction. `centre`: the centre of the disc without refraction, a few minutes later.',
    ),
  arudha_rule: z
    .enum(ARUDHA_RULES)
    .default('tenth')
    .describe('`tenth`: an arudha in its own house or in the seventh moves to the tenth from there. `none`: it stays.'),
}
const Rules = z.object(VedicPointFields)
/** What a request says about the points. */
export type VedicPointRules = z.output<typeof Rules>

const House = z.int().min(1).max(12).nullable().describe('Counted by signs from the lagna.')
const Degrees = z.number()
const SignFields = { sign: PlaceFields.sign, sign_id: PlaceFields.sign_id }

const PointRow = z.object({ name: z.string(), ...PlaceFields, house: House })

const KarakaRow = z.object({
  karaka: z.string(),
  signifies: z.string(),
  graha: GrahaName,
  degree: Degrees.describe('The degrees passed in the sign; for Rahu the degrees left.'),
})

/** The points of a chart beside grahas and lagna. */
export const VedicPoints = z
  .object({
    sunrise: z
      .string()
      .nullable()
      .describe('The sunrise that begins the day of birth. Null without a time, or where there is none.'),
    born_by: z.enum(['day', 'night']).nullable(),
    upagrahas: z
      .array(PointRow)
      .describe('Five from the Sun; with a time of birth six more, which rise in parts of the day or night.'),
    special_lagnas: z.array(
      z.object({
        name: z.string(),
        ...SignFields,
        absolute_degree: Degrees.nullable().describe('Null for lagnas that are signs.'),
        degree_in_sign: Degrees.nullable(),
        house: House,
      }),
    ),
    chara_karakas: z.object({
      seven: z.array(KarakaRow).length(7),
      eight: z.array(KarakaRow).length(8),
    }),
    arudha_padas: z
      .array(
        z.object({
          house: z.int().min(1).max(12),
          ...SignFields,
          lord: GrahaName,
          is_moved: z.boolean().describe('True if the exception moved the pada to the tenth.'),
        }),
      )
      .describe('Empty without a time of birth.'),
    dignities: z
      .array(z.object({ name: GrahaName, dignity: z.enum(PLANET_DIGNITIES) }))
      .describe(
        'The dignity of each planet; in the sign of another one, its compound friendship with the lord of that sign. The nodes have none.',
      ),
    combustion: z.array(
      z.object({
        name: GrahaName,
        is_combust: z.boolean(),
        distance_deg: Degrees.describe('From the Sun in longitude.'),
        limit_deg: Degrees,
      }),
    ),
    graha_yuddha: z.array(
      z.object({
        planets: z.array(GrahaName).length(2),
        distance_deg: Degrees,
        winner_by_latitude: GrahaName.describe('Venus, otherwise the northern planet: as `winners.surya_siddhanta`.'),
        winner_by_longitude: GrahaName.describe('The planet with the lesser longitude: as `winners.lesser_longitude`.'),
        winners: z
          .object({ surya_siddhanta: GrahaName, northern: GrahaName, lesser_longitude: GrahaName })
          .describe('The winner by each rule. The guide has their sources.'),
      }),
    ),
    rules: z
      .object({
        sunrise: z.enum(SUNRISE_RULES),
        upagrahas: z.enum(PART_RULES),
        mandi: z.enum(PART_RULES),
        lordless_part: z.literal('eighth'),
        arudha_exceptions: z.enum(ARUDHA_RULES),
        arudha_lords: z.literal('seven_planets'),
        combustion: z.literal('surya_siddhanta'),
        graha_yuddha_deg: Degrees,
        graha_yuddha: z.enum(YUDDHA_RULES).describe('The default rule of the winner, which shadbala follows too.'),
        graha_yuddha_source: z.string(),
      })
      .describe('The rules by which the points were found. The guide has their sources.'),
  })
  .meta({ id: 'VedicPoints' })
