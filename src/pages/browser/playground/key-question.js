// Asks for a key if the visitor is not signed in.
import { html } from '../lit-html.js'
import { addressOf } from './call.js'
import { pasteKey } from './key.js'

/** The sign-in leads back here, where the address has what was filled in. */
const signIn = () => {
  const to = location.href.slice(addressOf('').length)
  return addressOf(`account/sign-in?${new URLSearchParams({ to })}`)
}

/** `message` says why the key before was refused. `again` sends the call with the new key. */
export const keyQuestion = (message, again) => {
  const use = (event) => {
    event.preventDefault()
    const { value } = event.target.elements.key
    if (value.trim() === '') return event.target.elements.key.focus()
    pasteKey(value)
    again()
  }
  return html`<div class="card key-question"><h2>Sign in or paste a key</h2>
${message ? html`<p class="notice bad" role="alert">${message}</p>` : ''}
<p>You need a key to run a calculation. <a href=${signIn()}>Sign in</a> to use your account, or paste a key.</p>
<form @submit=${use} autocomplete="off"><label for="key">API key</label><input type="password" id="key" name="key" maxlength="200" autocomplete="off" spellcheck="false" aria-describedby="key-hint">
<p class="hint" id="key-hint">It is kept until you close this tab, and never becomes part of the URL.</p>
<div class="actions"><button type="submit" class="primary">Use this key</button></div></form></div>`
}
