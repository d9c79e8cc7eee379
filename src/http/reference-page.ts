import type { FastifyInstance } from 'fastify'
import type { IdentityService } from '../accounts/identity/open.ts'
import { referencePage } from '../pages/reference.ts'
import { rootOf } from '../pages/root.ts'
import { sendPage } from '../pages/send-page.ts'

/**
 * The reference of the API. It shows the document of the address at which it was requested: operators have other
 * operations.
 */
export function showReference(app: FastifyInstance, { embedded }: Pick<IdentityService, 'embedded'>): void {
  app.get('/docs/api', ({ url, headers }, reply) =>
    sendPage(reply, referencePage({ root: rootOf(url), hasSession: embedded?.namesSession(headers) ?? false })),
  )
}
