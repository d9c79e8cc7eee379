import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DATA, PICTURES } from '../../src/techniques/index.ts'
import { requestWith } from '../../tools/pictures.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { person } from '../support/person.ts'
import { runFolder } from '../support/postgres.ts'
import { inEachLanguage } from './languages.ts'
import { hasPython, PYTHON_ENV } from './python-client.ts'

let service: TestApp
let baseUrl: string
beforeAll(async () => {
  service = await startTestApp()
  baseUrl = await service.listen()
})
afterAll(() => service.stop())

const BIRTH = { year: 1981, month: 1, day: 1, hour: 23, minute: 30, city: 'Athens' }
const PAIR = [BIRTH, BIRTH]

type Answer = readonly [group: string, method: string, args: unknown[], answer: unknown]
/** What each method without an example answers: the members that the document promises. */
const ANSWERS: readonly Answer[] = [
  ['natal', 'compact', [BIRTH], { sun: 'Capricorn' }],
  ['natal', 'simple', [BIRTH], { sun: 'Capricorn' }],
  ...PICTURES.map(([id, face]) => ['charts', `${id}_data`, [requestWith(face, PAIR)], { kind: id }] satisfies Answer),
  ...DATA.map(([id, face]) => [id, 'calculate', [requestWith(face, PAIR)], {}] satisfies Answer),
  // The former name of `returns`.
  [
    ...(['lunar_return', 'calculate'] as const),
    [{ natal: BIRTH, search_start: '2026-03-01' }],
    { meta: { lunar_return: { body: 'moon' } } },
  ],
  ['ephemeris', 'table', [{ start: '2026-03-01', bodies: 'Sun,Moon' }], { meta: { rows: 1 } }],
  ['sky_events', 'calendar', [{ date: '2026-03-03' }], expect.stringMatching(/^BEGIN:VCALENDAR/)],
  ['numerology', 'methods', [], { systems: expect.any(Array) }],
  ['numerology', 'alphabets', [], { alphabets: expect.any(Array) }],
  ['reports', 'credits', [], { plan: 'operator' }],
  ['exports', 'list', [], { exports: [] }],
]

inEachLanguage((only, carryOut) => {
  let token: string
  beforeAll(async () => {
    const ada = person(() => service)
    token = await ada.accessToken(await ada.arrive())
  })
  const byKey = (group: string, method: string, args: unknown[], more = {}) =>
    carryOut(baseUrl, { group, method, args, key: service.key, token, ...more })

  only.for(ANSWERS)('%s.%s answers what the document says', async ([group, method, args, answer]) => {
    const { value, error } = await byKey(group, method, args)
    expect(error).toBe(undefined)
    if (typeof answer === 'object') expect(value).toMatchObject(answer as object)
    else expect(value).toEqual(answer)
  })

  only('an order with the same Idempotency-Key is the same report', async () => {
    const idempotencyKey = `order-${Math.random()}`
    const order = async () => {
      const { value } = await byKey('reports', 'order', [BIRTH], { idempotencyKey })
      return (value as { job_id: string }).job_id
    }
    const first = await order()
    expect(await order()).toBe(first)
    expect((await byKey('reports', 'status', [first])).value).toMatchObject({ job_id: first, status: 'queued' })
    expect((await byKey('reports', 'delete', [first])).value).toMatchObject({ job_id: first })
    expect((await byKey('reports', 'status', [first])).error).toMatchObject({ status: 404, code: 'not_found' })
  })

  only('an account makes, changes, lists and revokes its keys by its token', async () => {
    const created = (await byKey('keys', 'create', [{ name: 'mine' }])).value as { id: string; name: string }
    expect(created.name).toBe('mine')
    expect((await byKey('keys', 'update', [created.id, { name: 'yours' }])).value).toMatchObject({ name: 'yours' })
    expect((await byKey('keys', 'list', [])).value).toMatchObject([{ id: created.id, name: 'yours' }])
    expect((await byKey('keys', 'revoke', [created.id])).value).toMatchObject({ state: 'revoked' })
    expect((await byKey('account', 'events', [{ limit: 1 }])).value).toMatchObject([{ action: 'key_revoked' }])
    expect((await byKey('account', 'profile', [])).error).toBe(undefined)
  })

  only('a key that is wrong is an error with the id of the request', async () => {
    const { error } = await carryOut(baseUrl, { group: 'natal', method: 'calculate', args: [BIRTH], key: 'wrong' })
    expect(error).toMatchObject({ status: 401, code: 'unauthorized', tries: 1, traceId: expect.stringMatching(/\S/) })
  })
})

const PACKAGE = fileURLToPath(new URL('../../clients/python', import.meta.url))
const hasSetuptools = hasPython && spawnSync('python3', ['-c', 'import setuptools']).status === 0

test.skipIf(!hasSetuptools)('the Python package can be built, and what is built is the whole client', () => {
  const folder = mkdtempSync(join(runFolder(), 'sdist-'))
  cpSync(PACKAGE, join(folder, 'source'), { recursive: true })
  mkdirSync(join(folder, 'unpacked'))
  const { PYTHONPATH: _, PYTHONWARNINGS: __, ...env } = PYTHON_ENV
  const build = "from setuptools import build_meta; print(build_meta.build_sdist('..'))"
  execFileSync('python3', ['-c', build], { cwd: join(folder, 'source'), env, stdio: 'pipe' })
  const archive = readdirSync(folder).find((name) => name.endsWith('.tar.gz'))!
  execFileSync('tar', ['-xzf', join(folder, archive), '-C', join(folder, 'unpacked'), '--strip-components=1'])
  const built = readdirSync(join(folder, 'unpacked/src/orrery_client'))
  expect(built.sort()).toEqual(
    readdirSync(join(PACKAGE, 'src/orrery_client'))
      .filter((name) => name !== '__pycache__')
      .sort(),
  )
  const check = "import orrery_client; orrery_client.Orrery('https://orrery.example').natal.batch"
  execFileSync('python3', ['-c', check], { env: { ...env, PYTHONPATH: join(folder, 'unpacked/src') } })
})
