import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { PLANS } from '../../src/accounts/billing/plans.ts'
import { defaultBodies } from '../../src/astro/body-names.ts'
import {
  DAYS_PER_UNIT,
  FURTHER_DAYS_PER_UNIT,
  grouped,
  POSITIONS_PER_UNIT,
} from '../../src/contract/accounts/prices.ts'
import { BATCH_UNITS_MAX } from '../../src/contract/births/natal-batch.ts'
import { LIMITS } from '../../src/http/limits/table.ts'
import { toolsOf } from '../../src/mcp/tools.ts'
import { OPERATIONS } from '../../src/operations/index.ts'
import { DATA } from '../../src/techniques/index.ts'

const root = new URL('../../', import.meta.url)
const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const BIRTH = { year: 1981, month: 1, day: 1, hour: 23, minute: 30, lat: 37.98, lng: 23.73 }

/** The units of a request, as the declaration of its operation counts them. */
function unitsOf(name: string, fields: object = {}): number {
  const { body: schema, query: asked, read, cost = 0 } = OPERATIONS.find((each) => each.name === name)!
  if (typeof cost === 'number') return cost
  const input = { query: asked && !schema ? asked.parse(fields) : {}, body: schema?.parse(fields), warnings: [] }
  return cost({ ...input, input: read?.(input) })
}

const inUnits = (units: number): string => `${COUNTS[units] ?? grouped(units)} ${units === 1 ? 'unit' : 'units'}`
const costOf = (name: string, fields: object = {}): string => inUnits(unitsOf(name, fields))

const picture = (format: string): string => costOf('chart_natal', { ...BIRTH, format })
const squares = (format: string): string => costOf('vedic_visual', { ...BIRTH, format })
const report = costOf('natal_chart', { ...BIRTH, psychological_report: { enabled: true } })
const perBirth = inUnits(unitsOf('natal_batch', { births: [{}, {}, {}] }) / 3)
const century = { start: '1926-01-01', end: '2025-12-31', bodies: defaultBodies('ephemeris') }

/** What texts say of prices, with the numbers of the code. */
const STATED: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    DATA.map(([id, { price }]) => [`docs/guide/${id.replaceAll('_', '-')}.md`, [`A request costs ${price.says}.`]]),
  ),
  'docs/guide/requests.md': [
    `divided by ${grouped(POSITIONS_PER_UNIT)} and rounded up, at least ${costOf('ephemeris_table', { start: '2026-01-01' })}.`,
    `A century of daily rows with the default 13 points costs ${inUnits(unitsOf('ephemeris_calculate', century))}.`,
    `[chart image](chart-images.md#formats) costs ${picture('svg')} as SVG or JSON, ${COUNTS[unitsOf('chart_natal', { ...BIRTH, format: 'png' })]} as PNG or PDF.`,
    `[batch](natal-charts.md#many-births) costs ${perBirth} per birth.`,
    `[report](reports.md#costs) costs ${report} and one credit.`,
    'Above one unit, each unit stands for about the same time',
  ],
  'docs/guide/sky-events.md': [
    `A request costs one unit for each ${DAYS_PER_UNIT.withAspects} days or part of them. Without exact aspects and void Moons, it costs one unit for each ${DAYS_PER_UNIT.without} days`,
    `Conjunctions in right ascension and apsides add one unit for each ${FURTHER_DAYS_PER_UNIT} days.`,
  ],
  'docs/guide/chart-images.md': [
    `\`svg\` is the default and costs ${picture('svg')}.`,
    `\`png\` and \`pdf\` cost ${picture('png')}.`,
    `\`json\` costs ${picture('json')}.`,
    `returns all themes and these glyphs as one SVG, and costs ${costOf('chart_styles')}.`,
  ],
  'docs/guide/vedic-visual.md': [
    `An SVG costs ${squares('svg')}, a PNG or PDF ${COUNTS[unitsOf('vedic_visual', { ...BIRTH, format: 'png' })]}.`,
  ],
  'docs/guide/natal-charts.md': [
    `A batch costs ${perBirth} per birth, including births that are refused`,
    `A batch has at most ${inUnits(BATCH_UNITS_MAX)}.`,
  ],
  'docs/guide/reports.md': [
    `An order costs ${report} and one credit of the account.`,
    `Requests about a report cost ${costOf('natal_report')}.`,
  ],
  'docs/guide/mcp.md': [`\`v1_wheel_natal\` and \`v1_wheel_transits\`, at ${picture('svg')} each.`],
  'docs/guide/places.md': [`The search needs no key and costs ${costOf('place_search')}.`],
  'src/pages/playground': [
    `Each image costs ${picture('svg')} as SVG, ${COUNTS[unitsOf('chart_natal', { ...BIRTH, format: 'png' })]} as PNG or PDF.`,
    'A report about this birth costs one report credit.',
  ],
  'docs/guide/accounts.md': ['This key may spend 1,000 units per month:'],
  'src/pages/account': [
    `A natal chart costs ${costOf('natal_chart', BIRTH)}.`,
    `costs one credit and ${report}.`,
    'Order report for one credit',
    'A report costs one credit.',
  ],
}

/** A number of units or credits. */
const PRICE = new RegExp(`\\b(?:${COUNTS.slice(1).join('|')}|\\d+(?:,\\d{3})*)(?: report)? (?:units?|credits?)\\b`, 'g')

/** Without line breaks and the marks of code. */
const flat = (text: string): string => text.replaceAll('`', '').replaceAll(/\s+/g, ' ')

/** The prices in a text that are in none of these sentences. */
const unexplained = (text: string, sentences: readonly string[]): string[] =>
  sentences.reduce((rest, sentence) => rest.replaceAll(flat(sentence), ''), flat(text)).match(PRICE) ?? []

const textOf = (path: string): string =>
  path.endsWith('.md')
    ? readFileSync(new URL(path, root), 'utf8')
    : globSync(`${path}/**/*.ts`, { cwd: root })
        .map((file) => readFileSync(new URL(file, root), 'utf8'))
        .join('\n')

describe('texts state the prices that the operations charge', () => {
  const guides = ['README.md', ...globSync('docs/guide/*.md', { cwd: root })].sort()

  test.each(Object.entries(STATED))('%s has each of its sentences', (path, sentences) => {
    for (const sentence of sentences) expect(flat(textOf(path))).toContain(flat(sentence))
  })

  test.each([...guides, 'src/pages/playground', 'src/pages/account'])('%s states no other price', (path) => {
    expect(unexplained(textOf(path), STATED[path] ?? [])).toEqual([])
  })

  test('a wrong number is found', () => {
    expect(unexplained('`png` and `pdf` cost four units.', STATED['docs/guide/chart-images.md']!)).toEqual([
      'four units',
    ])
  })
})

describe.each(DATA)('the technique %s', (_, face) => {
  test('states what its examples cost', () => {
    const { names, body, query, price, tool } = face
    const inBody = (fields: object) =>
      Object.entries(fields).filter(([name]) => name in ((body ?? query) as z.ZodObject).shape)
    const counted = [tool.example, { ...tool.example, ...tool.largest }].map((fields) =>
      unitsOf(Object.keys(names)[0]!, Object.fromEntries(inBody(fields))),
    )
    expect(inUnits(counted[0]!)).toBe(price.says.match(PRICE)?.[0])
    const said = price.says.match(/\w+/g)!.map((word) => (COUNTS.includes(word) ? COUNTS.indexOf(word) : Number(word)))
    expect(said, 'The price of the largest request').toContain(counted[1])
  })
})

/** What tools say that do not cost the same for every input. Techniques state their own price. */
const OF_TOOLS: Readonly<Record<string, string>> = {
  ephemeris_table: `one unit per ${grouped(POSITIONS_PER_UNIT)} positions or part.`,
  sky_events: `one unit per ${DAYS_PER_UNIT.without} days or part, or ${DAYS_PER_UNIT.withAspects} with exact aspects or voids. Right ascension and apsides: one more per ${FURTHER_DAYS_PER_UNIT}.`,
}
/** A model gets the data of a chart and its PNG. */
const OF_CHARTS = `${inUnits(unitsOf('chart_natal', { ...BIRTH, format: 'json' }) + unitsOf('chart_natal', { ...BIRTH, format: 'png' }))}; one if no image can be made.`

test.each(toolsOf(OPERATIONS).map((tool) => [tool.name, tool] as const))('the tool %s states its cost', (_, tool) => {
  const { operation, view } = tool
  const { name, cost = 0 } = operation
  const technique = DATA.find(([id]) => id === view.technique && !name.startsWith('chart_'))
  const stated =
    OF_TOOLS[name] ??
    (technique && `${technique[1].price.says}.`) ??
    (view.isOrder
      ? `${report} and one report credit, which is returned if the report fails.`
      : view.isDrawing
        ? `${picture('svg')}.`
        : typeof cost === 'number'
          ? `${inUnits(cost)}.`
          : name.startsWith('chart_')
            ? OF_CHARTS
            : `${costOf(name, view.example as object)}.`)
  expect(view.cost).toBe(stated)
})

/** What descriptions in the OpenAPI document say. */
const OF_OPERATIONS = [
  ...DATA.map(([, { price }]) => `Costs ${price.says}.`),
  `Costs ${unitsOf('vedic_visual', { ...BIRTH, format: 'svg' })} unit as SVG, ${unitsOf('vedic_visual', { ...BIRTH, format: 'png' })} units as PNG or PDF.`,
  `Costs ${unitsOf('chart_natal', { ...BIRTH, format: 'svg' })} unit as SVG or JSON, ${unitsOf('chart_natal', { ...BIRTH, format: 'png' })} units as PNG or PDF.`,
  `as SVG. Costs ${costOf('chart_styles')}.`,
  `Costs one unit per ${POSITIONS_PER_UNIT} positions`,
  `Costs one unit per ${DAYS_PER_UNIT.withAspects} days or part of them, or per ${DAYS_PER_UNIT.without} days`,
  `Conjunctions in right ascension and apsides add one unit per ${FURTHER_DAYS_PER_UNIT} days.`,
  `Costs ${perBirth} per birth, including refused ones.`,
  `and a batch at most ${inUnits(BATCH_UNITS_MAX)}.`,
  `A report costs one credit, which is returned if the report fails.`,
  `for a birth with a city or coordinates. Costs ${costOf('natal_simple', BIRTH)}.`,
]

test('descriptions of operations state no other price', () => {
  const stated = OPERATIONS.map(({ description = '' }) => unexplained(description, OF_OPERATIONS))
  expect(stated.flat()).toEqual([])
})

test('the guide of operators offers packs at the price of its commands', () => {
  const text = flat(textOf('docs/operations.md'))
  const offers = [
    ...text.matchAll(
      /npm run pack -- \S+ (\d+) (\d+) offers an account (?:a unit pack of )?([\d,]+) (?:extra )?units for ([\d,]+) (dollars|cents)/g,
    ),
  ]
  expect(offers).toHaveLength(2)
  for (const [, units, cents, said, price, money] of offers) {
    expect(said).toBe(grouped(Number(units)))
    expect(price).toBe(grouped(money === 'dollars' ? Number(cents) / 100 : Number(cents)))
  }
})

test('the guide of assistants states the requests per second that its code counts', () => {
  const text = flat(textOf('docs/guide/mcp.md'))
  const lookups = `has ${COUNTS[LIMITS.mcpSearches.most]} such lookups per second`
  expect(text).toContain(
    `If the plan has fewer than ${LIMITS.mcpMessages.most} requests per second, the account ${lookups}.`,
  )
  expect(text).toContain(`an account may always send ${LIMITS.mcpMessages.most} of them per second`)
  const smallest = COUNTS[PLANS.free.requestsPerSecond]
  expect(text).toContain(`a plan with ${smallest} request per second answers three parallel calls`)
})
