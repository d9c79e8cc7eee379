import { z } from 'zod'
import { Warning } from '../../../../contract/warnings.ts'
import { AstroOfDay, Dimensions, Driver, HoroscopeMeta, LocalInstant, Points, SIGN_IDS } from '../reply.ts'
import { BornFacts, Transit } from '../transit-reply.ts'

const { date_resolved, tz_str, locale, zodiac, houses, precision } = HoroscopeMeta.shape.settings.shape
const Dated = z.string().describe('A local date.')
const Kind = z.enum(['week', 'month'])

const PeriodMeta = HoroscopeMeta.extend({
  settings: z.object({
    tz_str,
    locale,
    date_resolved: date_resolved.describe('The first date.'),
    period: z.object({
      kind: Kind,
      from: Dated,
      to: z.string().describe('The last local date.'),
      days: z.int().min(1).max(31).describe('The number of days, without dates that the time zone skipped.'),
      rule: z
        .enum(['given_date', 'monday_iso_8601', 'given_month', 'current_month'])
        .describe('How the first date was found.'),
    }),
    zodiac,
    houses,
    orb_policy: z.string(),
    score_policy: z.literal('mean_of_days'),
    precision,
  }),
}).meta({ id: 'HoroscopePeriodMeta' })

const Scores = z.object({ overall: Points, love: Points, career: Points, money: Points, health: Points })

const ScoreFactor = z.object({
  dimension: Dimensions,
  type: z.literal('mean_of_days'),
  sum: z
    .int()
    .describe(
      'The sum of the scores of all days. Divided by the number of days, with a half rounded up, it is the score.',
    ),
  reason: z.object({
    main: z.string().describe('The driver with the largest weight.'),
    secondary: z.string().nullable(),
  }),
  drivers: z
    .array(
      Driver.pick({ type: true, key: true, label: true }).extend({
        weight: z.int().describe('The sum of what it adds on each day.'),
        days: z.int().min(1).describe('The number of days on which it acts.'),
      }),
    )
    .describe('Their weights add up to `sum`.'),
})

const EVENT_TYPES = ['moon_phase', 'ingress', 'station', 'sky_aspect', 'transit'] as const

const Event = z
  .object({
    type: z.enum(EVENT_TYPES).describe('The kind of event. `transit` occurs only in the horoscope of a birth.'),
    key: z
      .string()
      .describe(
        'A name for programs, such as full_moon, venus_enters_libra, mercury_turns_direct or mars_square_saturn.',
      ),
    label: z.string(),
    date: Dated,
    exact_at: LocalInstant,
    weight: z.int(),
    houses: z
      .array(z.int().min(1).max(12))
      .describe('The houses of its bodies. Empty for transits, and without a time of birth.'),
    eclipse: z.boolean().describe('Whether a new or full Moon is an eclipse somewhere.'),
  })
  .meta({ id: 'HoroscopePeriodEvent' })

const Fact = z.object({
  type: z.enum([...EVENT_TYPES, 'planet_in_house']),
  key: z.string(),
  weight: z.int().describe('The text has the heaviest facts.'),
  text: z.string(),
  in_text: z.boolean(),
})

/** The horoscope of a week or a month, for a sign. */
const PeriodHoroscope = z
  .object({
    sign: z.enum(SIGN_IDS),
    period: Kind,
    from: Dated,
    to: Dated,
    scores: Scores,
    score_factors: z.array(ScoreFactor).length(4),
    scores_meta: z.object({
      overall_method: z.literal('mean'),
      days: z.int().min(1).max(31),
      rounding: z.literal('half_up'),
    }),
    days: z
      .array(
        z.object({
          date: Dated,
          scores: Scores.describe('The scores that the daily horoscope gives for this date.'),
          weight: z.int().describe('The sum of the weights of its events.'),
        }),
      )
      .describe('Every day of the period.'),
    key_days: z
      .array(z.object({ date: Dated, weight: z.int(), events: z.array(Event) }))
      .describe(
        'The days that matter: the three heaviest of a week, the five heaviest of a month, in the order of time.',
      ),
    events: z
      .array(Event)
      .describe('Phases of the Moon, entries into signs, stations and exact aspects, in the order of time.'),
    highlights: z.array(Event).describe('The heaviest events first: five of a week, eight of a month.'),
    content: z.object({
      text: z.string().describe('The text: first what lasts all the time, then what has a date.'),
      theme: z.string(),
      keywords: z.array(z.string()).min(1).max(8),
      facts: z.array(Fact).describe('Everything that the text could say, heaviest first.'),
    }),
    astro: z.object({ planets: AstroOfDay.shape.planets.describe('The planets at noon of the first day.') }),
  })
  .meta({ id: 'HoroscopeOfPeriod' })

/** The answer for a sign. */
export const PeriodSignReply = z
  .object({ meta: PeriodMeta, data: PeriodHoroscope, warnings: z.array(Warning).optional() })
  .meta({ id: 'HoroscopePeriodSignReply' })

const Planet = AstroOfDay.shape.planets.element

const PeriodTransit = Transit.omit({ is_applying: true, exact_at: true }).extend({
  orb_deg: z.number().describe('The smallest orb in the period; 0 if the transit becomes exact.'),
  score: Transit.shape.score.describe('The highest score of its days. The list is sorted by it.'),
  exact_at: z.array(LocalInstant).describe('The instants at which it is exact; empty if there are none.'),
  days: z.int().min(1).describe('The number of days on which it is within the orb.'),
  from: z.string().describe('The first local date in the period on which it is within the orb.'),
  to: z.string().describe('The last such date.'),
})

const PersonalPeriod = PeriodHoroscope.extend({
  sign: PeriodHoroscope.shape.sign.describe('The natal sign of the Sun.'),
  astro: z.object({
    planets: z
      .array(
        Planet.extend({
          house: Planet.shape.house
            .nullable()
            .describe('Counted from the sign of the Ascendant; null without a time of birth.'),
        }),
      )
      .describe('The planets at noon of the first day.'),
  }),
  personal: BornFacts.extend({
    transits_top: z
      .array(PeriodTransit)
      .describe('The most important transits, at most ten. Transits of the Moon count only in the scores.'),
    transits_count: z.int().min(0).describe('The number of transits in the period, without transits of the Moon.'),
    focus_areas: z.array(z.string()).describe('The scores on which transits act most.'),
  }),
}).meta({ id: 'PersonalHoroscopeOfPeriod' })

/** The answer for a birth. */
export const PeriodPersonalReply = z
  .object({ meta: PeriodMeta, data: PersonalPeriod, warnings: z.array(Warning).optional() })
  .meta({ id: 'HoroscopePeriodPersonalReply' })
