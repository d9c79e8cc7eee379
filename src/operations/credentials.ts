import type { FastifyReply, FastifyRequest } from 'fastify'
import { confirmEmailChange, requestEmailChange } from '../accounts/email-change.ts'
import { askProvider } from '../accounts/sessions.ts'
import {
  ChangeEmailRequest,
  ChangePasswordRequest,
  DoneAnswer,
  MessageAnswer,
  PasswordChangedAnswer,
  VerifyEmailRequest,
} from '../contract/accounts/sign-in.ts'
import { PUBLIC, SESSION } from './access.ts'
import { operation } from './operation.ts'
import type { Services } from './services.ts'
import { messageSent } from './sign-in.ts'

/** Each sends two e-mails. */
const REQUESTS = { most: 10, seconds: 60 } as const
const ATTEMPTS = { most: 20, seconds: 60 } as const

const shared = { tag: 'Sign-in', method: 'POST', builtInIdentity: true, confidential: true } as const
const limited = ['rate_limit_exceeded', 'sign_in_busy', 'database_unavailable', 'origin_refused'] as const

type Used = Pick<Services, 'db' | 'identity' | 'mailer'>

const changing = ({ db, identity, mailer }: Used, { headers }: FastifyRequest) => ({
  db,
  mailer,
  base: identity.embedded!.linksFor(headers),
})

/**
 * Sets another password of the signed-in user, and ends all other sessions. Returns the token of the session that replaces
 * that of the request. Throws `invalid_input` if the present password is wrong.
 */
export async function setPassword(
  services: Pick<Services, 'identity'>,
  request: FastifyRequest,
  reply: FastifyReply,
  {
    current_password: currentPassword,
    new_password: newPassword,
  }: Readonly<Record<'current_password' | 'new_password', string>>,
): Promise<string> {
  const body = { currentPassword, newPassword, revokeOtherSessions: true }
  const { sessionToken } = await askProvider(services, request, reply, { path: '/change-password', body })
  if (sessionToken === null) throw new Error('The identity provider changed a password without a new session')
  return sessionToken
}

/** Asks for another address of the signed-in user. Throws `invalid_input` if the password is wrong. */
export async function askForAddress(
  services: Used,
  request: FastifyRequest,
  reply: FastifyReply,
  { email, current_password: password }: Readonly<Record<'email' | 'current_password', string>>,
): Promise<void> {
  const { body } = await askProvider(services, request, reply, { path: '/check-password', body: { password } })
  const user = body['user'] as { readonly id: string; readonly email: string }
  await requestEmailChange(changing(services, request), { subject: user.id, email: user.email }, email)
}

/** Confirms another address with the token of a link. Throws `invalid_input` if it no longer works. */
export const confirmAddress = (services: Used, request: FastifyRequest, token: string): Promise<void> =>
  confirmEmailChange(changing(services, request), token)

/** Changes of password and e-mail address at the built-in identity provider. */
export const CREDENTIAL_OPERATIONS = [
  operation({
    ...shared,
    name: 'password_change',
    access: SESSION,
    url: '/api/auth/change-password',
    summary: 'Changes the password, and ends all other sessions',
    description: `Send the session token, or its cookie. The session of the request is replaced by a new one, whose token is in the answer. The user gets an e-mail about the change.`,
    refuses: [...limited, 'session_ended'],
    body: ChangePasswordRequest,
    reply: PasswordChangedAnswer,
    handle: async (request, reply, services) => ({
      token: await setPassword(services, request, reply, request.body),
    }),
  }),
  operation({
    ...shared,
    name: 'email_change_request',
    access: SESSION,
    url: '/api/auth/change-email',
    summary: 'Sends an e-mail with a link that confirms a new address of the account',
    description: `Send the session token, or its cookie. The address changes once the link is opened and confirmed, within an hour. The current address gets a notice. The answer is the same if the new address already has an account.`,
    mails: true,
    addressLimit: REQUESTS,
    refuses: [...limited, 'session_ended', 'mail_not_configured'],
    body: ChangeEmailRequest,
    reply: MessageAnswer,
    handle: async (request, reply, services) => {
      await askForAddress(services, request, reply, request.body)
      return { status: 'accepted', message: messageSent(services.mailer) } as const
    },
  }),
  operation({
    ...shared,
    name: 'email_change_confirm',
    access: PUBLIC,
    url: '/api/auth/confirm-email',
    summary: 'Changes the address of an account, with the token from the e-mail to the new address',
    description: `The link in the e-mail opens a page that does the same. Access tokens that name the previous address are refused from then on; sessions continue. The previous address gets a notice.`,
    addressLimit: ATTEMPTS,
    refuses: ['rate_limit_exceeded', 'database_unavailable'],
    body: VerifyEmailRequest,
    reply: DoneAnswer,
    handle: async (request, _, services) => {
      await confirmAddress(services, request, request.body.token)
      return { status: 'done' } as const
    },
  }),
]
