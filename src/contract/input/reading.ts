import type { IncomingHttpHeaders } from 'node:http'
import { z } from 'zod'
import { Refusal } from '../../platform/errors.ts'
import { type ForgivingName, forgivingLists, forgivingNames, type Ignored } from '../warnings.ts'
import { issueOf } from './faults.ts'
import {
  type Findings,
  knownFields,
  nothingFound,
  type Path,
  type ReadingRules,
  unknownField,
} from './unknown-fields.ts'

/**
 * Converts a value to the type of its schema: numbers in text, enumerations in any case. Other values are not changed.
 */
export type Read = (value: unknown, at: Path, found: Findings, rules: ReadingRules) => unknown

/** Members of an object whose schema names no fields and no bound. */
const RECORD_MAX = 100

/** The definition of a schema, as far as readers need it. */
interface Definition {
  readonly type: string
  readonly innerType?: z.ZodType
  readonly shape?: Readonly<Record<string, z.ZodType>>
  readonly element?: z.ZodType
  readonly valueType?: z.ZodType
  readonly entries?: Readonly<Record<string, unknown>>
  readonly values?: readonly unknown[]
  readonly options?: readonly z.ZodType[]
  readonly discriminator?: string
  readonly checks?: readonly { readonly _zod: { readonly def: Bound } }[]
}

interface Bound {
  readonly check: string
  readonly maximum?: number
  readonly length?: number
}

const definition = (schema: z.ZodType): Definition => schema._zod.def as unknown as Definition

const READERS: Readonly<Record<string, (schema: z.ZodType) => Read>> = {
  object: readObject,
  array: readArray,
  record: readRecord,
  union: readUnion,
  string: readText,
  number: () => (value) => (typeof value === 'string' && NUMBER.test(value.trim()) ? Number(value) : value),
  boolean:
    () =>
    (value, _at, _found, { isQuery }) =>
      isQuery && typeof value === 'string' ? flag(value) : value,
  enum: (schema) => inAnyCase(Object.values(definition(schema).entries ?? {})),
  unknown: () => (value) => value,
  literal: (schema) => {
    const read = inAnyCase(definition(schema).values ?? [])
    const forgiving = forgivingNames.get(schema)
    return (value, at, found, rules) => {
      if (rules.isExact) return value
      const name = read(value, at, found, rules)
      return forgiving && !rules.isStrict ? nearestName(name, at, found, forgiving) : name
    }
  },
}

/**
 * The reader of a schema. It bounds what the schema looks at, reads texts as the types of the schema, and finds fields
 * that do not exist. The schema then checks the result: a value that cannot be read stays as it is, and is refused by
 * name.
 */
export function readerOf(schema: z.ZodType): Read {
  const { type, innerType } = definition(schema)
  if (innerType) return readerOf(innerType)
  return READERS[type]?.(schema) ?? measurable
}

/** Reads each digit in one way only. A text that is not a number would otherwise take quadratic time. */
const NUMBER = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i
const TRUE = /^(true|1|yes|on)$/i
const FALSE = /^(false|0|no|off)$/i

const flag = (text: string): unknown => (TRUE.test(text) ? true : FALSE.test(text) ? false : text)

/** The name that stands for every unknown one. */
function nearestName(name: unknown, at: Path, found: Findings, { code, nearest }: ForgivingName): unknown {
  if (typeof name !== 'string' || name === nearest) return name
  found.ignored.push({ code, at, name })
  return nearest
}

function inAnyCase(values: readonly unknown[]): Read {
  const texts = values.filter((value) => typeof value === 'string')
  const byCase = new Map(texts.map((text) => [text.toLowerCase(), text]))
  return (value) =>
    typeof value !== 'string' || texts.includes(value) ? value : (byCase.get(value.trim().toLowerCase()) ?? value)
}

function readText(schema: z.ZodType): Read {
  const most = mostOf(schema)
  return (value, at, { excess }) => {
    // The schema counts characters, which may take two units of a string each.
    if (typeof value === 'string' && value.length > 2 * most)
      excess.push({ loc: at, msg: `Must be at most ${most} characters`, type: 'string_too_long' })
    return measurable(value)
  }
}

/** The maximum length of a text or a list. */
function mostOf(schema: z.ZodType): number {
  const bounds = (definition(schema).checks ?? []).map(({ _zod: { def } }) => def)
  const most = bounds.find(({ check }) => check === 'max_length')?.maximum
  const exact = bounds.find(({ check }) => check === 'length_equals')?.length
  const meta = z.globalRegistry.get(schema)?.['maxLength']
  return most ?? exact ?? (typeof meta === 'number' ? meta : Infinity)
}

function readArray(schema: z.ZodType): Read {
  const element = definition(schema).element!
  const read = readerOf(element)
  const most = mostOf(schema)
  const { code } = forgivingLists.get(schema as z.ZodArray) ?? {}
  const known = new Set(code === undefined ? [] : Object.values(definition(element).entries ?? {}))
  return (value, at, found, rules) => {
    if (!Array.isArray(value)) return measurable(value)
    if (value.length > most) {
      found.excess.push({ loc: at, msg: `Must be at most ${most} items`, type: 'too_long' })
      return value
    }
    const items = value.map((item, index) => read(item, [...at, index], found, rules))
    if (code === undefined || rules.isStrict) return items
    return items.filter((item) => {
      if (typeof item !== 'string' || known.has(item)) return true
      found.ignored.push({ code, at, name: item })
      return false
    })
  }
}

function readRecord(schema: z.ZodType): Read {
  const read = readerOf(definition(schema).valueType!)
  const meta = z.globalRegistry.get(schema)?.['maxProperties']
  const most = typeof meta === 'number' ? meta : RECORD_MAX
  return (value, at, found, rules) => {
    if (!isObject(value)) return value
    const members = Object.entries(value)
    if (members.length > most) {
      found.excess.push({ loc: at, msg: `Must be at most ${most} members`, type: 'too_long' })
      return value
    }
    return Object.fromEntries(members.map(([name, member]) => [name, read(member, [...at, name], found, rules)]))
  }
}

/** Which member of a union is meant is known by its discriminator. */
function readUnion(schema: z.ZodType): Read {
  const { options = [], discriminator } = definition(schema)
  if (discriminator === undefined) return measurable
  const readers = new Map(
    options.flatMap((option) =>
      (definition(definition(option).shape![discriminator]!).values ?? []).map((value) => [value, readerOf(option)]),
    ),
  )
  const readName = inAnyCase([...readers.keys()])
  return (value, at, found, rules) => {
    if (!isObject(value)) return value
    const name = readName(value[discriminator], at, found, rules)
    return readers.get(name)?.(value, at, found, rules) ?? value
  }
}

function readObject(schema: z.ZodType): Read {
  const shape = definition(schema).shape ?? {}
  const readers = new Map(Object.entries(shape).map(([name, field]) => [name, readerOf(field)]))
  const known = knownFields([...readers.keys()])
  return (value, at, found, rules) => {
    if (!isObject(value)) return value
    const read: [string, unknown][] = []
    for (const [name, member] of Object.entries(value)) {
      if (rules.isQuery && member === '') continue
      const reader = readers.get(name)
      if (reader) read.push([name, reader(member, [...at, name], found, rules)])
      else unknownField([name, member], at, found, rules, known)
    }
    return Object.fromEntries(read)
  }
}

/**
 * Zod compares the `length` of anything that has one, even if it refuses the type of the value. An object as a length
 * may not convert to a number, which would throw.
 */
const measurable = (value: unknown): unknown => (isObject(value) && isObject(value['length']) ? {} : value)

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A valid body with its defaults, and what was left out of it because it does not exist. */
export interface ReadBody<Schema extends z.ZodType> {
  readonly body: z.output<Schema>
  readonly ignored: readonly Ignored[]
}

/** Makes a reader of bodies of calculations. It throws `invalid_input` with every fault, as the operation of one such body does. */
export function bodyReader<Schema extends z.ZodType>(schema: Schema) {
  const read = readerOf(schema)
  return (value: unknown, { isStrict }: { readonly isStrict: boolean }): ReadBody<Schema> => {
    const found = nothingFound()
    const input = read(value, ['body'], found, { isQuery: false, isStrict, isExact: false })
    if (found.excess.length > 0) throw new Refusal('invalid_input', { issues: found.excess })
    const checked = schema.safeParse(input)
    const issues = [...(checked.error?.issues ?? []).map((issue) => issueOf(issue, 'body')), ...found.unknown]
    if (issues.length > 0) throw new Refusal('invalid_input', { issues })
    return { body: checked.data as z.output<Schema>, ignored: found.ignored }
  }
}

/** RFC 7240. A header that was sent twice arrives as one. */
export const prefersStrict = ({ prefer }: IncomingHttpHeaders): boolean =>
  prefer !== undefined && /(^|[,;])\s*handling\s*=\s*"?strict"?\s*($|[,;])/i.test(String(prefer))
