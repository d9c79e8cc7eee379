import { z } from 'zod'
import { GrahaName, StretchReply } from './panchang.ts'

/** What a question about a day may ask for, with other spellings of it. Spaces, hyphens and underscores count as the same. */
const SPELLINGS = {
  'abhijit muhurat': ['abhijit', 'abhijit muhurta', 'abhijit muhurtha', 'abhijeet muhurat', 'abhijeet muhurta'],
  'rahu kaal': ['rahu', 'rahu kal', 'rahu kala', 'rahu kalam', 'rahu kaalam', 'rahukaal', 'rahukalam', 'rahu kaala'],
  'brahma muhurat': ['brahma', 'brahma muhurta', 'brahma muhurtha', 'brahma muhurtham', 'brahma muhoorta'],
  'do ghati muhurat': ['do ghati', 'do ghati muhurta', 'do ghadi muhurat', 'do ghadi muhurta', 'muhurat', 'muhurta'],
  hora: ['horas', 'hora muhurat', 'hora muhurta', 'shubh hora', 'planetary hours'],
  chaughadia: ['choghadiya', 'chaughadiya', 'choghadia', 'chogadia', 'chogadiya', 'chaugadia', 'choghadiya muhurat'],
  'gowri panchangam': [
    ...['gowri', 'gauri', 'gowri panchang', 'gauri panchang', 'gauri panchangam', 'gowri nalla neram', 'nalla neram'],
  ],
  panchak: ['panchaka', 'panchakam', 'panchak kaal', 'panchak kal'],
  bhadra: ['vishti', 'bhadra kaal', 'bhadra kal', 'bhadra kala', 'vishti karana', 'bhadra vishti'],
} as const satisfies Record<string, readonly string[]>

export type DayQuestion = keyof typeof SPELLINGS
export const DAY_QUESTIONS = Object.keys(SPELLINGS) as [DayQuestion, ...DayQuestion[]]

const spelt = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
    .trim()

const QUESTION_OF: ReadonlyMap<string, DayQuestion> = new Map(
  DAY_QUESTIONS.flatMap((name) => [name, ...SPELLINGS[name]].map((spelling) => [spelling, name] as const)),
)

/** The question that a text asks, or null. */
export const dayQuestion = (text: string): DayQuestion | null => QUESTION_OF.get(spelt(text)) ?? null

export const questionProblem = (text: string): string | null =>
  dayQuestion(text) ? null : `Unknown question "${text}". Allowed: ${DAY_QUESTIONS.join(', ')}`

export const PERIOD_QUALITIES = ['excellent', 'auspicious', 'favorable', 'usable', 'mixed', 'caution', 'avoid'] as const
export type PeriodQuality = (typeof PERIOD_QUALITIES)[number]

export const PERIOD_SECTIONS = ['before_sunrise', 'day', 'night', 'moon'] as const
export type PeriodSection = (typeof PERIOD_SECTIONS)[number]

/** A part of a day that an answer lists. */
export const DayPeriod = StretchReply.extend({
  id: z.string().describe('The name of the question with the number of the period: `hora_13`.'),
  name: z.string(),
  section: z
    .enum(PERIOD_SECTIONS)
    .describe(
      '`before_sunrise`: the night before the date. `day`: from sunrise to sunset. `night`: from sunset to the next sunrise. `moon`: a span that follows the Moon, which may begin on an earlier date.',
    ),
  lord: GrahaName.nullable().describe('The graha that rules a hora; otherwise null.'),
  quality: z.enum(PERIOD_QUALITIES),
  duration_minutes: z.number(),
  note: z.string().nullable().describe('Why the quality is not the usual one, or the kind of a span.'),
})
