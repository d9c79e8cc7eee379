import { endGrant, grantsOf } from '../../accounts/oauth/grants.ts'
import { AssistantsPageQuery, EndAccessForm } from '../../contract/account-pages.ts'
import { assistantsElsewherePage, assistantsPage } from '../../pages/assistants.ts'
import { rootOf } from '../../pages/root.ts'
import { sendPage } from '../../pages/send-page.ts'
import { baseOf } from '../../platform/base-address.ts'
import { operation } from '../operation.ts'
import { accountOf, FORM, goTo, holderOf, PAGE } from './page.ts'

const DONE = {
  ended: 'Access was revoked.',
  ended_before: 'This access was already revoked.',
} as const

const { builtInIdentity: _, ...ANYWHERE } = PAGE

/** The page on which a user sees the assistants with access, and revokes it. */
export const ASSISTANTS_PAGES = [
  operation({
    ...ANYWHERE,
    name: 'assistants_page',
    url: '/account/assistants',
    summary: 'The page of the assistants that have access to the signed-in account',
    description: 'For browsers. With an external issuer it says how a program lists them.',
    query: AssistantsPageQuery,
    handle: ({ db, identity: { embedded, issuer }, publicUrl }) => {
      const base = baseOf(publicUrl)
      return async (request, reply) => {
        if (!embedded) return sendPage(reply, assistantsElsewherePage(issuer, rootOf(request.url)))
        const grants = await grantsOf(db, accountOf(request).id)
        const { done } = request.query
        const shown = { grants, done: done ? DONE[done] : null, address: `${base(request)}/mcp` }
        return sendPage(reply, assistantsPage(shown, holderOf(request)))
      }
    },
  }),
  operation({
    ...FORM,
    name: 'assistants_page_end',
    url: '/account/assistants',
    summary: 'Revokes the access of an assistant, and redirects to the list',
    description:
      'The form has to come from a page of this service. Every front refuses the tokens of the assistant within a second.',
    body: EndAccessForm,
    handle:
      ({ db, changes }) =>
      async (request, reply) => {
        const { id: accountId } = accountOf(request)
        const end = { id: request.body.grant_id, accountId, actor: 'account', reason: 'the user revoked it' } as const
        const done = (await endGrant(db, changes, end)) ? 'ended' : 'ended_before'
        return goTo(request, reply, `account/assistants?done=${done}`)
      },
  }),
]
