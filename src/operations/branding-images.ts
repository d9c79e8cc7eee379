import type { FastifyReply, FastifyRequest } from 'fastify'
import { brandingImageOf } from '../accounts/branding.ts'
import { Refusal } from '../platform/errors.ts'
import { matches } from './etag.ts'
import type { Parts } from './parts.ts'

/** Returns the branding image of an account, which a browser may cache and revalidate. Throws `not_found`. */
export const brandingImages =
  (db: Parts['db']) =>
  async ({ headers }: Pick<FastifyRequest, 'headers'>, reply: FastifyReply, accountId: string) => {
    const image = await brandingImageOf(db, accountId)
    if (!image) throw new Refusal('not_found', { message: 'The account has no branding image' })
    const etag = `"${image.sha256.toString('hex')}"`
    reply.headers({ ETag: etag, 'Cache-Control': 'private, no-cache' })
    if (matches(headers['if-none-match'], etag)) return reply.code(304).send()
    reply.headers({ 'Content-Type': 'image/png', 'Content-Disposition': 'inline; filename="report-branding.png"' })
    return image.png
  }
