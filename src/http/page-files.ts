import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { FILES_VERSION, PAGE_FILES, type PageFile } from '../pages/files.ts'

/** Forever: each version has its own folder. */
const KEPT = 'public, max-age=31536000, immutable'
/** Compression of each answer would take a quarter of a second of a core for such a file. */
const COMPRESSED_ONCE_BYTES_MIN = 262_144
/** It makes 1.09 MB of the largest file, 4.4 MB, in 0.3 seconds. Level 9 makes 1.05 MB in 1.7 seconds. */
const BROTLI_QUALITY = 5

const compressors = {
  br: (bytes: Buffer): Promise<Buffer> =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes: Buffer): Promise<Buffer> => promisify(gzip)(bytes),
} as const
type Encoding = keyof typeof compressors
/** The smaller one first, regardless of the browser's order. */
const ENCODINGS = ['br', 'gzip'] as const satisfies readonly Encoding[]

/**
 * The scripts and fonts of our pages. While fronts of two versions run, a page of one may request its files from the
 * other. It then gets the files of the other version, which the browser must not cache.
 */
export async function pageFiles(app: FastifyInstance): Promise<void> {
  for (const file of PAGE_FILES) {
    const bytesFor = file.bytes.length < COMPRESSED_ONCE_BYTES_MIN ? () => file.bytes : compressedOnce(file)
    app.get<{ Params: { version: string } }>(`/assets/:version/${file.name}`, (request, reply) => {
      const { version } = request.params
      reply.type(file.type).header('Cache-Control', version === FILES_VERSION ? KEPT : 'no-store')
      return bytesFor(request, reply)
    })
  }
}

/** A large file, compressed when it is first asked for. */
function compressedOnce({ bytes }: PageFile) {
  const kept = new Map<Encoding, Promise<Buffer>>()
  return (request: FastifyRequest, reply: FastifyReply): Buffer | Promise<Buffer> => {
    reply.header('Vary', 'Accept-Encoding')
    const encoding = ENCODINGS.find((each) => request.accepts().encodings([each]) === each)
    if (!encoding) return bytes
    reply.header('Content-Encoding', encoding)
    const compressed = kept.get(encoding) ?? compressors[encoding](bytes)
    kept.set(encoding, compressed)
    return compressed
  }
}
