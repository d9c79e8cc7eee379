import { z } from 'zod'
import type { Operation } from '../../operations/operation.ts'
import answers from './examples.json' with { type: 'json' }

export type Json = Readonly<Record<string, unknown>>

/** `input`: a request, before defaults are filled in. `output`: an answer. */
type Direction = 'input' | 'output'

const idOf = (schema: z.ZodType): string | undefined => z.globalRegistry.get(schema)?.id

/** A schema at its place of use. A named schema is a reference. */
export function refOf(schema: z.ZodType, io: Direction): Json {
  const id = idOf(schema)
  if (id) return { $ref: `#/components/schemas/${id}` }
  const { $defs: _, ...own } = content(schema, io)
  return own
}

/** The named schemas within a schema, itself included. */
export function components(schema: z.ZodType, io: Direction): Json {
  const { $defs = {}, ...own } = content(schema, io) as { $defs?: Record<string, Json> }
  const id = idOf(schema)
  // For a named schema zod may write only a reference, with the schema itself among the definitions.
  return { ...(id && { [id]: own }), ...$defs }
}

const content = (schema: z.ZodType, io: Direction): Json =>
  io === 'input' ? plain(schema, io, defaultInWords) : plain(schema, io)

type Override = NonNullable<NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override']>

/**
 * Generators of clients take a property with a `default` as one that is always there. In a request it would be required.
 * Null stands for an absent value, so its description is enough.
 */
const defaultInWords: Override = ({ jsonSchema }) => {
  if (!('default' in jsonSchema)) return
  const { default: value, description } = jsonSchema
  delete jsonSchema.default
  if (value === null) return
  const words = `Default: \`${typeof value === 'string' && value !== '' ? value : JSON.stringify(value)}\`.`
  jsonSchema.description = description ? `${description} ${words}` : words
}

/** What forms and tools are told of a field is not for readers of the document. */
const HINTS: ReadonlySet<string> = new Set(['formHint', 'toolHint', 'isAlias'])
const withoutHints = (name: string, value: unknown): unknown => (HINTS.has(name) ? undefined : value)

/** Zod's JSON Schema, with references that point into the components. */
function plain(schema: z.ZodType, io: Direction, override: Override = () => {}): Json {
  const { $schema: _, id: __, ...rest } = z.toJSONSchema(schema, { io, target: 'draft-2020-12', override }) as Json
  return JSON.parse(JSON.stringify(rest, withoutHints).replaceAll('#/$defs/', '#/components/schemas/')) as Json
}

interface Property {
  readonly description?: string
  readonly examples?: readonly unknown[]
  readonly anyOf?: readonly Json[]
  readonly [key: string]: unknown
}

/** A parameter for each field. A query cannot express null, so a nullable field is optional. */
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

/** Examples by name, as a media type has them. */
interface Examples {
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>
}

/**
 * Answers of the service by the name of the operation, for schemas without an example of their own. Text has the media type
 * after the name. A test of the examples writes them.
 */
const ANSWERS: Readonly<Record<string, unknown>> = answers

/** The examples of a schema. */
export function examplesOf(schema: z.ZodType): Examples {
  const own = z.globalRegistry.get(schema)?.examples as readonly unknown[] | undefined
  return own ? { examples: Object.fromEntries(own.map((value, at) => [`example_${at + 1}`, { value }])) } : {}
}

/** The examples of the answer of an operation as JSON: those of its schema, else what the service answered. */
export function answerExamples({ name, reply }: Operation): Examples {
  const own = examplesOf(reply)
  return own.examples ? own : answered(name)
}

/** The example of the answer of an operation as text of a media type. */
export const textExample = ({ name }: Operation, type: string): Examples => answered(`${name} ${type}`)

const answered = (name: string): Examples =>
  name in ANSWERS ? { examples: { example_1: { value: ANSWERS[name] } } } : {}
