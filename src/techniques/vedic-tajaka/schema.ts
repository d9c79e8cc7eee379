import { z } from 'zod'
import { OFFICES, STRENGTH_GRADES, TAJAKA_ASPECTS, YEAR_LORD_RULES } from '../../astro/vedic/tajaka.ts'
import { MUDDA_BALANCES } from '../../astro/vedic/tajaka-dashas.ts'
import { HOUSE_YOGAS, ITHASALA_KINDS, ORB_RULES, PAIR_YOGAS } from '../../astro/vedic/tajaka-yogas.ts'
import { COMPACT_REQUEST } from '../../contract/births/birth.ts'
import { Location, NatalChartReply } from '../../contract/births/natal-reply.ts'
import { checkPair } from '../../contract/charts/nested-birth.ts'
import { ReturnPlaceFields } from '../../contract/charts/return-fields.ts'
import { checkTwelveHouses, checkVedicBirth, VedicBirthFields } from '../../contract/vedic/birth.ts'
import { Ascendant, GrahaRow, PlaceFields, VedicHouses } from '../../contract/vedic/chart.ts'
import { type Warned, Warning } from '../../contract/warnings.ts'
import { Dashas, Matter, PlanetName } from './parts.ts'

const { return_city, return_lat, return_lng } = ReturnPlaceFields

export const VedicTajakaRequest = z
  .strictObject({
    ...VedicBirthFields,
    target_year: z
      .int()
      .min(-9999)
      .max(9999)
      .nullish()
      .describe('The Gregorian year in which the Tajaka year begins; the current Tajaka year by default.')
      .meta({ examples: [2026] }),
    return_city: return_city.describe('The place for which the annual chart is cast; the birthplace by default.'),
    return_lat,
    return_lng,
    orb_rule: z
      .enum(ORB_RULES)
      .default('each')
      .describe('The orb of two planets: `each` within the orb of the other, or the `mean` of both orbs.')
      .meta({ toolHint: 'Orb of two planets.' }),
    mudda_balance: z
      .enum(MUDDA_BALANCES)
      .default('moon')
      .describe(
        'The first period of the Mudda dasha: what is left of it by the place of the natal `moon` in its nakshatra, or the `whole` period.',
      )
      .meta({ toolHint: 'How the Mudda dasha begins.' }),
    dasha_levels: z
      .int()
      .min(1)
      .max(2)
      .default(1)
      .describe('Levels of the dashas of the year: periods, or also their parts.')
      .meta({ toolHint: '2 adds parts.' }),
  })
  .superRefine((input, context) => {
    checkVedicBirth(input, context)
    checkPair('return', { lat: input.return_lat, lng: input.return_lng }, context)
    checkTwelveHouses(input, context)
  })
  .meta({ id: 'VedicTajakaRequest', examples: [{ ...COMPACT_REQUEST, target_year: 2026 }] })

/** A request in our fields. `now` chooses the year of an omitted one. */
export const vedicTajakaInput = (
  { target_year = null, ...body }: z.output<typeof VedicTajakaRequest>,
  now: () => Date,
  warned: Warned,
) => ({ ...body, ...warned, targetYear: target_year, nowMs: now().getTime() })
export type VedicTajakaInput = ReturnType<typeof vedicTajakaInput>

const House = z.int().min(1).max(12)

const Candidate = z.object({
  office: z.enum(OFFICES),
  planet: PlanetName,
  aspect_on_lagna: z
    .enum(TAJAKA_ASPECTS)
    .nullable()
    .describe('Null if the signs are the sixth and the eighth from each other.'),
  nature: z.enum(['benefic', 'malefic', 'neutral']).nullable(),
  strength: z.number().describe('Its pancha vargeeya bala.'),
})

const YearLord = z
  .object({
    planet: PlanetName,
    chosen_by: z
      .enum(YEAR_LORD_RULES)
      .describe(
        'The strongest candidate above 10 with a benefic aspect on the lagna. If there is none, the strongest with a malefic aspect, then one above 15, then the first candidate.',
      ),
    candidates: z.array(Candidate).length(OFFICES.length),
  })
  .nullable()
  .describe('Null without a time of birth.')

const PairYoga = z.object({
  yoga: z.enum(PAIR_YOGAS),
  kind: z.enum(ITHASALA_KINDS).nullable(),
  faster: PlanetName,
  slower: PlanetName,
  aspect: z.enum(TAJAKA_ASPECTS),
  degrees_apart: z.number().describe('Between their degrees within their signs.'),
  manahoo: z.array(PlanetName).describe('Planets that cancel the ithasala.'),
  kamboola: z.boolean().describe('Whether the Moon strengthens it.'),
})

export const VedicTajakaReply = z
  .object({
    subject: NatalChartReply.shape.subject,
    time: NatalChartReply.shape.time,
    varsha: z.object({
      year_of_life: z.int().min(1),
      completed_years: z.int().min(0),
      starts_at: z
        .string()
        .describe('When the Sun returns to its sidereal longitude at birth, local at the place of the year.'),
      starts_at_utc: z.string(),
      ends_at: z.string(),
      is_day: z
        .boolean()
        .nullable()
        .describe('Whether the Sun is up at the place of the year; null without a time of birth.'),
      location: Location.describe('The place for which the year is cast: the one requested, otherwise the birthplace.'),
    }),
    ascendant: Ascendant.describe('The lagna of the annual chart. Null without a time of birth.'),
    planets: z.array(GrahaRow).length(9).describe('The annual chart, cast for the place of the year.'),
    houses: VedicHouses,
    muntha: z
      .object({
        sign: z.string(),
        sign_id: z.int().min(1).max(12),
        house: House.describe('Counted from the annual lagna.'),
        lord: PlanetName,
      })
      .nullable()
      .describe('The natal lagna, moved by a sign for each completed year. Null without a time of birth.'),
    year_lord: YearLord,
    pancha_vargeeya_bala: z.array(
      z.object({
        planet: PlanetName,
        kshetra: z.number(),
        uchcha: z.number(),
        hadda: z.number(),
        drekkana: z.number(),
        navamsa: z.number(),
        total: z.number().describe('A quarter of the sum, at most 20.'),
        grade: z.enum(STRENGTH_GRADES),
      }),
    ),
    harsha_bala: z
      .array(
        z.object({
          planet: PlanetName,
          place: z.int(),
          dignity: z.int(),
          houses: z.int(),
          time: z.int(),
          total: z.int().min(0).max(20),
        }),
      )
      .describe('Empty without a time of birth.'),
    sahams: z
      .array(
        z.object({
          name: z.string(),
          meaning: z.string(),
          formula: z.string().describe('The formula that was used, by day or by night.'),
          added_sign: z.boolean().describe('Whether 30° were added, because C does not lie between B and A.'),
          ...PlaceFields,
          house: House,
          lord: PlanetName,
        }),
      )
      .describe('Empty without a time of birth.'),
    yogas: z.object({
      pairs: z.array(PairYoga),
      houses: z.enum(HOUSE_YOGAS).nullable(),
      matters: z
        .array(Matter)
        .describe('For each house: the yogas of its lord with the lord of the lagna. Empty without a time of birth.'),
    }),
    dashas: Dashas,
    metadata: z.object({
      ayanamsha: z.string(),
      ayanamsha_deg: z.number().describe('The ayanamsha when the year begins, with nutation.'),
      house_system: z.string(),
      node_type: z.enum(['mean', 'true']),
      timezone_used: z.string(),
      deeptamsas: z.record(PlanetName, z.number()).describe('The orb of each planet, in degrees.'),
      orb_rule: z.enum(ORB_RULES),
      mudda_balance: z.enum(MUDDA_BALANCES),
      rules: z.object({
        source: z.string(),
        friends: z.string(),
        hadda: z.string(),
        yogas: z.string(),
        matters: z.string(),
        strength: z.string(),
        mudda: z.string(),
        patyayini: z.string(),
      }),
    }),
    warnings: z.array(Warning).optional(),
  })
  .meta({ id: 'VedicTajakaReply' })
