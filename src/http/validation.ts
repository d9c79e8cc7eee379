import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { ACCESS_TRAITS } from '../access.ts'
import { addWarnings } from '../contract/warning-header.ts'
import { type Issue, Refusal } from '../errors.ts'
import type { Operation } from '../operation.ts'
import { type Ignored, ignoredItems } from './ignored.ts'
import { fieldPaths } from './misplaced.ts'
import { type Findings, nothingFound, readerOf } from './reading.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** What was left out of the input because it does not exist. */
    ignored?: readonly Ignored[]
  }
}

/** Parameters of an operation without any. Only public operations ignore all, because probes may add their own. */
const NO_PARAMETERS = z.strictObject({})

/**
 * A preValidation hook. It reads path, query and body by the schemas of the operation, fills in defaults, and puts the
 * results back into the request. Throws `invalid_input` with every fault at once; only an input that exceeds a bound is
 * not looked at further.
 *
 * Calculations leave out fields that do not exist, unless a field is close to a known one or the caller prefers strict
 * handling. What changes an account is always strict: an ignored wish could make a key that may do more than was meant.
 */
export function validation({ access, params, query: declared, body, answer = {} }: Operation) {
  const { types: produces, formatIn } = answer
  const query = declared ?? (ACCESS_TRAITS[access.kind].credential ? NO_PARAMETERS : undefined)
  const isCalculation = access.kind === 'key'
  const isFeed = isCalculation && access.feed
  const readers = { params: params && readerOf(params), query: query && readerOf(query), body: body && readerOf(body) }
  const ofBody = body ? fieldPaths(body) : new Map<string, string>()
  const types = Object.keys(produces ?? {})

  function read(request: FastifyRequest, reply: FastifyReply): Input & { readonly found: Findings } {
    const isPreferred = prefersStrict(request.headers)
    if (isPreferred && isCalculation) reply.header('Preference-Applied', 'handling=strict')
    const found = nothingFound()
    const part = (name: keyof Input, place: string) =>
      readers[name]?.(request[name], [place], found, {
        isQuery: name === 'query',
        isStrict: isPreferred || !isCalculation,
        isExact: !isCalculation,
      }) ?? request[name]
    const input = { params: part('params', 'path'), query: part('query', 'query'), body: part('body', 'body') }
    if (found.excess.length > 0) throw new Refusal('invalid_input', { issues: found.excess })
    return { ...input, found }
  }

  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    // The key of a feed is a credential, not a field of its input.
    if (isFeed) delete (request.query as Record<string, unknown>)['api_key']
    const { found, ...input } = read(request, reply)
    if (produces && types.length > 1) {
      reply.header('Vary', 'Accept')
      const asked = body ? input.body : input.query
      const standard = produces[types[0]!]!
      chooseFormat(formatIn ? memberOf(asked, formatIn) : asked, produces[preferred(request, types)]!, standard)
    }
    const checked = {
      params: params?.safeParse(input.params),
      query: query?.safeParse(input.query),
      body: body?.safeParse(input.body),
    }
    const issues = [
      ...(checked.params?.error?.issues ?? []).map((issue) => issueOf(issue, 'path')),
      ...(checked.query?.error?.issues ?? []).map((issue) => repeated(issue, input.query) ?? issueOf(issue, 'query')),
      ...(checked.body?.error?.issues ?? []).map((issue) => issueOf(issue, 'body')),
      ...found.unknown,
      ...misplaced(found.ignored, ofBody),
    ]
    if (issues.length > 0) throw new Refusal('invalid_input', { issues })
    if (checked.params) request.params = checked.params.data
    if (checked.query) request.query = checked.query.data
    if (checked.body) request.body = checked.body.data
    if (found.ignored.length === 0) return
    request.ignored = found.ignored
    addWarnings(reply, ignoredItems(found.ignored))
  }
}

/** Fields of the body that stand in the query, where they would change nothing. */
const misplaced = (ignored: readonly Ignored[], ofBody: ReadonlyMap<string, string>): Issue[] =>
  ignored.flatMap(({ at: [place, name] }) => {
    const path = place === 'query' ? ofBody.get(String(name)) : undefined
    return path === undefined
      ? []
      : [{ loc: ['query', name!], msg: `This field belongs in the body, as ${path}`, type: 'extra_forbidden' }]
  })

interface Input {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

/** RFC 7240. A header that was sent twice arrives as one. */
const prefersStrict = ({ prefer }: IncomingHttpHeaders): boolean =>
  prefer !== undefined && /(^|[,;])\s*handling\s*=\s*"?strict"?\s*($|[,;])/i.test(String(prefer))

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

/** Only a parameter that was given more than once arrives as a list. Lists in a query are texts with commas. */
function repeated({ code, path }: ZodIssue, query: unknown): Issue | null {
  const [name] = path
  const values = typeof name === 'string' && path.length === 1 ? memberOf(query, name) : null
  if (!Array.isArray(values) || (code !== 'invalid_type' && code !== 'invalid_value')) return null
  const msg = `${String(name)} was given ${values.length} times, and may be given once`
  return { loc: ['query', String(name)], msg, type: 'value_error' }
}

/** A fault in FastAPI's shape. */
function issueOf(issue: ZodIssue, place: 'path' | 'query' | 'body'): Issue {
  const loc = [place, ...issue.path.map((part) => (typeof part === 'number' ? part : String(part)))]
  if (issue.code === 'invalid_type' && issue.message.endsWith('received undefined'))
    return { loc, msg: 'Field required', type: 'missing' }
  if (issue.code === 'invalid_type') return { loc, msg: messageOf(issue), type: `${issue.expected}_type` }
  if (issue.code === 'custom' && issue.params) return { loc, msg: issue.message, ...ruleOf(issue.params) }
  return { loc, msg: messageOf(issue), type: typeOf(issue) }
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
  url: 'Must be an address of the web, such as https://example.org/page',
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
