// The place of the answer of a call: nothing yet, waiting, an answer, a refusal, or the question for a key.
import { html, nothing, render } from '../lit-html.js'
import { answerTabs, measures } from './answer-tabs.js'
import { release } from './brought.js'
import { callView } from './code-view.js'
import { faultView } from './fault-view.js'
import { drawLongitudes } from './longitudes.js'
import { tabsOf } from './tabs.js'

/** A skeleton for less would only flicker. */
const WAIT_MS = 200
const WAITING = html`<div class="skeleton" aria-hidden="true"></div><p class="waiting">Waiting for the answer …</p>`

/** What the person must know of the answer, whatever tab is open: another clock, a calendar, a field that was left out. */
const notesView = ({ notes }) =>
  notes.length === 0
    ? nothing
    : html`<div class="notice warn notes">${notes.map((note) => html`<p>${note}.</p>`)}</div>`

/**
 * Shows answers in a place.
 * @param {HTMLElement} place
 * @param {{ calculation: object, title: string, key: () => Promise<string | null>, tab: { at: string, set: (id: string) => void } }} given
 */
export const answersIn = (place, given) => {
  const { calculation, key, tab } = given
  let shown = null
  let isOurs = false
  let waiting
  let endPlot = () => {}

  const draw = (content) => {
    if (!isOurs) place.replaceChildren()
    isOurs = true
    render(content, place)
  }
  const settle = () => {
    clearTimeout(waiting)
    place.removeAttribute('aria-busy')
    endPlot()
    endPlot = () => {}
  }
  /** A plot is drawn where the library has made its place, and only once. */
  const startPlot = async (answer) => {
    const area = place.querySelector('.longitudes:not([data-drawn])')
    if (!area) return
    area.dataset.drawn = ''
    const end = await drawLongitudes(area, answer, key)
    if (area.isConnected) endPlot = end
    else end()
  }
  const update = () => {
    const answer = shown
    const tabs = answerTabs(answer, { ...given, came: () => answer === shown && update() })
    const at = tabs.some(({ id }) => id === tab.at) ? tab.at : tabs[0].id
    draw(
      html`${notesView(shown.outcome)}${tabsOf(tabs, { at, choose })}<p class="soft measures" ?hidden=${at === 'json'}>${measures(shown.outcome)}</p>`,
    )
    void startPlot(shown)
  }
  const choose = (id) => {
    settle()
    tab.set(id)
    update()
  }
  const alone = (call, content) => {
    settle()
    release(shown)
    shown = null
    draw(html`${content}<h2>The call as code</h2>${callView(call, calculation)}`)
  }
  return {
    /** `onShown`: called when a page has waited long enough to show it. */
    wait(onShown) {
      clearTimeout(waiting)
      waiting = setTimeout(() => {
        place.setAttribute('aria-busy', 'true')
        if (shown === null) draw(WAITING)
        onShown()
      }, WAIT_MS)
    },
    show(call, outcome, { sides, asked }) {
      // The plot of the answer before has a place of its own.
      if (calculation.picture === 'longitudes' && shown) draw('')
      settle()
      release(shown)
      shown = { call, sides, asked, outcome, more: {} }
      update()
    },
    /** What is shown stays. */
    keep: settle,
    /** A refusal, and the call as code, which works without this page. */
    refuse: (call, outcome) => alone(call, faultView(outcome)),
    ask: alone,
  }
}
