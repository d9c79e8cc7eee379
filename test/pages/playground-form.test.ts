import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { OPERATIONS } from '../../src/operations/index.ts'
import { PAGE_FILES } from '../../src/pages/files.ts'
import { answerTables } from '../../src/pages/playground/answer-tables.ts'
import { calculationsOf } from '../../src/pages/playground/calculations.ts'
import { formHtml, isOrder, leavesByPath, requestFields } from '../../src/pages/playground/form.ts'
import { formFields, leavesOf } from '../../src/pages/playground/form-fields.ts'
import { isFixed } from '../../src/pages/playground/form-html.ts'
import { longitudeLines, pointsOf, spread, strokesOf } from '../../src/pages/playground/longitude-lines.ts'
import { tokensOfCode } from '../../src/pages/playground/tokens-of-code.ts'

interface Node {
  readonly $ref?: string
  readonly $defs?: Readonly<Record<string, Node>>
  readonly anyOf?: readonly Node[]
  readonly oneOf?: readonly Node[]
  readonly properties?: Readonly<Record<string, Node>>
  readonly additionalProperties?: unknown
  readonly isAlias?: boolean
}

/** Every path of a JSON Schema that holds a value, by a walk of its own. A record of any names is one path. */
function pathsOf(schema: z.ZodType): Set<string> {
  const root = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as unknown as Node
  const found = new Set<string>()
  const visit = (node: Node, path: string): void => {
    const inner = node.$ref ? root.$defs![node.$ref.replace('#/$defs/', '')]! : node
    const members = [...(inner.anyOf ?? []), ...(inner.oneOf ?? [])]
    if (members.length > 0) for (const each of members) visit(each, path)
    else if (inner.properties)
      for (const [name, each] of Object.entries(inner.properties).filter(([, { isAlias }]) => !isAlias))
        visit(each, path === '' ? name : `${path}.${name}`)
    else found.add(path)
  }
  visit(root, '')
  return found
}

describe.each(Object.entries(calculationsOf(OPERATIONS)))('the calculation %s', (_, calculation) => {
  const { method, path, query, body, first, births = {}, example } = calculation
  const operation = OPERATIONS.find((each) => each.url === `/${path}` && each.method === method)

  test('is an operation of the service, with its contracts', () => {
    expect(operation).toBeDefined()
    expect(body).toBe(operation!.body)
    // Without a query of its own, the body has the same fields.
    if (query) expect(query).toBe(operation!.query)
  })

  test('has a field for every value of its contracts, and no other', () => {
    const leaves = [...leavesByPath(requestFields(calculation)).keys()]
    const wanted = [query, body]
      .flatMap((schema) => (schema ? [...pathsOf(schema)] : []))
      .filter((path) => !isOrder(path))
    for (const each of wanted)
      expect(
        leaves.some((leaf) => leaf === each || leaf.startsWith(`${each}.`)),
        each,
      ).toBe(true)
    for (const each of leaves)
      expect(
        wanted.some((value) => each === value || each.startsWith(`${value}.`)),
        each,
      ).toBe(true)
  })

  test('has no field that orders a report or sends a callback', () => {
    const leaves = [...leavesByPath(requestFields(calculation)).keys()]
    expect(leaves.filter((path) => /report|callback|enabled/.test(path))).toEqual([])
  })

  test('shows each field that leaves a choice once', () => {
    const html = formHtml(calculation, requestFields(calculation), new Map()).markup
    const fields = [...html.matchAll(/data-field="([^"]+)"/g)].map(([, field]) => field!)
    const leaves = [...leavesByPath(requestFields(calculation)).values()].filter((leaf) => !isFixed(leaf))
    expect(new Set(fields)).toEqual(new Set(leaves.map(({ path }) => path)))
    // The variants of numerology have fields with one path.
    const twice = fields.filter((field, at) => fields.indexOf(field) !== at && !field.startsWith('method.'))
    expect(twice).toEqual([])
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('sends each field in its part of the request', () => {
    const fields = requestFields(calculation)
    const html = formHtml(calculation, fields, new Map()).markup
    const query = new Set(leavesOf(fields.query).map(({ path }) => path))
    const body = new Set(leavesOf(fields.body).map(({ path }) => path))
    for (const [, name, part] of html.matchAll(/ name="([^"]+)" data-kind="[^"]+" data-part="([^"]+)"/g))
      expect([name, part === 'query' ? query.has(name!) : body.has(name!)]).toEqual([name, true])
  })

  test('begins with fields that exist, and its example is of such fields', () => {
    const leaves = leavesByPath(requestFields(calculation))
    for (const each of first)
      expect(
        [...leaves.keys()].some((leaf) => leaf === each || leaf.startsWith(`${each}.`)),
        each,
      ).toBe(true)
    for (const at of Object.keys(births)) expect(leaves.has(at === '' ? 'city' : `${at}.city`)).toBe(true)
    for (const each of Object.keys(example)) expect(leaves.has(each), each).toBe(true)
  })
})

test('a form has the kinds, bounds and standards of its schema', () => {
  const schema = z.object({
    house: z.int().min(1).max(12),
    orb: z.number().min(0).nullish(),
    system: z.enum(['a', 'b']).default('b'),
    shown: z.boolean().default(true),
    maybe: z.boolean().nullish(),
    points: z.array(z.enum(['x', 'y'])).nullish(),
    stars: z.array(z.string()).nullish(),
    inner: z.object({ text: z.string().max(7) }).nullish(),
  })
  const fields = leavesOf(formFields(z.toJSONSchema(schema, { io: 'input' }) as never))
  expect(fields.map(({ path, hint: _, name: __, ...rest }) => [path, rest])).toEqual([
    ['house', { kind: 'number', isWhole: true, isRequired: true, min: 1, max: 12 }],
    ['orb', { kind: 'number', isWhole: false, isRequired: false, min: 0 }],
    ['system', { kind: 'choice', isRequired: false, options: ['a', 'b'], standard: 'b' }],
    ['shown', { kind: 'flag', isRequired: false, standard: true }],
    ['maybe', { kind: 'flag', isRequired: false }],
    ['points', { kind: 'choices', isRequired: false, options: ['x', 'y'] }],
    ['stars', { kind: 'list', isRequired: false }],
    ['inner.text', { kind: 'text', isRequired: true, maxLength: 7 }],
  ])
})

test('a field has the hint of its own schema, else its description, whatever others with its name have', () => {
  const schema = z.object({
    date: z.string().describe('A description that is long.').meta({ formHint: 'A hint.' }),
    inner: z.object({ date: z.string().describe('Another date.') }),
  })
  const fields = leavesOf(formFields(z.toJSONSchema(schema, { io: 'input' }) as never))
  expect(fields.map(({ path, hint }) => [path, hint])).toEqual([
    ['date', 'A hint.'],
    ['inner.date', 'Another date.'],
  ])
})

test('a field that is another name of one has no place in a form', () => {
  const schema = z.object({ lng: z.number(), lon: z.number().meta({ isAlias: true }) })
  expect(formFields(z.toJSONSchema(schema, { io: 'input' }) as never).map(({ path }) => path)).toEqual(['lng'])
})

test('a line over 0° Aries ends at 360° and begins again at 0°, in the share of the step', () => {
  expect(strokesOf([0, 10], [350, 10])).toEqual([
    [
      [0, 350],
      [5, 360],
    ],
    [
      [5, 0],
      [10, 10],
    ],
  ])
  expect(strokesOf([0, 4], [1, 357])).toEqual([
    [
      [0, 1],
      [1, 0],
    ],
    [
      [1, 360],
      [4, 357],
    ],
  ])
  expect(strokesOf([0, 1, 2], [5, null, 7])).toEqual([[[0, 5]], [[2, 7]]])
})

test('one instant, another format and rows without bodies have no lines', () => {
  const row = { timestamp: '2026-03-01T00:00:00Z', bodies: { Mean_Node: { name: 'node', abs_pos: 1 } } }
  for (const answer of [null, {}, { data: row }, { data: [row] }, { data: [row, { timestamp: 'x' }] }])
    expect(longitudeLines(answer)).toBeNull()
  expect(longitudeLines({ data: [row, { ...row, bodies: {} }] })).toEqual({
    times: [1772323200, 1772323200],
    labels: [row.timestamp, row.timestamp],
    rowsOfAnswer: 2,
    bodies: [{ name: 'Mean Node', values: [1, null], isLine: true }],
  })
})

test('a body that may go half a circle in a step has points, for which no way is drawn', () => {
  const rows = (days: number, speed?: number) =>
    [0, days].map((day) => ({
      timestamp: new Date(Date.UTC(2026, 0, 1 + day)).toISOString(),
      bodies: { Moon: { name: 'Moon', abs_pos: day, ...(speed && { speed }) } },
    }))
  const isLine = (data: object) => longitudeLines({ data })!.bodies[0]!.isLine
  expect([13, 14].map((days) => isLine(rows(days, 13.2)))).toEqual([true, false])
  expect(isLine(rows(3000, -0.05))).toBe(true)
  // Without a speed it may be the Moon at her fastest.
  expect([11, 12].map((days) => isLine(rows(days)))).toEqual([true, false])
  expect(pointsOf([0, 1, 2], [5, null, 7])).toEqual([[[0, 5]], [[2, 7]]])
})

test('labels of lines that end together stand apart, within the plot', () => {
  const placed = spread([100, 101, 300, 299], 16, 300)
  const sorted = [...placed].sort((a, b) => a - b)
  for (const [at, each] of sorted.entries()) if (at > 0) expect(each - sorted[at - 1]!).toBeGreaterThanOrEqual(16)
  expect(Math.max(...placed)).toBeLessThanOrEqual(300)
})

test('the pieces of code are the code, whatever it is', () => {
  for (const code of ['{"a": [1, "x\\"y", null]}', "curl -H 'x' \\\n 'it'\\''s'", '"open', 'const a = -1.5e3 // "'])
    expect(
      tokensOfCode(code)
        .map(({ text }) => text)
        .join(''),
    ).toBe(code)
})

test('an ephemeris has a row for each instant and a column for each body', () => {
  const row = (time: string, pos: number) => ({
    timestamp: time,
    bodies: { Sun: { id: 'sun', name: 'Sun', abs_pos: pos } },
  })
  const [table] = answerTables({ meta: { rows: 2 }, data: [row('2026-03-01', 340.1), row('2026-03-02', 341.25)] })
  expect(table!.columns.map(({ head, unit }) => [head, unit])).toEqual([
    ['Time', ''],
    ['Sun', ''],
  ])
  // Pisces begins at 330°: 10.1° are 10°06′, and 11.25° are 11°15′.
  expect(table!.rows).toEqual([
    ['1 Mar 2026', '10°06′ Pis'],
    ['2 Mar 2026', '11°15′ Pis'],
  ])
})

const SCRIPTS = PAGE_FILES.filter(({ name }) =>
  /^(?:playground\/|shared\/|browser-key|refusals|snippet-copy|lit-html|snippets|plot-axes|uplot\.js)/.test(name),
)
const compressed = (names: Iterable<string>): number =>
  [...names].reduce(
    (sum, name) => sum + brotliCompressSync(SCRIPTS.find((each) => each.name === name)!.bytes).length,
    0,
  )

/** A script and everything that it imports at once. */
function closureOf(name: string, found = new Set<string>()): ReadonlySet<string> {
  const script = SCRIPTS.find((each) => each.name === name)
  expect(script, name).toBeDefined()
  if (found.has(name)) return found
  found.add(name)
  for (const [, path] of String(script?.bytes).matchAll(/(?:^|\n)import [^'"]*['"](\.[^'"]+)['"]/g))
    closureOf(new URL(path!, `file:///${name}`).pathname.slice(1), found)
  return found
}

test('a form loads at most 15 scripts of 12 kB, compressed, before its first request', () => {
  const first = closureOf('playground/page.js')
  expect(first.size).toBeLessThanOrEqual(15)
  expect(compressed(first)).toBeLessThan(12_000)
})

test('all scripts of the calculations are below 150 kB, compressed', () => {
  for (const { name } of SCRIPTS) closureOf(name)
  expect(compressed(SCRIPTS.map(({ name }) => name))).toBeLessThan(150_000)
})
