import manifest from '../package.json' with { type: 'json' }
import { described, openapi } from '../src/http/openapi/document.ts'
import { OPERATIONS } from '../src/operations/index.ts'

/** Prints the OpenAPI document of every operation. It needs no thread, database or network. */
process.stdout.write(
  `${JSON.stringify(openapi(described(OPERATIONS), { version: manifest.version, url: '/' }), null, 2)}\n`,
)
