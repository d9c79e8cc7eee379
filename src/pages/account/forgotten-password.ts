import type { FieldFaults } from '../elements/field.ts'
import { faultNotice } from '../elements/notices.ts'
import type { Page } from '../frame.ts'
import { emailField } from './sign-up.ts'
import { otherWay, wayInPage } from './way-in.ts'

interface ForgottenPassword {
  readonly root: string
  readonly email: string
  readonly faults: FieldFaults
  readonly wrong: string | null
}

/** The page on which a person asks for the link to a new password. */
export const forgottenPasswordPage = ({ root, email, faults, wrong }: ForgottenPassword): Page =>
  wayInPage({
    title: 'Forgotten password',
    root,
    content: `${faultNotice(wrong === null ? [] : [wrong])}<p>A message with a link comes to your address. On its page you choose a new password.</p>
<form method="post" action="${root}account/forgotten-password">
${emailField(email, faults['email'], true)}
<div class="actions"><button class="primary" type="submit">Send the message</button></div>
</form>`,
    below: otherWay('You know it again?', 'account/sign-in', 'Sign in', root),
  })
