import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { ACCESS_TRAITS } from '../access.ts'
import { type Issue, Refusal } from '../errors.ts'
import type { Operation } from '../operation.ts'
import { queryReader } from './query.ts'

/** Unknown parameters are refused. Only public operations ignore them, because probes may add their own. */
const NO_PARAMETERS = z.strictObject({})

/**
 * A preValidation hook. It reads path, query and body by the schemas of the operation, fills in defaults, and puts the
 * results back into the request. Throws `invalid_input` with every fault at once.
 */
export function validation({ access, params, query: declared, body, answer = {} }: Operation) {
  const { types: produces, formatIn } = answer
  const query = declared ?? (ACCESS_TRAITS[access.kind].credential ? NO_PARAMETERS : undefined)
  const isFeed = access.kind === 'key' && access.feed
  const readQuery = query && queryReader(query)
  const types = Object.keys(produces ?? {})
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    // The key of a feed is a credential, not a field of its input.
    if (isFeed) delete (request.query as Record<string, unknown>)['api_key']
    const input = {
      query: readQuery ? readQuery(request.query as Record<string, unknown>) : {},
      body: request.body,
    }
    if (produces && types.length > 1) {
      reply.header('Vary', 'Accept')
      const asked = body ? input.body : input.query
      const standard = produces[types[0]!]!
      chooseFormat(formatIn ? memberOf(asked, formatIn) : asked, produces[preferred(request, types)]!, standard)
    }
    const read = {
      params: params?.safeParse(request.params),
      query: query?.safeParse(input.query),
      body: body?.safeParse(input.body),
    }
    const issues = [
      ...(read.params?.error?.issues ?? []).flatMap((issue) => issuesOf(issue, 'path')),
      ...(read.query?.error?.issues ?? []).flatMap((issue) => issuesOf(issue, 'query')),
      ...(read.body?.error?.issues ?? []).flatMap((issue) => issuesOf(issue, 'body')),
    ]
    if (issues.length > 0) throw new Refusal('invalid_input', { issues })
    if (read.params) request.params = read.params.data
    if (read.query) request.query = read.query.data
    if (read.body) request.body = read.body.data
  }
}

/** The media type that the caller prefers, or the default when it accepts none of ours. */
function preferred(request: FastifyRequest, types: string[]): string {
  const type = request.type(types)
  return typeof type === 'string' ? type : types[0]!
}

const memberOf = (input: unknown, name: string): unknown =>
  typeof input === 'object' && input !== null ? (input as Readonly<Record<string, unknown>>)[name] : undefined

/** Sets `format` from the Accept header when the input names no format. */
function chooseFormat(input: unknown, format: string, standard: string): void {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return
  const fields = input as Record<string, unknown>
  const chosen = [fields['format'], fields['response_mode']].some((value) => value !== undefined && value !== null)
  if (!chosen && format !== standard) fields['format'] = format
}

type ZodIssue = z.core.$ZodIssue

/** A fault in FastAPI's shape. Each unknown field is a fault of its own. */
function issuesOf(issue: ZodIssue, place: 'path' | 'query' | 'body'): Issue[] {
  const loc = [place, ...issue.path.map((part) => (typeof part === 'number' ? part : String(part)))]
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ loc: [...loc, key], msg: 'This field does not exist', type: 'extra_forbidden' }))
  }
  if (issue.code === 'invalid_type' && issue.message.endsWith('received undefined')) {
    return [{ loc, msg: 'Field required', type: 'missing' }]
  }
  if (issue.code === 'invalid_type') return [{ loc, msg: messageOf(issue), type: `${issue.expected}_type` }]
  if (issue.code === 'custom' && issue.params) return [{ loc, msg: issue.message, ...ruleOf(issue.params) }]
  return [{ loc, msg: messageOf(issue), type: typeOf(issue) }]
}

/** A rule of a contract may name the type of its fault and the calculation that it concerns. */
const ruleOf = ({ type, calculation }: Record<string, unknown>): Pick<Issue, 'type' | 'calculation'> => ({
  type: String(type ?? 'value_error'),
  ...(typeof calculation === 'string' && { calculation }),
})

const EXPECTED: Readonly<Record<string, string>> = {
  boolean: 'Expected true or false',
  number: 'Expected a number',
  int: 'Expected a whole number',
  string: 'Expected a text, given once',
  array: 'Expected an array',
  object: 'Expected a JSON object',
  file: 'Expected a file, given once',
  record: 'Expected a JSON object',
}

/** Our own words, because zod's messages name types of a programming language. */
function messageOf(issue: ZodIssue): string {
  if (issue.code === 'invalid_type') return EXPECTED[issue.expected] ?? issue.message
  if (issue.code === 'invalid_value') return `Allowed: ${issue.values.map(String).join(', ')}`
  if (issue.code === 'too_small') return leastOf(issue)
  if (issue.code === 'too_big') return `Must be at most ${issue.maximum}${UNITS[issue.origin] ?? ''}`
  if (issue.code === 'invalid_format') return FORMATS[issue.format] ?? issue.message
  return issue.message
}

const UNITS: Readonly<Record<string, string>> = { string: ' characters', array: ' items' }

function leastOf({ minimum, origin }: z.core.$ZodIssueTooSmall): string {
  const unit = UNITS[origin]
  return unit && minimum === 1 ? 'Must not be empty' : `Must be at least ${minimum}${unit ?? ''}`
}

const FORMATS: Readonly<Record<string, string>> = {
  datetime: 'Must be an instant with its offset, such as 2027-01-31T00:00:00Z',
  email: 'Must be an e-mail address',
  uuid: 'Must be a UUID, such as 5e0b9e3a-3a8e-4f6b-9a52-0a4f2b4a4c11',
}

/** FastAPI's names for too short and too long. */
const LENGTHS: Readonly<Record<string, Partial<Record<ZodIssue['code'], string>>>> = {
  string: { too_small: 'string_too_short', too_big: 'string_too_long' },
  array: { too_small: 'too_short', too_big: 'too_long' },
}

const typeOf = (issue: ZodIssue): string =>
  ('origin' in issue && LENGTHS[issue.origin]?.[issue.code]) || (TYPES[issue.code] ?? 'value_error')

const TYPES: Partial<Record<ZodIssue['code'], string>> = {
  invalid_value: 'enum',
  invalid_union: 'enum',
  too_small: 'greater_than_equal',
  too_big: 'less_than_equal',
  invalid_format: 'string_pattern_mismatch',
}
