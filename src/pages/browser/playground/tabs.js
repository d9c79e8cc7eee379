// Tabs by the pattern of the ARIA Authoring Practices: arrow keys move between tabs, and Tab goes into the panel.
import { html } from '../lit-html.js'

/**
 * @param {{ id: string, label: string, panel: () => unknown }[]} tabs
 * @param {{ at: string, choose: (id: string) => void }} state
 */
export const tabsOf = (tabs, { at, choose }) => {
  const move = (event) => {
    const index = tabs.findIndex(({ id }) => id === at)
    const next = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: tabs.length - 1 }[event.key]
    if (next === undefined) return
    event.preventDefault()
    const { id } = tabs[(next + tabs.length) % tabs.length]
    choose(id)
    document.getElementById(`tab-${id}`).focus()
  }
  const tab = ({ id, label }) =>
    html`<button type="button" role="tab" id="tab-${id}" aria-controls="panel-${id}" aria-selected=${id === at} tabindex=${id === at ? 0 : -1} @click=${() => choose(id)}>${label}</button>`
  const panel = ({ id, panel: content }) =>
    html`<div role="tabpanel" id="panel-${id}" aria-labelledby="tab-${id}" tabindex="0" ?hidden=${id !== at}>${id === at ? content() : ''}</div>`
  return html`<div role="tablist" aria-label="The answer as" class="tabs" @keydown=${move}>${tabs.map(tab)}</div>${tabs.map(panel)}`
}
