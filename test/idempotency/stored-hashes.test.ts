import type { FastifyReply, FastifyRequest } from 'fastify'
import { describe, expect, test } from 'vitest'
import { takesIdempotencyKey } from '../../src/http/idempotency/hooks.ts'
import { hashRequest } from '../../src/http/idempotency/request-hash.ts'
import { validation } from '../../src/http/validation.ts'
import { OPERATIONS } from '../../src/operations/index.ts'
// The hashes that commit 83987d45 stored for these bodies, computed by its own code with a secret of 32 bytes of 7. That
// release hashed what it had read, with its defaults.
import stored from './stored-hashes.json' with { type: 'json' }

const SECRET = Buffer.alloc(32, 7)
const withBodies = OPERATIONS.filter((operation) => takesIdempotencyKey(operation) && operation.body)

/** The hashes of a body, read by the schema of its operation as the front does. */
async function hashesOf(name: string, body: object) {
  const operation = withBodies.find((each) => each.name === name)!
  const request = { params: {}, query: {}, body, headers: {}, type: () => false } as unknown as FastifyRequest
  const sent = { params: request.params, query: request.query, body: structuredClone(body) }
  await validation(operation)(request, { header: () => {}, getHeader: () => undefined } as unknown as FastifyReply)
  const { params, query } = request
  return hashRequest(
    { method: operation.method, route: operation.url, params, query, body: request.body, sent, accepted: null },
    SECRET,
  )
}

test('every operation of that release still takes an Idempotency-Key', () => {
  const names = withBodies.map(({ name }) => name)
  expect(Object.keys(stored).filter((name) => !names.includes(name))).toEqual([])
})

describe.each(Object.entries(stored))('%s', (name, { body, hash }) => {
  test('has the hash of an earlier release. Name a new default in src/http/idempotency/request-hash.ts', async () => {
    expect((await hashesOf(name, structuredClone(body))).read.toString('hex')).toBe(hash)
  })
})
