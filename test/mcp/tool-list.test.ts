import { describe, expect, test } from 'vitest'
import { listings, toolsOf } from '../../src/mcp/tools.ts'
import { OPERATIONS } from '../../src/operations/index.ts'

/** The list stands in every conversation: at four characters in a token these are 10,000 tokens. */
const LIST_BYTES_MAX = 40_000
/** A model chooses badly among more. */
const TOOLS_MAX = 15
const TOOL_BYTES_MAX = 5_000
/** The tools of apps, which no model sees. */
const DRAWINGS_BYTES_MAX = 5_000
/** A longer description of a field is for readers of the API: `field-words.ts` has others for models. */
const FIELD_WORDS_MAX = 200

const TOOLS = toolsOf(OPERATIONS)
const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value))
const listed = (isDrawing: boolean) => listings(TOOLS.filter(({ form }) => Boolean(form.isDrawing) === isDrawing))

interface Schema {
  readonly type?: unknown
  readonly description?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly [key: string]: unknown
}

/** Every schema within a schema. */
function schemasIn(schema: Schema): readonly Schema[] {
  const { properties = {}, items, anyOf = [] } = schema as Schema & { items?: Schema; anyOf?: Schema[] }
  const inner = [...Object.values(properties), ...(items ? [items] : []), ...anyOf]
  return [schema, ...inner.flatMap(schemasIn)]
}

describe('the list of tools', () => {
  test('is short as a whole', () => {
    expect(bytesOf(listed(false))).toBeLessThan(LIST_BYTES_MAX)
    expect(listed(false).length).toBeLessThan(TOOLS_MAX)
    expect(bytesOf(listed(true))).toBeLessThan(DRAWINGS_BYTES_MAX)
  })

  test.each(listed(false).map((tool) => [tool.name, tool] as const))('has little of %s', (_, tool) => {
    expect(bytesOf(tool)).toBeLessThan(TOOL_BYTES_MAX)
    for (const { description = '' } of schemasIn(tool.inputSchema as Schema))
      expect([description, description.length <= FIELD_WORDS_MAX]).toEqual([description, true])
  })

  test('describes the fields of two people once', () => {
    const { person_a: first, person_b: second } = listed(false).find(({ name }) => name === 'v1_relationship')!
      .inputSchema.properties as Record<string, Schema>
    expect(first!.properties!['tz_str']!.description).toContain('AUTO')
    expect(second!.properties!['tz_str']).toEqual({ type: 'string', default: 'AUTO' })
    expect(second!.properties).not.toHaveProperty('house_system')
    expect(second!.description).toContain('person_a')
  })
})

describe('the schema of an input requires what the operation needs:', () => {
  const required = (name: string, ...path: string[]): unknown => {
    const schema = TOOLS.find((tool) => tool.name === name)!.listed.inputSchema as Schema
    return path.reduce((at, field) => at.properties![field]!, schema)['required']
  }
  test.each([
    ['v1_natal_calculate', [], ['year', 'month', 'day']],
    ['v1_transits_calculate', [], ['natal', 'current_city']],
    ['v1_natal_chart_transits', [], ['natal', 'current_city']],
    ['v1_natal_chart_solar_return', [], ['natal', 'year']],
    ['v1_natal_chart_solar_return', ['natal'], ['year', 'month', 'day']],
    ['v1_natal_chart_secondary_progressions', [], ['natal', 'progression_date']],
    ['v1_natal_chart_secondary_progressions', ['natal'], ['year', 'month', 'day']],
    ['v1_numerology_profile', [], ['method', 'subject', 'date_context']],
    ['v1_numerology_profile', ['date_context'], ['reference_date']],
  ] as const)('%s %j', (name, path, wanted) => {
    expect(required(name, ...path)).toEqual(wanted)
  })
})

test('techniques of a family are one tool, which says what each of them needs', () => {
  const names = listed(false).map(({ name }) => name)
  expect(names.filter((name) => /synastry|composite|solar_return|progressions/.test(name))).toEqual([])
  const { inputSchema, description } = listed(false).find(({ name }) => name === 'v1_returns')!
  expect(inputSchema.required).toEqual(['technique', 'natal'])
  expect(inputSchema.properties['technique']).toEqual({
    type: 'string',
    enum: ['solar_return', 'progressions'],
    description: 'solar_return needs natal, year; progressions needs natal, progression_date.',
  })
  expect(description).toContain('solar_return: The chart of the moment')
})

test('the rules about births are said once, in the instructions', () => {
  const texts = listed(false).map(({ description }) => description)
  expect(texts.filter((text) => /time_known|v1_geo_search/.test(text))).toEqual([])
})

test('the schema of every answer is an object with one type in each schema, its fields, and what was left out', () => {
  for (const { name, outputSchema } of listed(false)) {
    expect([name, outputSchema!.type]).toEqual([name, 'object'])
    for (const { type } of schemasIn(outputSchema as Schema)) expect([name, Array.isArray(type)]).toEqual([name, false])
    expect(JSON.stringify(outputSchema)).not.toContain('"$ref"')
    expect(outputSchema!.properties['omitted']).toMatchObject({
      type: 'array',
      description: 'Lists that were cut: field, shown, of, advice',
    })
  }
})
