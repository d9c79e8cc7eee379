import type { FastifyInstance } from 'fastify'

const BYTES_MAX = 16_384

/** Routes of the scope read `application/x-www-form-urlencoded` only. A field that is given twice becomes an array. */
export function acceptFields(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: BYTES_MAX },
    (_, body, done) => done(null, fieldsOf(String(body))),
  )
}

function fieldsOf(text: string): Readonly<Record<string, string | string[]>> {
  const fields = Map.groupBy(new URLSearchParams(text), ([name]) => name)
  return Object.fromEntries(
    [...fields].map(([name, pairs]) => [name, pairs.length === 1 ? pairs[0]![1] : pairs.map(([, value]) => value)]),
  )
}
