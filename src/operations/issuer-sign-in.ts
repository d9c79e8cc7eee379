import { z } from 'zod'
import { OAUTH_PATHS } from '../accounts/oauth/metadata.ts'
import { IssuerAnswer, IssuerToken } from '../contract/oauth.ts'
import { signedInPage } from '../pages/signed-in.ts'
import { Refusal } from '../platform/errors.ts'
import { PUBLIC } from './access.ts'
import { operation } from './operation.ts'
import { showPage } from './show-page.ts'

/** Each asks the issuer. An office shares an address. */
const SIGN_INS = { most: 60, seconds: 60 } as const

const shared = { tag: 'Assistants', access: PUBLIC, url: OAUTH_PATHS.signedIn, confidential: true } as const
const DESCRIPTION = 'With `AUTH_CLIENT_ID`; 404 without it.'

/** How the consent page signs users in at an external issuer. */
export const ISSUER_SIGN_IN_OPERATIONS = [
  operation({
    ...shared,
    name: 'issuer_sign_in_page',
    isPage: true,
    method: 'GET',
    summary: 'The page to which users return from the external issuer',
    description: `For browsers. ${DESCRIPTION}`,
    refuses: ['not_found'],
    reply: z.string(),
    answer: { types: { 'text/html': 'html' } },
    handle:
      ({ identity }) =>
      async (_, reply) => {
        if (!identity.signIn) throw new Refusal('not_found')
        return showPage(reply, 200, signedInPage())
      },
  }),
  operation({
    ...shared,
    name: 'issuer_sign_in',
    method: 'POST',
    summary: 'Exchanges a code of the external issuer for its access token',
    description: `For the consent page. The token is valid for account operations. ${DESCRIPTION}`,
    addressLimit: SIGN_INS,
    refuses: ['not_found', 'sign_in_failed', 'invalid_token', 'sign_in_busy', 'identity_unavailable'],
    body: IssuerAnswer,
    reply: IssuerToken,
    handle:
      ({ identity, oauth }) =>
      async (request, reply) => {
        if (!identity.signIn) throw new Refusal('not_found')
        const { code, code_verifier: verifier, iss } = request.body
        const redirectUri = oauth.baseOf(request) + OAUTH_PATHS.signedIn
        const token = await identity.signIn.exchange({ code, verifier, iss, redirectUri })
        // A token that this service does not accept is refused here, where the reason is known.
        await identity.verify(token)
        reply.header('Cache-Control', 'no-store')
        return { access_token: token }
      },
  }),
]
