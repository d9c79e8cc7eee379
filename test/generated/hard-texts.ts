import { FULL } from '../support/full-form.ts'
import type { Described, Parameter, Schema } from './described.ts'
import type { Random } from './random.ts'
import { credentialOf, type GeneratedRequest, type Known } from './requests.ts'
import { RENDER_TIMEOUT } from './send.ts'
import type { Values } from './values.ts'

type Path = readonly (string | number)[]

/** Postgres stores no U+0000 in a text, and neither that nor half of a surrogate pair in a document of JSON. */
const NUL = 'a\u0000b'
const HALF = 'a\ud800'
const CONTROL = '\u0001\u007f\u0085'
const DEPTH_MAX = 5

/** Requests with the right credential, each of which has one text that Postgres cannot store. */
export function hardTextsFor(
  operation: Described,
  values: Values,
  random: Random,
  known: Known,
): readonly GeneratedRequest[] {
  const { method, url, parameters, body } = operation
  /** What a schema may admit and a picture waits for is not sent there. */
  const isShort = RENDER_TIMEOUT in operation.responses || !FULL
  const credential = credentialOf(operation, random, known, true)
  const text = (schema: Schema): string => String(values.valid(schema, random) ?? 'x') || 'x'
  const targetWith = (changed: string | null, to: string): string => {
    const needed = parameters.filter((each) => each.required || each.in === 'path' || each.name === changed)
    const textOf = ({ name, schema }: Parameter) => (name === changed ? to : text(schema))
    const path = needed
      .filter((each) => each.in === 'path')
      .reduce((whole, each) => whole.replace(`{${each.name}}`, encodeURIComponent(textOf(each))), url)
    const query = needed.filter((each) => each.in === 'query').map((each) => [each.name, textOf(each)])
    return query.length === 0 ? path : `${path}?${new URLSearchParams(query)}`
  }
  const base = body ? (body.examples[0] ?? values.valid(body.schema, random)) : null
  const request = (target: string, content: unknown): GeneratedRequest => ({
    ...{ kind: 'odd', operation, method, target },
    headers: { ...credential, ...(body && { 'content-type': body.type }) },
    body: body ? encoded(content, body.type) : null,
  })
  const inAddress = parameters
    .filter((each) => each.in !== 'header')
    .flatMap(({ name }) => [NUL, ...(isShort ? [] : [CONTROL])].map((hard) => request(targetWith(name, hard), base)))
  const strange = targetWith(null, '')
  const asStranger = request(`${strange}${strange.includes('?') ? '&' : '?'}a%00b=a%00b`, base)
  if (!body || body.type === 'multipart/form-data') return [...inAddress, asStranger]
  const isJson = body.type === 'application/json'
  const inBody = textsIn(body.schema, values).flatMap((path) =>
    [NUL, ...(isShort ? [] : [CONTROL, ...(isJson ? [HALF] : [])])].map((hard) =>
      request(targetWith(null, ''), withValue(base, path, hard)),
    ),
  )
  return [...inAddress, asStranger, ...inBody, request(targetWith(null, ''), withValue(base, [NUL], NUL))]
}

function encoded(content: unknown, type: string): string {
  if (type !== 'application/x-www-form-urlencoded') return JSON.stringify(content)
  const fields = Object.entries(content as object).map(([name, value]) => [name, String(value)])
  return new URLSearchParams(fields as [string, string][]).toString()
}

/** The places of the texts that a schema admits. */
function textsIn(reference: Schema, values: Values, path: Path = []): Path[] {
  if (path.length > DEPTH_MAX) return []
  const { type, properties = {}, items, anyOf = [], oneOf = [], allOf = [], enum: choices } = values.resolved(reference)
  if (choices) return []
  const own = [type].flat().includes('string') ? [path] : []
  const within = [
    ...Object.entries(properties).flatMap(([name, schema]) => textsIn(schema, values, [...path, name])),
    ...(items ? textsIn(items, values, [...path, 0]) : []),
    ...[...anyOf, ...oneOf, ...allOf].flatMap((each) => textsIn(each, values, path)),
  ]
  const seen = new Map([...own, ...within].map((each) => [each.join('\n'), each]))
  return [...seen.values()]
}

/** A copy with another value at a place. What leads there is made. */
function withValue(content: unknown, [name, ...rest]: Path, value: unknown): unknown {
  if (name === undefined) return value
  if (typeof name === 'number') {
    const [first, ...others] = Array.isArray(content) ? content : []
    return [withValue(first, rest, value), ...others]
  }
  const own = typeof content === 'object' && content !== null ? (content as Record<string, unknown>) : {}
  return { ...own, [name]: withValue(own[name], rest, value) }
}
