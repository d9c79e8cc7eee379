import { expect, test } from 'vitest'
import { described, openapi } from '../../src/http/openapi/document.ts'
import { OPERATIONS } from '../../src/operations/index.ts'

interface Media {
  readonly schema: {
    readonly $ref?: string
    readonly anyOf?: readonly object[]
    readonly type?: string
    readonly format?: string
  }
}
interface Answer {
  readonly content?: Readonly<Record<string, Media>>
}
interface Entry {
  readonly operationId: string
  readonly description?: string
  readonly parameters?: readonly { readonly name: string; readonly schema: object }[]
  readonly responses: Readonly<Record<string, Answer>>
}

const document = openapi(OPERATIONS, { version: '0', url: '/' }) as unknown as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Entry>>>>
  readonly components: { readonly schemas: Readonly<Record<string, { readonly enum?: readonly string[] }>> }
}
const entries = Object.values(document.paths).flatMap((path) => Object.values(path))
const entryOf = (name: string): Entry => entries.find(({ operationId }) => operationId === name)!
const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` })

test('a chart is bytes under the media type of each picture, and its data have a schema by name', () => {
  const charts = OPERATIONS.filter(
    ({ tag, name }) => tag === 'Charts' && !['chart_closed', 'chart_styles'].includes(name),
  )
  expect(charts.length).toBeGreaterThan(8)
  for (const { name } of charts) {
    const { content = {} } = entryOf(name).responses['200']!
    const bytes = { type: 'string', format: 'binary' }
    expect([name, Object.entries(content).map(([type, { schema }]) => [type, schema])]).toEqual([
      name,
      [
        ...['image/svg+xml', 'image/png', 'application/pdf'].map((type) => [type, bytes]),
        ['application/json', reference('ChartData')],
      ],
    ])
  }
})

test('a schema of JSON stands under its media type alone; tables and calendars are text under theirs', () => {
  const contents = entries.flatMap(({ responses }) => Object.values(responses).map(({ content = {} }) => content))
  const types = contents.flatMap(Object.entries<Media>)
  for (const [type, { schema }] of types) {
    if (/json$/.test(type) && type !== 'application/x-ndjson') expect([type, schema.type]).not.toEqual([type, 'string'])
    else expect([type, schema]).toEqual([type, expect.objectContaining({ type: 'string' })])
  }
  for (const type of ['text/csv', 'application/x-ndjson', 'text/calendar', 'text/markdown'])
    expect(types).toContainEqual([type, expect.objectContaining({ schema: { type: 'string' } })])
})

test('an answer with a natal chart is the full one by default, or the compact one', () => {
  const { content } = entryOf('natal_chart').responses['200']!
  expect(content!['application/json']!.schema).toEqual({
    anyOf: [reference('NatalChartReply'), reference('SimpleNatalReply')],
  })
  const { NatalChartReply, SimpleNatalReply, NatalChartRequest } = document.components.schemas
  expect(NatalChartReply).toHaveProperty('properties.planets.type', 'array')
  expect(SimpleNatalReply).toHaveProperty('properties.planets.type', 'object')
  expect(NatalChartRequest).toHaveProperty(
    'properties.response_format.description',
    expect.stringMatching(/`NatalChartReply`.*`SimpleNatalReply`/s),
  )
})

test('columnar tables are bytes, and the files of an export have each of their media types', () => {
  const bytes = { type: 'string', format: 'binary' }
  const text = { type: 'string' }
  const tables = [
    ['application/vnd.apache.parquet', bytes],
    ['application/vnd.apache.arrow.stream', bytes],
    ['text/csv', text],
    ['application/x-ndjson', text],
  ]
  const typesOf = (name: string) =>
    Object.entries(entryOf(name).responses['200']!.content!).map(([type, { schema }]) => [type, schema])
  for (const name of ['ephemeris_table', 'ephemeris_calculate'])
    expect(typesOf(name)).toEqual(expect.arrayContaining(tables))
  expect(typesOf('export_file')).toEqual(tables)
})

test('every operation has a description, and messages of MCP are left to its own programs', () => {
  const published = openapi(described(OPERATIONS), { version: '0', url: '/' }) as unknown as typeof document
  const all = Object.values(published.paths).flatMap((path) => Object.values(path))
  expect(all.filter(({ description }) => !description).map(({ operationId }) => operationId)).toEqual([])
  expect(all.length).toBeGreaterThan(75)
  expect(all.map(({ operationId }) => operationId)).not.toContain('mcp_message')
  expect(published.components.schemas).not.toHaveProperty('McpMessage')
})

test('a body says its defaults in words, so that generated clients need not send them', () => {
  expect(JSON.stringify(document.components.schemas)).not.toMatch(/"default":[^{]/)
  const { EphemerisRequest, CreateKeyRequest } = document.components.schemas
  expect(EphemerisRequest).toHaveProperty('properties.step.description', expect.stringMatching(/ Default: `1d`\.$/))
  expect(EphemerisRequest).toHaveProperty('properties.zodiac_type.description', 'Default: `tropical`.')
  expect(CreateKeyRequest).not.toHaveProperty('properties.areas.description', expect.stringContaining('Default'))
})

/** The schemas that the interface names, but for those of operations that this service does not have. */
const NAMED = [
  ...['SimpleNatalRequest', 'NatalChartRequest', 'TransitRequest', 'EphemerisRequest', 'HTTPValidationError'],
  ...['ExperimentalNatalChartRequest', 'ExperimentalTransitChartRequest', 'ExperimentalSolarReturnChartRequest'],
  ...['ExperimentalSecondaryProgressionsChartRequest', 'ExperimentalCompositeChartRequest'],
  ...['ExperimentalSynastryChartRequest', 'NumerologyProfileRequest', 'NumerologyProfileResponse'],
  ...['NumerologyMethodsResponse', 'NumerologyAlphabetsResponse', 'SkyEventsResponse', 'SkyEventsPreset'],
  ...['CreateKeyRequest', 'KeyResponse', 'SyncUserRequest', 'OnboardingRequest', 'ReportBrandingResponse'],
  ...['FeedbackRequest', 'NotificationSettings', 'AccountDeletionRequest', 'LogEntry'],
  ...['AdminLoginRequest', 'AdminLoginResponse', 'PaginatedUsersResponse', 'ResendEmailRequest'],
]

test('every schema of the interface has its name', () => {
  expect(Object.keys(document.components.schemas)).toEqual(expect.arrayContaining(NAMED))
  expect(document.components.schemas['SkyEventsPreset']!.enum).toEqual(['quiet', 'daily', 'full'])
  const preset = entryOf('sky_events').parameters!.find(({ name }) => name === 'preset')
  expect(preset!.schema).toEqual({ ...reference('SkyEventsPreset'), default: 'quiet' })
})
