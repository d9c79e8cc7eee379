import { z } from 'zod'
import { DAY_MS } from '../../astro/civil.ts'
import { NODE_HOUSES } from '../../astro/vedic/gochar.ts'
import { GRAHAS, type Graha } from '../../astro/vedic/names.ts'
import { VEDHA_TABLES } from '../../astro/vedic/vedha.ts'
import { NatalChartReply } from '../births/natal-reply.ts'
import { PlaceTimeZone, readable } from '../fields.ts'
import { dateProblem, parseDate } from '../sky/sky-events.ts'
import type { Warned } from '../warnings.ts'
import { checkVedicBirth, VedicBirthFields } from './birth.ts'
import { GrahaName } from './panchang.ts'
import { TransitFacts } from './transit-facts.ts'

/** The years of a life in which Saturn is followed. A search of 100 years takes about 0.05 seconds. */
export const SATURN_YEARS_MAX = 100

/** A leap year. */
const DAYS_MAX = 366
/** The Moon changes its sign 13 times a month. */
const MOON_DAYS_MAX = 93

const TRANSIT_NAMES = GRAHAS.map((graha) => graha.toLowerCase()) as [string, ...string[]]
const grahaOf = (name: string): Graha => GRAHAS[TRANSIT_NAMES.indexOf(name)]!

const DateOf = (words: string) => readable(dateProblem).describe(words)

/** The birth, and the days and grahas of its transits. */
export const GocharFields = {
  ...VedicBirthFields,
  range_start: DateOf('The first day of the range.').meta({ examples: ['2026-09-01'] }),
  range_end: DateOf(
    `The last day of the range, included. A range has at most ${DAYS_MAX} days, or ${MOON_DAYS_MAX} with the Moon.`,
  ).meta({
    examples: ['2026-10-01'],
  }),
  transit_planets: z
    .array(z.enum(TRANSIT_NAMES))
    .min(1)
    .max(GRAHAS.length)
    .default(['saturn', 'jupiter', 'rahu', 'ketu'])
    .describe('The grahas whose transits are listed; Saturn, Jupiter, Rahu and Ketu by default.')
    .meta({ toolHint: 'saturn, jupiter, rahu, ketu by default; also sun, moon, mars, mercury, venus.' }),
  transit_hour: z
    .int()
    .min(0)
    .max(23)
    .default(0)
    .describe(
      'The hour at which the range begins on the first day and ends on the day after the last. With 0 the range is whole days, from the beginning of the first to the end of the last. Windows have exact times in either case.',
    ),
  transit_minute: z.int().min(0).max(59).default(0).describe('The minute of `transit_hour`.'),
  transit_tz_str: PlaceTimeZone.nullable()
    .default('AUTO')
    .describe('The time zone of the range and of the windows; the birthplace’s by default.'),
  node_houses: z
    .enum(NODE_HOUSES)
    .default('saturn')
    .describe(
      'The graha whose favourable houses apply to Rahu and Ketu: Saturn (Prasna Marga 22.51) or the Sun (Phaladeepika 26.2), which adds the tenth house.',
    ),
  vedha_table: z
    .enum(VEDHA_TABLES)
    .default('phaladeepika')
    .describe(
      'The houses of obstruction: `phaladeepika` (26.3-8), or `narasimha_rao` (An Integrated Approach, table 63), which differs for Venus in the eleventh and the twelfth house.',
    ),
  nodes_obstruct: z
    .boolean()
    .default(true)
    .describe(
      'Whether Rahu and Ketu obstruct other grahas. The verses speak of planets, and exclude only father and son; some authors count only seven planets.',
    ),
  include_dasha_overlay: z
    .boolean()
    .default(false)
    .describe(
      'Whether each window has the Vimshottari dashas that run in it: mahadasha, antardasha and pratyantardasha.',
    ),
}

/** Fields that a model does not need. */
export const GOCHAR_OMITS: readonly string[] = ['node_houses', 'vedha_table', 'nodes_obstruct', 'include_dasha_overlay']

const GocharShape = z.object(GocharFields)
type GocharBody = z.output<typeof GocharShape>

/** The days of a range, both ends included; not a number if an end is not a date. */
const daysOfRange = ({ range_start, range_end }: Pick<GocharBody, 'range_start' | 'range_end'>): number => {
  const [first, last] = [parseDate(range_start), parseDate(range_end)]
  return typeof first === 'number' && typeof last === 'number' ? (last - first) / DAY_MS + 1 : Number.NaN
}

/** Checks the birth and the length of the range. */
export function checkGochar(input: GocharBody, context: z.RefinementCtx): void {
  checkVedicBirth(input, context)
  const days = daysOfRange(input)
  const wrong = (message: string): void => context.addIssue({ code: 'custom', path: ['range_end'], message })
  if (days < 1) wrong('Must not be before range_start')
  else if (days > DAYS_MAX) wrong(`The range has ${days} days. At most ${DAYS_MAX} are allowed`)
  else if (days > MOON_DAYS_MAX && input.transit_planets.includes('moon'))
    wrong(`The range has ${days} days. With the Moon at most ${MOON_DAYS_MAX} are allowed`)
}

/** A request in our fields. `now` is when the answer is generated. */
export const gocharInput = <Body extends GocharBody>(body: Body, now: () => Date, warned: Warned) => ({
  ...body,
  ...warned,
  nowMs: now().getTime(),
  days: daysOfRange(body),
  grahas: [...new Set(body.transit_planets.map(grahaOf))],
})
export type GocharInput = ReturnType<typeof gocharInput<GocharBody>>

const SignId = z.int().min(1).max(12)
const House = z.int().min(1).max(12)
export const POLARITIES = ['favorable', 'unfavorable', 'neutral'] as const

/** Two instants and their dates, local in the time zone of the range. */
export const SpanFields = {
  start_date: z.string(),
  end_date: z.string(),
  start_datetime: z.string().describe('Exact, local in the time zone of the range.'),
  end_datetime: z.string(),
}

const WINDOW_KINDS = ['house_from_moon', 'house_from_lagna', 'conjunction', 'aspect', 'sign_ingress'] as const

/** The whole time in which a transit is in force. It may begin before the range and end after it. */
export const GocharWindow = z
  .object({
    id: z.string(),
    label: z.string(),
    ...SpanFields,
    transit_planet: GrahaName,
    reference_point: z.string().describe('`moon`, `lagna`, another natal graha, or `zodiac` for an ingress.'),
    category: z.enum(['house', 'contact', 'ingress']),
    kind: z.enum(WINDOW_KINDS),
    strength: z
      .number()
      .min(0)
      .max(1)
      .describe(
        'Follows from `kind`: house from the Moon 1, from the lagna 0.8, conjunction 0.7, aspect 0.5, ingress 0.3.',
      ),
    priority: z
      .int()
      .min(1)
      .describe('1 is the most important: the strongest first, then the slower graha, then the earlier start.'),
    evidence: z.object({
      system: z.literal('gochara'),
      polarity: z
        .enum(POLARITIES)
        .describe('For houses from the Moon, by the classical list. All other windows are `neutral`.'),
      activation_type: z.enum(['occupation', 'conjunction', 'aspect', 'ingress']),
      relative_house: House.nullable().describe(
        'Counted in signs from the reference point, or for an aspect from the transiting graha.',
      ),
      boundary_type: z.literal('sign_ingress'),
      source_kind: z.enum(['moon_sign', 'lagna_sign', 'natal_graha', 'zodiac']),
      aspect_name: z.string().nullable(),
      aspect_type: z.literal('full').nullable(),
      from_sign_id: SignId.nullable().describe('The sign that the graha leaves, for an ingress.'),
      to_sign_id: SignId.nullable(),
      transit_sign_id: SignId,
      natal_sign_id: SignId.nullable(),
      enters_retrograde: z.boolean(),
      leaves_retrograde: z.boolean(),
      starts_before_range: z.boolean(),
      ends_after_range: z.boolean(),
    }),
    ...TransitFacts,
  })
  .meta({ id: 'GocharWindow' })

/** What an answer says about the range and the rules. */
export const GocharMeta = z.object({
  endpoint: z.string(),
  version: z.literal('v2'),
  generated_at: z.string(),
  range_start: z.string(),
  range_end: z.string(),
  day_count: z.int(),
  generated_window_count: z.int(),
  timezone: z.string(),
  ruleset_version: z.string(),
  ayanamsha: z.string(),
  house_system: z.literal('whole_sign').describe('Transits count signs.'),
  node_type: z.enum(['mean', 'true']),
  rules: z.object({
    favorable_houses: z.string(),
    aspects: z.string(),
    vedha: z.string(),
    ashtakavarga: z.string(),
    dashas: z.string().optional(),
  }),
})

/** The request as it was understood. */
export const GocharEcho = z.object({
  subject: NatalChartReply.shape.subject,
  transit_planets: z.array(GrahaName),
  starts_at: z.string().describe('The instant at which the range begins.'),
  ends_at: z.string().describe('The instant at which the range ends.'),
})
