// People who were saved in this browser before their owner signed in.
import { html, nothing } from '../../lit-html.js'
import { browserStore, withoutKeys } from './browser-store.js'

/** How many people one request takes. */
const AT_ONCE = 500

/** The offer to bring the people of this browser into the account. */
export const bringView = ({ brought }, act) =>
  brought
    ? html`<div class="notice info"><p>${brought} ${brought === 1 ? 'person is' : 'people are'} saved only in this browser.
<button type="button" class="small" @click=${act.bring}>Move to my account</button></p></div>`
    : nothing

/** Saves the people of this browser in the account, then forgets them here. */
export async function bringHere(account) {
  const local = browserStore()
  const people = await local.all()
  for (let at = 0; at < people.length; at += AT_ONCE) {
    const part = people.slice(at, at + AT_ONCE)
    const { unread } = await account.take({ format: 'json', content: JSON.stringify(part.map(withoutKeys)) })
    const refused = new Set(unread.map(({ line }) => line - 1))
    for (const [index, { id }] of part.entries()) if (!refused.has(index)) await local.remove(id)
  }
}

/** How many people wait in this browser. A browser that keeps nothing for pages has none. */
export const countHere = async (store) => {
  if (!store.isAccount) return 0
  return browserStore()
    .all()
    .then(
      ({ length }) => length,
      () => 0,
    )
}
