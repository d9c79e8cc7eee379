import { z } from 'zod'

export const Health = z.object({ status: z.literal('ok') }).meta({ id: 'Health' })

const Years = { first_year: z.int(), last_year: z.int() }

export const Readiness = z
  .object({
    status: z
      .enum(['ready', 'not_ready', 'stopping'])
      .describe('`stopping`: the front still answers, but will close its port soon.'),
    parts: z.record(z.string(), z.boolean()).describe('Whether each part that requests need is available.'),
    clock_ahead_seconds: z
      .int()
      .describe('By how much the clock of the front is ahead of the clock of the database; negative if it is behind.'),
    ephemeris: z
      .object({ ...Years, files: z.object(Years).describe('The years that the ephemeris files cover.') })
      .describe('The years that charts can be cast for.'),
    limits_counted_in: z.enum(['redis', 'postgres', 'process']),
    advice: z.array(z.string()).describe('Warnings for the operator, such as a proxy that is not trusted.'),
  })
  .meta({ id: 'Readiness' })

const Issue = z
  .object({
    loc: z
      .array(z.union([z.string(), z.int()]))
      .describe('The path of the error: `body`, `query`, `path` or `header`, then the field, then its members.'),
    msg: z.string().describe('What is allowed, or what is wrong.'),
    type: z.string().describe('The kind of error, such as `missing`, `extra_forbidden` or `enum`.'),
  })
  .meta({ id: 'ValidationError' })

/** Answer to input that is not valid, in FastAPI's shape. */
export const HTTPValidationError = z
  .object({
    detail: z.array(Issue).describe('The errors in the input, at most 50.'),
    more_faults: z.int().optional().describe('The number of errors that are not in the list.'),
  })
  .meta({
    id: 'HTTPValidationError',
    examples: [{ detail: [{ loc: ['body', 'year'], msg: 'Field required', type: 'missing' }] }],
  })

/** Answer for missing access, or for a path without an operation. */
export const Denied = z
  .object({ detail: z.string().describe('A sentence.') })
  .meta({ id: 'Denied', examples: [{ detail: 'Invalid API key' }] })

/** Answer to a request that may be retried later. */
export const TryLater = z
  .object({
    error: z.string().describe('A code, for programs.'),
    message: z.string().describe('The code as a sentence.'),
    retry_after_ms: z.int().optional().describe('Retry-After in milliseconds.'),
    backoff_hint: z.string().optional().describe('What to do, as a sentence.'),
    tier_rps_limit: z.number().optional().describe('Allowed requests per second.'),
    penalty_active: z
      .boolean()
      .optional()
      .describe('Whether all requests are refused for a while because of many bursts.'),
  })
  .meta({
    id: 'TryLater',
    examples: [
      {
        error: 'rps_limit_exceeded',
        message: 'The plan allows 1 request per second',
        retry_after_ms: 1000,
        backoff_hint: 'Wait 1000 ms, then send at most 1 request per second',
        tier_rps_limit: 1,
        penalty_active: false,
      },
    ],
  })

/** Answer to a valid request that this installation cannot serve, or cannot serve now. */
export const NotServed = z
  .object({
    error: z.string().describe('A code, for programs.'),
    message: z.string().describe('The code as a sentence.'),
    status: z.string().optional().describe('Status of the report.'),
    reason: z.string().optional().describe('Why a report failed.'),
    next_poll_after_seconds: z.int().optional(),
    available: z.int().optional().describe('Report credits.'),
    plan: z.string().optional(),
    limit: z.int().optional().describe('Maximum number of live keys.'),
  })
  .meta({ id: 'NotServed' })

type Problem = readonly [status: 400 | 409 | 413 | 415 | 422, title: string, meaning: string]

/** Every `code` of problem details, with its status, its title and what it means. */
export const PROBLEMS = {
  date_context_unresolved: [
    400,
    'The date context cannot be resolved',
    '`tz_str` is AUTO and the gazetteer does not have the city.',
  ],
  malformed_request: [
    400,
    'The request is malformed',
    'The length or the encoding of the body differs from its headers.',
  ],
  policy_combination_unsupported: [
    409,
    'The policies do not fit the profile',
    'The registry does not list this combination of master and compound policy for the profile.',
  ],
  name_source_conflict: [
    409,
    'The name source does not fit the profile',
    'Only kabbalah and ank_jyotish allow `name_source`. In other systems the profile decides which name is read.',
  ],
  body_too_large: [413, 'The body is too large', 'More than 1 MiB.'],
  media_type_unsupported: [
    415,
    'The media type is not supported',
    'Bodies are JSON, plain or compressed with br, gzip or deflate.',
  ],
  invalid_json: [422, 'The body is not valid JSON', 'It cannot be parsed.'],
  missing_field: [422, 'A field is missing', 'The field is required, in every system or in this one.'],
  unknown_field: [
    422,
    'A field does not exist',
    'A spelling mistake, or strict handling is preferred. No field is ignored silently.',
  ],
  invalid_value: [
    422,
    'A value is not valid',
    'It has the wrong type, is out of bounds, or is not one of the allowed values.',
  ],
  name_required: [422, 'A name is missing', 'The name that the profile or `name_source` selects was not given.'],
  name_unreadable: [
    422,
    'The name cannot be read',
    'It has no letter of the system’s alphabet, or has letters of another alphabet.',
  ],
  name_source_required: [422, 'The name source is missing', 'Both names were given: `name_source` chooses one.'],
  profile_required: [422, 'The profile is missing', 'Both names were given: the profile chooses one.'],
  transliteration_required: [
    422,
    'A transliteration is missing',
    'The script is not Latn: each name needs its Latin transliteration.',
  ],
  script_unsupported: [422, 'The script is not supported', 'Kabbalah reads only Hebrew letters.'],
  date_context_required: [
    422,
    'The date context is missing',
    'Personal cycles need `date_context.reference_date`, or `subject.tz_str` to use the current day there.',
  ],
  place_required: [422, 'The place is missing', '`tz_str` is AUTO: give a city, or `lat` and `lng`.'],
  coordinates_incomplete: [422, 'A coordinate is missing', '`lat` and `lng` must be given together.'],
} as const satisfies Readonly<Record<string, Problem>>

export type ProblemCode = keyof typeof PROBLEMS

const CODES = Object.keys(PROBLEMS) as ProblemCode[]

/** Each code in a line of Markdown, for the documentation. */
export const PROBLEM_LIST = CODES.map((code) => `- \`${code}\` (${PROBLEMS[code][0]}): ${PROBLEMS[code][2]}`).join('\n')

/** RFC 9457, with the members of this service. */
export const ProblemDetails = z
  .object({
    type: z.string().describe('A URN that ends in the code.'),
    title: z.string().describe('The meaning of the code.'),
    status: z.int().describe('The HTTP status.'),
    detail: z.string().describe('Every error: the field, what is wrong, and what is allowed.'),
    instance: z.string().describe('The path of the request.'),
    code: z.enum(CODES).describe(PROBLEM_LIST),
    field: z.string().nullable().describe('The field of the first error, as a dotted path: `subject.birth_date`.'),
    calculation: z.string().nullable().describe('The slug of the calculation, if the error concerns one.'),
    trace_id: z.string().describe('The id of the request, as in `X-Request-Id`.'),
  })
  .meta({ id: 'ProblemDetails' })
export type ProblemDetails = z.output<typeof ProblemDetails>
