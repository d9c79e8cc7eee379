import { z } from 'zod'
import { DEEPTADI } from '../../astro/vedic/avasthas.ts'
import { YUDDHA_RULES } from '../../astro/vedic/conditions.ts'
import { PLANETS } from '../../astro/vedic/dignity.ts'
import { AYANA_RULES, CHESHTA_RULES, STRENGTH_SCHOOLS } from '../../astro/vedic/shadbala/rules.ts'

export const PlanetName = z.enum(PLANETS)

/** An object with a field for each of the seven planets. */
export const ofPlanets = <Value extends z.ZodType>(value: Value) =>
  z.object({
    Sun: value,
    Moon: value,
    Mars: value,
    Mercury: value,
    Jupiter: value,
    Venus: value,
    Saturn: value,
  })

/** The fields of a request that choose among the rules of the books. */
export const StrengthRuleFields = {
  rules: z
    .enum(STRENGTH_SCHOOLS)
    .default('parashara')
    .describe(
      'The rules of shadbala: `parashara`, as in Brihat Parashara Hora Shastra 26 to 28, or `raman`, as in Graha and Bhava Balas.',
    )
    .meta({ toolHint: 'parashara or raman.' }),
  ayana: z
    .enum(AYANA_RULES)
    .nullish()
    .describe(
      'The declination in ayana bala: by `three_parts` of the quadrant (Parashara), by `six_parts` (Raman), or the true `declination` out of 24 degrees. By default as in `rules`.',
    )
    .meta({ toolHint: 'By default as rules.' }),
  cheshta: z
    .enum(CHESHTA_RULES)
    .nullish()
    .describe(
      'Cheshta bala by modern `mean_longitudes` (Parashara 27.24-25), by the mean longitudes of `raman_tables`, or by kinds of `motions` (27.21-23). By default as in `rules`.',
    )
    .meta({ toolHint: 'By default as rules.' }),
  yuddha: z
    .enum(YUDDHA_RULES)
    .nullish()
    .describe(
      'The winner of a war of planets: the northern one, but Venus on either side (`surya_siddhanta`, by default with `parashara`); the `northern` one, even against Venus (Brihat Samhita); or the one with the `lesser_longitude` (by default with `raman`).',
    )
    .meta({ toolHint: 'By default as rules.' }),
}

const virupas = z.number().describe('Virupas.')

const SthanaParts = z.object({
  uchcha: virupas,
  saptavargaja: virupas,
  ojayugma: virupas,
  kendra: virupas,
  drekkana: virupas,
})

const KalaParts = z.object({
  nathonnatha: virupas,
  paksha: virupas,
  tribhaga: virupas,
  abda: virupas,
  masa: virupas,
  vara: virupas,
  hora: virupas,
  ayana: virupas,
  yuddha: virupas,
})

/** The six strengths of a planet. */
const ShadbalaRow = z.object({
  sthana_bala: z.number().describe('Strength by place, in virupas.'),
  dig_bala: z.number().describe('Strength by direction, in virupas.'),
  kala_bala: z.number().describe('Strength by time, in virupas.'),
  cheshta_bala: z.number().describe('Strength by motion, in virupas.'),
  naisargika_bala: z.number().describe('Natural strength, in virupas.'),
  drik_bala: z.number().describe('Strength by aspects, in virupas. Negative if the aspects of malefics prevail.'),
  total: z.number().describe('The sum in virupas.'),
  shadbala_in_virupas: z.number().describe('The same as `total`.'),
  shadbala_in_rupas: z.number().describe('The sum in rupas of 60 virupas.'),
  minimum_requirements: z.number().describe('What the planet needs, in rupas.'),
  ratio: z.number().describe('The sum divided by what the planet needs.'),
  rank: z.int().min(1).max(7).describe('1 for the largest ratio.'),
  parts: z.object({ sthana: SthanaParts, kala: KalaParts }),
  parts_required: z
    .object({ sthana: virupas, dig: virupas, cheshta: virupas, kala: virupas, ayana: virupas })
    .describe('What the planet needs in parts (Brihat Parashara Hora Shastra 27.34-36).'),
})

export const ShadbalaReply = ofPlanets(ShadbalaRow).describe('The six strengths. Null without a time of birth.')

export const PhalaReply = ofPlanets(z.object({ ishta: z.number(), kashta: z.number() })).describe(
  'The good and the bad that a planet gives, each out of 60. Null without a time of birth.',
)

export const WarReply = z.object({ winner: PlanetName, loser: PlanetName, virupas })

export const BhavaBalaReply = z.object({
  house: z.int().min(1).max(12),
  sign: z.string(),
  sign_id: z.int().min(1).max(12),
  degree: z.number().describe('The sidereal longitude of the middle of the house, by Sripati.'),
  lord: PlanetName,
  bhavadhipati_bala: z.number().describe('The shadbala of the lord, in virupas.'),
  dig_bala: virupas,
  drishti_bala: virupas,
  occupants: z.number().describe('60 for Jupiter and Mercury each, -60 for Saturn, Mars and Sun each.'),
  rising: z
    .number()
    .describe('15 for signs that rise head first by day, back first by night, both ways in the twilight.'),
  total: z.number().describe('The sum in virupas.'),
  total_in_rupas: z.number(),
})

const score = z.number().min(0).max(20)

export const VimsopakaReply = ofPlanets(
  z.object({ shadvarga: score, saptavarga: score, dasavarga: score, shodasavarga: score }),
).describe('Strength in 6, 7, 10 and 16 divisions, each out of 20.')

/** A state of a graha. */
export const Avastha = z.object({
  type: z.enum(['baladi', 'jagradadi', 'deeptadi']),
  state: z.enum(['Bala', 'Kumara', 'Yuva', 'Vriddha', 'Mrita', 'Jagrat', 'Swapna', 'Sushupti', ...DEEPTADI]),
  effect: z
    .enum(['full', 'medium', 'half', 'quarter', 'little', 'none'])
    .nullable()
    .describe('The share of its effect that the graha gives. Null for deeptadi.'),
})

export const AvasthasReply = ofPlanets(z.array(Avastha))
  .extend({ Rahu: z.array(Avastha), Ketu: z.array(Avastha) })
  .describe('The states of each graha. Rahu and Ketu have only baladi. A planet may have several states of deeptadi.')

/** The rule of each part in which the books differ. */
export const StrengthRulesReply = z.object({
  school: z.enum(STRENGTH_SCHOOLS),
  source: z.string(),
  saptavargaja: z
    .enum(['20_15_10_4_2', '22.5_15_7.5_3.75_1.875'])
    .describe('Virupas in the sign of a great friend, friend, neutral, enemy, great enemy.'),
  kendra_houses: z.string().describe('The house system of kendra bala.'),
  paksha: z.enum(['four_benefics', 'benefics_of_the_chart_moon_doubled']),
  abda_and_masa: z.literal('surya_siddhanta').describe('Years of 360 and months of 30 days since the creation.'),
  hora: z.literal('twelfths_of_day_and_night'),
  ayana: z.enum(AYANA_RULES),
  ayana_of_sun: z.enum(['once_and_as_cheshta', 'doubled']),
  cheshta: z.enum(CHESHTA_RULES),
  drik: z.enum(['mercury_and_jupiter_in_full', 'quarters']),
  yuddha: z.enum(['difference_of_strengths', 'difference_by_discs']).describe('What the winner of a war takes.'),
  yuddha_winner: z.enum(YUDDHA_RULES).describe('Who wins a war.'),
  yuddha_source: z.string().describe('The source of the rule of the winner.'),
  ishta_kashta: z.enum(['mean', 'root_of_product']),
  bhava: z.literal('parashara_27_26_31'),
})
