import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { callerFinder, requireAccess } from '../../src/accounts/caller.ts'
import { useDatabase } from '../support/pool.ts'

const database = useDatabase()

/** Runs an entry of the program in a process of its own, on the test's database. */
const run = (entry: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, [new URL(`../../src/commands/${entry}`, import.meta.url).pathname, ...args], {
    env: { ...process.env, DATABASE_URL: database.url },
  })

test('the command prints the key alone on its output, and the key works', async () => {
  const { stdout, stderr } = await run('create-key.ts', '--plan', 'entry', '--name', 'my app')
  expect(stdout).toMatch(/^orr_live_\w{49}\n$/)
  expect(stderr).toContain('my app')
  expect(stderr).not.toContain('orr_live_')
  expect(await callerFinder(database.db)(stdout.trim())).toMatchObject({ plan: 'entry' })
})

test('a key may be limited to areas and to a time', async () => {
  const year = new Date().getUTCFullYear() + 2
  const bounds = ['--area', 'natal', '--area', 'charts,natal', '--expires', `${year}-01-31T00:00:00+01:00`]
  const { stdout, stderr } = await run('create-key.ts', '--plan', 'high', '--name', 'bounded', ...bounds)
  expect(stderr).toContain('It may be used for: natal, charts.')
  expect(stderr).toContain(`It stops working at ${year}-01-30T23:00:00.000Z.`)
  const caller = await callerFinder(database.db)(stdout.trim())
  expect(caller).toMatchObject({ plan: 'high' })
  expect(() => requireAccess(caller, 'charts')).not.toThrow()
  expect(() => requireAccess(caller, 'numerology')).toThrow('This API key does not cover numerology')
})

test('a key may be for pages', async () => {
  const origins = ['--origin', 'https://app.example', '--origin', 'http://localhost:5173']
  const { stdout, stderr } = await run('create-key.ts', '--plan', 'high', '--name', 'page', ...origins)
  expect(stderr).toContain('Only pages from these origins may use it: https://app.example, http://localhost')
  expect(await callerFinder(database.db)(stdout.trim())).toMatchObject({
    allowedOrigins: ['https://app.example', 'http://localhost:5173'],
  })
})

test.each([
  [['--plan', 'free', '--name', 'x', '--origin', 'https://App.example/'], 'Did you mean https://app.example?'],
  [['--plan', 'free', '--name', 'x', '--area', 'sky'], '--area must be one of natal, charts'],
  [['--plan', 'free', '--name', 'x', '--expires', '2020-01-01T00:00:00Z'], '--expires must be a future instant'],
  [['--plan', 'free', '--name', 'x', '--expires', '2035-01-01'], '--expires must be a future instant'],
  [['--plan', 'gold', '--name', 'x'], '--plan must be one of free, entry, high, operator'],
  [['--name', 'x'], '--plan must be one of'],
  [['--plan', 'free'], '--name must have 1 to 200 characters'],
  [['--plan', 'free', '--name', 'x'.repeat(201)], '--name must have 1 to 200 characters'],
  [['--colour', 'red'], "Unknown option '--colour'"],
])('the command refuses %j and says what it takes', async (args, message) => {
  const failed = await run('create-key.ts', ...args).catch((error: { code: number; stderr: string }) => error)
  expect(failed).toMatchObject({ code: 2, stderr: expect.stringContaining(message) })
  expect(failed.stderr).toContain('Usage: npm run key -- --plan free|entry|high|operator --name "my app"')
})

test('migrating an up-to-date database says so', async () => {
  expect((await run('migrate.ts')).stdout).toBe('The database is up to date.\n')
})
