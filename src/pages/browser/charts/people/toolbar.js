// Search, tags and files above the list of people, and its pages below.
import { html, nothing } from '../../lit-html.js'

export const toolbar = ({ list, search, tag }, act) => html`<div class="bar-of-list">
<div class="field search"><label for="search">Search by name, place or tag</label><input id="search" type="search" .value=${search} autocomplete="off" @input=${(event) => act.search(event.target.value)}></div>
${
  list.tags.length > 0
    ? html`<div class="field"><label for="tag">Tag</label><select id="tag" @change=${(event) => act.narrow({ tag: event.target.value })}><option value="">All tags</option>${list.tags.map((each) => html`<option value=${each.tag} ?selected=${each.tag === tag}>${each.tag} (${each.people})</option>`)}</select></div>`
    : nothing
}
${buttons(list.saved, act)}</div>`

const buttons = (
  saved,
  act,
) => html`<div class="buttons"><button type="button" class="primary" @click=${() => act.add()}>Add a person</button>
<button type="button" @click=${() => act.show('import')}>Import</button>${saved > 0 ? html`<button type="button" @click=${() => act.show('export')}>Export</button>` : nothing}</div>`

export const emptyView = (act) =>
  html`<div class="empty"><p>No people saved yet. Add a person, or import a file from another program.</p>${buttons(0, act)}</div>`

export const paging = ({ total, offset }, limit, act) =>
  total <= limit
    ? nothing
    : html`<nav class="paging" aria-label="Pages of the list"><button type="button" ?disabled=${offset === 0} @click=${() => act.narrow({ offset: offset - limit })}>Previous</button>
<button type="button" ?disabled=${offset + limit >= total} @click=${() => act.narrow({ offset: offset + limit })}>Next</button></nav>`
