import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { scryptSync } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { isAdminPassword } from '../../src/accounts/admin/password.ts'
import { readConfig } from '../../src/platform/config.ts'
import { OPERATOR, OPERATOR_ENVIRONMENT } from '../support/operator.ts'
import { terminalAvailable } from '../support/terminal.ts'

const COMMAND = new URL('../../src/commands/admin-password.ts', import.meta.url).pathname
const PASSWORD = 'correct horse battery'
const LINE = /^ADMIN_PASSWORD_HASH='(\$scrypt\$ln=17,r=8,p=1\$([^$]{22})\$([^$]{43}))'\n$/
const run = (input: string) => spawnSync(process.execPath, [COMMAND], { input, encoding: 'utf8' })

test('the command prints the line of the environment, whose hash another scrypt makes too', async () => {
  const { stdout, status } = run(`${PASSWORD}\nanother line\n`)
  expect([status, stdout]).toEqual([0, expect.stringMatching(LINE)])
  const [, phc, salt, key] = LINE.exec(stdout)!
  const limit = { N: 2 ** 17, r: 8, p: 1, maxmem: 2 ** 28 }
  const expected = scryptSync(PASSWORD, Buffer.from(salt!, 'base64'), 32, limit).toString('base64').replaceAll('=', '')
  expect(key).toBe(expected)
  expect(readConfig({ ADMIN_USER: 'operator', ADMIN_PASSWORD_HASH: phc }).admin?.passwordHash).toBe(phc)
  expect(await isAdminPassword(PASSWORD, phc!)).toBe(true)
  expect(await isAdminPassword(`${PASSWORD} `, phc!)).toBe(false)
})

test('the line is one that a shell keeps as it is', () => {
  const { stdout } = run(`${PASSWORD}\n`)
  const shown = spawnSync('sh', ['-c', `${stdout.trim()}; printf %s "$ADMIN_PASSWORD_HASH"`], { encoding: 'utf8' })
  expect(`ADMIN_PASSWORD_HASH='${shown.stdout}'\n`).toBe(stdout)
})

test.each([
  ['', /has 0 characters. It must have 12 to 256/],
  ['eleven char\n', /has 11 characters/],
  [`${'x'.repeat(257)}\n`, /has 257 characters/],
])('the command refuses a password of the wrong length', (input, message) => {
  const { status, stdout, stderr } = run(input)
  expect([status, stdout, stderr]).toEqual([1, '', expect.stringMatching(message)])
})

describe.skipIf(!terminalAvailable)('on a terminal', () => {
  /** Types each answer when its question has appeared. */
  async function typed(...answers: readonly string[]): Promise<{ shown: string; code: number }> {
    const command = `exec ${process.execPath} ${COMMAND}`
    const child: ChildProcess = spawn('script', ['--quiet', '--return', '--command', command, '/dev/null'])
    let shown = ''
    child.stdout!.on('data', (data: Buffer) => (shown += data))
    const ended = new Promise<number>((resolve) => child.once('close', resolve))
    for (const [at, answer] of answers.entries()) {
      while (shown.split(': ').length < at + 2) await sleep(20)
      child.stdin!.write(`${answer}\r`)
    }
    return { code: await ended, shown }
  }

  test('what is typed is not shown', async () => {
    const { shown, code } = await typed(PASSWORD, PASSWORD)
    expect([code, shown]).toEqual([0, expect.stringContaining("ADMIN_PASSWORD_HASH='$scrypt$")])
    expect(shown).not.toContain('horse')
  })

  test('two that differ are refused', async () => {
    const { shown, code } = await typed(PASSWORD, 'correct horse bakery')
    expect([code, shown]).toEqual([1, expect.stringContaining('The passwords do not match.')])
  })
})

describe('the configuration', () => {
  const { ADMIN_USER, ADMIN_PASSWORD_HASH: hash } = OPERATOR_ENVIRONMENT
  test.each([
    ['a password', OPERATOR.password],
    ['a hash that a shell has read', hash.replaceAll(/\$\w+/g, '')],
    ['a hash of another kind', '$argon2id$v=19$m=65536,t=3,p=4$c2FsdHNhbHRzYWx0$aGFzaGhhc2hoYXNoaGFzaA'],
    ['a hash that is cut', hash.slice(0, -5)],
    ['a hash that needs too much memory', hash.replace('ln=14', 'ln=20')],
  ])('ends the start for %s, with a sentence', (_, ADMIN_PASSWORD_HASH) => {
    const read = () => readConfig({ ADMIN_USER, ADMIN_PASSWORD_HASH })
    expect(read).toThrow(/ADMIN_PASSWORD_HASH/)
    expect(read).toThrow(/Must be a hash from `npm run admin-password`/)
  })

  test('needs both variables, or neither', () => {
    expect(() => readConfig({ ADMIN_USER })).toThrow(/ADMIN_USER and ADMIN_PASSWORD_HASH go together/)
    expect(() => readConfig({ ADMIN_PASSWORD_HASH: hash })).toThrow(/go together/)
    expect(readConfig({}).admin).toBeUndefined()
  })
})
