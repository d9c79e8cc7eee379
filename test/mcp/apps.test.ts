import type { Client } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../support/app.ts'
import { call, type Revision, useAssistants } from '../support/assistant.ts'

const BIRTH = { name: 'Ada', year: 1981, month: 1, day: 1, hour: 23, minute: 30, city: 'Athens' }
const EXTENSIONS = { 'io.modelcontextprotocol/ui': { mimeTypes: ['text/html;profile=mcp-app'] } }

let service: TestApp
let base: string
let client: Client
const assistant = useAssistants()
beforeAll(async () => {
  service = await startTestApp()
  base = await service.listen()
})
afterAll(() => service.stop())

const connect = async (revision: Revision, extensions?: Record<string, Record<string, string[]>>): Promise<void> => {
  client = await assistant(`${base}/mcp`, { 'x-api-key': service.key }, { revision, ...(extensions && { extensions }) })
}

describe.each(['2026-07-28', 'with a handshake'] as const)('a client of revision %s that shows apps', (revision) => {
  test('finds the wheel, and tools for it that no model sees', async () => {
    await connect(revision, EXTENSIONS)
    const { tools } = await client.listTools()
    const named = (name: string) => tools.find((tool) => tool.name === name)
    expect(named('v1_natal_chart')?._meta).toEqual({ ui: { resourceUri: 'ui://orrery/wheel' } })
    expect(named('v1_natal_calculate')?._meta).toBeUndefined()
    expect(named('v1_wheel_natal')?._meta).toEqual({ ui: { visibility: ['app'] } })
    expect(tools.filter(({ _meta }) => !JSON.stringify(_meta ?? {}).includes('"app"')).length).toBeLessThan(15)
    const { contents } = await client.readResource({ uri: 'ui://orrery/wheel' })
    expect(contents[0]).toMatchObject({ uri: 'ui://orrery/wheel', mimeType: 'text/html;profile=mcp-app' })
    expect((contents[0] as { text: string }).text).toContain('v1_wheel_transits')
  })

  test('gets drawings for the wheel, and data in place of a picture for the model', async () => {
    await connect(revision, EXTENSIONS)
    const natal = await client.callTool({ name: 'v1_wheel_natal', arguments: { ...BIRTH, theme_type: 'dark' } })
    expect(natal._meta?.['orrery/svg']).toMatch(/^<svg .*data-body="saturn"/s)
    const transits = { natal: BIRTH, current_city: 'Chicago', transit_date: '2027-01-01T12:00' }
    const drawn = await client.callTool({ name: 'v1_wheel_transits', arguments: transits })
    expect(drawn._meta?.['orrery/svg']).toContain('data-ring="transit"')
    const wrong = await client.callTool({ name: 'v1_wheel_natal', arguments: { ...BIRTH, month: 13 } })
    expect([wrong.isError, JSON.stringify(wrong.content)]).toEqual([true, expect.stringContaining('month')])
    const { images, data, text } = await call(client, 'v1_natal_chart', BIRTH)
    expect([images, data?.['kind']]).toEqual([[], 'natal'])
    expect(text).toContain('Sun')
  })
})

const WITHOUT: readonly [string, Record<string, Record<string, string[]>> | undefined][] = [
  ['without apps', undefined],
  ['that names the extension, and no type of an app', { 'io.modelcontextprotocol/ui': {} }],
]
test.each(
  (['2026-07-28', 'with a handshake'] as const).flatMap((revision) =>
    WITHOUT.map(([which, extensions]) => [revision, which, extensions] as const),
  ),
)('a client of revision %s %s has no tools of apps', async (revision, _, extensions) => {
  await connect(revision, extensions)
  const { tools } = await client.listTools()
  expect(tools.filter(({ name }) => name.startsWith('v1_wheel'))).toEqual([])
  expect((await client.listResources()).resources.filter(({ uri }) => uri.startsWith('ui:'))).toEqual([])
})
