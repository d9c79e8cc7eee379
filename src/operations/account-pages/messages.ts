import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { askProvider, type Question, sessionAccount } from '../../accounts/sessions.ts'
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

interface Message<Body> {
  readonly kind: 'verification' | 'reset'
  readonly isAgain?: boolean
  /** The form again, with what was typed. */
  readonly formPage: (shown: {
    readonly root: string
    readonly email: string
    readonly faults: FieldFaults
    readonly wrong: string | null
  }) => Page
  readonly schema: z.ZodType<Body>
  /** What the provider is asked. */
  readonly question: (body: Body) => Question
}

/** A handler that lets the provider send an e-mail, and shows what happens next, or the form again with the reason. */
function sends<Body>({ kind, isAgain = false, formPage, schema, question }: Message<Body>) {
  return async (
    request: FastifyRequest & { readonly body: { readonly email: string } },
    reply: FastifyReply,
    { identity, mailer }: Pick<Services, 'identity' | 'mailer'>,
  ) => {
    const root = rootOf(request.url)
    const { email } = request.body
    const read = schema.safeParse(request.body)
    if (!read.success)
      return sendPage(reply.code(422), formPage({ root, email, faults: fieldFaults(read.error), wrong: null }))
    try {
      await askProvider({ identity }, request, reply, question(read.data))
    } catch (error) {
      return sendPage(reply, formPage({ root, email, faults: {}, wrong: refusalText(shownRefusal(error, reply)) }))
    }
    const { hasRelay } = mailer
    return sendPage(reply, messageSentPage({ root, kind, email, text: messageSent(mailer), hasRelay, isAgain }))
  }
}

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
    handle: sends({
      kind: 'verification',
      formPage: signUpPage,
      schema: SignUpRequest,
      question: (body) => ({ path: '/sign-up/email', body }),
    }),
  }),
  operation({
    ...mailing,
    name: 'sign_up_page_again',
    url: '/account/sign-up/again',
    summary: 'Sends the confirmation e-mail again',
    description: OWN_FORM,
    body: MessageForm,
    handle: sends({
      kind: 'verification',
      isAgain: true,
      formPage: signUpPage,
      schema: EmailRequest,
      question: ({ email }) => ({ path: '/send-verification-email', body: { email: email.toLowerCase() } }),
    }),
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
    handle: sends({
      kind: 'reset',
      formPage: forgottenPasswordPage,
      schema: EmailRequest,
      question: (body) => ({ path: '/request-password-reset', body }),
    }),
  }),
]
