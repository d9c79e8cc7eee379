import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { Document, Response, Schema } from './described.ts'
import type { GeneratedRequest } from './requests.ts'
import type { Answer } from './send.ts'

/** Why the document does not admit an answer to a request, or null. */
export type FaultOf = (request: GeneratedRequest, answer: Answer) => string | null

/** Statuses of answers to addresses and methods that the operation does not have. Another operation may have them. */
const UNKNOWN: ReadonlySet<number> = new Set([200, 204, 302, 303, 400, 401, 403, 404, 405, 406, 413, 415, 422, 429])
/** Node answers 431 to addresses and headers over 16 KiB. They also contain names that Node adds. */
const HEAD_BYTES = 15_000
const DECODERS: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  deflate: inflateSync,
}

/** Checks status, media type and JSON against a document. */
export function faultsBy(document: Document): FaultOf {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, discriminator: false })
  ajv.addSchema({ $id: 'document', components: document.components })
  const compiled = new Map<Schema, ValidateFunction>()
  const validatorOf = (schema: Schema): ValidateFunction => {
    const known = compiled.get(schema)
    if (known) return known
    const made = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"document#/components')))
    compiled.set(schema, made)
    return made
  }

  return ({ operation, method, target, headers: sent }, { status, headers, body }) => {
    if (status === 431 && target.length + JSON.stringify(sent).length > HEAD_BYTES) return null
    const path = target.split('?', 1)[0]!
    const isKnown =
      (method === operation.method || (method === 'HEAD' && operation.method === 'GET')) && matches(operation.url, path)
    if (!isKnown) return UNKNOWN.has(status) ? null : 'an unknown address or method has this status'
    const { responses } = operation
    const declared = responses[status] ?? (status >= 400 && status < 500 ? responses['4XX'] : undefined)
    if (!declared) return 'the document does not have this status'
    if (method === 'HEAD' || (status >= 300 && status < 400)) return body.length === 0 ? null : 'there is a body'
    return faultOfBody(declared, headers['content-type'] ?? '', plain(body, headers['content-encoding']), validatorOf)
  }
}

function faultOfBody(
  { content = {} }: Response,
  fullType: string,
  body: Buffer,
  validatorOf: (schema: Schema) => ValidateFunction,
): string | null {
  const type = fullType.split(';', 1)[0]!
  const schema = content[type]?.schema
  if (!schema) return `the document does not have the media type ${type}`
  if (!/[/+]json$/.test(type) || type === 'application/x-ndjson') return null
  let value: unknown
  try {
    value = JSON.parse(body.toString('utf8'))
  } catch {
    return 'the body is no JSON'
  }
  const validate = validatorOf(schema)
  if (validate(value)) return null
  return `the schema does not admit the body: ${(validate.errors ?? [])
    .slice(0, 3)
    .map(({ instancePath, message }) => `${instancePath} ${message}`)
    .join('; ')}`
}

const plain = (body: Buffer, encoding: string | undefined): Buffer => DECODERS[encoding ?? '']?.(body) ?? body

const matches = (url: string, path: string): boolean =>
  new RegExp(`^${url.replace(/\/$/, '').replaceAll(/\{\w+\}/g, '[^/]+')}/?$`).test(path)
