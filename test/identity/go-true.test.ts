import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { goTrueAdmin } from '../../src/accounts/identity/go-true.ts'

/** The two operations as in GoTrue's interface: github.com/supabase/auth, openapi.yaml. */
const SERVICE_KEY = 'service-key'
const users = new Map<string, { email: string; confirmed: boolean }>()
const asked: string[] = []
let broken: number | null = null
let server: Server
let url = ''

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const body = await new Response(request as never).text()
    asked.push(`${request.method} ${request.url} ${body}`)
    const answer = (status: number, reply: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(reply))
    if (broken !== null) return answer(broken, {})
    const { apikey, authorization } = request.headers
    if (apikey !== SERVICE_KEY || authorization !== `Bearer ${SERVICE_KEY}`)
      return answer(401, { code: 401, error_code: 'no_authorization', msg: 'This endpoint requires a Bearer token' })
    const [, id] = /^\/admin\/users\/([^/]+)$/.exec(request.url!) ?? []
    if (request.method === 'DELETE' && id !== undefined)
      return users.delete(decodeURIComponent(id))
        ? answer(200, {})
        : answer(404, { code: 404, error_code: 'user_not_found', msg: 'User not found' })
    if (request.method === 'POST' && request.url === '/resend') {
      const { type, email } = JSON.parse(body)
      const waiting = [...users.values()].some((user) => user.email === email && !user.confirmed)
      if (type !== 'signup') return answer(400, { code: 400, error_code: 'validation_failed', msg: 'Missing type' })
      return waiting
        ? answer(200, {})
        : answer(422, { code: 422, error_code: 'email_exists', msg: 'Already confirmed' })
    }
    answer(405, {})
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))
beforeEach(() => {
  users.clear()
  users.set('11111111-1111-4111-8111-111111111111', { email: 'ada@example.com', confirmed: false })
  users.set('22222222-2222-4222-8222-222222222222', { email: 'bob@example.com', confirmed: true })
  asked.length = 0
  broken = null
})

const admin = () => goTrueAdmin({ url, serviceKey: SERVICE_KEY })

test('a user is deleted, and deleting a missing user is no error', async () => {
  await admin().deleteUser('11111111-1111-4111-8111-111111111111')
  expect([...users.keys()]).toEqual(['22222222-2222-4222-8222-222222222222'])
  await admin().deleteUser('11111111-1111-4111-8111-111111111111')
})

test('a subject cannot lead to another address of the interface', async () => {
  await admin().deleteUser('../users/22222222-2222-4222-8222-222222222222')
  await admin().deleteUser('..')
  await admin().deleteUser('.')
  expect(users.size).toBe(2)
  expect(asked).toEqual(['DELETE /admin/users/..%2Fusers%2F22222222-2222-4222-8222-222222222222 '])
})

test('a verification is sent again only to a user who waits for one', async () => {
  expect(await admin().resendVerification('ada@example.com')).toBe(true)
  expect(asked).toEqual(['POST /resend {"type":"signup","email":"ada@example.com"}'])
  expect(await admin().resendVerification('bob@example.com')).toBe(false)
  expect(await admin().resendVerification('nobody@example.com')).toBe(false)
})

test.each([401, 403, 429, 500, 503])('an answer of %i is an outage, and the request can be retried', async (status) => {
  broken = status
  await expect(admin().deleteUser('x')).rejects.toMatchObject({ code: 'identity_unavailable' })
  await expect(admin().resendVerification('x@example.com')).rejects.toMatchObject({ code: 'identity_unavailable' })
})

test('a wrong key and a server that is away are outages too, and the error quotes neither key nor address', async () => {
  const wrong = goTrueAdmin({ url, serviceKey: 'other-key' })
  await expect(wrong.deleteUser('x')).rejects.toMatchObject({ code: 'identity_unavailable' })
  const away = goTrueAdmin({ url: 'http://127.0.0.1:9', serviceKey: SERVICE_KEY })
  const error = (await away.resendVerification('ada@example.com').catch((each) => each)) as Error
  expect(error).toMatchObject({ code: 'identity_unavailable' })
  expect(JSON.stringify([error.message, String(error.cause)])).not.toMatch(/service-key|ada@/)
})
