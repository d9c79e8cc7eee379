import { z } from 'zod'

export type Json = Readonly<Record<string, unknown>>

/** Of a request, with defaults not filled in yet, or of an answer. */
type Direction = 'input' | 'output'

const idOf = (schema: z.ZodType): string | undefined => z.globalRegistry.get(schema)?.id

/** A schema as it stands where it is used: a named one by reference. */
export function refOf(schema: z.ZodType, io: Direction): Json {
  const id = idOf(schema)
  if (id) return { $ref: `#/components/schemas/${id}` }
  const { $defs: _, ...own } = plain(schema, io)
  return own
}

/** The named schemas that a schema is made of, itself included. */
export function components(schema: z.ZodType, io: Direction): Json {
  const { $defs = {}, ...own } = plain(schema, io) as { $defs?: Record<string, Json> }
  const id = idOf(schema)
  // Of a named schema zod may write a reference only, and the schema itself among the definitions.
  return { ...(id && { [id]: own }), ...$defs }
}

/** JSON Schema of zod's, with references that point into the components. */
function plain(schema: z.ZodType, io: Direction): Json {
  const { $schema: _, id: __, ...rest } = z.toJSONSchema(schema, { io, target: 'draft-2020-12' }) as Json
  return JSON.parse(JSON.stringify(rest).replaceAll('#/$defs/', '#/components/schemas/')) as Json
}

interface Property {
  readonly description?: string
  readonly examples?: readonly unknown[]
  readonly anyOf?: readonly Json[]
  readonly [key: string]: unknown
}

/** A parameter for each field; null can't be written in a query, so that a nullable field is simply optional. */
export function parametersOf(fields: z.ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (!fields) return []
  const { properties = {}, required = [] } = plain(fields, 'input') as {
    properties?: Record<string, Property>
    required?: readonly string[]
  }
  return Object.entries(properties).map(([name, { description, examples, anyOf, ...rest }]) => {
    const [only, ...others] = (anyOf ?? []).filter(({ type }) => type !== 'null')
    const schema = anyOf ? (others.length === 0 ? { ...only, ...rest } : { anyOf: [only, ...others], ...rest }) : rest
    return {
      name,
      in: place,
      required: required.includes(name),
      ...(description && { description }),
      schema: examples ? { ...schema, examples } : schema,
    }
  })
}
