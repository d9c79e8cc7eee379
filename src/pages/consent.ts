import { PASSWORD_LENGTH } from '../contract/accounts/sign-in.ts'
import { capital } from '../languages/language.ts'
import { html, joined, type Markup } from '../platform/markup.ts'
import { type Page, page } from './frame.ts'

/** What the user decides about. */
export interface Consent {
  /** The authorization request as a sealed text, which names it in the URLs of the decision. */
  readonly sealed: string
  /** The name that the client gives itself. */
  readonly clientName: string | null
  /** The host that publishes the metadata of the client. */
  readonly verifiedHost: string | null
  readonly redirectHost: string
  readonly redirectIsLocal: boolean
  readonly scopes: readonly { readonly name: string; readonly description: string }[]
  readonly signIn: ConsentSignIn
  /** How long the question must have been visible before a decision counts. */
  readonly decisionAfterMs: number
}

/** How the page learns who decides. */
export type ConsentSignIn =
  /** By the built-in provider. */
  | { readonly kind: 'built-in' }
  /** At an external issuer, whose page is at a URL. Null while the issuer cannot be reached. */
  | { readonly kind: 'issuer'; readonly issuer: string; readonly address: string | null }
  /** With a token of an external issuer, which the user gets there and pastes. */
  | { readonly kind: 'token'; readonly issuer: string }

const ROOT = '../../'
const { min, max } = PASSWORD_LENGTH

const SIGN_IN = html`<section id="sign-in" aria-labelledby="sign-in-title" hidden>
<h2 id="sign-in-title">Sign in</h2>
<form id="sign-in-form">
<label for="email">E-mail address</label>
<input id="email" name="email" type="email" autocomplete="username" maxlength="254" required>
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" maxlength="${max}" required>
<div class="actions"><button class="primary" type="submit">Sign in</button></div>
</form>
<p><button class="plain" type="button" id="to-sign-up">Create an account</button></p>
</section>
`

const SIGN_UP = html`<section id="sign-up" aria-labelledby="sign-up-title" hidden>
<h2 id="sign-up-title">Create an account</h2>
<form id="sign-up-form">
<label for="new-email">E-mail address</label>
<input id="new-email" name="email" type="email" autocomplete="username" maxlength="254" required>
<label for="new-password">Password</label>
<input id="new-password" name="password" type="password" autocomplete="new-password" minlength="${min}" maxlength="${max}" aria-describedby="password-rule" required>
<p id="password-rule" class="hint">${min} to ${max} characters of any kind.</p>
<div class="actions"><button class="primary" type="submit">Create account</button></div>
</form>
<p><button class="plain" type="button" id="to-sign-in">I have an account</button></p>
</section>
`

const WAITING = 'The buttons will be active in a moment.'
const READY = 'You can decide now.'
/** What an area costs in addition to units. */
const BEYOND_UNITS: Readonly<Record<string, string>> = { reports: ' (each costs one of your report credits)' }

/** The page on which a user grants a client access, or denies it. */
export const consentPage = (consent: Consent): Page =>
  page({
    title: 'Allow access',
    root: ROOT,
    script: 'consent.js',
    content: html`<h1>Allow an application to use Orrery for you?</h1>
${whoAsks(consent)}
<dl>
<div><dt>It redirects to</dt><dd><strong id="redirect-host">${consent.redirectHost}</strong>${whereTo(consent)}</dd></div>
<div><dt>It asks for</dt><dd>${areas(consent)}, paid for with your units</dd></div>
<div><dt>It does not get</dt><dd>your password, your keys, your settings or your invoices</dd></div>
</dl>
<noscript><p class="notice bad">This page needs JavaScript, served by this service only. Allow it and reload the page.</p></noscript>
<p id="status" class="waiting" role="status">Checking whether you are signed in …</p>
<p id="fault" class="notice bad" role="alert" hidden></p>
<div id="forms" data-request="${consent.sealed}" data-root="${ROOT}" data-sign-in="${consent.signIn.kind}" data-decision-after-ms="${consent.decisionAfterMs}">
${signInForm(consent.signIn)}
${decisionForm(consent)}
</div>`,
  })

/** A name is shown as a claim. Only a host that publishes the metadata is verified. */
function whoAsks({ clientName, verifiedHost }: Consent): Markup {
  const name = clientName === null ? null : html`<strong>“<bdi id="client-name">${clientName}</bdi>”</strong>`
  if (verifiedHost !== null)
    return html`<p>An application published by <strong id="client-host">${verifiedHost}</strong>${name && html` calls itself ${name}. It`} asks for access.</p>
<p class="notice warn">The host has been verified, the name has not.</p>`
  return html`<p>An application ${name ? html`that calls itself ${name}` : 'without a name'} asks for access.</p>
<p class="notice warn">${name ? 'The name has not been verified. Any application may use any name' : 'Its publisher is unknown'}. Allow it only if you have just started this yourself.</p>`
}

const areas = ({ scopes }: Consent): string => scopes.map(({ description }) => description).join(', ')

const whereTo = ({ redirectIsLocal, redirectHost }: Consent): string =>
  redirectIsLocal
    ? ', a program on this computer'
    : redirectHost.endsWith(':')
      ? ', an application on this device that opens such links'
      : ', a server on the internet'

function signInForm(signIn: ConsentSignIn): Markup {
  if (signIn.kind === 'built-in') return html`${SIGN_IN}${SIGN_UP}`
  return signIn.kind === 'token' ? tokenForm(signIn.issuer) : issuerForm(signIn)
}

const issuerForm = ({
  issuer,
  address,
}: Extract<
  ConsentSignIn,
  { kind: 'issuer' }
>): Markup => html`<section id="sign-in" aria-labelledby="sign-in-title" hidden>
<h2 id="sign-in-title">Sign in at your identity provider</h2>
<p>Users of this service sign in at <strong>${issuer}</strong>. You will return here afterwards.</p>
${
  address === null
    ? html`<p class="notice bad" role="alert">It cannot be reached at the moment. Reload this page in a minute.</p>`
    : html`<form id="issuer-form" data-address="${address}"><div class="actions"><button class="primary" type="submit">Sign in there</button></div></form>`
}
</section>
`

const tokenForm = (issuer: string): Markup => html`<section id="sign-in" aria-labelledby="sign-in-title" hidden>
<h2 id="sign-in-title">Sign in at your identity provider</h2>
<p>Users of this service sign in at <strong>${issuer}</strong>. Get an access token there, and paste it here. It stays in this page.</p>
<form id="token-form">
<label for="token">Access token</label>
<input id="token" name="token" type="password" autocomplete="off" maxlength="16000" aria-describedby="token-hint" required>
<p id="token-hint" class="hint">The access token for account operations of this service.</p>
<div class="actions"><button class="primary" type="submit">Continue</button></div>
</form>
</section>
`

const decisionForm = ({
  scopes,
  signIn,
}: Consent): Markup => html`<section id="decision" aria-labelledby="decision-title" hidden>
<h2 id="decision-title">What it may use</h2>
<p>You are signed in as <strong id="account"></strong>. <button class="plain" type="button" id="other-account">Use another account</button></p>
<form id="decision-form">
<fieldset>
<legend>Areas</legend>
${joined(scopes.map(choice))}
</fieldset>
<div class="actions">
<button class="primary" type="submit" id="approve" aria-disabled="true" aria-describedby="attention">Allow access</button>
<button type="button" id="deny" aria-disabled="true" aria-describedby="attention">Deny</button>
</div>
<p id="attention" class="hint" aria-live="polite" data-waiting="${WAITING}" data-ready="${READY}">${WAITING}</p>
</form>
<p class="hint">You can revoke access at any time${signIn.kind === 'built-in' ? html`, on the page of <a href="${ROOT}account/assistants">your assistants</a>` : ''}.</p>
</section>`

const choice = ({ name, description }: Consent['scopes'][number]): Markup =>
  html`<label class="choice"><input type="checkbox" name="scope" value="${name}" checked> ${capital(description)}${BEYOND_UNITS[name] ?? ''}</label>`

/** A page for a request that cannot be trusted. It has no links. */
export const refusedPage = (reason: string): Page =>
  page({
    title: 'The request was refused',
    root: ROOT,
    content: html`<h1>The request was refused</h1>
<p class="notice bad" role="alert">${reason}</p>
<p>The application that sent you here made a mistake, or is not what it claims to be. You were not signed in, and it received nothing. Close this page, and start again in the application.</p>`,
  })

/**
 * A page for an error of a remote client. There is no automatic redirect: the user sees where the link leads. A link of
 * a private scheme would start an application, so there is none.
 */
export const returnPage = ({
  reason,
  link,
}: {
  readonly reason: string
  readonly link: { readonly to: string; readonly host: string } | null
}): Page =>
  page({
    title: 'The application made a mistake',
    root: ROOT,
    content: html`<h1>The application made a mistake</h1>
<p class="notice bad" role="alert">${reason}.</p>
<p>It did not get access. ${link ? html`You can close this page, or <a href="${link.to}" rel="noreferrer">go back to ${link.host}</a>, which has not been verified.` : 'Close this page, and start again in the application.'}</p>`,
  })

/** The page to which users return from an external issuer. It redirects to the page that asked them to sign in. */
export const signedInPage = (): Page =>
  page({
    title: 'Signing in',
    root: ROOT,
    script: 'signed-in.js',
    content: html`<h1>Signing in</h1>
<noscript><p class="notice bad">This page needs JavaScript, served by this service only. Allow it and reload the page.</p></noscript>
<p id="status" class="waiting" role="status">Returning to the request …</p>
<p id="fault" class="notice bad" role="alert" hidden>This sign-in was not started in this tab. Start again in the application.</p>`,
  })
