import type { FastifyInstance } from 'fastify'
import { FILES_VERSION, PAGE_FILES } from '../pages/files.ts'

/** For ever: another version has another folder. */
const KEPT = 'public, max-age=31536000, immutable'

/**
 * The scripts and fonts of our pages. While fronts of two versions run, a page of one may ask the other for its files, and
 * gets those of the other, which the browser must not keep.
 */
export async function pageFiles(app: FastifyInstance): Promise<void> {
  for (const { name, type, bytes } of PAGE_FILES)
    app.get<{ Params: { version: string } }>(`/assets/:version/${name}`, ({ params: { version } }, reply) =>
      reply
        .type(type)
        .header('Cache-Control', version === FILES_VERSION ? KEPT : 'no-store')
        .send(bytes),
    )
}
