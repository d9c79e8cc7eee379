import { PASSWORD_LENGTH } from '../../contract/sign-in.ts'
import { type FieldFaults, field } from '../elements/field.ts'
import { faultNotice } from '../elements/notices.ts'
import type { Page } from '../frame.ts'
import { otherWay, wayInPage } from './way-in.ts'

const EMAIL_MAX = 254
const EMAIL_RULES = `autocomplete="username" maxlength="${EMAIL_MAX}" required`

/** The attributes of the field of an address without a fault of its own. */
export const EMAIL_FIELD = `id="email" name="email" type="email" ${EMAIL_RULES}`

/** The field of an e-mail address. */
export const emailField = (value: string, fault: string | undefined, isFirst: boolean): string =>
  field({
    name: 'email',
    label: 'E-mail address',
    type: 'email',
    value,
    fault,
    attributes: `${EMAIL_RULES}${isFirst ? ' autofocus' : ''}`,
  })

interface SignUp {
  readonly root: string
  readonly email: string
  readonly faults: FieldFaults
  /** Errors that do not belong to a field. */
  readonly wrong: string | null
}

const { min, max } = PASSWORD_LENGTH

/** The page for signing up, without a script. */
export const signUpPage = ({ root, email, faults, wrong }: SignUp): Page =>
  wayInPage({
    title: 'Sign up',
    root,
    content: `${faultNotice(wrong === null ? [] : [wrong])}<form method="post" action="${root}account/sign-up">
${emailField(email, faults['email'], faults['email'] !== undefined || faults['password'] === undefined)}
${field({
  name: 'password',
  label: 'Password',
  type: 'password',
  hint: `${min} to ${max} characters of any kind.`,
  fault: faults['password'],
  attributes: `autocomplete="new-password" minlength="${min}" maxlength="${max}" required${faults['email'] === undefined && faults['password'] !== undefined ? ' autofocus' : ''}`,
})}
<div class="actions"><button class="primary" type="submit">Sign up</button></div>
</form>
<p class="hint">The free plan needs no payment. We will e-mail you a link to confirm your address.</p>`,
    below: otherWay('Already have an account?', 'account/sign-in', 'Sign in', root),
  })
