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

/** The page for requesting a link to a new password. */
export const forgottenPasswordPage = ({ root, email, faults, wrong }: ForgottenPassword): Page =>
  wayInPage({
    title: 'Forgotten password',
    root,
    content: `${faultNotice(wrong === null ? [] : [wrong])}<p>We will e-mail you a link to choose a new password.</p>
<form method="post" action="${root}account/forgotten-password">
${emailField(email, faults['email'], true)}
<div class="actions"><button class="primary" type="submit">Send link</button></div>
</form>`,
    below: otherWay('Remembered it?', 'account/sign-in', 'Sign in', root),
  })
