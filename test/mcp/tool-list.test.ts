import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { called, description, familyOf, listings } from '../../src/mcp/families.ts'
import { type Tool, toolsOf } from '../../src/mcp/tools.ts'
import { OPERATIONS } from '../../src/operations/index.ts'
import { dataOperations } from '../../src/operations/techniques.ts'
import { RETURNS } from '../../src/techniques/returns/returns.ts'

/** The list stands in every conversation: at four characters in a token these are 10,000 tokens. */
const LIST_BYTES_MAX = 40_000
/** A model chooses badly among more. */
const TOOLS_MAX = 15
const TOOL_BYTES_MAX = 5_000
/** Some programs cut longer ones. */
const DESCRIPTION_MAX = 1_000
/** A line about a technique, of which a family may have a dozen. */
const LINE_MAX = 45
/** The tools of apps, which no model sees. */
const DRAWINGS_BYTES_MAX = 5_000
/** A longer description of a field is for readers of the API: the field's `toolHint` is for models. */
const FIELD_WORDS_MAX = 200

/** A field that only one technique has. */
const SYNTHETIC_FIELD = z
  .string()
  .max(200)
  .nullable()
  .default(null)
  .describe('What the technique is told by a field that only it has.')

const TOOLS = toolsOf(OPERATIONS)
const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value))
const listed = (isDrawing: boolean) => listings(TOOLS.filter(({ view }) => Boolean(view.isDrawing) === isDrawing))

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
    const { person_a: first, person_b: second } = TOOLS.find(({ view }) => view.technique === 'synastry')!.listed
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

const ALONE = TOOLS.filter((tool) => !tool.view.isDrawing && !familyOf(tool))
const MEMBERS = TOOLS.filter(familyOf)
const familyOfMember = (tool: Tool) => listed(false).find(({ name }) => name === familyOf(tool)!.name)!

test('techniques of a family are one tool', () => {
  const families = [...new Set(MEMBERS.map((tool) => familyOf(tool)!.name))]
  expect(
    listed(false)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual([...ALONE.map(({ name }) => name), ...families].toSorted())
})

describe.each(MEMBERS.map((tool) => [`${familyOf(tool)!.name}, ${tool.view.technique}`, tool] as const))(
  'in the list of tools %s',
  (_, tool) => {
    const { inputSchema, description: text } = familyOfMember(tool)
    test('has a line, and a call that the schema of its family admits', () => {
      expect(tool.view.family!.line.length).toBeLessThanOrEqual(LINE_MAX)
      expect(text).toContain(`\n${tool.view.technique}: ${tool.view.family!.line}\n`)
      expect((inputSchema.properties['technique'] as { enum: string[] }).enum).toContain(tool.view.technique)
      expect(Object.keys(tool.view.example)).toEqual(
        expect.arrayContaining((inputSchema.required ?? []).filter((name) => name !== 'technique')),
      )
      const leftOut = Object.keys(tool.listed.inputSchema.properties).filter(
        (name) => !(name in inputSchema.properties),
      )
      if (leftOut.length > 0) expect(inputSchema).not.toHaveProperty('additionalProperties')
    })

    test('is described by a call, with all its fields and those that it needs', () => {
      const call = called(TOOLS, familyOf(tool)!.name, { technique: tool.view.technique, describe: true })
      expect(call).toEqual({ described: tool })
      const { input, example } = description(tool).structuredContent as unknown as {
        input: Schema
        example: { technique: string }
      }
      const { examples, ...alone } = tool.listed.inputSchema
      expect(input).toEqual(alone)
      expect([example]).toEqual((examples as object[]).map((each) => ({ technique: tool.view.technique, ...each })))
    })
  },
)

test('a field that means different things to techniques of a family is described for each', () => {
  const some = ['solar_return', 'returns', 'profections', 'firdaria', 'releasing']
  const [family] = listings(MEMBERS.filter(({ view }) => !view.isDrawing && some.includes(view.technique!)))
  const { year } = family!.inputSchema.properties as Record<string, Schema>
  expect(year!.description).toMatch(
    /^solar_return: The year of the return\. returns: All returns of .* Others: The year of birth\.$/,
  )
})

describe('ten more techniques of a family, as large as returns,', () => {
  const { data } = RETURNS.faces
  const more = (family: NonNullable<Tool['view']['family']>['of']) =>
    Array.from({ length: 10 }, (_, index) => {
      const field = (name: string) => `${name}_of_the_technique_${index}`
      const body = data
        .body!.safeExtend(
          Object.fromEntries(['first', 'second', 'third', 'fourth'].map((name) => [field(name), SYNTHETIC_FIELD])),
        )
        .safeExtend({ [field('needed')]: SYNTHETIC_FIELD.unwrap().unwrap() })
      return dataOperations(`technique_${index}` as never, {
        ...data,
        body: body as never,
        names: { [`synthetic_${index}`]: `/api/v1/synthetic-${index}/calculate` },
        tool: {
          ...data.tool,
          family: { of: family, line: 'of a line'.padStart(LINE_MAX, 'as much as there may be ') },
        },
      })
    }).flat()

  test.each([...new Set(MEMBERS.map((tool) => tool.view.family!.of))])('leave room in %s', (family) => {
    const tools = toolsOf([...OPERATIONS, ...more(family)]).filter(({ view }) => !view.isDrawing)
    expect(tools.length).toBe(TOOLS.filter(({ view }) => !view.isDrawing).length + 10)
    const list = listings(tools)
    expect(list.length).toBe(listed(false).length)
    expect(bytesOf(list)).toBeLessThan(LIST_BYTES_MAX)
    for (const { name, description: text, inputSchema } of list) {
      expect([name, text.length < DESCRIPTION_MAX]).toEqual([name, true])
      for (const { description: words = '' } of schemasIn(inputSchema as Schema))
        expect([words, words.length <= FIELD_WORDS_MAX]).toEqual([words, true])
    }
    const grown = list.find(
      ({ name }) => name === familyOf(MEMBERS.find(({ view }) => view.family!.of === family)!)!.name,
    )!
    expect((grown.inputSchema.properties['technique'] as { enum: string[] }).enum).toContain('technique_9')
    expect(grown.inputSchema).not.toHaveProperty('additionalProperties')
  })
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
