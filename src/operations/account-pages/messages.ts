import type { FastifyReply, FastifyRequest } from 'fastify'
import { askProvider, sessionAccount } from '../../accounts/sessions.ts'
import { EmailRequest, MessageForm, SignUpForm, SignUpRequest } from '../../contract/accounts/sign-in.ts'
import { forgottenPasswordPage, messageSentPage } from '../../pages/account/email-links.ts'
import { signUpPage } from '../../pages/account/way-in.ts'
import type { FieldFaults } from '../../pages/elements/field.ts'
import { type Page, refusalText, rootOf, sendPage, shownRefusal } from '../../pages/frame.ts'
import { operation } from '../operation.ts'
import type { Services } from '../services.ts'
import { messageSent } from '../sign-in.ts'
import { goTo } from '../signed-in-pages.ts'
import { fieldFaults, OWN_FORM } from './page.ts'
import { WAY_IN, WAY_IN_FORM } from './sign-in.ts'

const mailing = { ...WAY_IN_FORM, mails: true, refuses: [...WAY_IN_FORM.refuses, 'mail_not_configured'] } as const

/** Signing up, and the e-mails whose links confirm an address or set a new password. */
export const MESSAGE_PAGES = [
  operation({
    ...WAY_IN,
    name: 'sign_up_page',
    url: '/account/sign-up',
    summary: 'The page for signing up',
    handle: async (request, reply, services) => {
      if (await sessionAccount(services, request, reply)) return goTo(request, reply, 'account')
      return sendPage(reply, signUpPage({ root: rootOf(request.url), email: '', faults: {}, wrong: null }))
    },
  }),
  operation({
    ...mailing,
    name: 'sign_up_page_send',
    url: '/account/sign-up',
    summary: 'Signs a user up, and says what happens next',
    description: OWN_FORM,
    body: SignUpForm,
    handle: async (request, reply, services) => {
      const send = sending(services, 'verification', signUpPage)
      const { email } = request.body
      const read = SignUpRequest.safeParse(request.body)
      if (!read.success) return send.refused(request, reply, { email, faults: fieldFaults(read.error) })
      return send.asked(request, reply, { email, path: '/sign-up/email', body: read.data })
    },
  }),
  operation({
    ...mailing,
    name: 'sign_up_page_again',
    url: '/account/sign-up/again',
    summary: 'Sends the confirmation e-mail again',
    description: OWN_FORM,
    body: MessageForm,
    handle: async (request, reply, services) => {
      const send = sending(services, 'verification', signUpPage)
      const { email } = request.body
      const read = EmailRequest.safeParse(request.body)
      if (!read.success) return send.refused(request, reply, { email, faults: fieldFaults(read.error) })
      const body = { email: read.data.email.toLowerCase() }
      return send.asked(request, reply, { email, path: '/send-verification-email', body, isAgain: true })
    },
  }),
  operation({
    ...WAY_IN,
    name: 'forgotten_password_page',
    url: '/account/forgotten-password',
    summary: 'The page for requesting a link to a new password',
    handle: async (request, reply) =>
      sendPage(reply, forgottenPasswordPage({ root: rootOf(request.url), email: '', faults: {}, wrong: null })),
  }),
  operation({
    ...mailing,
    name: 'forgotten_password_page_send',
    url: '/account/forgotten-password',
    summary: 'Sends a link to a new password, and says what happens next',
    description: OWN_FORM,
    body: MessageForm,
    handle: async (request, reply, services) => {
      const send = sending(services, 'reset', forgottenPasswordPage)
      const { email } = request.body
      const read = EmailRequest.safeParse(request.body)
      if (!read.success) return send.refused(request, reply, { email, faults: fieldFaults(read.error) })
      return send.asked(request, reply, { email, path: '/request-password-reset', body: read.data })
    },
  }),
]

/** The form again, with what was typed. */
type FormPage = (shown: {
  readonly root: string
  readonly email: string
  readonly faults: FieldFaults
  readonly wrong: string | null
}) => Page

interface Asked {
  readonly email: string
  readonly path: string
  readonly body: object
  readonly isAgain?: boolean
}

/** Lets the provider send an e-mail, and shows what happens next, or the form again with the reason. */
function sending(
  { identity, mailer }: Pick<Services, 'identity' | 'mailer'>,
  kind: 'verification' | 'reset',
  formPage: FormPage,
) {
  return {
    refused: (request: FastifyRequest, reply: FastifyReply, shown: { email: string; faults: FieldFaults }) =>
      sendPage(reply.code(422), formPage({ root: rootOf(request.url), wrong: null, ...shown })),
    async asked(request: FastifyRequest, reply: FastifyReply, { email, path, body, isAgain = false }: Asked) {
      const root = rootOf(request.url)
      try {
        await askProvider({ identity }, request, reply, { path, body })
      } catch (error) {
        const wrong = refusalText(shownRefusal(error, reply))
        return sendPage(reply, formPage({ root, email, faults: {}, wrong }))
      }
      const text = messageSent(mailer)
      return sendPage(reply, messageSentPage({ root, kind, email, text, hasRelay: mailer.hasRelay, isAgain }))
    },
  }
}
