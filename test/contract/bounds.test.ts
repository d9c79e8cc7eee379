import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { OPERATIONS } from '../../src/operations/index.ts'

interface Shape {
  readonly $ref?: string
  readonly type?: string
  readonly properties?: Readonly<Record<string, Shape>>
  readonly items?: Shape
  readonly anyOf?: readonly Shape[]
  readonly oneOf?: readonly Shape[]
  readonly additionalProperties?: Shape | false
  readonly [key: string]: unknown
}

const COMPONENT = '#/components/schemas/'
const BODIES = new Set(OPERATIONS.map(({ body }) => body && z.globalRegistry.get(body)?.id))

/** The places of a schema where a caller may send a text, a list or an object of any size. */
function* unbounded(shape: Shape, defs: Readonly<Record<string, Shape>>, path: string): Generator<string> {
  // The body of another operation, which has a test of its own.
  if (shape.$ref?.startsWith(COMPONENT) && BODIES.has(shape.$ref.slice(COMPONENT.length))) return
  if (shape.$ref) return yield* unbounded(defs[shape.$ref.slice('#/$defs/'.length)]!, defs, path)
  for (const each of [...(shape.anyOf ?? []), ...(shape.oneOf ?? [])]) yield* unbounded(each, defs, path)
  const isListed = 'enum' in shape || 'const' in shape
  if (shape.type === 'string' && !isListed && !('maxLength' in shape) && shape['format'] !== 'binary') yield path
  if (shape.type === 'array') {
    if (!('maxItems' in shape)) yield path
    yield* unbounded(shape.items!, defs, `${path}[]`)
  }
  if (shape.type !== 'object') return
  for (const [name, field] of Object.entries(shape.properties ?? {})) yield* unbounded(field, defs, `${path}.${name}`)
  if (!shape.properties && !('maxProperties' in shape)) yield path
}

describe('every text, list and object that a caller may send has a bound in its schema', () => {
  test.each(OPERATIONS.map(({ name, params, query, body }) => [name, { params, query, body }] as const))(
    '%s',
    (_, parts) => {
      for (const [place, schema] of Object.entries(parts)) {
        if (!schema) continue
        const { $defs = {}, ...shape } = z.toJSONSchema(schema, { io: 'input' }) as Shape & {
          $defs?: Record<string, Shape>
        }
        expect([...unbounded(shape, $defs, place)]).toEqual([])
      }
    },
  )
})
