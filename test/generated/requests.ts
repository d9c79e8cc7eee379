import type { Described, Document, Parameter, Schema } from './described.ts'
import { operationsOf } from './described.ts'
import { filled, growing, HEAVY_BODIES, PACKINGS, packed } from './heavy-bodies.ts'
import { type Random, randomOf } from './random.ts'
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
  return { target, headers: { ...headers, 'content-type': type }, body: JSON.stringify(content) }
}

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

const asText = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)

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

const STRANGE_NAMES = [
  'unknown',
  'yaer',
  'Year',
  'api_key',
  'constructor',
  'toString',
  '',
  '🌒',
  'x'.repeat(2_000),
  'a.b[0]',
]
const JUNK: readonly unknown[] = [
  ...[null, true, false, 0, -0, -1, 1e308, -1e308, 1e-320, 2 ** 53, 12.5, '', ' ', 'NaN', 'null', '0x10', '1e400'],
  ...[
    '2026-02-30',
    '9999-12-31',
    '-99999-01-01',
    '24:00',
    '2026-03-29T02:30',
    '+99:99',
    'Mars/Olympus',
    '\u0000',
    '\ud800',
  ],
  ...[
    "'; drop table account; --",
    '../../etc/passwd',
    '%00',
    '<script>',
    'ß'.repeat(5_000),
    [],
    {},
    [[]],
    [null],
    [1, 'a'],
  ],
  ...[{ a: 1 }, { lat: 1 }, { length: 3 }, Array(500).fill('sun'), { toString: 1 }, { toJSON: 1 }],
]

/** Replaces, removes or adds something at a random place. */
function spoil(value: unknown, random: Random): unknown {
  if (typeof value !== 'object' || value === null || random.chance(0.1)) return random.pick(JUNK)
  if (Array.isArray(value)) {
    if (value.length === 0 || random.chance(0.3)) return [...value, random.pick(JUNK)]
    const at = random.below(value.length)
    return value.with(at, spoil(value[at], random))
  }
  const entries = Object.entries(value)
  if (entries.length === 0 || random.chance(0.2)) return { ...value, [random.pick(STRANGE_NAMES)]: random.pick(JUNK) }
  const [name, member] = random.pick(entries)
  if (random.chance(0.15)) return Object.fromEntries(entries.filter(([each]) => each !== name))
  const isDeep = typeof member === 'object' && member !== null && random.chance(0.7)
  return { ...value, [name]: isDeep ? spoil(member, random) : random.pick(JUNK) }
}

const BOUNDARY = 'boundary-of-the-form'
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const FILES = [
  PIXEL,
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'),
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${'<g>'.repeat(20_000)}${'</g>'.repeat(20_000)}</svg>`),
  ...[Buffer.alloc(0), Buffer.from('no image'), Buffer.alloc(2_000_000, PIXEL), Buffer.alloc(3_000_000, 1)],
]

/** A form of the fields of an object. */
function formOf(content: unknown, headers: Readonly<Record<string, string>>, random: Random) {
  const fields = Object.entries(typeof content === 'object' && content !== null ? content : {})
  const parts = fields.map(([name, value]) => {
    const isFile = name === 'file'
    const disposition = `form-data; name="${encodeURIComponent(name.toWellFormed())}"${isFile ? '; filename="logo"' : ''}`
    const head = `--${BOUNDARY}\r\ncontent-disposition: ${disposition}\r\n\r\n`
    return Buffer.concat([
      Buffer.from(head),
      isFile ? random.pick(FILES) : Buffer.from(asText(value)),
      Buffer.from('\r\n'),
    ])
  })
  return {
    headers: { ...headers, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]),
  }
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

type Change = (request: GeneratedRequest, random: Random) => Partial<GeneratedRequest>

const withHeaders =
  (...choices: readonly Readonly<Record<string, string | string[]>>[]): Change =>
  ({ headers }, random) => ({ headers: { ...headers, ...random.pick(choices) } })
const withBody =
  (...makers: readonly ((random: Random) => string | Buffer)[]): Change =>
  (request, random) => ({
    ...(request.body === null && { method: 'POST' }),
    headers: { 'content-type': 'application/json', ...request.headers },
    body: random.pick(makers)(random),
  })

const ODD: readonly Change[] = [
  (_, random) => ({
    method: random.pick(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND']),
  }),
  ({ target }, random) => ({
    target: random.pick([
      ...[`${target}x`, `/${target}`, `${target}/`, `${target}?&&=&%20`, `${target}%2e%2e/`, '/', '/api', '/nowhere'],
      ...[`${target.split('?')[0]}?${'a=1&'.repeat(2_500)}`, `${target}%ff`, `${target}%zz`, '/docs/', '/openapi.json'],
      ...[target.toUpperCase(), `${target.split('?')[0]}/${'x'.repeat(12_000)}`],
    ]),
  }),
  withHeaders(
    ...[
      { 'content-type': 'text/plain' },
      { 'content-type': 'application/x-www-form-urlencoded' },
      { 'content-type': '' },
    ],
    ...[{ 'content-type': 'application/json; charset=utf-16' }, { 'content-type': 'multipart/form-data' }],
    { 'content-type': 'application/json, application/json' },
  ),
  withHeaders(
    ...[{ accept: 'image/png' }, { accept: 'text/csv;q=0.5, */*;q=0.1' }, { accept: 'nonsense' }, { accept: ',;q=' }],
    ...[{ accept: filled('a/b;q=0.1,', 8_000) }, { accept: 'application/x-ndjson' }, { accept: 'text/calendar' }],
  ),
  withHeaders(
    ...[{ 'accept-encoding': 'br' }, { 'accept-encoding': 'gzip;q=0' }, { 'accept-encoding': filled('gzip,', 8_000) }],
    ...[{ 'if-none-match': '*' }, { 'if-none-match': filled('"x",', 8_000) }, { range: 'bytes=0-1' }],
  ),
  withHeaders(
    ...[{ prefer: 'handling=strict' }, { prefer: filled('handling=', 8_000) }, { 'idempotency-key': 'order-1' }],
    ...[{ 'idempotency-key': 'k'.repeat(256) }, { 'idempotency-key': ['a', 'b'] }, { 'idempotency-key': '' }],
  ),
  withHeaders(
    ...[{ origin: 'https://page.example' }, { origin: 'null' }, { origin: filled('x', 8_000) }],
    ...[{ 'x-forwarded-for': '1.2.3.4' }, { 'x-forwarded-host': 'evil.example' }, { cookie: filled('a=b; ', 8_000) }],
    ...[{ authorization: 'Bearer' }, { authorization: 'Basic :' }, { authorization: `Bearer ${'x.'.repeat(3_000)}` }],
    ...[{ 'x-api-key': ['a', 'b'] }, { 'x-api-key': filled('k', 8_000) }, { 'x-sync-secret': 'x' }, { te: 'trailers' }],
  ),
  withBody((random) => random.pick(HEAVY_BODIES)),
  withBody(
    ...[
      '',
      '{',
      'null',
      '[]',
      '"text"',
      '1',
      '{"__proto__":1}',
      '{"constructor":{"prototype":1}}',
      '\ufeff{}',
      '{}{}',
    ].map((text) => () => text),
    (random) => Buffer.from(Array.from({ length: 100 }, () => random.below(256))),
  ),
  compressed,
]

/** A body in an encoding, which may not be the one that is declared, and may grow a thousandfold. */
function compressed({ body, headers }: GeneratedRequest, random: Random): Partial<GeneratedRequest> {
  const packing = random.pick(PACKINGS)
  const declared = random.chance(0.5) ? packing : random.pick([...PACKINGS, 'zstd', 'identity', 'gzip, gzip'])
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers, 'content-encoding': declared },
    body: random.chance(0.3) ? growing(packing) : packed(body ?? '{}', packing),
  }
}

/** Changes one or two things that no schema describes. */
function odd(request: GeneratedRequest, random: Random): GeneratedRequest {
  const changed = { ...request, ...random.pick(ODD)(request, random) }
  return random.chance(0.7) ? changed : { ...changed, ...random.pick(ODD)(changed, random) }
}
