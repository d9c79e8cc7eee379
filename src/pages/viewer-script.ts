import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runInNewContext } from 'node:vm'

const PACKAGE = '@scalar/fastify-api-reference'

/**
 * The script of the viewer of the API reference, 4 MB. The package has it as a string literal on a line of its module, since it
 * expects to serve it. The module itself is not loaded: it brings parsers that nothing needs.
 */
export function viewerScript(): Buffer {
  const module = readFileSync(fileURLToPath(import.meta.resolve(PACKAGE)), 'utf8')
  const [, literal] = /^var standalone_default = (".*");$/m.exec(module) ?? []
  if (!literal) throw new Error(`${PACKAGE} does not contain its viewer`)
  return Buffer.from(runInNewContext(literal))
}
