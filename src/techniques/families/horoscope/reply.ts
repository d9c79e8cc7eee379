import { z } from 'zod'
import { PLANETS } from '../../../astro/body.ts'
import { HOUR_RULERS } from '../../../astro/planetary-hours.ts'
import { SIGNS } from '../../../astro/sign.ts'
import { LabelLanguage } from '../../../contract/fields.ts'
import { UsedPrecision } from '../../../contract/sky/sources.ts'

/** The signs of the zodiac in addresses and answers. */
export const SIGN_IDS = SIGNS.map(({ id }) => id)

export const Dimensions = z.enum(['love', 'career', 'money', 'health'])
export type Dimension = z.output<typeof Dimensions>
/** A score. */
export const Points = z.int().min(0).max(100)
/** An instant on a local clock. */
export const LocalInstant = z.string().describe('Local time with its offset.')

/** A name for programs, and for people in the language of the answer. */
export const Named = z.object({ key: z.string(), label: z.string() })

/** What adds to a score. */
export const Driver = z.object({
  type: z
    .enum(['base', 'planet_in_house', 'sky_aspect', 'transit', 'limit'])
    .describe(
      'base: where every score begins. limit: brings a sum back to 0 to 100. transit: only in the horoscope of a birth.',
    ),
  key: z.string().describe('A name for programs, such as venus_house_5 or mars_square_saturn.'),
  label: z.string(),
  weight: z.int().describe('What it adds to the score.'),
  exact_at: LocalInstant.optional(),
  orb_deg: z.number().optional().describe('Only for transits: the smallest orb on the day.'),
})

const MOON_PHASE_KEYS = [
  'new_moon',
  'waxing_crescent',
  'first_quarter',
  'waxing_gibbous',
  'full_moon',
  'waning_gibbous',
  'last_quarter',
  'waning_crescent',
] as const

const Fact = z.object({
  type: z
    .enum(['moon_house', 'sky_aspect', 'moon_phase', 'planet_in_house', 'transit'])
    .describe('The kind of fact. `transit` occurs only in the horoscope of a birth.'),
  key: z.string(),
  weight: z.int().describe('The text has the heaviest facts.'),
  text: z.string(),
  in_text: z.boolean(),
})

const Highlight = z.object({
  type: z.enum(['moon_sign', 'moon_phase', 'sky_aspect']),
  key: z.string().describe('A name for programs, such as mars_square_saturn.'),
  label: z.string(),
  exact_at: LocalInstant.nullable().describe('Null for a state that lasts all day.'),
})

const Content = z.object({
  text: z.string().describe('The sentences of the heaviest facts.'),
  theme: z.string().describe('What the house of the Moon at noon is about.'),
  keywords: z.array(z.string()).min(1).max(8).describe('A word for the house of each fact in the text.'),
  facts: z.array(Fact).describe('Everything that the text could say, heaviest first.'),
})

const Lucky = z
  .object({
    color: Named.describe('The heraldic colour of the ruler of the weekday.'),
    number: z.int().min(1).max(99).describe('Orders of the magic squares of both rulers, multiplied.'),
    time_window: z.object({
      display: z.string(),
      start: LocalInstant,
      end: LocalInstant,
      tz: z.string(),
      rule: z
        .enum(['moon_to_ruler', 'moon_trine', 'moon_sextile', 'midday'])
        .describe('The aspect of the Moon in the middle of the two hours; without an aspect they are around midday.'),
    }),
    day_ruler: z.enum(HOUR_RULERS),
    sign_ruler: z.enum(HOUR_RULERS),
  })
  .describe('By traditional rules, not by astronomy.')

export const AstroOfDay = z.object({
  moon_sign: Named.describe('The sign of the Moon at noon.'),
  moon_sign_change: Named.extend({ at: LocalInstant }).nullable().describe('The sign that the Moon enters on the day.'),
  moon_phase: Named.extend({
    key: z.enum(MOON_PHASE_KEYS),
    exact_at: LocalInstant.nullable().describe('The new or full Moon or the quarter, if it is on the day.'),
  }),
  highlights: z.array(Highlight).describe('The Moon at noon, and every major aspect that is exact on the day.'),
  planets: z
    .array(
      Named.extend({
        key: z.enum(PLANETS),
        sign: Named,
        degree: z.number().describe('Degrees within the sign.'),
        house: z.int().min(1).max(12).describe('The house, counted from the sign asked for.'),
        retrograde: z.boolean(),
      }),
    )
    .describe('The planets at noon.'),
})

const ScoreFields = {
  scores: z.object({ overall: Points, love: Points, career: Points, money: Points, health: Points }),
  score_factors: z
    .array(
      z.object({
        dimension: Dimensions,
        type: z.literal('sum'),
        reason: z.object({
          main: z.string().describe('The driver with the largest weight.'),
          secondary: z.string().nullable(),
        }),
        drivers: z.array(Driver).describe('Their weights add up to the score.'),
      }),
    )
    .length(4),
  scores_meta: z.object({
    overall_method: z.literal('mean'),
    weights: z.object({ love: z.number(), career: z.number(), money: z.number(), health: z.number() }),
    rounding: z.literal('half_up'),
  }),
}

/** The horoscope of a sign. */
export const SignHoroscope = z
  .object({
    sign: z.enum(SIGN_IDS),
    date: z.string(),
    ...ScoreFields,
    lucky: Lucky,
    content: Content,
    astro: AstroOfDay,
  })
  .meta({ id: 'SignHoroscope' })

export const HoroscopeMeta = z
  .object({
    request_id: z.string().optional().describe('The same as the header `X-Request-Id`.'),
    generated_at: z.string(),
    settings: z.object({
      tz_str: z.string(),
      locale: LabelLanguage,
      date_resolved: z.string(),
      noon: LocalInstant.describe('The instant for which places and houses are calculated.'),
      zodiac: z.literal('tropical'),
      houses: z.string(),
      orb_policy: z.string(),
      precision: UsedPrecision,
    }),
    engine: z.object({ name: z.string(), version: z.string() }),
  })
  .meta({ id: 'HoroscopeMeta' })
