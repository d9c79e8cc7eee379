import { z } from 'zod'

export type Json = Readonly<Record<string, unknown>>

/** A JSON Schema whose root is an object, as tools have it. */
export interface ObjectSchema {
  readonly type: 'object'
  readonly properties: Readonly<Record<string, Json>>
  readonly required?: readonly string[]
  readonly [key: string]: unknown
}

/** One input for all parts of a request, without the fields in `omits`, at any depth. */
export function inputSchema(parts: readonly (z.ZodType | undefined)[], omits: ReadonlySet<string>): ObjectSchema {
  const schemas = parts
    .filter((part) => part !== undefined)
    .map((part) => {
      const { $defs = {}, ...own } = z.toJSONSchema(part, { io: 'input' }) as Json & { $defs?: Definitions }
      return simplified(own, { definitions: $defs, omits }) as ObjectSchema
    })
  const required = schemas.flatMap((schema) => schema.required ?? [])
  return {
    type: 'object',
    properties: Object.assign({}, ...schemas.map(({ properties }) => properties)),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  }
}

/** The schema of an answer, without words: models read the answer, and programs need its form. */
export function outputSchema(reply: z.ZodType): ObjectSchema {
  const {
    $schema: _,
    $ref,
    $defs,
    ...own
  } = z.toJSONSchema(reply, { io: 'output', override: bare }) as Json & {
    $ref?: string
    $defs?: Definitions
  }
  const { [$ref ? nameIn($ref) : '']: named, ...others } = $defs ?? {}
  const { id: _id, ...root } = named ?? own
  const used = Object.entries(others).filter(([, schema]) => schema['id'] !== own['id'] || !own['id'])
  return { ...root, ...(used.length > 0 && { $defs: Object.fromEntries(used) }) } as ObjectSchema
}

const bare: NonNullable<NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override']> = ({ jsonSchema }) => {
  delete jsonSchema.description
  delete jsonSchema.examples
  delete jsonSchema['discriminator']
  if (!Array.isArray(jsonSchema.type)) return
  // Some clients read one type in each schema.
  jsonSchema.anyOf = jsonSchema.type.map((type) => ({ type }))
  delete jsonSchema.type
}

type Definitions = Readonly<Record<string, Json>>

interface Context {
  readonly definitions: Definitions
  readonly omits: ReadonlySet<string>
}

const nameIn = (ref: string): string => ref.slice('#/$defs/'.length)

/** Keywords that only programs need, or that not every client reads. */
const LEFT_OUT: ReadonlySet<string> = new Set(['$schema', 'id', 'examples', 'discriminator', 'pattern'])
/** Zod writes these bounds for every whole number. */
const UNBOUNDED: ReadonlySet<unknown> = new Set([Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER])

/** A schema without references, and without null, which stands for an absent value. */
function simplified(schema: Json, context: Context): Json {
  const { $ref, ...rest } = schema as Json & { $ref?: string }
  if ($ref) return simplified({ ...context.definitions[nameIn($ref)], ...rest }, context)
  const { anyOf, oneOf, ...others } = rest as Json & { anyOf?: readonly Json[]; oneOf?: readonly Json[] }
  const [only, ...more] = (anyOf ?? oneOf ?? []).filter(({ type }) => type !== 'null')
  if (only && more.length === 0) return simplified({ ...only, ...others }, context)
  if (Array.isArray(others['type'])) return simplified({ ...others, type: withoutNull(others['type']) }, context)
  const members = Object.entries(others)
    .filter(([name, value]) => !LEFT_OUT.has(name) && !UNBOUNDED.has(value))
    .map(([name, value]) => [name, memberOf(name, value, context)])
  return {
    ...Object.fromEntries(members),
    ...(only && { anyOf: [only, ...more].map((each) => simplified(each, context)) }),
    ...(others['required'] !== undefined && { required: kept(others['required'] as string[], context) }),
  }
}

/** Types beside null. Zod writes a list only for one type and null. */
const withoutNull = (types: readonly unknown[]): unknown => types.find((type) => type !== 'null')

function memberOf(name: string, value: unknown, context: Context): unknown {
  if (name === 'items') return simplified(value as Json, context)
  if (name !== 'properties') return value
  return Object.fromEntries(
    Object.entries(value as Readonly<Record<string, Json>>)
      .filter(([field]) => !context.omits.has(field))
      .map(([field, schema]) => [field, simplified(schema, context)]),
  )
}

const kept = (names: readonly string[], { omits }: Context): readonly string[] =>
  names.filter((name) => !omits.has(name))
