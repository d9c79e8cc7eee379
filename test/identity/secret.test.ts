import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { machineSecret } from '../../src/accounts/identity/embedded/secret.ts'

let folder = ''
const made: string[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'orrery-secret-'))
  made.push(folder)
})
afterAll(() => {
  for (const each of made) rmSync(each, { recursive: true })
})

test('concurrent starts share one secret, which only its owner can read', async () => {
  const secrets = await Promise.all(Array.from({ length: 20 }, () => machineSecret(join(folder, 'var'))))
  expect(new Set(secrets).size).toBe(1)
  // 32 random bytes in base 64.
  expect(secrets[0]).toMatch(/^[\w-]{43}$/)
  expect(readdirSync(join(folder, 'var'))).toEqual(['auth-secret'])
  const file = join(folder, 'var', 'auth-secret')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readFileSync(file, 'utf8').trim()).toBe(secrets[0])
  expect(await machineSecret(join(folder, 'var'))).toBe(secrets[0])
})

test('a file without a valid secret is an error, not a weak secret', async () => {
  writeFileSync(join(folder, 'auth-secret'), '\n')
  await expect(machineSecret(folder)).rejects.toThrow('too short for a secret')
})
