import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../support/app.ts'
import { CHILD_ENV } from '../support/child-env.ts'
import { person } from '../support/person.ts'
import { runFolder } from '../support/postgres.ts'

const MODULES = fileURLToPath(new URL('../../node_modules', import.meta.url))
const PROGRAMS = fileURLToPath(new URL('programs', import.meta.url))
const TYPESCRIPT_API = fileURLToPath(new URL('../../tools/typescript-api.ts', import.meta.url))

/** What a careful user sets. `exactOptionalPropertyTypes` is absent: the code that hey-api generates does not allow it. */
const TSCONFIG = {
  compilerOptions: {
    ...{ strict: true, noUncheckedIndexedAccess: true, types: ['node'] },
    ...{ target: 'esnext', lib: ['esnext', 'dom', 'dom.iterable'], module: 'nodenext', outDir: 'compiled' },
  },
}

let service: TestApp
let env: NodeJS.ProcessEnv
let folder: string
beforeAll(async () => {
  service = await startTestApp()
  const url = await service.listen()
  const ada = person(() => service)
  env = { URL: url, KEY: service.key, TOKEN: await ada.accessToken(await ada.arrive()) }
  folder = mkdtempSync(join(runFolder(), 'clients-'))
  cpSync(PROGRAMS, folder, { recursive: true })
  symlinkSync(MODULES, join(folder, 'node_modules'))
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }))
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(TSCONFIG))
  const orval = { input: './openapi.json', output: { target: './orval-client.ts', client: 'fetch', baseUrl: url } }
  writeFileSync(join(folder, 'orval.mjs'), `import { generate } from 'orval'\nawait generate(${JSON.stringify(orval)})`)
  writeFileSync(join(folder, 'openapi.json'), await (await fetch(`${url}/openapi.json`)).text())
})
afterAll(() => service.stop())

/** Runs a program in the folder to its end. What it prints when it fails is in the error. */
async function run(program: string, args: readonly string[], more: NodeJS.ProcessEnv = {}): Promise<string> {
  const options = { cwd: folder, env: { ...CHILD_ENV, ...more } }
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...args], options).catch(
    ({ stdout: said, stderr }) => {
      throw new Error(`${program} failed: ${said}${stderr}`)
    },
  )
  return stdout
}

const generate = (program: string, args: readonly string[]) =>
  run(join(MODULES, program), args, { NODE_OPTIONS: `--import=${TYPESCRIPT_API}` })

test('clients generated from the document compile, and get what the service answers', {
  timeout: 120_000,
}, async () => {
  await Promise.all([
    generate('@hey-api/openapi-ts/bin/run.js', ['-i', 'openapi.json', '-o', 'hey-api']),
    generate('openapi-typescript/bin/cli.js', ['openapi.json', '-o', 'openapi-typescript.d.ts']),
    run('orval.mjs', [], { NODE_OPTIONS: `--import=${TYPESCRIPT_API}` }),
  ])
  await run(join(MODULES, 'typescript/bin/tsc'), [])
  for (const program of ['hey-api', 'openapi-fetch', 'orval']) {
    const printed = await run(`compiled/${program}.js`, [], env)
    expect([program, JSON.parse(printed)]).toEqual([program, ANSWERS])
  }
})

const ANSWERS = {
  natal_chart: 'Gem',
  natal_simple: 'Gemini',
  variant: 'Pisces',
  transits_calculate: 'Pis',
  chart_natal: ['image/svg+xml;charset=utf-8', '<svg'],
  ephemeris_table: 2,
  ephemeris_calculate: 2,
  sky_events: ['lunation'],
  place_search: 'PL',
  numerology_profile: 'chaldean',
  api_key_create: 'API key',
  api_key_update: ['https://app.example'],
  api_key_revoke: 'revoked',
  refused: ['body', 'month'],
}
