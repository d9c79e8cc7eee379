import { beforeAll, expect, test } from 'vitest'
import { type SharedApp, sharedApp } from '../support/app.ts'
import bodies from './client-bodies.json' with { type: 'json' }

/**
 * Requests of public programs, as their sources have them, with the status that each expects and the fields of the answer
 * that it reads: paths with dots, of which `a|b` needs one.
 */
interface ClientBody {
  readonly name: string
  readonly method: string
  readonly path: string
  readonly body?: object
  readonly expect: number
  readonly reads: readonly string[]
}

let service: SharedApp
beforeAll(async () => {
  service = await sharedApp()
})

const at = (answer: unknown, path: string): unknown =>
  path.split('.').reduce((value, name) => (value as Record<string, unknown> | null | undefined)?.[name], answer)

test.each(bodies as readonly ClientBody[])('$name: $expect, with the fields that the program reads', async (each) => {
  const reply = await service.app.inject({
    method: each.method as 'GET' | 'POST',
    url: each.path,
    headers: { 'x-api-key': service.key },
    ...(each.body && { payload: each.body }),
  })
  expect(reply.statusCode, reply.body.slice(0, 2_000)).toBe(each.expect)
  const answer: unknown = reply.json()
  const missing = each.reads.filter((paths) => paths.split('|').every((path) => at(answer, path) === undefined))
  expect(missing).toEqual([])
})
