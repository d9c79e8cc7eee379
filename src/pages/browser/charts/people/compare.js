// Two people of the list whose charts are compared.
import { html, nothing } from '../../lit-html.js'
import { withOptions } from '../options.js'
import { birthAddress } from './birth-address.js'

/** How two charts are compared, as the chart room calls it. */
const KINDS = { synastry: 'Synastry', composite: 'Composite' }

/** The chart room with two people. */
const compared = ([one, other], kind, root) => {
  const address = withOptions(birthAddress(one))
  address.set('view', 'together')
  for (const [name, value] of birthAddress(other)) address.set(`other.${name}`, value)
  if (kind !== 'synastry') address.set('kind', kind)
  return `${root}charts?${address}`
}

/** Two are compared: the boxes of the others wait until one is free. */
export const isTaken = ({ chosen }, { id }) => chosen.size === 2 && !chosen.has(id)

const named = (people) => people.map(({ name }, at) => html`${at > 0 ? ' and ' : nothing}<bdi>${name}</bdi>`)

const said = (people) =>
  people.length === 2
    ? html`<b>${named(people)}</b>`
    : people.length === 1
      ? html`<b>${named(people)}</b> is selected. Select one more person.`
      : 'Select two people in the list to compare their charts.'

/** The bar above the list: who is chosen, and the ways to compare. */
export const compareBar = ({ chosen, root }, act) => {
  const people = [...chosen.values()]
  const ways = Object.entries(KINDS).map(([kind, name], at) => {
    const look = at === 0 ? 'primary' : ''
    return people.length === 2
      ? html`<a class="button ${look}" href=${compared(people, kind, root)}>${name}</a>`
      : html`<button type="button" disabled>${name}</button>`
  })
  return html`<section class="chosen-bar" aria-label="Compare two people"><p role="status">${said(people)}
${people.length > 0 ? html`<button type="button" class="small" @click=${act.clear}>Clear</button>` : nothing}</p><div class="buttons">${ways}</div></section>`
}
