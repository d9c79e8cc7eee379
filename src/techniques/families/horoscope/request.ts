import { z } from 'zod'
import { LabelLanguage, readable, TimeZone } from '../../../contract/fields.ts'
import { dateProblem, TODAY } from '../../../contract/sky/sky-events.ts'
import type { Warned } from '../../../contract/warnings.ts'
import { SIGN_IDS } from './reply.ts'

/** The sign of a request. */
export const SignField = z
  // Says what is missing, as the messages of other fields do.
  .enum(SIGN_IDS, {
    error: ({ input }) => (input === undefined ? 'expected a sign, received undefined' : undefined),
  })
  .describe('The sign of the zodiac, which counts as the first house.')
  .meta({ examples: ['leo'] })

/** The time zone and the language of a request. */
export const ZoneFields = {
  tz_str: TimeZone.nullish()
    .describe('IANA time zone, in which the day begins and ends. UTC by default, or with AUTO.')
    .meta({ toolHint: 'IANA time zone of the day; UTC by default.' }),
  timezone: TimeZone.nullish().describe('The same as `tz_str`.').meta({ isAlias: true }),
  locale: LabelLanguage.nullish().describe('Language of texts and labels; `en` by default.'),
  lang: LabelLanguage.nullish().describe('The same as `locale`.').meta({ isAlias: true }),
}

/** The day, the time zone and the language of a request. */
export const DayFields = {
  date: readable((text) => {
    const problem = text === TODAY ? null : dateProblem(text)
    return problem && `${problem}; or ${TODAY}`
  })
    .default(TODAY)
    .describe('Local calendar date, proleptic Gregorian. The current date in the time zone by default.')
    .meta({ toolHint: 'Local calendar date such as 2027-01-01, or today.', examples: ['2026-09-22'] }),
  ...ZoneFields,
}

/** The zone of a request about a birth. */
export const BirthZone = ZoneFields.tz_str
  .describe('IANA time zone, in which the day begins and ends. The zone of the birthplace by default, or with AUTO.')
  .meta({ toolHint: 'IANA time zone of the day; the zone of the birthplace by default.' })

type TwinQuery = Partial<Readonly<Record<'tz_str' | 'timezone' | 'locale' | 'lang', string | null | undefined>>>

/** A field under two names has one value. */
export function checkTwins({ tz_str, timezone, locale, lang }: TwinQuery, context: z.RefinementCtx): void {
  const fault = (path: string, other: string) =>
    context.addIssue({ code: 'custom', path: [path], message: `contradicts ${other}: give one of them` })
  if (tz_str && timezone && tz_str !== timezone) fault('timezone', 'tz_str')
  if (locale && lang && locale !== lang) fault('lang', 'locale')
}

/** What an answer says of the request beside its fields. */
export interface Asking extends Warned {
  readonly requestId?: string | undefined
  readonly now: () => Date
}

/** Zone and language of a request in our fields, with what its answer says beside them. */
export function zonedInput<Given extends z.output<z.ZodObject<typeof ZoneFields>>>(
  { tz_str, timezone, locale, lang, ...fields }: Given,
  { requestId, now, warnings }: Asking,
) {
  const zone = tz_str ?? timezone ?? 'UTC'
  return {
    ...fields,
    ...(warnings && { warnings }),
    ...(requestId !== undefined && { requestId }),
    zone: zone.toUpperCase() === 'AUTO' ? 'UTC' : zone,
    language: locale ?? lang ?? 'en',
    nowMs: now().getTime(),
  } as const
}

/** A day of a request in our fields. Without a date the time of the service gives it. */
export const dayInput = <Given extends z.output<z.ZodObject<typeof DayFields>>>(
  { date, ...fields }: Given,
  asking: Asking,
) => ({ ...zonedInput(fields, asking), date: date === TODAY ? null : date })
export type DayInput = Omit<ReturnType<typeof dayInput>, 'zone'>
