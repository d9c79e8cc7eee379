import type { Described, Document, Parameter, Schema } from './described.ts'
import { operationsOf } from './described.ts'
import { asText, formOf } from './forms.ts'
import { odd } from './odd.ts'
import { type Random, randomOf } from './random.ts'
import { JUNK, STRANGE_NAMES, spoil } from './spoilt.ts'
import { type Values, valuesOf } from './values.ts'

export const KINDS = ['valid', 'invalid', 'largest', 'odd'] as const
export type Kind = (typeof KINDS)[number]

export interface GeneratedRequest {
  readonly kind: Kind
  readonly operation: Described
  readonly method: string
  /** Path and query. */
  readonly target: string
  readonly headers: Readonly<Record<string, string | string[]>>
  readonly body: string | Buffer | null
}

/** What the requests of a run take from the service. */
export interface Known {
  /** Credentials by security scheme. The first is right. */
  readonly credentials: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>>
  /** Ids that answers named, for the parts of a path. */
  readonly ids: readonly string[]
}

/** Requests for all operations of a document. A number gives the same request each time, but for what is `known`. */
export function requestsOf(document: Document, known: Known): (at: number) => GeneratedRequest {
  const operations = operationsOf(document)
  const values = valuesOf(document)
  return (at) => {
    const random = randomOf(at)
    const operation = operations[at % operations.length]!
    const kind = random.pick([
      'valid',
      'valid',
      'valid',
      'invalid',
      'invalid',
      'invalid',
      'largest',
      'odd',
      'odd',
    ] as const)
    return requestOf(kind, operation, values, random, known)
  }
}

/** A request of a kind for an operation. */
export function requestOf(
  kind: Kind,
  operation: Described,
  values: Values,
  random: Random,
  known: Known,
): GeneratedRequest {
  const part = partsOf(kind, operation, values, random, known)
  const request: GeneratedRequest = {
    ...{ kind, operation, method: operation.method, target: part.target },
    headers: { ...part.headers, ...credentialOf(operation, random, known) },
    body: part.body,
  }
  return kind === 'odd' ? odd(request, random) : request
}

function partsOf(kind: Kind, { url, parameters, body }: Described, values: Values, random: Random, known: Known) {
  const chosen = parameters.filter(
    ({ required, in: place }) => required || place === 'path' || random.chance(kind === 'largest' ? 0.9 : 0.25),
  )
  const entries = chosen.map((parameter) => [parameter, textOf(parameter, kind, values, random, known)] as const)
  const path = entries
    .filter(([{ in: place }]) => place === 'path')
    .reduce(
      (text, [{ name }, value]) => text.replace(`{${name}}`, encodeURIComponent(value.toWellFormed()) || 'x'),
      url,
    )
  const query = entries
    .filter(([{ in: place }]) => place === 'query')
    .map(([{ name }, value]) => [name, value] as [string, string])
  if (kind === 'invalid' && random.chance(0.3)) query.push([random.pick(STRANGE_NAMES), asText(random.pick(JUNK))])
  const search = new URLSearchParams(query).toString().slice(0, SEARCH_MAX)
  const headers = Object.fromEntries(
    entries
      .filter(([{ in: place }]) => place === 'header')
      .map(([{ name }, value]) => [name, printable(value).slice(0, HEADER_MAX)]),
  )
  const target = search === '' ? path : `${path}?${search}`
  if (!body) return { target, headers, body: null }
  const type = body.type
  const content = bodyOf(kind, body, values, random)
  if (type === 'multipart/form-data') return { target, ...formOf(content, headers, random) }
  return { target, headers: { ...headers, 'content-type': type }, body: encoded(content, type) }
}

const encoded = (content: unknown, type: string): string =>
  type === 'application/x-www-form-urlencoded'
    ? new URLSearchParams(
        fieldsOf(content).map(([name, value]) => [name.toWellFormed(), asText(value).toWellFormed()]),
      ).toString()
    : JSON.stringify(content)
const fieldsOf = (content: unknown) => Object.entries(typeof content === 'object' && content !== null ? content : {})

/** Node refuses headers and addresses over 16 KiB together. */
const SEARCH_MAX = 12_000
const HEADER_MAX = 1_000
const printable = (text: string): string => text.replaceAll(/[^\x20-\x7e]/g, '?')

/** The text of a parameter. */
function textOf(
  { name, in: place, schema }: Parameter,
  kind: Kind,
  values: Values,
  random: Random,
  known: Known,
): string {
  if (place === 'path' && known.ids.length > 0 && random.chance(0.5)) return random.pick(known.ids)
  const value =
    kind === 'largest' && !/date|start|end/.test(name)
      ? values.largest(schema)
      : kind === 'invalid' && random.chance(0.4)
        ? random.pick(JUNK)
        : values.valid(schema, random)
  return asText(value)
}

type Body = NonNullable<Described['body']>

function bodyOf(kind: Kind, { schema, examples }: Body, values: Values, random: Random): unknown {
  const base = examples.length > 0 && random.chance(0.8) ? random.pick(examples) : values.valid(schema, random)
  if (kind === 'largest' && random.chance(0.3)) return values.largest(schema)
  const fields = propertiesOf(schema, values)
  if (kind === 'largest') return withFields(base, fields, random, (each) => values.largest(each))
  const changed = random.chance(0.2) ? base : withFields(base, fields, random, (each) => values.valid(each, random))
  if (kind !== 'invalid') return changed
  let spoilt = structuredClone(changed)
  for (let times = 1 + random.below(3); times > 0; times -= 1) spoilt = spoil(spoilt, random)
  return spoilt
}

function propertiesOf(schema: Schema, values: Values): [string, Schema][] {
  const { properties = {}, anyOf = [], oneOf = [] } = values.resolved(schema)
  return [...Object.entries(properties), ...[...anyOf, ...oneOf].flatMap((each) => propertiesOf(each, values))]
}

/** Gives some fields of an object other values. */
function withFields(
  base: unknown,
  fields: readonly [string, Schema][],
  random: Random,
  newValue: (schema: Schema) => unknown,
): unknown {
  if (typeof base !== 'object' || base === null || fields.length === 0) return base
  const chosen = Array.from({ length: random.pick([1, 1, 2, 3, 8]) }, () => random.pick(fields))
  return { ...base, ...Object.fromEntries(chosen.map(([name, schema]) => [name, newValue(schema)])) }
}

/** Headers with a credential of the operation, mostly the right one. */
export function credentialOf(
  { security, method, url }: Described,
  random: Random,
  { credentials }: Known,
  isRight = random.chance(isEnd({ method, url }) ? 0.05 : 0.85),
): Readonly<Record<string, string>> {
  const schemes = security.flatMap((each) => Object.keys(each)).filter((each) => each in credentials)
  const known = credentials[random.pick(schemes.length > 0 ? schemes : Object.keys(credentials))]!
  if (isRight) return schemes.length > 0 ? known[0]! : {}
  const others = isEnd({ method, url }) ? [] : [credentials[random.pick(Object.keys(credentials))]![0]!]
  return random.pick([{}, ...known.slice(1), ...others])
}

/** Operations after which a credential, an account or a report is gone. */
const isEnd = ({ method, url }: Pick<Described, 'method' | 'url'>): boolean =>
  method === 'DELETE' || url.endsWith('/sign-out')

/** Characters of each part. */
const TOLD_MAX = 600
/** A request as a person reads it. */
export const told = ({ kind, method, target, headers, body }: GeneratedRequest): string =>
  `${kind} ${method} ${target.slice(0, TOLD_MAX)} ${JSON.stringify(headers).slice(0, TOLD_MAX)} ${String(body ?? '').slice(0, TOLD_MAX)}`
