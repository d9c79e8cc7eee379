import type { MultipartFile } from '@fastify/multipart'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Issue, Refusal } from '../platform/errors.ts'

const FILE_BYTES_MAX = 2 * 1024 * 1024
/** The file, other fields, boundaries and headers of parts. No route takes a larger body. */
export const FORM_BYTES_MAX = FILE_BYTES_MAX + 64 * 1024
/** One more of each than the contract allows, so that the contract can report the surplus. */
const LIMITS = { fileSize: FILE_BYTES_MAX, files: 2, fields: 4, fieldSize: 4_096, parts: 6, headerPairs: 20 }

/** Routes of the scope read `multipart/form-data` only. Its fields become fields of the body; a file is a `File`. */
export async function acceptForms(scope: FastifyInstance): Promise<void> {
  scope.removeAllContentTypeParsers()
  // At level trace the parser logs its options, which hold all headers and so the access token.
  scope.addHook('onRoute', (route) => {
    route.logSerializers = { ...route.logSerializers, busboyOptions: () => undefined }
  })
  await scope.register(multipart, { limits: LIMITS, throwFileSizeLimit: false })
  scope.addHook('preValidation', readForm)
}

/** Throws `invalid_input` or `caller_gone`. Bytes beyond the limit are dropped and the connection is closed. */
async function readForm(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (!request.isMultipart()) {
    request.body = {}
    return
  }
  if (request.headers['content-encoding'])
    throw fault({
      loc: ['header', 'content-encoding'],
      msg: 'A form must not be compressed',
      type: 'value_error',
    })
  const reading = fieldsOf(request)
  const { promise: overflow, reject } = Promise.withResolvers<never>()
  let bytes = 0
  const count = (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > FORM_BYTES_MAX) reject(tooLarge())
  }
  // Added after the parser has started, so that the parser misses no byte.
  request.raw.on('data', count)
  try {
    request.body = await Promise.race([reading, overflow])
  } catch (error) {
    reply.header('Connection', 'close')
    reading.catch(() => {})
    throw error instanceof Refusal ? error : refusalOf(error as Error)
  } finally {
    request.raw.off('data', count)
  }
}

/** A field that is given twice becomes an array, which every contract refuses. */
async function fieldsOf(request: FastifyRequest): Promise<Record<string, unknown>> {
  const fields = new Map<string, unknown[]>()
  for await (const part of request.parts()) {
    const value = part.type === 'file' ? await fileOf(part) : part.value
    fields.set(part.fieldname, [...(fields.get(part.fieldname) ?? []), value])
  }
  return Object.fromEntries([...fields].map(([name, values]) => [name, values.length === 1 ? values[0] : values]))
}

async function fileOf({ file, filename }: MultipartFile): Promise<File> {
  const chunks: Buffer[] = []
  for await (const chunk of file) chunks.push(chunk as Buffer)
  if (file.truncated) throw tooLarge()
  return new File([Buffer.concat(chunks)], filename)
}

const fault = (issue: Issue): Refusal => new Refusal('invalid_input', { issues: [issue] })

const tooLarge = (): Refusal =>
  fault({ loc: ['body', 'file'], msg: `The file is over the limit of ${FILE_BYTES_MAX} bytes`, type: 'too_large' })

const MANY = 'The form has too many parts'
const MESSAGES: Readonly<Record<string, string>> = {
  FST_PARTS_LIMIT: MANY,
  FST_FILES_LIMIT: MANY,
  FST_FIELDS_LIMIT: MANY,
  FST_PROTO_VIOLATION: 'A field has a reserved name, such as __proto__',
  FST_INVALID_JSON_FIELD_ERROR: 'A field is declared as JSON but is not valid JSON',
}

/** The parser reads only what was sent, so each of its errors is the sender's fault. */
function refusalOf(error: Error & { code?: string }): Refusal {
  if (error.code === 'FST_MP_PREMATURE_CLOSE') return new Refusal('caller_gone')
  const msg = MESSAGES[error.code ?? ''] ?? `The body is not valid multipart/form-data: ${error.message}`
  return fault({ loc: ['body'], msg, type: 'multipart_invalid' })
}

const PAIRS_BYTES_MAX = 16_384

/** Routes of the scope read `application/x-www-form-urlencoded` only. A field that is given twice becomes an array. */
export function acceptFields(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: PAIRS_BYTES_MAX },
    (_, body, done) => done(null, pairsOf(String(body))),
  )
}

function pairsOf(text: string): Readonly<Record<string, string | string[]>> {
  const fields = Map.groupBy(new URLSearchParams(text), ([name]) => name)
  return Object.fromEntries(
    [...fields].map(([name, pairs]) => [name, pairs.length === 1 ? pairs[0]![1] : pairs.map(([, value]) => value)]),
  )
}
