import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { PUBLIC } from '../access.ts'
import type { Account } from '../accounts/account.ts'
import { sessionAccounts } from '../accounts/browser-session.ts'
import { EndAccessForm } from '../contract/account-pages.ts'
import { endGrant, grantsOf } from '../oauth/grants.ts'
import { operation } from '../operation.ts'
import { assistantsElsewherePage, assistantsPage } from '../pages/assistants.ts'
import { noticePage } from '../pages/notice.ts'
import { sendPage, shownRefusal } from '../pages/send-page.ts'
import { endsWithSlash, goOn } from './go-on.ts'
import type { Parts } from './parts.ts'

/** Each asks the provider, which allows an address 100 questions in ten seconds. An office shares an address. */
const VIEWS = { most: 30, seconds: 10 } as const
const AT_FAULT = 'The page says why it cannot be shown'

const shared = {
  tag: 'Assistants',
  access: PUBLIC,
  isPage: true,
  url: '/account/assistants',
  addressLimit: VIEWS,
  confidential: true,
  reply: z.string(),
  answer: {
    types: { 'text/html': 'html' },
    statuses: {
      303: 'Nobody is signed in, or the address ended with a slash: the browser goes on to the right page',
      429: AT_FAULT,
      503: AT_FAULT,
    },
  },
} as const

type Used = Pick<Parts, 'db' | 'changes' | 'identity' | 'findAccount'>

/** The page on which the owner of an account sees its assistants, and ends the access of one. */
export const ASSISTANTS_PAGE_OPERATIONS = [
  operation({
    ...shared,
    name: 'assistants_page',
    method: 'GET',
    summary: 'The page of the assistants that have access to the account of a browser’s session',
    description: 'For browsers. With an outside issuer it says how a program lists them.',
    handle: (parts) => {
      const { embedded, issuer } = parts.identity
      const showTo = signedIn(parts)
      return async (request, reply) => {
        if (endsWithSlash(request)) return goOn(request, reply, 'assistants')
        return embedded ? showTo(request, reply, async () => null) : sendPage(reply, assistantsElsewherePage(issuer))
      }
    },
  }),
  operation({
    ...shared,
    name: 'assistants_page_end',
    method: 'POST',
    builtInIdentity: true,
    ownForm: true,
    summary: 'Ends the access of an assistant, and shows the others',
    description:
      'The form has to come from a page of this service. Every front refuses the tokens of the assistant within a second.',
    consumes: 'application/x-www-form-urlencoded',
    refuses: ['origin_refused'],
    body: EndAccessForm,
    handle: (parts) => {
      const { db, changes } = parts
      const showTo = signedIn(parts)
      return async (request, reply) => {
        return showTo(request, reply, async ({ id: accountId }) => {
          const end = { id: request.body.grant_id, accountId, actor: 'account', reason: 'its owner ended it' } as const
          return (await endGrant(db, changes, end)) ? 'The access has ended.' : 'This access had ended before.'
        })
      }
    },
  }),
]

/** Does something for the account of the session, and shows its assistants. Without a session the browser signs in first. */
const signedIn = (parts: Used) => {
  const accountOf = sessionAccounts(parts)
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    act: (account: Account) => Promise<string | null>,
  ): Promise<FastifyReply> => {
    try {
      const account = await accountOf(request, reply)
      if (!account) return goOn(request, reply, 'sign-in')
      const done = await act(account)
      const grants = await grantsOf(parts.db, account.id)
      return sendPage(reply, assistantsPage({ account: account.email ?? account.name, grants, done }))
    } catch (error) {
      const { message } = shownRefusal(error, reply)
      return sendPage(reply, noticePage('Your assistants cannot be shown now', `${message}. Load this page again.`))
    }
  }
}
