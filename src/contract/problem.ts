import { z } from 'zod'

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
