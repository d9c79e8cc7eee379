import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { PLANS } from '../../src/accounts/billing/plans.ts'
import { defaultBodies } from '../../src/astro/body-names.ts'
import { DAYS_PER_UNIT, grouped, POSITIONS_PER_UNIT } from '../../src/contract/accounts/prices.ts'
import { LIMITS } from '../../src/http/limits/table.ts'
import { toolsOf } from '../../src/mcp/tools.ts'
import { OPERATIONS } from '../../src/operations/index.ts'

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
const transits = (include_exact_times: boolean): string =>
  costOf('transits_calculate', { natal: BIRTH, current_lat: 0, current_lng: 0, include_exact_times })
const returns = (fields: object): number => unitsOf('lunar_return_calculate', { natal: BIRTH, ...fields })
const [perReturn, perYear] = [inUnits(returns({ count: 3 }) / 3), returns({ year: 2026 })]
const report = costOf('natal_chart', { ...BIRTH, psychological_report: { enabled: true } })
const perBirth = inUnits(unitsOf('natal_batch', { births: [{}, {}, {}] }) / 3)
const century = { start: '1926-01-01', end: '2025-12-31', bodies: defaultBodies('ephemeris') }

/** What texts say of prices, with the numbers of the code. Guides have spaces instead of line breaks here. */
const STATED: Readonly<Record<string, readonly string[]>> = {
  'docs/guide/requests.md': [
    `divided by ${grouped(POSITIONS_PER_UNIT)} and rounded up. The minimum is ${costOf('ephemeris_table', { start: '2026-01-01' })}.`,
    `A century of daily rows with the default 13 points costs ${unitsOf('ephemeris_calculate', century)}.`,
    `[batch](natal-charts.md#many-births) costs ${perBirth} per birth. Other calculations cost ${costOf('natal_chart', BIRTH)} unless their page says otherwise. Above one unit, each`,
  ],
  'docs/guide/sky-events.md': [
    `A request costs one unit for each ${DAYS_PER_UNIT.withAspects} days or part of them. Without exact aspects and void Moons, it costs one unit for each ${DAYS_PER_UNIT.without} days`,
  ],
  'docs/guide/chart-images.md': [
    `\`svg\` is the default and costs ${picture('svg')}.`,
    `\`png\` and \`pdf\` cost ${picture('png')}.`,
    `\`json\` costs ${picture('json')}.`,
    `returns all themes and these glyphs as one SVG, and costs ${costOf('chart_styles')}.`,
  ],
  'docs/guide/transits.md': [`A request costs ${transits(false)}, or ${transits(true)} with \`include_exact_times\`.`],
  'docs/guide/lunar-return.md': [
    `A request costs ${perReturn} for each return. A year has 13 or 14 returns and costs ${perYear} units.`,
  ],
  'docs/guide/natal-charts.md': [`A batch costs ${perBirth} per birth, including births that are refused`],
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
  'src/pages/account': [`costs one credit and ${report}.`, 'Order report for one credit', 'A report costs one credit.'],
}

/** A number of units or credits. */
const PRICE = new RegExp(`\\b(?:${COUNTS.slice(1).join('|')}|\\d+(?:,\\d{3})*)(?: report)? (?:units?|credits?)\\b`, 'g')

const flat = (text: string): string => text.replaceAll(/\s+/g, ' ')

/** The prices in a text that are in none of these sentences. */
const unexplained = (text: string, sentences: readonly string[]): string[] =>
  sentences.reduce((rest, sentence) => rest.replaceAll(sentence, ''), flat(text)).match(PRICE) ?? []

const textOf = (path: string): string =>
  path.endsWith('.md')
    ? readFileSync(new URL(path, root), 'utf8')
    : globSync(`${path}/**/*.ts`, { cwd: root })
        .map((file) => readFileSync(new URL(file, root), 'utf8'))
        .join('\n')

describe('texts state the prices that the operations charge', () => {
  const guides = ['README.md', ...globSync('docs/guide/*.md', { cwd: root })].sort()

  test.each(Object.entries(STATED))('%s has each of its sentences', (path, sentences) => {
    for (const sentence of sentences) expect(flat(textOf(path))).toContain(sentence)
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

/** What tools say that do not cost the same for every input. */
const OF_TOOLS: Readonly<Record<string, string>> = {
  ephemeris_table: `one unit per ${grouped(POSITIONS_PER_UNIT)} positions or part.`,
  sky_events: `one unit per ${DAYS_PER_UNIT.without} days or part, or ${DAYS_PER_UNIT.withAspects} with exact aspects or voids.`,
  lunar_return_calculate: `${perReturn} for each return, ${perYear} for a year.`,
  transits_calculate: `${transits(false)}, ${transits(true).split(' ')[0]} with include_exact_times.`,
}
/** A model gets the data of a chart and its PNG. */
const OF_CHARTS = `${inUnits(unitsOf('chart_natal', { ...BIRTH, format: 'json' }) + unitsOf('chart_natal', { ...BIRTH, format: 'png' }))}; one if no image can be made.`

test.each(toolsOf(OPERATIONS).map((tool) => [tool.name, tool] as const))('the tool %s states its cost', (_, tool) => {
  const { operation, view } = tool
  const { name, cost = 0 } = operation
  const stated =
    OF_TOOLS[name] ??
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
  `Costs one unit per ${POSITIONS_PER_UNIT} positions`,
  `Costs one unit per ${DAYS_PER_UNIT.withAspects} days or part of them, or per ${DAYS_PER_UNIT.without} days`,
  `Costs ${transits(false)}, or ${unitsOf('transits_calculate', { natal: BIRTH, current_lat: 0, current_lng: 0, include_exact_times: true })} with`,
  `Costs ${perReturn} for each return. A year costs ${perYear} units`,
  `Costs ${perBirth} per birth, including refused ones.`,
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
      /`npm run pack -- \S+ (\d+) (\d+)` offers an account (?:a unit pack of )?([\d,]+) (?:extra )?units for ([\d,]+) (dollars|cents)/g,
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
