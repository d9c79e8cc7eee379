// Content of an answer that comes by a call of its own, once it is looked at.
import { html } from '../lit-html.js'
import { outcomeOf } from '../refusals.js'
import { send } from './call.js'
import { faultView } from './fault-view.js'

/**
 * @param {{ more: object }} answer keeps what came, by a name
 * @param {{ name: string, call: object, key: () => Promise<string | null>, came: () => void }} wanted
 * @param {(outcome: object, url: string) => unknown} view
 */
export const brought = (answer, { name, call, key, came }, view) => {
  const kept = answer.more[name]
  if (!kept) {
    const keep = (outcome) => {
      answer.more[name] = { outcome, url: outcome.ok ? URL.createObjectURL(outcome.blob) : null }
      came()
    }
    answer.more[name] = { outcome: null, url: null }
    key()
      .then((own) => send(call, { key: own }))
      .then(keep, (error) => keep(outcomeOf(error)))
  }
  const { outcome, url } = answer.more[name]
  if (outcome === null) return html`<div class="skeleton" aria-hidden="true"></div>`
  return outcome.ok ? view(outcome, url) : faultView(outcome)
}

/** Bytes of an earlier answer take memory no longer. */
export const release = (answer) => {
  for (const url of [answer?.url, ...Object.values(answer?.more ?? {}).map((each) => each.url)])
    if (url) URL.revokeObjectURL(url)
}
