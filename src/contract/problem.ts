import { z } from 'zod'

type Problem = readonly [status: 400 | 409 | 413 | 415 | 422, title: string, meaning: string]

/** Every `code` of problem details, with its status, its title and what it means. */
export const PROBLEMS = {
  date_context_unresolved: [
    400,
    'The date context can not be resolved',
    '`tz_str` is AUTO and the gazetteer has no such city.',
  ],
  malformed_request: [400, 'The request is malformed', 'Its length or its encoding is not what its headers say.'],
  policy_combination_unsupported: [
    409,
    'The policies do not fit the profile',
    'Master and compound policy are not one of the combinations that the registry lists for the profile.',
  ],
  name_source_conflict: [
    409,
    'The name source does not fit the profile',
    'Only kabbalah and ank_jyotish take `name_source`; elsewhere the profile says which name it reads.',
  ],
  body_too_large: [413, 'The body is too large', 'More than 1 MiB.'],
  media_type_unsupported: [
    415,
    'The media type is not supported',
    'Bodies are JSON, plain or packed as br, gzip, deflate.',
  ],
  invalid_json: [422, 'The body is not valid JSON', 'It can not be parsed.'],
  missing_field: [422, 'A field is missing', 'A field that is always required, or in this system.'],
  unknown_field: [422, 'A field does not exist', 'Often misspelt; nothing is ignored in silence.'],
  invalid_value: [422, 'A value is not valid', 'Of the wrong type, out of bounds or not among those allowed.'],
  name_required: [422, 'A name is missing', 'The name that the profile or `name_source` selects was not given.'],
  name_unreadable: [
    422,
    'The name can not be read',
    'It has no letter of the alphabet of the system, or a letter of another.',
  ],
  name_source_required: [422, 'The name source is missing', 'Both names were given: `name_source` chooses one.'],
  profile_required: [422, 'The profile is missing', 'Both names were given: the profile says which one is meant.'],
  transliteration_required: [
    422,
    'A transliteration is missing',
    'The script is not Latn: each name needs its Latin transliteration.',
  ],
  script_unsupported: [422, 'The script is not supported', 'Kabbalah reads Hebrew letters alone.'],
  date_context_required: [
    422,
    'The date context is missing',
    'Personal cycles need `date_context.reference_date`, or `subject.tz_str` for the day that it is there.',
  ],
  place_required: [422, 'The place is missing', '`tz_str` is AUTO: a city, or `lat` and `lng`, is needed.'],
  coordinates_incomplete: [422, 'A coordinate is missing', '`lat` and `lng` are given together.'],
} as const satisfies Readonly<Record<string, Problem>>

export type ProblemCode = keyof typeof PROBLEMS

const CODES = Object.keys(PROBLEMS) as ProblemCode[]

/** Each code in a line of Markdown, for the documentation. */
export const PROBLEM_LIST = CODES.map((code) => `- \`${code}\` (${PROBLEMS[code][0]}): ${PROBLEMS[code][2]}`).join('\n')

/** RFC 9457, with the members of this service. */
export const ProblemDetails = z
  .object({
    type: z.string().describe('A URN that ends in the code.'),
    title: z.string().describe('The code in words.'),
    status: z.int().describe('The HTTP status.'),
    detail: z.string().describe('Every fault that was found: the field, what was wrong, what is allowed.'),
    instance: z.string().describe('The address that was asked.'),
    code: z.enum(CODES).describe(PROBLEM_LIST),
    field: z.string().nullable().describe('The field of the first fault, as a dotted path: `subject.birth_date`.'),
    calculation: z.string().nullable().describe('The slug of the calculation that the fault is about, if of one.'),
    trace_id: z.string().describe('The number of the request, as in `X-Request-Id`.'),
  })
  .meta({ id: 'ProblemDetails' })
export type ProblemDetails = z.output<typeof ProblemDetails>
