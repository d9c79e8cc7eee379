// The saved people beside a chart, or beside the empty form: each leads to its chart, in the view that is shown.
import { html, nothing, render } from '../../lit-html.js'
import { withOptions } from '../options.js'
import { birthAddress } from './birth-address.js'
import { browserStore } from './browser-store.js'
import { dateText, placeText } from './list-view.js'
import { openStore } from './store.js'

/** What fits beside a form. The page of people has all. */
const SHOWN_MAX = 8

/** Lists the people where the page has a place for them: at once, or when its summary is opened. */
export function listPeople() {
  const place = document.querySelector('[data-people]')
  if (!place) return
  // The people of an account need a request. A form does not send one until somebody uses it: it lists those of this browser.
  if (place.localName !== 'details') show(place, browserStore)
  else place.addEventListener('toggle', () => place.open && show(place, openStore))
}

async function show(place, store) {
  const into = place.querySelector('.saved')
  try {
    const { people, total } = await (await store()).list({ limit: SHOWN_MAX })
    if (total > 0) place.querySelector(':scope > .soft')?.remove()
    render(
      total > 0 || place.localName !== 'details'
        ? listOf(people, total)
        : html`<p class="soft">Nobody is saved yet.</p>`,
      into,
    )
  } catch {
    render(html`<p class="soft">The saved people cannot be read at the moment.</p>`, into)
  }
}

const listOf = (people, total) =>
  html`<ul>${people.map(
    (person) =>
      html`<li><a href=${chartOf(person)}><bdi>${person.name}</bdi></a> <span class="soft">${dateText(person)}, ${placeText(person)}</span></li>`,
  )}</ul>${total > people.length ? html`<p class="soft">and ${total - people.length} more</p>` : nothing}`

/** The chart of a person, in the view of the page. */
function chartOf(person) {
  const address = withOptions(birthAddress(person))
  const view = new URL(location.href).searchParams.get('view')
  if (view) address.set('view', view)
  return `?${address}`
}
