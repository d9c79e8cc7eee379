import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runInNewContext } from 'node:vm'

const BEFORE = '\nvar standalone_default = '

/**
 * The script of the viewer of the API reference, 4 MB. The package has it as a string literal on a line of its module,
 * because it expects to serve it. The module itself is not loaded: it contains parsers that are not needed.
 */
export function viewerScript(): Buffer {
  const module = readFileSync(fileURLToPath(import.meta.resolve('@scalar/fastify-api-reference')), 'utf8')
  const before = module.indexOf(BEFORE)
  if (before < 0) throw new Error('@scalar/fastify-api-reference does not contain its viewer')
  const start = before + BEFORE.length
  return Buffer.from(runInNewContext(module.slice(start, module.indexOf('\n', start))))
}
