import { z } from 'zod'

export type Json = Readonly<Record<string, unknown>>

/** A JSON Schema whose root is an object, as tools have it. */
export interface ObjectSchema {
  readonly type: 'object'
  readonly properties: Readonly<Record<string, Json>>
  readonly required?: readonly string[]
  readonly [key: string]: unknown
}

/**
 * One input for all parts of a request, without the fields in `omits`, at any depth. `requires` has the paths of fields
 * that are required beside those of the parts.
 */
export function inputSchema(
  parts: readonly (z.ZodType | undefined)[],
  omits: ReadonlySet<string>,
  requires: readonly string[] = [],
): ObjectSchema {
  const schemas = parts
    .filter((part) => part !== undefined)
    .map((part) => {
      const { $defs = {}, ...own } = z.toJSONSchema(part, { io: 'input' }) as Json & { $defs?: Definitions }
      return simplified(own, { definitions: $defs, omits }) as ObjectSchema
    })
  const required = schemas.flatMap((schema) => schema.required ?? [])
  const input = {
    type: 'object' as const,
    // A flag of the query explains the flag of the body with its name.
    properties: describedOnce(
      withShortBirths(Object.assign({}, ...schemas.toReversed().map(({ properties }) => properties))),
    ),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  }
  return requires.reduce((schema, path) => requiring(schema, path.split('.')), input)
}

/** A schema that requires the field at a path. Throws for a field that it does not have. */
function requiring<Schema extends Json>(schema: Schema, [name, ...rest]: readonly string[]): Schema {
  const { properties, required = [] } = schema as unknown as ObjectSchema
  const field = properties[name!]
  if (!field) throw new Error(`No tool has the field ${name}`)
  if (rest.length > 0) return { ...schema, properties: { ...properties, [name!]: requiring(field, rest) } }
  return { ...schema, required: [...new Set([...required, name!])] }
}

type Properties = Readonly<Record<string, Json>>

/**
 * The fields of a second person are those of the first, whose descriptions apply to both. Those that are the same for
 * both by default are described only once.
 */
function describedOnce(properties: Properties): Properties {
  const pair = PAIRS.find((names) => names.every((name) => name in properties))
  if (!pair) return properties
  const [first, second] = pair.map((name) => properties[name]) as [Json, Json]
  const [known, own] = [first, second].map((person) => person['properties'] as Properties) as [Properties, Properties]
  const fields = Object.entries(own)
    .filter(([name, schema]) => !(name in known && isOfFirst(schema)))
    .map(([name, schema]) => [name, isSame(schema, known[name]) ? bare(schema) : schema])
  return { ...properties, [pair[1]]: { ...second, properties: Object.fromEntries(fields) } }
}

/** The names of two people. */
const PAIRS = [
  ['person_a', 'person_b'],
  ['person1', 'person2'],
] as const

const isOfFirst = ({ description }: Json): boolean => String(description).includes('By default that of `person_a`')

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Fields that hold a birth besides others. Their long lists are those of v1_natal_calculate. */
const BIRTHS: ReadonlySet<string> = new Set(['natal', ...PAIRS.flat()])
export const SAID = 'As in v1_natal_calculate.'
const SHORT: Properties = {
  year: { type: 'integer' },
  include_features: { type: 'array', items: { type: 'string' } },
  include_minor_aspects: { type: 'boolean' },
  house_system: { type: 'string', default: 'placidus' },
  sidereal_ayanamsa: { type: 'string', default: 'lahiri' },
}

function withShortBirths(properties: Properties): Properties {
  const shortened = (own: Properties) =>
    Object.fromEntries(
      Object.entries(own).map(([name, schema]) => [name, isOfFirst(schema) ? schema : (SHORT[name] ?? schema)]),
    )
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [
      name,
      BIRTHS.has(name)
        ? { description: SAID, ...schema, properties: shortened(schema['properties'] as Properties) }
        : schema,
    ]),
  )
}

/** A schema for programs, without descriptions. */
export const bare = <Schema extends Json>(schema: Schema): Schema =>
  JSON.parse(JSON.stringify(schema), (_, value) => {
    if (typeof value?.description !== 'string') return value
    const { description: __, ...rest } = value
    return rest
  })

export type Definitions = Properties

interface Context {
  readonly definitions: Definitions
  readonly omits: ReadonlySet<string>
}

export const nameIn = (ref: string): string => ref.slice('#/$defs/'.length)

/** Fields whose names say what they are. */
const NEEDLESS = /(?:^|_)(?:lat|lng)$|^(?:name|hour|minute|language)$/

/** Fields with well-known bounds. */
const PLAIN = /(?:^|_)(?:lat|lng)$|^(?:year|month|day|hour|minute)$/

/** Keywords that only programs need, or that not every client reads. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  '$schema',
  'id',
  'examples',
  'formHint',
  'isAlias',
  'discriminator',
  'pattern',
])
/** Zod writes these bounds for every whole number. */
const UNBOUNDED: ReadonlySet<unknown> = new Set([Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER])
/** Length limits that no sensible value reaches. The operation reports them when one does. */
const LENGTHS: Readonly<Record<string, number>> = { maxLength: 32, maxItems: 50 }

/** A flag without a default is off. */
const isOff = (name: string, value: unknown): boolean => name === 'default' && value === false

/** A schema within another, whose description replaces what a model is told of the inner one. */
function around(inner: Json, outer: Json): Json {
  const { toolHint, ...rest } = inner
  return { ...('description' in outer ? rest : inner), ...outer }
}

/** A schema without references, and without null, which stands for an absent value. */
function simplified(schema: Json, context: Context): Json {
  const { $ref, ...rest } = schema as Json & { $ref?: string }
  if ($ref) return simplified(around(context.definitions[nameIn($ref)] ?? {}, rest), context)
  const { anyOf, oneOf, ...others } = rest as Json & { anyOf?: readonly Json[]; oneOf?: readonly Json[] }
  const [only, ...more] = (anyOf ?? oneOf ?? []).filter(({ type }) => type !== 'null')
  if (only && more.length === 0) return simplified(around(only, others), context)
  if (Array.isArray(others['type'])) return simplified({ ...others, type: withoutNull(others['type']) }, context)
  const members = Object.entries(others)
    .filter(
      ([name, value]) =>
        !LEFT_OUT.has(name) && !UNBOUNDED.has(value) && !(Number(value) >= LENGTHS[name]!) && !isOff(name, value),
    )
    .map(([name, value]) => [name, memberOf(name, value, context)])
  return {
    ...Object.fromEntries(members),
    ...(only && { anyOf: [only, ...more].map((each) => simplified(each, context)) }),
    ...(others['required'] !== undefined && { required: kept(others['required'] as string[], context) }),
  }
}

/** Types beside null. Zod writes a list only for one type and null. */
const withoutNull = (types: readonly unknown[]): unknown => types.find((type) => type !== 'null')

/** A numerology profile has a short name in addition to its id. */
function withShortIds(values: readonly unknown[]): readonly unknown[] {
  const short = values.filter((value) => !/-v\d+$/.test(String(value)))
  return short.length > 0 ? short : values
}

function memberOf(name: string, value: unknown, context: Context): unknown {
  if (name === 'items') return simplified(value as Json, context)
  if (name === 'enum') return withShortIds(value as readonly unknown[])
  if (name !== 'properties') return value
  return Object.fromEntries(
    Object.entries(value as Readonly<Record<string, Json>>)
      .filter(([field]) => !context.omits.has(field))
      .map(([field, schema]) => [field, inWords(field, simplified(schema, context))]),
  )
}

/**
 * A field in the words for models: `toolHint` of its schema where a description is for readers of the API. The list of
 * tools is part of every conversation.
 */
function inWords(field: string, described: Json): Json {
  const { description, toolHint, ...schema } = PLAIN.test(field) ? plain(described) : described
  const words = toolHint ?? description
  if (words === undefined || (NEEDLESS.test(field) && schema['type'] !== 'object')) return schema
  return { ...schema, description: words }
}

/** Without well-known bounds. */
function plain({ minimum: _, maximum: __, ...schema }: Json): Json {
  return schema
}

const kept = (names: readonly string[], { omits }: Context): readonly string[] =>
  names.filter((name) => !omits.has(name))
