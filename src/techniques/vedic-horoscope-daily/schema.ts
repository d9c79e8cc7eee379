import { z } from 'zod'
import { COMPACT_REQUEST } from '../../contract/births/birth.ts'
import { Location, NatalChartReply } from '../../contract/births/natal-reply.ts'
import { LabelLanguage, readable } from '../../contract/fields.ts'
import { dateProblem, TODAY } from '../../contract/sky/sky-events.ts'
import { UsedPrecision } from '../../contract/sky/sources.ts'
import { checkVedicBirth, VedicBirthFields } from '../../contract/vedic/birth.ts'
import { Ascendant, GrahaRow } from '../../contract/vedic/chart.ts'
import { ActivePeriod, MoonNakshatra } from '../../contract/vedic/dasha.ts'
import { AREAS, AreaScore, AreaSection, DayTiming, Influence } from '../../contract/vedic/horoscope.ts'
import { GrahaName, LocalInstant } from '../../contract/vedic/panchang.ts'
import { Convention } from '../../contract/vedic/request.ts'
import { type Warned, Warning } from '../../contract/warnings.ts'
import { PanchangReply } from '../families/vedic/panchang-reply.ts'

export const VedicHoroscopeDailyRequest = z
  .strictObject({
    ...VedicBirthFields,
    target_date: readable((text) => {
      const problem = text === TODAY ? null : dateProblem(text)
      return problem && `${problem}; or ${TODAY}`
    })
      .default(TODAY)
      .describe('The date at the birthplace, by the Gregorian calendar. The current date there by default.')
      .meta({ toolHint: 'The date, or today.', examples: ['2026-09-22'] }),
    convention: Convention,
    include_evidence: z
      .boolean()
      .default(true)
      .describe('Adds to each fact its rule, the source of the rule, and the figures to which it was applied.'),
    include_raw_facts: z
      .boolean()
      .default(false)
      .describe(
        'Adds the positions from which facts are derived: grahas in transit with their houses, tara bala, chandra bala.',
      ),
    include_interpretation_blocks: z
      .boolean()
      .default(false)
      .describe('Adds a longer text on each of the six grahas that move the scores most.'),
    language: LabelLanguage.default('en').describe(
      'Language of the texts. So far they are only in English; a warning says so if you ask for another language.',
    ),
  })
  .superRefine(checkVedicBirth)
  .meta({ id: 'VedicHoroscopeDailyRequest', examples: [{ ...COMPACT_REQUEST, target_date: '2026-09-22' }] })

/** A request in our fields. `now` gives the date of a request without one. */
export const vedicHoroscopeDailyInput = (
  { target_date, ...body }: z.output<typeof VedicHoroscopeDailyRequest>,
  now: () => Date,
  warned: Warned,
) => ({ ...body, ...warned, target_date: target_date === TODAY ? null : target_date, nowMs: now().getTime() })
export type VedicHoroscopeDailyInput = ReturnType<typeof vedicHoroscopeDailyInput>

const House = z.int().min(1).max(12)
const Sign = z.int().min(1).max(12)

const RawFacts = z
  .object({
    reference_at: LocalInstant,
    natal: z.object({ moon_sign_id: Sign, moon_nakshatra_id: z.int().min(1).max(27), lagna_sign_id: Sign.nullable() }),
    transits: z
      .array(
        GrahaRow.omit({ house: true }).extend({
          house_from_moon: House,
          house_from_lagna: House.nullable(),
          polarity: z.enum(['favorable', 'unfavorable']).describe('By the house from the Moon alone.'),
          obstructed_by: z.array(GrahaName).describe('Grahas in the house that obstructs it (vedha).'),
          ashtakavarga_points: z.int().min(0).max(8).nullable().describe('Its own points in the sign; null for nodes.'),
        }),
      )
      .length(9),
    tara_bala: z.object({
      count: z.int().min(1).max(27),
      tara: z.string(),
      strength: z.enum(['good', 'mixed', 'bad']),
    }),
    chandra_bala: z.object({ house: House, strength: z.enum(['good', 'mixed', 'bad']) }),
  })
  .describe('Positions at `reference_at`, and what is counted from them.')

const text = z.string()

export const VedicHoroscopeDailyReply = z
  .object({
    meta: z.object({
      endpoint: z.string(),
      version: z.literal('v2'),
      generated_at: z.string(),
      target_date: z.string(),
      timezone: z.string(),
      language: z.literal('en'),
      reference_at: LocalInstant.describe('The beginning of the day of the panchang, for which transits are judged.'),
      settings: z.object({
        ayanamsha: z.string(),
        house_system: z.literal('whole_sign'),
        node_type: z.enum(['mean', 'true']),
        convention: Convention.unwrap(),
        dasha_system: z.literal('vimshottari'),
        year_length: z.string(),
        time_known: z.boolean(),
        include_evidence: z.boolean(),
        include_raw_facts: z.boolean(),
        include_interpretation_blocks: z.boolean(),
      }),
      rulesets: z.object({ facts: z.string(), scores: z.string(), timing: z.string() }),
      scoring: z.object({
        base: z.int().describe('The score of an area on which no fact acts.'),
        bands: z.object({ strong: z.int(), favorable: z.int(), mixed: z.int(), careful: z.int() }),
        rule: text,
      }),
      location: Location,
      precision: UsedPrecision,
    }),
    profile: z.object({
      name: NatalChartReply.shape.subject.shape.name,
      datetime: z.string(),
      lagna: Ascendant,
      moon: GrahaRow,
      active_dasha_stack: z.array(ActivePeriod.pick({ level: true, lord: true, start: true, end: true })),
    }),
    dasha: z.object({
      active_periods: z.array(ActivePeriod),
      dominant_period: ActivePeriod.describe('The mahadasha, whose lord weighs most in the scores.'),
      moon_nakshatra: MoonNakshatra,
      reference_date: z.string().describe('Periods are those at noon of this date.'),
    }),
    theme: z.object({ headline: text, panchang_mood: text, primary_influence: text, dominant_dasha: text }),
    narrative: z.object({ summary: text, opportunity: text, caution: text, best_use: text }),
    remedy: z.object({
      focus: GrahaName,
      simple_action: text,
      avoid: text,
      reflection: text,
      basis: text.describe('Why this graha, and the tradition behind the action.'),
    }),
    scores: z.object({
      overall: AreaScore.describe('The rounded mean of the six areas.'),
      career: AreaScore,
      wealth: AreaScore,
      relationships: AreaScore,
      health: AreaScore,
      mind: AreaScore,
      spiritual: AreaScore,
    }),
    sections: z.array(AreaSection).length(AREAS.length),
    influences: z.object({
      primary: Influence.describe('The fact that moves the scores most.'),
      supporting: z.array(Influence).describe('Further favourable facts.'),
      cautions: z.array(Influence).describe('Further unfavourable facts.'),
      background: z.array(Influence).describe('Facts that do not move the scores.'),
      all_ranked: z.array(Influence),
    }),
    panchang: PanchangReply.omit({ warnings: true }),
    timing: DayTiming,
    interpretation_blocks: z.array(z.object({ fact_id: text, title: text, text })).optional(),
    raw_facts: RawFacts.optional(),
    warnings: z.array(Warning).optional(),
  })
  .meta({ id: 'VedicHoroscopeDailyReply' })
