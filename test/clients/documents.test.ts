import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { orrery } from '../../clients/typescript/src/index.ts'
import { camel } from '../../tools/clients/typescript.ts'
import { CHILD_ENV } from '../support/child-env.ts'
import { runFolder } from '../support/postgres.ts'
import { hasPython, PYTHON_ENV } from './python-client.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

test('the generated files are those of today’s OpenAPI document: `npm run clients` writes them', async () => {
  const folder = mkdtempSync(join(runFolder(), 'generated-'))
  await promisify(execFile)(process.execPath, [join(ROOT, 'tools/clients.ts'), folder], { env: CHILD_ENV })
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile())
  expect(files.length).toBe(4)
  for (const { parentPath, name } of files) {
    const path = join(parentPath, name).slice(folder.length + 1)
    expect([path, readFileSync(join(folder, path), 'utf8') === read(path)]).toEqual([path, true])
  }
})

const METHODS = `
import json, orrery_client
client = orrery_client.Orrery("https://orrery.example")
groups = {name: group for name, group in vars(client).items() if not name.startswith("_")}
print(json.dumps({name: [m for m in dir(group) if not m.startswith("_")] for name, group in groups.items()}))
`
const TYPES = `
import typing, orrery_client.types as types
for each in list(vars(types).values()):
    if isinstance(each, type) and hasattr(each, "__total__"):
        typing.get_type_hints(each)
`

const python = (program: string): string => {
  const { stdout, stderr, status } = spawnSync('python3', ['-c', program], { env: PYTHON_ENV, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return stdout
}

test.skipIf(!hasPython)('both clients have the same groups and methods', () => {
  const client = orrery({ baseUrl: 'https://orrery.example' })
  const ours = Object.entries(client).map(([group, methods]) => [group, Object.keys(methods).sort()])
  const theirs = Object.entries(JSON.parse(python(METHODS)) as Record<string, string[]>)
  expect(Object.fromEntries(theirs.map(([group, names]) => [camel(group), names.map(camel).sort()]))).toEqual(
    Object.fromEntries(ours),
  )
})

test.skipIf(!hasPython)('every type of the Python client refers to types that exist', () => {
  python(TYPES)
})

test('both packages have the version of the service, and the licence of a client', () => {
  const { version } = JSON.parse(read('package.json'))
  for (const folder of ['clients/typescript', 'clients/python'])
    expect(read(`${folder}/LICENSE`)).toMatch(/^MIT License\n/)
  expect(JSON.parse(read('clients/typescript/package.json'))).toMatchObject({ version, license: 'MIT' })
  expect(read('clients/python/pyproject.toml')).toContain(`version = "${version}"`)
  expect(read('clients/python/pyproject.toml')).toContain('license = { text = "MIT" }')
})

/** The code of a document, without its indentation. */
const codeIn = (path: string, language: string) =>
  [...read(path).matchAll(/^```(\w+)\n([\s\S]*?)^```/gm)]
    .filter(([, each]) => each === language)
    .map(([, , code]) => code!)

test.for([
  ['ts', 'clients/typescript', 'clients/typescript/README.md'],
  ['ts', 'clients/typescript', 'docs/guide/clients.md'],
  ['python', 'clients/python', 'clients/python/README.md'],
  ['python', 'clients/python', 'docs/guide/clients.md'],
] as const)('the %s code in a document of %s is a whole example that the tests run: %s', ([language, client, path]) => {
  const folder = `${client}/examples`
  const examples = readdirSync(join(ROOT, folder)).map((name) => read(`${folder}/${name}`))
  const code = codeIn(path, language)
  expect(code.length).toBeGreaterThan(2)
  expect(code.filter((each) => !examples.includes(each))).toEqual([])
})
