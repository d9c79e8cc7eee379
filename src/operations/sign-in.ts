import type { FastifyReply, FastifyRequest } from 'fastify'
import { askProvider, type Question } from '../accounts/sessions.ts'
import {
  DoneAnswer,
  EmailRequest,
  JwkSet,
  MessageAnswer,
  ResetPasswordRequest,
  SignInAnswer,
  SignInRequest,
  SignUpRequest,
  TokenAnswer,
  VerifyEmailRequest,
} from '../contract/accounts/sign-in.ts'
import type { Mailer } from '../platform/mail/letters.ts'
import { PUBLIC, SESSION } from './access.ts'
import { operation } from './operation.ts'
import type { Services } from './services.ts'

/**
 * The outcome of an e-mail. The same for every address, so that the answer does not reveal which ones have an account.
 */
export const messageSent = ({ hasRelay }: Pick<Mailer, 'hasRelay'>): string =>
  hasRelay
    ? 'If we can send this e-mail to that address, it is on its way'
    : 'This installation cannot send e-mail. If we can write to that address, the e-mail is waiting in the outbox, which the operator reads with `npm run outbox`'

/** A verifier fetches the set again when it meets an unknown key, so a copy may be somewhat old. */
const JWKS_MAX_AGE_SECONDS = 300

const sent = ({ mailer }: Pick<Services, 'mailer'>) => ({ status: 'accepted', message: messageSent(mailer) }) as const
const done = () => ({ status: 'done' }) as const

const shared = { tag: 'Sign-in', access: PUBLIC, builtInIdentity: true, confidential: true } as const
const limited = ['rate_limit_exceeded', 'sign_in_busy', 'database_unavailable', 'origin_refused'] as const
const post = { ...shared, method: 'POST', refuses: limited } as const
const mailing = { ...post, mails: true, refuses: [...limited, 'mail_not_configured'] } as const

/** A handler that asks the provider and gives everyone the same answer. */
const asked =
  <Body, Answer>(
    question: (request: { readonly body: Body }) => Question,
    answerOf: (services: Pick<Services, 'mailer'>) => Answer,
  ) =>
  async (
    request: FastifyRequest & { readonly body: Body },
    reply: FastifyReply,
    services: Pick<Services, 'identity' | 'mailer'>,
  ): Promise<Answer> => {
    await askProvider(services, request, reply, question(request))
    return answerOf(services)
  }

/** Signing up and in at the built-in identity provider. An external issuer does all of this itself. */
export const SIGN_IN_OPERATIONS = [
  operation({
    ...mailing,
    name: 'sign_up',
    url: '/api/auth/sign-up/email',
    summary: 'Signs up with an e-mail address and a password',
    description: `The service sends an e-mail with a link to the address. Signing in works once the link has been used.
Before that, a later sign-up with the same address replaces an earlier one. If the address already has an account, only
the e-mail says so, not this answer.`,
    body: SignUpRequest,
    reply: MessageAnswer,
    handle: asked(({ body }) => ({ path: '/sign-up/email', body }), sent),
  }),
  operation({
    ...mailing,
    name: 'verification_resend',
    url: '/api/auth/send-verification-email',
    summary: 'Sends the confirmation e-mail again',
    description:
      'The answer is the same whether the address has an account or not. The link in the e-mail works for a day.',
    body: EmailRequest,
    reply: MessageAnswer,
    handle: asked(
      ({ body: { email } }) => ({ path: '/send-verification-email', body: { email: email.toLowerCase() } }),
      sent,
    ),
  }),
  operation({
    ...post,
    name: 'email_verify',
    url: '/api/auth/verify-email',
    summary: 'Confirms an e-mail address with the token from the e-mail',
    description: 'The link in the e-mail opens a page that does the same.',
    body: VerifyEmailRequest,
    reply: DoneAnswer,
    handle: asked(({ body: { token } }) => ({ path: `/verify-email?token=${encodeURIComponent(token)}` }), done),
  }),
  operation({
    ...post,
    name: 'sign_in',
    url: '/api/auth/sign-in/email',
    summary: 'Signs in with an e-mail address and a password',
    description: `Returns a session token and also sets it as a cookie. Send it as \`authorization: Bearer …\` to
\`GET /api/auth/token\` for an access token. A session ends 30 days after its last use.`,
    refuses: [...limited, 'sign_in_failed', 'email_not_verified'],
    body: SignInRequest,
    reply: SignInAnswer,
    handle: async (request, reply, services) => {
      const { body, sessionToken } = await askProvider(services, request, reply, {
        path: '/sign-in/email',
        body: request.body,
      })
      if (sessionToken === null) throw new Error('The identity provider signed someone in without a session token')
      const { id, email, name } = body['user'] as { id: string; email: string; name: string }
      return { token: sessionToken, user: { id, email, name } }
    },
  }),
  operation({
    ...shared,
    name: 'access_token',
    access: SESSION,
    method: 'GET',
    url: '/api/auth/token',
    summary: 'An access token of the session, valid for 15 minutes',
    description: 'Send the session token of the sign-in as `authorization: Bearer …`, or its cookie.',
    refuses: ['session_ended', 'rate_limit_exceeded', 'database_unavailable'],
    reply: TokenAnswer,
    handle: async (request, reply, services) => {
      const { body } = await askProvider(services, request, reply, { path: '/token' })
      const token = body['token'] as string
      return { token, expires_at: expiryOf(token) }
    },
  }),
  operation({
    ...post,
    name: 'sign_out',
    access: SESSION,
    url: '/api/auth/sign-out',
    summary: 'Ends the session',
    description: `Send the session token, or its cookie. Access tokens of the session are refused immediately. A session
that has already ended is not an error.`,
    reply: DoneAnswer,
    handle: asked(() => ({ path: '/sign-out', body: {} }), done),
  }),
  operation({
    ...mailing,
    name: 'password_reset_request',
    url: '/api/auth/request-password-reset',
    summary: 'Sends an e-mail with a link to choose a new password',
    description:
      'The answer is the same whether the address has an account or not. The link in the e-mail works for an hour.',
    body: EmailRequest,
    reply: MessageAnswer,
    handle: asked(({ body }) => ({ path: '/request-password-reset', body }), sent),
  }),
  operation({
    ...post,
    name: 'password_reset',
    url: '/api/auth/reset-password',
    summary: 'Sets a new password with the token from the e-mail, and ends every session',
    description: 'The link in the e-mail opens a page that does the same.',
    body: ResetPasswordRequest,
    reply: DoneAnswer,
    handle: asked(
      ({ body: { token, new_password: newPassword } }) => ({ path: '/reset-password', body: { token, newPassword } }),
      done,
    ),
  }),
  operation({
    ...shared,
    name: 'signing_keys',
    method: 'GET',
    url: '/api/auth/jwks',
    summary: 'The public keys of access tokens, as a JSON Web Key Set',
    description: 'A key signs for 30 days. It stays published for one more day.',
    refuses: ['database_unavailable'],
    reply: JwkSet,
    handle: async (request, reply, services) => {
      const { body } = await askProvider(services, request, reply, { path: '/jwks' })
      reply.header('Cache-Control', `public, max-age=${JWKS_MAX_AGE_SECONDS}`)
      return JwkSet.parse(body)
    },
  }),
]

/** When a JWT of our own expires. */
function expiryOf(token: string): string {
  const [, payload = ''] = token.split('.')
  const { exp } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { exp: number }
  return new Date(exp * 1000).toISOString()
}
