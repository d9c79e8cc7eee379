import { z } from 'zod'
import type { Cut } from '../techniques/shown.ts'
import type { Fields } from '../wire/texts/words.ts'
import { type Definitions, type Json, nameIn, type ObjectSchema } from './input-schema.ts'

/**
 * Bytes of the JSON of structured content, which some assistants give to the model in place of the text. At about three
 * bytes in a token these are 8,000 tokens, a third of what Claude Code takes from a tool (25,000).
 */
export const STRUCTURE_MAX = 24_000

/** A list is cut to fewer entries only if the shorter lists of an answer are still too long. */
const ENTRIES_MIN = 10

/** What was removed from an answer, because it would be too long. */
const Omitted = z.array(z.object({ field: z.string(), shown: z.int(), of: z.int(), advice: z.string() })).optional()
type Omitted = NonNullable<z.output<typeof Omitted>>

/** An answer whose JSON is within the bound: `cuts` say which lists lose their last entries, and in which order. */
export function boundedStructure(answer: Fields, cuts: readonly Cut[]): Fields {
  let bounded = answer
  for (const least of [ENTRIES_MIN, 0])
    for (const cut of cuts) {
      if (bytesOf(bounded) <= STRUCTURE_MAX) return bounded
      bounded = withCut(bounded, cut, least)
    }
  return bounded
}

/** The answer with as many entries of a list or of an object as fit, but at least the minimum. */
function withCut(answer: Fields, { field, advice }: Cut, least: number): Fields {
  const path = field.split('.')
  const whole = valueAt(answer, path)
  if (typeof whole !== 'object' || whole === null) return answer
  const entries = Object.entries(whole)
  const said = omittedOf(answer)
  const of = said.find((each) => each.field === field)?.of ?? entries.length
  const others = said.filter((each) => each.field !== field)
  const cutTo = (shown: number): Fields => ({
    ...withValueAt(
      answer,
      path,
      Array.isArray(whole) ? whole.slice(0, shown) : Object.fromEntries(entries.slice(0, shown)),
    ),
    omitted: [...others, { field, shown, of, advice }] satisfies Omitted,
  })
  let excess = bytesOf(cutTo(entries.length)) - STRUCTURE_MAX
  let shown = entries.length
  while (excess > 0 && shown > least) {
    shown -= 1
    const [name, entry] = entries[shown]!
    // A comma stands between two entries, and a colon after a name.
    excess -= bytesOf(entry) + 1 + (Array.isArray(whole) ? 0 : bytesOf(name) + 1)
  }
  return shown < entries.length ? cutTo(shown) : answer
}

/** What was left out of an answer. */
export const omittedOf = ({ omitted = [] }: Fields): Omitted => omitted as Omitted

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value))

const valueAt = (value: unknown, [first, ...rest]: readonly string[]): unknown =>
  first === undefined ? value : valueAt((value as Fields | undefined)?.[first], rest)

const withValueAt = (fields: Fields, [first, ...rest]: readonly string[], value: unknown): Fields => ({
  ...fields,
  [first!]: rest.length === 0 ? value : withValueAt(fields[first!] as Fields, rest, value),
})

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
