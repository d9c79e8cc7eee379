import type { FastifyReply } from 'fastify'
import { isEmailChangeOver } from '../../accounts/email-change.ts'
import {
  AddressForm,
  ChangeEmailRequest,
  ChangePasswordRequest,
  LinkForm,
  LinkQuery,
  PasswordForm,
} from '../../contract/accounts/sign-in.ts'
import type { SignInPart } from '../../pages/account/credentials.ts'
import { newAddressPage, outcomePage } from '../../pages/account/email-links.ts'
import type { FieldFaults } from '../../pages/elements/field.ts'
import { refusalText, rootOf, sendPage, shownRefusal } from '../../pages/frame.ts'
import { askForAddress, confirmAddress, setPassword } from '../credentials.ts'
import { type AccountRequest, operation } from '../operation.ts'
import type { Services } from '../services.ts'
import { goTo } from '../signed-in-pages.ts'
import { FORM, fieldFaults, OWN_FORM } from './page.ts'
import { settingsShown } from './settings.ts'
import { WAY_IN, WAY_IN_FORM } from './sign-in.ts'

/** The provider allows far fewer attempts with a password. */
const ATTEMPTS = { most: 30, seconds: 60 } as const

const AT_FAULT = 'The page says what is wrong'
const form = {
  ...FORM,
  addressLimit: ATTEMPTS,
  description: OWN_FORM,
  answer: { types: FORM.answer.types, statuses: { ...FORM.answer.statuses, 422: AT_FAULT, 429: AT_FAULT } },
} as const

const NOT_CHANGED = {
  title: 'Your e-mail address was not changed',
  text: 'The link has expired, was already used, or is incomplete. Enter the new address again to get another link.',
  next: ['account/settings#email-address', 'Go to the settings'],
} as const

const CHANGED = {
  title: 'Your e-mail address was changed',
  text: 'Sign in with the new address from now on. We have told the previous address about the change.',
  next: ['account/settings', 'Go to your account'],
} as const

/** The forms of the settings that change how a user signs in, and the page that confirms a new address. */
export const CREDENTIAL_PAGES = [
  operation({
    ...form,
    name: 'account_settings_page_password',
    url: '/account/settings/password',
    summary: 'Changes the password, ends all other sessions, and redirects to the settings',
    body: PasswordForm,
    handle: async (request, reply, services) => {
      const again = againWith(services, request, reply)
      const read = ChangePasswordRequest.safeParse(request.body)
      if (!read.success) return again.faults('password', fieldFaults(read.error))
      try {
        await setPassword(services, request, reply, read.data)
      } catch (error) {
        return again.refused('password', error)
      }
      return goTo(request, reply, 'account/settings?done=password')
    },
  }),
  operation({
    ...form,
    name: 'account_settings_page_email',
    url: '/account/settings/email',
    summary: 'Sends a link to a new e-mail address, and redirects to the settings',
    mails: true,
    refuses: [...form.refuses, 'mail_not_configured'],
    body: AddressForm,
    handle: async (request, reply, services) => {
      const again = againWith(services, request, reply, request.body.email)
      const read = ChangeEmailRequest.safeParse(request.body)
      if (!read.success) return again.faults('email', fieldFaults(read.error))
      try {
        await askForAddress(services, request, reply, read.data)
      } catch (error) {
        return again.refused('email', error)
      }
      return goTo(request, reply, 'account/settings?done=email_sent')
    },
  }),
  operation({
    ...WAY_IN,
    name: 'new_address_page',
    url: '/account/confirm-address',
    summary: 'The page that confirms a new e-mail address, with a button',
    description: 'Opening it changes nothing: mail scanners open every link.',
    answer: { types: WAY_IN.answer.types, statuses: { 410: 'The page says that the link no longer works' } },
    query: LinkQuery,
    handle: async ({ query, url }, reply, { db }) => {
      const root = rootOf(url)
      if (await isEmailChangeOver(db, query.token))
        return sendPage(reply.code(410), outcomePage({ ...NOT_CHANGED, title: 'This link no longer works', root }))
      return sendPage(reply, newAddressPage(query.token, root))
    },
  }),
  operation({
    ...WAY_IN_FORM,
    name: 'new_address_page_send',
    url: '/account/confirm-address',
    summary: 'Changes the e-mail address of the account to which the link belongs',
    description: OWN_FORM,
    answer: { types: WAY_IN_FORM.answer.types, statuses: { 422: AT_FAULT, 503: AT_FAULT } },
    body: LinkForm,
    handle: async (request, reply, services) => {
      const root = rootOf(request.url)
      try {
        await confirmAddress(services, request, request.body.token)
        return sendPage(reply, outcomePage({ ...CHANGED, root }))
      } catch (error) {
        const refusal = shownRefusal(error, reply)
        const text = refusal.code === 'invalid_input' ? NOT_CHANGED.text : refusalText(refusal)
        return sendPage(reply, outcomePage({ ...NOT_CHANGED, text, root }))
      }
    },
  }),
]

/** Shows the settings again, with what is wrong beside the fields of one form. */
function againWith(
  services: Pick<Services, 'db' | 'payments'>,
  request: AccountRequest,
  reply: FastifyReply,
  address?: string,
) {
  const show = async (part: SignInPart, fields: FieldFaults, texts: readonly string[]) => {
    const fault = { part, texts, fields }
    return sendPage(reply, await settingsShown(services, request, { fault, typed: { address } }))
  }
  return {
    faults(part: SignInPart, fields: FieldFaults) {
      reply.code(422)
      return show(part, fields, [])
    },
    refused(part: SignInPart, error: unknown) {
      const refusal = shownRefusal(error, reply)
      const { field } = refusal.detail
      return field ? show(part, { [field]: `${refusal.message}.` }, []) : show(part, {}, [refusalText(refusal)])
    },
  }
}
