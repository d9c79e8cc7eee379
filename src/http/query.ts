import type { z } from 'zod'

type Reader = (text: string) => unknown

const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i
const TRUE = /^(true|1|yes|on)$/i
const FALSE = /^(false|0|no|off)$/i

/** Text that cannot be read as its type stays text, and the schema refuses it by name. */
const READERS: Readonly<Record<string, Reader>> = {
  number: (text) => (NUMBER.test(text.trim()) ? Number(text) : text),
  boolean: (text) => (TRUE.test(text) ? true : FALSE.test(text) ? false : text),
}

/**
 * Reads the text of a query string into the types of a schema, so that contracts hold real booleans and numbers. An empty
 * value counts as absent.
 */
export function queryReader(schema: z.ZodType): (query: Record<string, unknown>) => Record<string, unknown> {
  const readers = new Map(Object.entries(shapeOf(schema)).map(([name, field]) => [name, READERS[baseType(field)]]))
  return (query) =>
    Object.fromEntries(
      Object.entries(query)
        .filter(([, value]) => value !== '')
        .map(([name, value]) => {
          const read = readers.get(name)
          return [name, read && typeof value === 'string' ? read(value) : value]
        }),
    )
}

interface Definition {
  readonly type: string
  readonly innerType?: z.ZodType
  readonly shape?: Readonly<Record<string, z.ZodType>>
}

const definition = (schema: z.ZodType): Definition => schema._zod.def as unknown as Definition
const shapeOf = (schema: z.ZodType): Readonly<Record<string, z.ZodType>> => definition(schema).shape ?? {}

/** The type behind any number of optional, nullable and default wrappers. */
function baseType(schema: z.ZodType): string {
  const { type, innerType } = definition(schema)
  return innerType ? baseType(innerType) : type
}
