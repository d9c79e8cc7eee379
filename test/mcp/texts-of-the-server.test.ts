import { readFileSync } from 'node:fs'
import type { Client } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { ACCURACY } from '../../src/mcp/resources.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { assistant } from '../support/assistant.ts'
import { document } from '../support/documents.ts'

let service: TestApp
let client: Client
beforeAll(async () => {
  service = await startTestApp()
  client = await assistant(`${await service.listen()}/mcp`, { 'x-api-key': service.key })
})
afterAll(async () => {
  await client.close()
  await service.stop()
})

const read = async (uri: string): Promise<string> => {
  const { contents } = await client.readResource({ uri })
  return String((contents[0] as { text?: string }).text)
}

test('the entry for the registry names this version, the endpoint and the header of the key', () => {
  const entry = JSON.parse(readFileSync(new URL('../../server.json', import.meta.url), 'utf8'))
  expect(entry).toMatchObject({
    version: manifest.version,
    remotes: [{ type: 'streamable-http', url: 'https://{host}/mcp', headers: [{ name: 'x-api-key', isSecret: true }] }],
  })
})

describe('the resources', () => {
  test('are the glossary, the registry of numerology and the accuracy, each with a text', async () => {
    const { resources } = await client.listResources()
    expect(resources.map(({ uri }) => uri)).toEqual([
      'orrery://glossary/bodies',
      'orrery://glossary/house-systems',
      'orrery://glossary/ayanamsas',
      'orrery://glossary/aspects',
      'orrery://glossary/vedic',
      'orrery://numerology/registry',
      'orrery://accuracy',
    ])
    for (const { uri } of resources) expect((await read(uri)).length).toBeGreaterThan(300)
    const { resourceTemplates } = await client.listResourceTemplates()
    expect(resourceTemplates).toMatchObject([{ uriTemplate: 'orrery://technique/{tool}/{technique}' }])
    const { contents } = await client.readResource({ uri: 'orrery://technique/v1_charts/composite' })
    const { input } = JSON.parse((contents[0] as { text: string }).text)
    expect(input.required).toEqual(['person_a', 'person_b'])
    await expect(client.readResource({ uri: 'orrery://technique/v1_charts/natal' })).rejects.toThrow()
  })

  test('explain the values of requests', async () => {
    expect(await read('orrery://glossary/aspects')).toContain('`trine`: 120°, orb 8°, major')
    expect(await read('orrery://glossary/house-systems')).toContain('`placidus`: Placidus; undefined beyond the polar')
    expect(JSON.parse(await read('orrery://numerology/registry'))).toHaveProperty('registry_version')
  })

  test('repeat the accuracy of the guide word for word', () => {
    const guide = document('docs/guide/accuracy.md').text
    for (const part of ACCURACY.split(/\n\n|\n(?=- )/)) if (!part.startsWith('#')) expect(guide).toContain(part)
  })

  test('that do not exist are an error', async () => {
    await expect(client.readResource({ uri: 'orrery://nothing' })).rejects.toThrow()
  })
})

describe('the prompts', () => {
  const birth = '5 May 1990, about noon, Springfield, Illinois'
  const GIVEN: Readonly<Record<string, Record<string, string>>> = {
    natal_reading: { birth, focus: 'work' },
    transits_of_month: { birth, place: 'Chicago' },
    compatibility: { person_a: birth, person_b: '2 November 1988, time unknown, Sydney' },
    sky_of_week: {},
  }
  const textOf = async (name: string, given: Record<string, string>): Promise<string> => {
    const { messages } = await client.getPrompt({ name, arguments: given })
    const { content } = messages[0]!
    return content.type === 'text' ? content.text : ''
  }

  test('are four, each with its arguments in its text', async () => {
    const { prompts } = await client.listPrompts()
    expect(prompts.map(({ name }) => name)).toEqual(Object.keys(GIVEN))
    for (const [name, given] of Object.entries(GIVEN)) {
      const text = await textOf(name, given)
      for (const value of Object.values(given)) expect(text).toContain(value)
      expect(text).not.toContain('undefined')
    }
  })

  test('name only tools that exist', async () => {
    const { tools } = await client.listTools()
    const names = tools.map(({ name }) => name)
    for (const [name, given] of Object.entries(GIVEN))
      for (const [tool] of (await textOf(name, given)).matchAll(/\bv1_\w+/g)) expect(names).toContain(tool)
  })

  test('refuse a missing or a long argument, and an unknown name', async () => {
    await expect(textOf('natal_reading', {})).rejects.toThrow('Arguments are missing: birth')
    await expect(textOf('natal_reading', { birth: 'x'.repeat(501) })).rejects.toThrow('at most 500')
    await expect(textOf('tarot', {})).rejects.toThrow('There is no such prompt. Prompts: natal_reading')
  })
})
