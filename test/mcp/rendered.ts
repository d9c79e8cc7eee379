import type { Client } from '@modelcontextprotocol/client'
import { afterAll, beforeAll } from 'vitest'
import { startTestApp, type TestApp } from '../support/app.ts'
import { assistant } from '../support/assistant.ts'
import { createDatabase } from '../support/postgres.ts'
import { startRenderer } from '../support/renderer.ts'

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
