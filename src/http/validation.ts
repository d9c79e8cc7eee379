import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { issueOf } from '../contract/input/faults.ts'
import { prefersStrict, readerOf } from '../contract/input/reading.ts'
import { type Findings, nothingFound } from '../contract/input/unknown-fields.ts'
import { addWarnings, type Ignored, ignoredItems } from '../contract/warnings.ts'
import { ACCESS_TRAITS } from '../operations/access.ts'
import type { Operation } from '../operations/operation.ts'
import { type Issue, Refusal } from '../platform/errors.ts'

/** Parameters of an operation without any. Only public operations ignore all, because probes may add their own. */
const NO_PARAMETERS = z.strictObject({})

/**
 * A preValidation hook. It reads path, query and body by the schemas of the operation, fills in defaults, and puts the
 * results back into the request. Throws `invalid_input` with all faults together; only an input that exceeds a bound is
 * not looked at further.
 *
 * Calculations leave out fields that do not exist, unless a field is close to a known one or the caller prefers strict
 * handling. Operations that change an account are always strict: an ignored field could create a key with more rights
 * than intended.
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
    if (produces && types.length > 1 && (declared || body)) {
      reply.header('Vary', 'Accept')
      const asked = body ? input.body : input.query
      const standard = produces[types[0]!]!
      const accepted = produces[preferred(request, types)]!
      if (chooseFormat(formatIn ? memberOf(asked, formatIn) : asked, accepted, standard))
        request.acceptedFormat = accepted
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

/** Fields of the body that were sent in the query, where they would have no effect. */
const misplaced = (ignored: readonly Ignored[], ofBody: ReadonlyMap<string, string>): Issue[] =>
  ignored.flatMap(({ at: [place, name] }) => {
    const path = place === 'query' ? ofBody.get(String(name)) : undefined
    return path === undefined
      ? []
      : [{ loc: ['query', name!], msg: `This field belongs in the body, as ${path}`, type: 'extra_forbidden' }]
  })

/** Schemas within schemas that are looked through. No body nests its fields deeper. */
const DEPTH_MAX = 6

/** Each field of a body and of the objects within it, with its path from the body; the outermost one of each name. */
function fieldPaths(schema: z.ZodType): ReadonlyMap<string, string> {
  const paths = new Map<string, string>()
  let level: (readonly [at: readonly string[], schema: z.ZodType])[] = [[[], schema]]
  for (let depth = 0; depth < DEPTH_MAX; depth += 1) {
    level = level.flatMap(([at, outer]) => membersOf(outer).map(([name, inner]) => [[...at, name], inner] as const))
    for (const [at] of level) if (!paths.has(at.at(-1)!)) paths.set(at.at(-1)!, at.join('.'))
  }
  return paths
}

function membersOf(schema: z.ZodType): readonly (readonly [name: string, schema: z.ZodType])[] {
  if (schema instanceof z.ZodObject) return Object.entries(schema.shape) as [string, z.ZodType][]
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => membersOf(option as z.ZodType))
  const { innerType } = schema._zod.def as { readonly innerType?: z.ZodType }
  return innerType ? membersOf(innerType) : []
}

interface Input {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

/** The media type that the caller prefers, or the default when it accepts none of the available ones. */
function preferred(request: FastifyRequest, types: string[]): string {
  const type = request.type(types)
  return typeof type === 'string' ? type : types[0]!
}

const memberOf = (input: unknown, name: string): unknown =>
  typeof input === 'object' && input !== null ? (input as Readonly<Record<string, unknown>>)[name] : undefined

/**
 * Sets `format` from the Accept header when the input names no format. True if it is not the default.
 */
function chooseFormat(input: unknown, format: string, standard: string): boolean {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return false
  const fields = input as Record<string, unknown>
  const chosen = [fields['format'], fields['response_mode']].some((value) => value !== undefined && value !== null)
  if (chosen || format === standard) return false
  fields['format'] = format
  return true
}

/** Only a parameter that was given more than once arrives as a list. Lists in a query are texts with commas. */
function repeated({ code, path }: z.core.$ZodIssue, query: unknown): Issue | null {
  const [name] = path
  const values = typeof name === 'string' && path.length === 1 ? memberOf(query, name) : null
  if (!Array.isArray(values) || (code !== 'invalid_type' && code !== 'invalid_value')) return null
  const msg = `${String(name)} was given ${values.length} times, but may be given only once`
  return { loc: ['query', String(name)], msg, type: 'value_error' }
}
