import type { Client } from '@modelcontextprotocol/client'
import { afterAll, beforeAll } from 'vitest'
import { familyOf } from '../../src/mcp/families.ts'
import { type Tool, toolsOf } from '../../src/mcp/tools.ts'
import { OPERATIONS } from '../../src/operations/index.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { assistant } from '../support/assistant.ts'
import { createDatabase } from '../support/postgres.ts'
import { startRenderer } from '../support/renderer.ts'

/** The tools of techniques, which a model calls by themselves or as one of a family. */
export const TECHNIQUE_TOOLS = toolsOf(OPERATIONS).filter(({ view }) => view.technique)

/** How a model calls the example of the tool of a technique: with other births, and with other fields. */
export function callOf(
  tool: Tool,
  births: readonly object[] = [],
  fields: object = {},
): readonly [name: string, input: object] {
  const { asks, example, technique } = tool.view
  const given = (asks?.births ?? []).flatMap((at, index) => (births[index] ? [[at, births[index]] as const] : []))
  // The empty name stands for the input itself.
  const asked = given[0]?.[0] === '' ? given[0][1] : { ...example, ...Object.fromEntries(given) }
  const family = familyOf(tool)
  return family ? [family.name, { technique, ...asked, ...fields }] : [tool.name, { ...asked, ...fields }]
}

interface Rendered {
  readonly service: TestApp
  readonly client: Client
}

/** A front with a renderer, and an assistant that is connected, for all tests of a file. `begin` receives them before. */
export function useRendered(
  begin: (rendered: Rendered) => unknown,
  environment: Readonly<Record<string, string>> = {},
): void {
  const stops: (() => Promise<unknown>)[] = []
  beforeAll(async () => {
    const database = await createDatabase()
    stops.unshift(() => database.drop())
    const service = await startTestApp({ databaseUrl: database.url, environment })
    stops.unshift(() => service.stop())
    const renderer = await startRenderer({ DATABASE_URL: database.url })
    stops.unshift(() => renderer.stop())
    const client = await assistant(`${await service.listen()}/mcp`, { 'x-api-key': service.key })
    stops.unshift(() => client.close())
    await begin({ service, client })
  })
  afterAll(async () => {
    for (const stop of stops) await stop()
  })
}
