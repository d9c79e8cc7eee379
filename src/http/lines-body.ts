import { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify'
import { NDJSON } from '../operations/operation.ts'
import { Refusal } from '../platform/errors.ts'
import { BODY_VALUES_MAX, checkSize, readJson, readUndeclaredJson, sizeOf } from './json-body.ts'

/** The members of all objects and lists of a body with many items. The parser takes about 10 ms for them. */
const VALUES_MAX = 32_000
/** More lines than any list may have are not looked at. */
const LINES_MAX = 10_000

/**
 * The scope reads a body of JSON with a list in `field`, and the same list as lines of NDJSON. A line that is not JSON
 * is undefined in the list, which no JSON can contain: only its own item is refused. Empty lines are skipped.
 */
export function readLines(scope: FastifyInstance, field: string): void {
  scope.removeContentTypeParser('application/json')
  readJson(scope, VALUES_MAX)
  readUndeclaredJson(scope, VALUES_MAX)
  const parse = lineParser(scope)
  scope.addContentTypeParser(NDJSON, { parseAs: 'string' }, (request, body, done) => {
    const lines = String(body).split('\n', LINES_MAX + 1)
    if (lines.length > LINES_MAX) throw tooManyLines()
    const texts = lines.filter((line) => line.trim() !== '')
    const sizes = texts.map((line) => sizeOf(line, BODY_VALUES_MAX))
    checkSize({ values: sizes.reduce((sum, { values }) => sum + values, 0), levels: 0 }, VALUES_MAX)
    for (const size of sizes) checkSize(size, BODY_VALUES_MAX)
    done(null, { [field]: texts.map((line) => parse(request, line)) })
  })
}

/** The value of a line; undefined if it is not JSON. */
function lineParser(scope: FastifyInstance): (request: FastifyRequest, line: string) => unknown {
  const parse = scope.getDefaultJsonParser('error', 'error')
  return (request, line) => {
    let value: unknown
    // The parser calls back synchronously. It gives no value for a text that is not JSON.
    void parse(request, line, (error, parsed) => {
      if (error && !(error instanceof errorCodes.FST_ERR_CTP_INVALID_JSON_BODY)) throw error
      value = parsed
    })
    return value
  }
}

const tooManyLines = (): Refusal =>
  new Refusal('invalid_input', {
    issues: [{ loc: ['body'], msg: `The body has more than ${LINES_MAX} lines`, type: 'too_long' }],
  })
