import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import manifest from '../package.json' with { type: 'json' }
import { described, openapi } from '../src/http/openapi/document.ts'
import { OPERATIONS } from '../src/operations/index.ts'
import { calledPart, type OpenApi } from './clients/called.ts'
import { pythonMethods } from './clients/python-methods.ts'
import { pythonTypes } from './clients/python-types.ts'
import { typescriptMethods, typescriptTypes } from './clients/typescript.ts'

/** Writes what the clients have of the OpenAPI document, into the project or into the folder that is named. */
const root = process.argv[2] ?? fileURLToPath(new URL('..', import.meta.url))

const document = openapi(described(OPERATIONS), { version: manifest.version, url: '/' }) as unknown as OpenApi
const part = calledPart(document)

const FILES = {
  'clients/typescript/src/generated/schema.ts': await typescriptTypes(part),
  'clients/typescript/src/generated/operations.ts': typescriptMethods(part),
  'clients/python/src/orrery_client/types.py': pythonTypes(part),
  'clients/python/src/orrery_client/_operations.py': pythonMethods(part),
}

for (const [path, text] of Object.entries(FILES)) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
