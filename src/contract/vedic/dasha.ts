import { z } from 'zod'
import {
  ASHTOTTARI_ARCS,
  DASHA_LEVELS,
  DASHA_YEARS,
  type DashaYear,
  FIRST_PARTS,
} from '../../astro/vedic/dashas/dasha.ts'
import { DASHA_SYSTEM_NAMES } from '../../astro/vedic/dashas/systems.ts'
import { COMPOUND_FRIENDSHIPS } from '../../astro/vedic/dignity.ts'
import { PERIODS_MAX } from '../births/time-lords.ts'
import { DateTime } from '../fields.ts'
import type { Warned } from '../warnings.ts'
import { checkVedicBirth, type VedicBirth, VedicBirthFields } from './birth.ts'
import { Nakshatra } from './chart.ts'
import { GrahaName, LocalInstant } from './panchang.ts'

const YEARS = Object.keys(DASHA_YEARS) as [DashaYear, ...DashaYear[]]

const DashaSystemField = z
  .enum(DASHA_SYSTEM_NAMES)
  .default('vimshottari')
  .describe(
    'The system. `vimshottari`, `yogini`, `ashtottari` and `kalachakra` count from the nakshatra of the Moon. `chara_rao` (K.N. Rao), `chara_parashara` and `narayana` count signs from the lagna and need a time of birth.',
  )
  .meta({ toolHint: 'Which dashas. chara and narayana need a time of birth.' })

const DashaYearField = z
  .enum(YEARS)
  .default('sidereal')
  .describe(
    `The days of a year: ${YEARS.map((year) => `\`${year}\` ${DASHA_YEARS[year]}`).join(', ')}. Published dates mostly follow the sidereal year.`,
  )
  .meta({ toolHint: 'The length of a year.' })

/** The fields of a request about dashas, beside its birth. */
const DashaFields = {
  system: DashaSystemField,
  levels: z
    .int()
    .min(1)
    .max(DASHA_LEVELS.length)
    .nullish()
    .describe(
      `Levels of periods: ${DASHA_LEVELS.map((level, index) => `${index + 1} ${level}`).join(', ')}. 3 by default. If the sources of a system give fewer, a warning says so.`,
    )
    .meta({ toolHint: '1 Mahadasha to 5 Prana; 3 by default.' }),
  reference_date: DateTime.nullish()
    .describe(
      'The active periods are those at this time, or at noon of this date, at the birthplace. By default at noon today.',
    )
    .meta({ toolHint: 'The date asked for; today by default.', examples: ['2026-09-22'] }),
  year_length: DashaYearField,
  timeline_from: DateTime.nullish()
    .describe(
      'The timeline has the periods of `levels` levels from this time on, or from the beginning of this date at the birthplace. Without both fields it has the mahadashas of the 120 years from the birth.',
    )
    .meta({ toolHint: 'The timeline begins here. Give both ends, or neither.', examples: ['2026-01-01'] }),
  timeline_to: DateTime.nullish()
    .describe(
      `The timeline ends with the periods that contain this time, or the end of this date: the whole day is included. It has at most ${PERIODS_MAX} periods.`,
    )
    .meta({ examples: ['2027-01-01'] }),
  first_part: z
    .enum(FIRST_PARTS)
    .nullish()
    .describe(
      'Whether the parts of a period begin with its own lord or with the `next` one; for `ashtottari` (`own` by default) and `chara_rao` (`next` by default), where schools differ.',
    )
    .meta({ formHint: 'For ashtottari and chara_rao.', toolHint: 'For ashtottari and chara_rao.' }),
  ashtottari_arcs: z
    .enum(ASHTOTTARI_ARCS)
    .default('abhijit')
    .describe(
      'The arc of Saturn in `ashtottari`. `abhijit`: a quarter of its years for each of four nakshatras, with Abhijit. `equal`: in proportion to the arc.',
    )
    .meta({ formHint: 'For ashtottari.', toolHint: 'For ashtottari.' }),
}

const DashaFieldsShape = z.object(DashaFields)
export type AskedDasha = z.output<typeof DashaFieldsShape>

/** Reports fields that do not fit each other. */
function checkDasha(
  { timeline_from: from, timeline_to: to, first_part: first, system }: AskedDasha,
  context: z.RefinementCtx,
): void {
  const wrong = (field: string, message: string): void => context.addIssue({ code: 'custom', path: [field], message })
  if (from && !to) wrong('timeline_to', 'Required with timeline_from')
  if (to && !from) wrong('timeline_from', 'Required with timeline_to')
  if (first && system !== 'ashtottari' && system !== 'chara_rao')
    wrong('first_part', `Not for ${system}, whose sources agree. Allowed for: ashtottari, chara_rao`)
}

/** A request about the dashas of a birth. */
export const DashaRequest = z.strictObject({ ...VedicBirthFields, ...DashaFields }).superRefine((input, context) => {
  checkVedicBirth(input, context)
  checkDasha(input, context)
})

/** A request with its time. `now` gives the reference date of a request without one. */
export const dashaInput = (body: VedicBirth & AskedDasha, now: () => Date, warned: Warned) => ({
  ...body,
  ...warned,
  nowMs: now().getTime(),
})
export type DashaInput = ReturnType<typeof dashaInput>

const LocalDate = z.string().describe('The date at the birthplace, YYYY-MM-DD.')
const Years = z.number().describe('Years of `year_days` days, with six decimals.')

/** The lord and the bounds of a period. */
const PeriodFields = {
  level: z.enum(DASHA_LEVELS),
  lord: z.string().describe('A graha, or a sign in a dasha of signs.'),
  yogini: z.string().optional().describe('The yogini that rules the period, in the system `yogini`.'),
  path: z.array(z.string()).describe('The lords of all levels, from the mahadasha on.'),
  start: LocalDate,
  end: z.string().describe('The date on which the next period begins.'),
  starts_at: LocalInstant,
  ends_at: LocalInstant,
}

/** A period that holds the reference date. */
export const ActivePeriod = z.object({
  ...PeriodFields,
  progress_fraction: z.number().min(0).max(1).describe('The share of the period that has passed, with six decimals.'),
  remaining_days: z.number().describe('Days until its end, with two decimals.'),
  duration_years: Years,
  elapsed_years: Years,
  remaining_years: Years,
})

export const TimelinePeriod = z.object(PeriodFields)

/** The first dasha, of which a part has elapsed at birth. */
export const BirthBalance = z
  .object({
    lord: z.string(),
    yogini: z.string().optional(),
    actual_start: z.string().describe('The date on which the first dasha began, before the birth or at it.'),
    actual_start_at: LocalInstant,
    birth_date: LocalDate,
    end: LocalDate,
    ends_at: LocalInstant,
    full_duration_years: Years,
    elapsed_years: Years,
    remaining_years: Years,
  })
  .nullable()
  .describe('Null for a dasha from the lagna without a time of birth.')

/** The nakshatra of the Moon. */
export const MoonNakshatra = Nakshatra.describe('The nakshatra of the natal Moon.')

/** The rules of an answer. */
export const DashaRulesReply = z.object({
  system: z.enum(DASHA_SYSTEM_NAMES),
  rule: z.string(),
  source: z.string(),
  levels: z.int().min(1).max(DASHA_LEVELS.length),
  year_length: z.enum(YEARS),
  year_days: z.number(),
  first_part: z.enum(FIRST_PARTS).optional(),
  ashtottari_arcs: z.enum(ASHTOTTARI_ARCS).optional(),
  condition: z
    .object({
      met: z.boolean().nullable().describe('Null without a time of birth.'),
      rahu_in_lagna: z.boolean().nullable(),
      lagna_lord: z.string().nullable(),
      rahu_house_from_lagna_lord: z.int().min(1).max(12).nullable(),
      text: z.string(),
    })
    .optional()
    .describe('Whether the Ashtottari dasha applies to the chart, by its text. It is given in any case.'),
})

/** The parts of an answer that have the periods. */
export const DashaReplyFields = {
  moon_nakshatra: MoonNakshatra,
  birth_balance: BirthBalance,
  active_periods: z
    .array(ActivePeriod)
    .max(DASHA_LEVELS.length)
    .describe('The period of each level at the reference date, from the mahadasha on.'),
  timeline: z
    .array(TimelinePeriod)
    .max(PERIODS_MAX)
    .describe('Periods in order, each followed by its parts. Periods at the ends of the timeline are given whole.'),
  reference_date: LocalDate,
  reference_at: LocalInstant,
}

/** The Vimshottari dashas at the reference time, as part of another answer. */
export const VimshottariReply = z.object({
  moon_nakshatra: MoonNakshatra,
  birth_balance: BirthBalance,
  active_periods: DashaReplyFields.active_periods,
  reference_date: z.string(),
  rules: DashaRulesReply,
})

/** What an answer of another technique asks about the Vimshottari dashas. */
export const vimshottariAsked = (levels: number, reference: string | null | undefined): AskedDasha => ({
  system: 'vimshottari',
  levels,
  reference_date: reference,
  year_length: 'sidereal',
  ashtottari_arcs: 'abhijit',
})

const House = z.int().min(1).max(12)

/** What a chart says about the lord of a period. */
export const LordFact = z.object({
  level: z.enum(DASHA_LEVELS),
  lord: z.string(),
  sign: z.string().describe('The sign of a graha; for a dasha of signs the sign itself.'),
  house: House.nullable().describe('Counted in signs from the lagna; null without a time of birth.'),
  houses_ruled: z.array(House).describe('Empty for the nodes, for signs, and without a time of birth.'),
  dignity: z
    .enum(['exalted', 'moolatrikona', 'own', 'debilitated', ...COMPOUND_FRIENDSHIPS])
    .nullable()
    .describe(
      'The dignity of a graha that rules signs; in the sign of another graha, its compound friendship with the lord of that sign. Null for nodes and signs.',
    ),
  nakshatra: z.string().nullable().describe('The nakshatra of a graha; null for a sign.'),
  sign_lord: z.string().describe('The lord of the sign.'),
  grahas: z.array(GrahaName).describe('The other grahas in that sign.'),
  text: z.string().describe('The facts as sentences.'),
})
