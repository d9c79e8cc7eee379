import { afterEach, describe, expect, test } from 'vitest'
import { newKeyText } from '../../src/accounts/key-text.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { startProxy, type TestProxy } from '../support/proxy.ts'

let service: TestApp
let proxy: TestProxy
const start = async (environment: Record<string, string> = {}) => {
  service = await startTestApp({ environment })
  proxy = await startProxy(await service.listen())
}
afterEach(async () => {
  await proxy.stop()
  await service.stop()
})

const ask = async (key: string, headers: Record<string, string> = {}) => {
  const reply = await fetch(`${proxy.url}/api/v1/ephemeris?start=2026-01-01`, {
    headers: { 'x-api-key': key, ...headers },
  })
  await reply.arrayBuffer()
  return reply.status
}
const guess = (count: number, headers?: Record<string, string>) =>
  Promise.all(Array.from({ length: count }, () => ask(newKeyText(), headers)))
const advice = async (): Promise<string[]> => (await service.app.inject({ url: '/readyz' })).json().advice
const UNTRUSTED = expect.stringContaining('TRUST_PROXY is false')

describe('behind a proxy that is not trusted', () => {
  test('one who guesses keys locks nobody out, whose key was seen or not', async () => {
    await start()
    expect(await ask(service.key)).toBe(200)
    await guess(210)
    expect(await ask(newKeyText())).toBe(429)
    expect(await ask(service.key)).toBe(200)
    expect(await ask(await service.newKey('operator'))).toBe(200)
  })

  test('the operator is told, once in the log and in /readyz', async () => {
    await start()
    expect(await advice()).not.toContainEqual(UNTRUSTED)
    for (let turn = 0; turn < 3; turn += 1) await ask(service.key)
    expect(await advice()).toContainEqual(UNTRUSTED)
    expect(service.logged().split('TRUST_PROXY is false')).toHaveLength(2)
  })
})

describe('behind a proxy that is trusted', () => {
  test('each caller has its own address, and there is nothing to tell', async () => {
    await start({ TRUST_PROXY: 'true' })
    await guess(210)
    expect(await ask(newKeyText())).toBe(429)
    expect(await advice()).not.toContainEqual(UNTRUSTED)
    // The proxy appends the real address, so that one written by the caller counts for nothing.
    expect(await ask(newKeyText(), { 'x-forwarded-for': '203.0.113.9' })).toBe(429)
    expect(await ask(service.key)).toBe(200)
  })
})
