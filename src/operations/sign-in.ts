import type { FastifyReply, FastifyRequest } from 'fastify'
import { PUBLIC, SESSION } from '../access.ts'
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
} from '../contract/sign-in.ts'
import type { Answer } from '../identity/embedded.ts'
import { operation } from '../operation.ts'
import type { Parts } from './parts.ts'

/** A verifier fetches the set again when it meets an unknown key, so a copy may be somewhat old. */
const JWKS_MAX_AGE_SECONDS = 300

const SENT = {
  status: 'accepted',
  message: 'If the address qualifies, a message is on its way to it',
} as const
const DONE = { status: 'done' } as const

const shared = { tag: 'Sign-in', access: PUBLIC, builtInIdentity: true, confidential: true } as const
const limited = ['rate_limit_exceeded', 'sign_in_busy', 'database_unavailable', 'origin_refused'] as const
const post = { ...shared, method: 'POST', refuses: limited } as const
const mailing = { ...post, mails: true, refuses: [...limited, 'mail_not_configured'] } as const

/** Passes a request to the provider, and copies the cookies of its answer to the reply. */
const asking =
  ({ identity }: Pick<Parts, 'identity'>) =>
  async (request: FastifyRequest, reply: FastifyReply, path: string, body?: object): Promise<Answer> => {
    const { headers, ip: address } = request
    const answer = await identity.embedded!.ask({
      path,
      method: body ? 'POST' : 'GET',
      headers,
      address,
      ...(body && { body }),
    })
    reply.header('Cache-Control', 'no-store')
    if (answer.cookies.length > 0) reply.header('Set-Cookie', [...answer.cookies])
    return answer
  }

/** Signing up and in at the built-in identity provider. An outside issuer does all of this. */
export const SIGN_IN_OPERATIONS = [
  operation({
    ...mailing,
    name: 'sign_up',
    url: '/api/auth/sign-up/email',
    summary: 'Signs up with an e-mail address and a password',
    description: `The service sends a message with a link to the e-mail address. Signing in works once the link has been
used. Before that, a later sign-up with the same address replaces an earlier one. If the address already has an account, only
the message says so, not this answer.`,
    body: SignUpRequest,
    reply: MessageAnswer,
    handle(parts) {
      const ask = asking(parts)
      return async (request, reply) => {
        await ask(request, reply, '/sign-up/email', request.body)
        return SENT
      }
    },
  }),
  operation({
    ...mailing,
    name: 'verification_resend',
    url: '/api/auth/send-verification-email',
    summary: 'Sends the confirmation message again',
    body: EmailRequest,
    reply: MessageAnswer,
    handle(parts) {
      const ask = asking(parts)
      return async (request, reply) => {
        await ask(request, reply, '/send-verification-email', { email: request.body.email.toLowerCase() })
        return SENT
      }
    },
  }),
  operation({
    ...post,
    name: 'email_verify',
    url: '/api/auth/verify-email',
    summary: 'Confirms an e-mail address with the token of the message',
    description: 'The link in the message opens a page that does the same.',
    body: VerifyEmailRequest,
    reply: DoneAnswer,
    handle(parts) {
      const ask = asking(parts)
      return async (request, reply) => {
        await ask(request, reply, `/verify-email?token=${encodeURIComponent(request.body.token)}`)
        return DONE
      }
    },
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
    handle(parts) {
      const ask = asking(parts)
      return async (request, reply) => {
        const { body, sessionToken } = await ask(request, reply, '/sign-in/email', request.body)
        const { id, email, name } = body['user'] as { id: string; email: string; name: string }
        return { token: sessionToken, user: { id, email, name } }
      }
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
    handle(parts) {
      const ask = asking(parts)
      return async (request, reply) => {
        const { body } = await ask(request, reply, '/token')
        const token = body['token'] as string
        return { token, expires_at: expiryOf(token) }
      }
    },
  }),
  operation({
    ...post,
    name: 'sign_out',
    access: SESSION,
    url: '/api/auth/sign-out',
    summary: 'Ends the session',
    description: `Send the session token, or its cookie. Access tokens of the session are refused at once. A session that has
already ended is not an error.`,
    reply: DoneAnswer,
    handle(parts) {
      const ask = asking(parts)
      return async (request, reply) => {
        await ask(request, reply, '/sign-out', {})
        return DONE
      }
    },
  }),
  operation({
    ...mailing,
    name: 'password_reset_request',
    url: '/api/auth/request-password-reset',
    summary: 'Sends a message with a link to choose a new password',
    body: EmailRequest,
    reply: MessageAnswer,
    handle(parts) {
      const ask = asking(parts)
      return async (request, reply) => {
        await ask(request, reply, '/request-password-reset', request.body)
        return SENT
      }
    },
  }),
  operation({
    ...post,
    name: 'password_reset',
    url: '/api/auth/reset-password',
    summary: 'Sets a new password with the token of the message, and ends every session',
    description: 'The link in the message opens a page that does the same.',
    body: ResetPasswordRequest,
    reply: DoneAnswer,
    handle(parts) {
      const ask = asking(parts)
      return async (request, reply) => {
        const { token, new_password: newPassword } = request.body
        await ask(request, reply, '/reset-password', { token, newPassword })
        return DONE
      }
    },
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
    handle(parts) {
      const ask = asking(parts)
      return async (request, reply) => {
        const { body } = await ask(request, reply, '/jwks')
        reply.header('Cache-Control', `public, max-age=${JWKS_MAX_AGE_SECONDS}`)
        return body
      }
    },
  }),
]

/** When a JWT of our own expires. */
function expiryOf(token: string): string {
  const [, payload = ''] = token.split('.')
  const { exp } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { exp: number }
  return new Date(exp * 1000).toISOString()
}
