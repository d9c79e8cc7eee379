// Everything that the pages have saved in this browser is forgotten, as on a computer that others use too.
import { html, nothing } from '../../lit-html.js'
import { browserStore } from './browser-store.js'

/** The names of what the pages keep: chart options, recent places, keys of the playground, the theme, a sign-in that was begun. */
const OWN = /^orrery[-.]/
/** What is typed to confirm. */
const NAME = 'everything'

async function forgetEverything() {
  await browserStore().clear()
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (OWN.test(key)) storage.removeItem(key)
}

export const forgetAct = (state, { draw, change, focusList }) => ({
  async forget(typed) {
    const { forgetting } = state
    if (String(typed).trim().toLowerCase() !== NAME) {
      forgetting.fault = `Type “${NAME}” to confirm. Nothing was deleted.`
      return draw()
    }
    await change(
      async () => {
        await forgetEverything()
        if (!state.store.isAccount) state.chosen.clear()
        Object.assign(state, { shown: null, brought: 0, forgetting: {} })
      },
      'Everything saved in this browser was deleted.',
      forgetting,
    )
    if (state.shown !== 'forget') focusList()
  },
})

/** At the end of the page. */
export const forgetOffer = ({ shown }, act) =>
  shown === 'forget'
    ? nothing
    : html`<p class="forget soft">Is this a shared computer? <button type="button" class="small" @click=${() => act.show('forget')}>Forget everything saved in this browser</button></p>`

export const forgetView = ({ forgetting, here, store: { isAccount } }, act) => {
  const submitted = (event) => {
    event.preventDefault()
    act.forget(new FormData(event.target).get('confirmation'))
  }
  return html`<form class="sheet apart" autocomplete="off" aria-labelledby="forget-title" @submit=${submitted}>
<h2 id="forget-title" tabindex="-1">Forget everything saved in this browser?</h2>
<p>This deletes ${here > 0 ? `${here} ${here === 1 ? 'person' : 'people'} with notes and tags, ` : ''}the chart options, recent places, the theme and keys entered in the playground from this browser. ${isAccount ? 'Your account is not changed, and you stay signed in. ' : here > 0 ? 'Export the people first if you want to keep them. ' : ''}This cannot be undone.</p>
<p>Charts that you opened also stay in the history of the browser. Delete it in the browser’s own settings.</p>
<div class="row"><div class="field"><label for="confirm-forget">Type “${NAME}” to confirm</label><input id="confirm-forget" name="confirmation" type="text" autocomplete="off"></div>
<button type="submit" class="danger">Forget everything</button><button type="button" @click=${() => act.show(null)}>Cancel</button></div>
${forgetting.fault ? html`<p class="fault" role="alert">${forgetting.fault}</p>` : nothing}</form>`
}
