import { expect, test } from 'vitest'
import { issueOf } from '../../src/contract/input/faults.ts'
import { VedicVisualRequest } from '../../src/contract/vedic/visual.ts'
import { OPERATIONS } from '../../src/operations/index.ts'
import { MUMBAI } from '../support/vedic.ts'

interface Def {
  readonly type?: unknown
  readonly format?: unknown
  readonly pattern?: unknown
  readonly error?: unknown
}

const isPattern = (def: Def): boolean => def.format === 'regex'

/** Patterns without a message in a schema. A schema with a fallback refuses nothing. */
function wordless(schema: unknown, seen: Set<unknown> = new Set()): string[] {
  if (typeof schema !== 'object' || schema === null || schema instanceof RegExp || seen.has(schema)) return []
  seen.add(schema)
  const def = (schema as { readonly _zod?: { readonly def: Def } })._zod?.def
  if (!def) return Object.values(schema).flatMap((each) => wordless(each, seen))
  if (def.type === 'catch') return []
  const own = isPattern(def) && def.error === undefined ? [String(def.pattern)] : []
  return [...own, ...Object.values(def).flatMap((each) => wordless(each, seen))]
}

test('every pattern of a request has a message in words', () => {
  const found = OPERATIONS.flatMap(({ name, params, query, body }) =>
    [params, query, body].flatMap((schema) => wordless(schema).map((pattern) => `${name}: ${pattern}`)),
  )
  expect(found).toEqual([])
})

test.each(['heavy', '650', '60', 50, 1000, true])('a font weight of %j is refused in words', (weight) => {
  const { error } = VedicVisualRequest.safeParse({ ...MUMBAI, chart_config: { body_font_weight: weight } })
  const faults = error!.issues.map((issue) => issueOf(issue, 'body'))
  for (const { loc, msg } of faults) {
    expect(loc).toEqual(['body', 'chart_config', 'body_font_weight'])
    expect(msg).toMatch(
      /^Allowed: normal, bold, or a weight from 100 to 900|^Must be at (least 100|most 900|most 3 char)/,
    )
  }
})
