// The second person of a comparison, chosen from those who are saved.
import { html, render } from '../../lit-html.js'
import { outcomeOf, refusalLine } from '../../refusals.js'
import { birthAddress } from './birth-address.js'
import { openStore } from './store.js'

/** More people than this are searched on their own page. */
const PEOPLE_MAX = 200
const PREFIX = 'other.'

/** Fills the fields of the second person. What the saved birth does not have is emptied. */
function fill(form, person) {
  const birth = birthAddress(person)
  for (const control of form.elements) {
    if (!control.name.startsWith(PREFIX)) continue
    const value = birth.get(control.name.slice(PREFIX.length))
    if (control.type === 'checkbox') {
      control.checked = value === control.value
      control.dispatchEvent(new Event('change'))
    } else control.value = value ?? control.dataset.standard ?? ''
  }
}

const choiceView = (people, total, form, address) => {
  const choose = (event) => {
    const person = people[event.target.value]
    if (person) fill(form, person)
  }
  if (people.length === 0)
    return html`<p>Enter the birth of the second person. Once you <a href=${address}>save people</a>, you can choose them here.</p>`
  return html`<div class="field"><label for="saved-person">Saved person</label><select id="saved-person" @change=${choose}>
<option value="">Choose a person</option>${people.map(({ name, year }, at) => html`<option value=${at}>${name} (${year > 0 ? year : `${1 - year} BC`})</option>`)}</select></div>
<button type="submit">Compare</button>
${total > people.length ? html`<p class="hint">The first ${people.length} of ${total} people. Find the others under <a href=${address}>People</a>.</p>` : ''}`
}

async function offer(place) {
  const { form, address } = { form: place.closest('form'), address: place.dataset.people }
  place.hidden = false
  try {
    const store = await openStore()
    const { people, total } = await store.list({ limit: PEOPLE_MAX })
    render(choiceView(people, total, form, address), place)
  } catch (error) {
    render(html`<p class="hint">Saved people cannot be shown. ${refusalLine(outcomeOf(error))}</p>`, place)
  }
}

/** Offers the saved people in the form of a second person, once the form is open. */
export function offerSaved(part) {
  const place = part.querySelector('[data-people]')
  const folded = place?.closest('details')
  if (folded && !folded.open) {
    folded.addEventListener('toggle', () => offer(place), { once: true })
    // The form is open if the birth has a fault.
    folded.open = part.querySelector('[role=alert]') !== null
  } else if (place) void offer(place)
}
