import { html, type Markup } from '../../platform/markup.ts'
import { bdi } from '../elements/notices.ts'

interface SignedIn {
  readonly account: string
  readonly root: string
}

/** Who is signed in, with a menu that the browser opens and closes without a script. */
export const accountMenu = ({ account, root }: SignedIn): Markup =>
  html`<button class="who" type="button" popovertarget="account-menu" aria-describedby="who-hint"><span id="account">${bdi(account)}</span></button>
<div id="account-menu" popover>
<p id="who-hint">Signed in as ${bdi(account)}</p>
<ul>
<li><a href="${root}account/settings">Settings</a></li>
<li><a href="${root}account/sessions">Sessions and activity</a></li>
</ul>
<form method="post" action="${root}account/sign-out"><button type="submit">Sign out</button></form>
</div>`

/** The menu hangs below its button, or below the bar in browsers that cannot tell where the button is. */
export const ACCOUNT_MENU = `
.who { display: inline-flex; align-items: center; gap: var(--space-8); max-width: 16rem; padding: var(--space-4) var(--space-12);
  font: var(--text-16) var(--sans); anchor-name: --who }
.who span { padding: 0; margin: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
.who::after { content: ''; flex: none; border: 5px solid transparent; border-top-color: currentColor; transform: translateY(25%) }
#account-menu { position: fixed; inset: 3.75rem max(var(--space-16), calc((100vw - var(--frame-width)) / 2 + var(--space-16))) auto auto; margin: 0;
  width: 15rem; padding: var(--space-12) var(--space-16) var(--space-16); background: var(--surface); color: var(--ink);
  border: 1px solid var(--rule); border-radius: var(--radius); box-shadow: var(--shadow); font: var(--text-16)/1.5 var(--sans) }
@supports (right: anchor(right)) {
  #account-menu { position-anchor: --who; inset: calc(anchor(bottom) + var(--space-4)) min(anchor(right), calc(100vw - 15rem - var(--space-16))) auto auto }
}
#account-menu p { color: var(--soft); margin: 0 0 var(--space-4) }
#account-menu ul { list-style: none; margin: 0 0 var(--space-8); padding: 0 }
#account-menu li a { display: block; padding: var(--space-8) 0 }
#account-menu form button { width: 100% }
.top .bar nav { margin-left: auto }
@media (max-width: 47.99rem) {
  .who { max-width: 9rem; margin-left: auto }
  .top .bar:has(.who) nav { order: 1; flex: 1 0 100% }
}`
