import { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify'
import { ACCESS_TRAITS } from '../operations/access.ts'
import { NDJSON } from '../operations/operation.ts'
import { Refusal } from '../platform/errors.ts'

/** The members of all objects and lists of a body. The largest useful request has about 1,500. */
const BODY_VALUES_MAX = 4_000
/** Objects and lists within each other. Requests need five levels. */
const BODY_LEVELS_MAX = 32

const FORM = 'application/x-www-form-urlencoded'

/**
 * Reads bodies of JSON. A body with too many values or levels is refused before it is parsed: 95,000 fields in 1 MiB
 * take the parser 30 ms, and every reader after it more. An empty body counts as none, for clients that declare JSON
 * with every request.
 */
export function readJson(app: FastifyInstance, valuesMax = BODY_VALUES_MAX): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null)
    checkSize(sizeOf(String(body), valuesMax), valuesMax)
    return parse(request, String(body), done)
  })
}

/**
 * Reads JSON that is not declared as JSON, in a scope of operations that need a header as credential. `curl -d` without
 * a header declares a form. A page of another site can send both to an operation without a credential, but no header.
 */
export function readUndeclaredJson(scope: FastifyInstance, valuesMax = BODY_VALUES_MAX): void {
  const parse = scope.getDefaultJsonParser('error', 'error')
  scope.addHook('onRequest', async (request) => {
    const { headers } = request
    if (headers['content-type'] === undefined && hasBody(request) && needsHeader(request))
      headers['content-type'] = 'application/json'
  })
  scope.addContentTypeParser(FORM, { parseAs: 'string' }, (request, body, done) => {
    const text = String(body)
    if (!/^\s*\{/.test(text) || !needsHeader(request)) throw new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE()
    checkSize(sizeOf(text, valuesMax), valuesMax)
    return parse(request, text, done)
  })
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'

const needsHeader = ({ routeOptions }: FastifyRequest): boolean =>
  ACCESS_TRAITS[routeOptions.config.operation?.access.kind ?? 'public'].credential

/** What a text of JSON contains. */
export interface JsonSize {
  /** The members of all its objects and lists. */
  readonly values: number
  readonly levels: number
}

/** Throws `invalid_input` for a body with too many values or levels. */
function checkSize({ values, levels }: JsonSize, valuesMax: number): void {
  if (values > valuesMax) throw tooLarge(`The body has more than ${valuesMax} values`)
  if (levels > BODY_LEVELS_MAX) throw tooLarge(`The body has more than ${BODY_LEVELS_MAX} levels`)
}

const tooLarge = (msg: string): Refusal =>
  new Refusal('invalid_input', { issues: [{ loc: ['body'], msg, type: 'too_long' }] })

const [QUOTE, BACKSLASH, COMMA, OPEN_LIST, CLOSE_LIST, OPEN, CLOSE] = [...'"\\,[]{}'].map((sign) =>
  sign.charCodeAt(0),
) as [number, number, number, number, number, number, number]

/** Counts without parsing, and only until a bound is passed: 1 MiB takes 2 ms. */
function sizeOf(text: string, valuesMax: number): JsonSize {
  let values = 0
  let level = 0
  let levels = 0
  for (let at = 0; at < text.length && values <= valuesMax && levels <= BODY_LEVELS_MAX; at += 1) {
    const sign = text.charCodeAt(at)
    if (sign === QUOTE) at = endOfString(text, at)
    else if (sign === COMMA) values += 1
    else if (sign === OPEN || sign === OPEN_LIST) {
      values += 1
      level += 1
      levels = Math.max(levels, level)
    } else if (sign === CLOSE || sign === CLOSE_LIST) level -= 1
  }
  return { values, levels }
}

/** The place of the quote that ends the string which begins at `from`. */
function endOfString(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at += 1) {
    const sign = text.charCodeAt(at)
    if (sign === BACKSLASH) at += 1
    else if (sign === QUOTE) return at
  }
  return text.length
}

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

/** Leaves a body of JSON as its bytes, for a signature of exactly these. */
export async function acceptBytes(scope: FastifyInstance): Promise<void> {
  scope.removeContentTypeParser('application/json')
  scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
}
