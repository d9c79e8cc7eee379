import { PASSWORD_LENGTH } from '../../contract/accounts/sign-in.ts'
import { html, type Markup } from '../../platform/markup.ts'
import { type FieldFaults, field } from '../elements/field.ts'
import { doneNotice, faultNotice } from '../elements/notices.ts'
import type { Page } from '../frame.ts'
import { FULL_HEIGHT, sitePage } from '../site.ts'

interface WayIn {
  readonly title: string
  readonly root: string
  /** In the card. */
  readonly content: Markup
  /** Below the card, such as links to other ways. */
  readonly below?: Markup
}

/** The frame of pages for people who are not signed in yet. No such page needs a script. */
export const wayInPage = ({ title, root, content, below }: WayIn): Page =>
  sitePage({
    title,
    root,
    at: 'account',
    hasForms: true,
    style: `${WAY_IN}${FULL_HEIGHT}`,
    content: html`<div class="way">
<h1>${title}</h1>
<div class="card">
${content}
</div>
${below}
</div>`,
  })

const WAY_IN = `
.way .card > .notice:first-child { margin-top: 0 }
.way { max-width: 28rem; margin: var(--space-16) auto var(--space-32) }
.way h1 { text-align: center }
.way .card { padding-bottom: var(--space-24) }
.way label:first-child, form:first-child > label:first-of-type { margin-top: 0 }
.way form + form { margin-top: var(--space-24); border-top: 1px solid var(--rule) }
.way button.primary { width: 100% }
.way a.button { text-align: center; width: 100% }
.way ol { margin: 0 0 var(--space-16); padding-left: var(--space-24) }
.way li { margin-bottom: var(--space-8) }
.way form ~ .hint { margin-top: var(--space-12) }
.other { margin: var(--space-16) 0 0; text-align: center }
.other + .other { margin-top: var(--space-4) }`

/** The link to another way in. */
export const otherWay = (question: string, path: string, name: string, root: string): Markup =>
  html`<p class="other">${question} <a href="${root}${path}">${name}</a></p>`

interface SignIn {
  readonly root: string
  readonly email: string
  /** Where to go next: a path below the root. */
  readonly to: string
  /** What was done before. */
  readonly done: string | null
  /** The session has expired, so nothing was done. */
  readonly isExpired?: boolean
  /** The fault of the last attempt. */
  readonly wrong: string | null
  /** The address is not confirmed yet, and the confirmation e-mail can be sent again. */
  readonly isUnconfirmed?: boolean
}

/** The page for signing in, without a script. */
export const signInPage = ({ root, email, to, done, wrong, isExpired = false, isUnconfirmed = false }: SignIn): Page =>
  wayInPage({
    title: 'Sign in',
    root,
    content: html`${isExpired ? EXPIRED : doneNotice(done)}${faultNotice(wrong === null ? [] : [wrong])}<form method="post" action="${root}account/sign-in">
<input name="to" type="hidden" value="${to}">
<label for="email">E-mail address</label>
<input ${EMAIL_FIELD} value="${email}"${wrong === null && (isExpired || done === null) ? ' autofocus' : ''}>
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" maxlength="${max}"${wrong === null ? '' : html` autofocus aria-describedby="fault"`} required>
<div class="actions"><button class="primary" type="submit">Sign in</button></div>
</form>${isUnconfirmed ? again(root, email) : ''}`,
    below: html`${otherWay('No account yet?', 'account/sign-up', 'Sign up', root)}
${otherWay('Forgot your password?', 'account/forgotten-password', 'Choose a new one', root)}`,
  })

const EXPIRED = html`<p id="expired" class="notice warn" role="status">Your session has expired. Sign in again to go on.</p>\n`

const again = (root: string, email: string): Markup => html`
<form method="post" action="${root}account/sign-up/again">
<input name="email" type="hidden" value="${email}">
<div class="actions"><button type="submit">Send the confirmation e-mail again</button></div>
</form>`

const { min, max } = PASSWORD_LENGTH

interface SignUp {
  readonly root: string
  readonly email: string
  readonly faults: FieldFaults
  /** Errors that do not belong to a field. */
  readonly wrong: string | null
}

/** The page for signing up, without a script. */
export const signUpPage = ({ root, email, faults, wrong }: SignUp): Page =>
  wayInPage({
    title: 'Sign up',
    root,
    content: html`${faultNotice(wrong === null ? [] : [wrong])}<p class="soft">With an account you can save people, order reports and create keys for your programs. The free plan needs no payment.</p>
<form method="post" action="${root}account/sign-up">
${emailField(email, faults['email'], faults['email'] !== undefined || faults['password'] === undefined)}
${field({
  name: 'password',
  label: 'Password',
  type: 'password',
  hint: `${min} to ${max} characters of any kind.`,
  fault: faults['password'],
  attributes: html`autocomplete="new-password" minlength="${min}" maxlength="${max}" required${faults['email'] === undefined && faults['password'] !== undefined ? ' autofocus' : ''}`,
})}
<div class="actions"><button class="primary" type="submit">Sign up</button></div>
</form>
<p class="hint">We will e-mail you a link to confirm your address.</p>`,
    below: otherWay('Already have an account?', 'account/sign-in', 'Sign in', root),
  })

const EMAIL_MAX = 254
const EMAIL_RULES = html`autocomplete="username" maxlength="${EMAIL_MAX}" required`

/** The attributes of the field of an address without a fault of its own. */
const EMAIL_FIELD = html`id="email" name="email" type="email" ${EMAIL_RULES}`

/** The field of an e-mail address. */
export const emailField = (value: string, fault: string | undefined, isFirst: boolean): Markup =>
  field({
    name: 'email',
    label: 'E-mail address',
    type: 'email',
    value,
    fault,
    attributes: html`${EMAIL_RULES}${isFirst ? ' autofocus' : ''}`,
  })
