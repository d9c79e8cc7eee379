// The list of people: a table, and what opens below a row.
import { html, nothing } from '../../lit-html.js'
import { withOptions } from '../options.js'
import { birthAddress } from './birth-address.js'
import { isTaken } from './compare.js'
import { deletionView, linkView } from './row-sheets.js'

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
]
const two = (value) => String(value ?? 0).padStart(2, '0')

export const dateText = ({ year, month, day }) => `${day} ${MONTHS[month - 1]} ${year > 0 ? year : `${1 - year} BC`}`

export const timeText = ({ time_known: isKnown, hour, minute, second }) =>
  isKnown ? `${two(hour)}:${two(minute)}${second ? `:${two(second)}` : ''}` : 'unknown'

/** `52.5° N, 13.4° E` for a place without a name. */
const coordinates = ({ lat, lng }) =>
  `${Math.abs(lat).toFixed(1)}° ${lat < 0 ? 'S' : 'N'}, ${Math.abs(lng).toFixed(1)}° ${lng < 0 ? 'W' : 'E'}`

export const placeText = (person) =>
  [person.city, person.state, person.country].filter(Boolean).join(', ') || coordinates(person)

/** The chart of a person. */
const chartOf = (person, root) => `${root}charts?${withOptions(birthAddress(person))}`

const HEADS = ['Name', 'Date', 'Time', 'Place', 'Rating', 'Tags']

export const listView = ({ list, ...state }, act) =>
  html`<table class="people-table cards wide" role="table">
<caption>${captionOf(list)}</caption>
<thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col" class="choose"><span class=${list.saved > 1 ? '' : 'aside'}>Compare</span></th>
${HEADS.map((head) => html`<th role="columnheader" scope="col">${head}</th>`)}<th role="columnheader" scope="col"><span class="aside">Actions</span></th></tr></thead>
<tbody role="rowgroup">${list.people.map((person) => rowView(person, { ...state, saved: list.saved }, act))}</tbody></table>`

const captionOf = ({ people, total, offset }) =>
  total === people.length
    ? `${total} ${total === 1 ? 'person' : 'people'}, by name`
    : `${offset + 1} to ${offset + people.length} of ${total} people, by name`

/** The box that chooses a person to compare. One person alone has none. */
const choiceOf = (person, state, act) =>
  state.saved > 1
    ? html`<label><input type="checkbox" aria-label="Select ${person.name}" ?disabled=${isTaken(state, person)} .checked=${state.chosen.has(person.id)} @change=${() => act.choose(person)}></label>`
    : nothing

const rowView = (person, state, act) => {
  const { opened, ratings, root, store } = state
  const { id, name, rodden_rating: rating, tags, notes, link } = person
  const isOpen = (what) => opened?.id === id && opened.what === what
  const toggle = (what, label, kind = '') =>
    html`<button type="button" class="small ${kind}" aria-expanded=${String(isOpen(what))} aria-label="${label} ${name}" @click=${() => act.open(id, isOpen(what) ? null : what)}>${label}</button>`
  return html`<tr role="row">
<td role="cell" class="choose" data-label="Compare">${choiceOf(person, state, act)}</td>
<th role="rowheader" scope="row"><a href=${chartOf(person, root)}><bdi>${name}</bdi></a>${notes ? html`<br><span class="soft">${notes.split('\n')[0].slice(0, 80)}</span>` : nothing}</th>
<td role="cell" data-label="Date"><span class="nowrap">${dateText(person)}</span></td>
<td role="cell" data-label="Time">${person.time_known ? nothing : html`<span class="of-card">time </span>`}${timeText(person)}</td>
<td role="cell" data-label="Place">${placeText(person)}</td>
<td role="cell" data-label="Rating">${rating ? html`<abbr class="rating ${rating}" title=${ratings[rating]}>${rating}</abbr>` : nothing}</td>
<td role="cell" data-label="Tags">${tags.length > 0 ? html`<span>${tags.map((tag) => html`<span class="tag">${tag}</span>`)}</span>` : nothing}</td>
<td role="cell" class="row-actions" data-label="Actions"><button type="button" class="small" aria-label="Edit ${name}" @click=${() => act.edit(person)}>Edit</button>
${store.isAccount ? toggle('link', link ? 'Shared' : 'Share') : nothing}${toggle('delete', 'Delete')}</td></tr>
${opened?.id === id ? html`<tr role="row" class="of-person"><td role="cell" colspan="8">${opened.what === 'link' ? linkView(person, opened, act) : deletionView(person, opened, act)}</td></tr>` : nothing}`
}
