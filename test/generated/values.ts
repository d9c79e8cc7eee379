import fc from 'fast-check'
import type { Document, Schema } from './described.ts'
import type { Random } from './random.ts'

/** Values for the schemas of a document. */
export interface Values {
  /** A value that the schema admits. Rules between fields may refuse it. */
  valid(schema: Schema, random: Random, depth?: number): unknown
  /** The longest texts and lists, the largest numbers and all fields that the schema admits. */
  largest(schema: Schema, depth?: number): unknown
  resolved(schema: Schema): Schema
}

/** Members of a list or an object without a bound. A body may have 4,000 values. */
const MANY = 3_000
/** Characters of a text without a bound. A body may have 1 MiB. */
const LONG = 200_000
const DEPTH_MAX = 6
/** Members of a random list or record. */
const FEW = 4

/** Takes examples from anywhere in the document: a field has the values of all fields of that name. */
export function valuesOf({ components, ...document }: Document): Values {
  const named = examplesByName({ components, ...document })
  const resolved = (schema: Schema): Schema => {
    if (schema.$ref === undefined) return schema
    const { $ref, ...own } = schema
    return { ...resolved(components.schemas[$ref.slice('#/components/schemas/'.length)]!), ...own }
  }
  const branchesOf = ({ anyOf, oneOf }: Schema): readonly Schema[] | undefined => anyOf ?? oneOf

  const valid: Values['valid'] = (reference, random, depth = 0) => {
    const schema = resolved(reference)
    const { examples = [], enum: values, const: constant } = schema
    if (constant !== undefined) return constant
    if (values) return random.pick(values)
    if (examples.length > 0 && random.chance(0.6)) return random.pick(examples)
    const branches = branchesOf(schema)
    if (branches) return valid(random.pick(branches), random, depth)
    return byType[typeOf(schema, random)]?.(schema, random, depth) ?? null
  }

  const member = (name: string, schema: Schema, random: Random, depth: number): unknown => {
    const known = named.get(name)
    return known && random.chance(0.7) ? random.pick(known) : valid(schema, random, depth + 1)
  }
  const byType: Readonly<Record<string, (schema: Schema, random: Random, depth: number) => unknown>> = {
    boolean: (_, random) => random.chance(0.5),
    integer: (schema, random) => Math.round(numberIn(schema, random, true)),
    number: (schema, random) => numberIn(schema, random, false),
    string: textOf,
    array: ({ items = {}, minItems = 0, maxItems = FEW }, random, depth) =>
      depth > DEPTH_MAX
        ? []
        : Array.from({ length: Math.max(minItems, random.below(Math.min(FEW, maxItems) + 1)) }, () =>
            valid(items, random, depth + 1),
          ),
    object({ properties = {}, required = [], propertyNames, additionalProperties }, random, depth) {
      const share = random.pick([0, 0.1, 0.3, 0.8])
      const own = Object.entries(properties)
        .filter(([name]) => required.includes(name) || (depth < DEPTH_MAX && random.chance(share)))
        .map(([name, schema]) => [name, member(name, schema, random, depth)])
      if (typeof additionalProperties !== 'object' || !propertyNames) return Object.fromEntries(own)
      const others = Array.from({ length: random.below(FEW) }, () => [
        String(valid(propertyNames, random)),
        valid(additionalProperties, random, depth + 1),
      ])
      return Object.fromEntries([...own, ...others])
    },
  }

  const known = new Map<Schema, unknown>()
  const largest: Values['largest'] = (schema, depth = 0) => {
    if (!known.has(schema)) known.set(schema, newLargest(schema, depth))
    return known.get(schema)
  }
  const newLargest = (reference: Schema, depth: number): unknown => {
    const schema = resolved(reference)
    const { enum: values, const: constant, examples = [] } = schema
    if (constant !== undefined) return constant
    if (values) return longest(values)
    const branches = branchesOf(schema)
    if (branches) return longest(branches.map((each) => largest(each, depth)))
    const type = [schema.type ?? 'string'].flat().find((each) => each !== 'null')!
    if (type === 'object') return largestObject(schema, depth)
    if (type === 'array') {
      const { items = {}, maxItems = MANY } = schema
      const kinds = resolved(items).enum ?? [largest(items, depth + 1)]
      return depth > DEPTH_MAX ? [] : Array.from({ length: maxItems }, (_, at) => kinds[at % kinds.length])
    }
    if (type === 'boolean') return true
    if (type !== 'string') return schema.maximum ?? (type === 'integer' ? Number.MAX_SAFE_INTEGER : Number.MAX_VALUE)
    if (schema.pattern) return longest([...sampled(schema.pattern, 0, 20), ...examples])
    // A character of two units and four bytes.
    return '🌒'.repeat(schema.maxLength ?? LONG)
  }
  const largestObject = (
    { properties = {}, propertyNames, additionalProperties, maxProperties = MANY }: Schema,
    depth: number,
  ): unknown => {
    const own = Object.entries(properties).map(([name, schema]) => [name, largest(schema, depth + 1)])
    if (typeof additionalProperties !== 'object' || depth > DEPTH_MAX) return Object.fromEntries(own)
    // Members that may be anything are small: a body with many large ones is longer than the service reads.
    const schemaOfOthers = Object.keys(additionalProperties).length > 0 ? additionalProperties : { type: 'boolean' }
    const names = propertyNames && resolved(propertyNames).enum
    const others = Array.from({ length: Math.min(maxProperties, names?.length ?? MANY) }, (_, at) => [
      names ? names[at] : `member ${at}`,
      largest(schemaOfOthers, depth + 1),
    ])
    return Object.fromEntries([...own, ...others])
  }
  return { valid, largest, resolved }
}

const longest = (values: readonly unknown[]): unknown => values.toSorted((one, other) => sizeOf(other) - sizeOf(one))[0]
const sizeOf = (value: unknown): number => (JSON.stringify(value) ?? '').length

const typeOf = ({ type = 'string' }: Schema, random: Random): string => random.pick([type].flat())

function numberIn(schema: Schema, random: Random, isWhole: boolean): number {
  const least = schema.minimum ?? (schema.exclusiveMinimum === undefined ? -1e6 : schema.exclusiveMinimum + 1e-9)
  const most = schema.maximum ?? (schema.exclusiveMaximum === undefined ? 1e6 : schema.exclusiveMaximum - 1e-9)
  if (random.chance(0.2)) return random.pick([least, most])
  const value = least + (random.below(1e9) / 1e9) * (most - least)
  return isWhole ? Math.min(Math.floor(most), Math.max(Math.ceil(least), value)) : value
}

const ALPHABET = [...'aé🌒אA ,;:/-_.%&=+"\\\u0000\u202e\n0123456789TZ日']
const WORDS = [
  '',
  ' ',
  '0',
  '-1',
  'null',
  'true',
  '2026-03-01',
  '2026-03-01T12:00',
  'Athens',
  'Europe/Athens',
  'AUTO',
  '1d',
]
const TEXT_MAX = 300

function textOf({ pattern, minLength = 0, maxLength = TEXT_MAX }: Schema, random: Random): string {
  if (pattern) return random.pick(sampled(pattern, random.below(50), 10)).slice(0, maxLength)
  if (random.chance(0.4)) return random.pick(WORDS).slice(0, maxLength).padEnd(minLength, 'x')
  const length = random.chance(0.1) ? maxLength : minLength + random.below(Math.min(20, maxLength - minLength + 1))
  return Array.from({ length: Math.min(length, 5_000) }, () => random.pick(ALPHABET)).join('')
}

const samples = new Map<string, readonly string[]>()
/** Texts of a pattern. */
function sampled(pattern: string, seed: number, count: number): readonly string[] {
  const name = `${seed} ${count} ${pattern}`
  const known = samples.get(name)
  if (known) return known
  const made = fc.sample(fc.stringMatching(new RegExp(pattern)), { seed, numRuns: count })
  samples.set(name, made)
  return made
}

/** The examples of all properties and parameters of a name. */
function examplesByName(document: Document): Map<string, unknown[]> {
  const found = new Map<string, unknown[]>()
  const add = (name: string, values: readonly unknown[]) => found.set(name, [...(found.get(name) ?? []), ...values])
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) for (const each of value) walk(each)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return
    const {
      name,
      schema,
      properties = {},
    } = value as { name?: unknown; schema?: Schema; properties?: Record<string, Schema> }
    if (typeof name === 'string' && schema?.examples) add(name, schema.examples)
    for (const [field, { examples }] of Object.entries(properties)) if (Array.isArray(examples)) add(field, examples)
    for (const each of Object.values(value)) walk(each)
  }
  walk(document)
  return found
}
