import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openapi } from '../../src/http/openapi/document.ts'
import { PUBLIC } from '../../src/operations/access.ts'
import { operation } from '../../src/operations/operation.ts'
import { useDatabase } from '../support/pool.ts'
import { type SmallApp, smallApp } from '../support/small-app.ts'

const database = useDatabase()
const about = { tag: 'Test', summary: 'Test', access: PUBLIC, reply: z.unknown() } as const
const Params = z.object({ thing_id: z.uuid().describe('Which thing.') })
const operations = [
  operation({
    ...about,
    name: 'thing_find',
    method: 'GET',
    url: '/things/{thing_id}',
    params: Params,
    query: z.object({ count: z.int().default(1) }),
    handle: ({ params, query }) => ({ id: params.thing_id, count: query.count }),
  }),
  operation({
    ...about,
    name: 'thing_delete',
    method: 'DELETE',
    url: '/things/{thing_id}/parts',
    params: Params,
    handle: () => ({}),
  }),
]
let small: SmallApp
beforeAll(async () => {
  small = await smallApp(database.db, operations)
})
afterAll(() => small.app.close())

const ID = '5e0b9e3a-3a8e-4f6b-9a52-0a4f2b4a4c11'

test('a part of the path reaches the operation as a field', async () => {
  expect((await small.app.inject({ url: `/things/${ID}?count=2` })).json()).toEqual({ id: ID, count: 2 })
})

test('a part of the path that is not valid is named with the other faults of the input', async () => {
  const response = await small.app.inject({ url: '/things/7?count=x' })
  expect(response.statusCode).toBe(422)
  expect(response.json().detail.map(({ loc }: { loc: string[] }) => loc)).toEqual([
    ['path', 'thing_id'],
    ['query', 'count'],
  ])
})

test('the document shows the part in braces, as a parameter that is required', () => {
  const document = openapi(operations, { version: '1', url: '/' }) as { paths: Record<string, Record<string, unknown>> }
  expect(document.paths['/things/{thing_id}']!['get']).toMatchObject({
    parameters: [
      { name: 'thing_id', in: 'path', required: true, description: 'Which thing.', schema: { format: 'uuid' } },
      { name: 'count', in: 'query', required: false },
    ],
  })
})
