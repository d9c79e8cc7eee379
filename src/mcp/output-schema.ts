import { z } from 'zod'
import { type Definitions, type Json, nameIn, type ObjectSchema } from './input-schema.ts'
import { Omitted } from './structure.ts'

/**
 * The schema of an answer: the fields that it always has, and what was left out. The rest is open, because the list of
 * tools is part of every conversation, and the answer shows its other fields itself.
 */
export function outputSchema(reply: z.ZodType): ObjectSchema {
  const { properties: all, required = [] } = membersOf(reply)
  const { omitted } = membersOf(z.object({ omitted: Omitted })).properties
  const always = Object.fromEntries(required.map((name) => [name, all[name]!]))
  return { type: 'object', properties: { ...always, omitted: { ...omitted, description: LEFT_OUT } }, required }
}

const LEFT_OUT = 'Lists that were cut: field, shown, of, advice'

interface Members {
  readonly properties: Definitions
  readonly required?: readonly string[]
}

function membersOf(schema: z.ZodType): Members {
  const { $ref, $defs: definitions = {}, ...own } = z.toJSONSchema(schema, { io: 'output' }) as Json & Root
  const { properties, required } = ($ref ? definitions[nameIn($ref)] : own) as unknown as Members
  const fields = Object.entries(properties).map(([name, each]) => [name, shallow(each, definitions)])
  return { properties: Object.fromEntries(fields), ...(required && { required }) }
}

interface Root {
  readonly $ref?: string
  readonly $defs?: Definitions
}

/** Keywords of a value that is neither an object nor a list. */
const OF_VALUES = ['type', 'const'] as const

/** A schema with the type of a value. Some clients read only one type per schema. */
function shallow(schema: Json, definitions: Definitions): Json {
  const variants = variantsOf(schema, definitions)
  const kinds = variants.map((each) => {
    if (each['type'] === 'array') return { type: 'array', items: kindOf(itemsOf(each, definitions)) }
    return kindOf([each])
  })
  const [only, ...others] = [...new Map(kinds.map((kind) => [JSON.stringify(kind), kind])).values()]
  return others.length > 0 ? { anyOf: [only, ...others] } : only!
}

/** The alternative schemas of a value, without references. */
function variantsOf(schema: Json, definitions: Definitions): readonly Json[] {
  const { $ref, anyOf, oneOf, type } = schema as Json & { $ref?: string; anyOf?: Json[]; oneOf?: Json[] }
  if ($ref) return variantsOf(definitions[nameIn($ref)]!, definitions)
  if (anyOf ?? oneOf) return (anyOf ?? oneOf)!.flatMap((each) => variantsOf(each, definitions))
  return Array.isArray(type) ? type.map((each) => ({ ...schema, type: each })) : [schema]
}

const itemsOf = ({ items }: Json, definitions: Definitions): readonly Json[] =>
  variantsOf((items ?? {}) as Json, definitions)

/** What all variants have in common. */
function kindOf(variants: readonly Json[]): Json {
  const [first, ...others] = variants.map((each) =>
    Object.fromEntries(OF_VALUES.flatMap((name) => (each[name] === undefined ? [] : [[name, each[name]]]))),
  )
  return others.every((each) => JSON.stringify(each) === JSON.stringify(first)) ? first! : {}
}
