import type { FastifyInstance } from 'fastify'
import { PAGE_FILES, readPageFile } from '../pages/files.ts'

/** A new version may change a file under its name. */
const MAX_AGE_SECONDS = 3_600

/** The scripts and fonts of our pages. Read once, when the front starts. */
export async function pageFiles(app: FastifyInstance): Promise<void> {
  for (const file of PAGE_FILES) {
    const bytes = await readPageFile(file)
    app.get(file.path, (_, reply) =>
      reply.type(file.type).header('Cache-Control', `public, max-age=${MAX_AGE_SECONDS}`).send(bytes),
    )
  }
}
