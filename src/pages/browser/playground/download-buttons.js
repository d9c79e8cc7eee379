// Buttons that download an answer in other formats, by calls with the key: a link would need the key in its address.
import { html } from '../lit-html.js'
import { outcomeOf, refusalLine } from '../refusals.js'
import { save, send } from './call.js'

/**
 * The outcome of a download is shown below the buttons, until another answer arrives.
 * @param {{ said?: string }} answer
 * @param {{ labels: Record<string, string>, name: string, callIn: (format: string) => object, key: () => Promise<string | null>, came: () => void }} given
 */
export const downloadButtons = (answer, { labels, name, callIn, key, came }) => {
  const tell = (text) => {
    answer.said = text
    came()
  }
  const download = async (format) => {
    tell(`Preparing ${labels[format]} …`)
    try {
      const outcome = await send(callIn(format), { key: await key() })
      if (outcome.ok) save(outcome.blob, `${name}.${format}`)
      tell(outcome.ok ? `${name}.${format} downloaded.` : refusalLine(outcome))
    } catch (error) {
      tell(refusalLine(outcomeOf(error)))
    }
  }
  return html`<div class="actions files">${Object.entries(labels).map(
    ([format, label]) =>
      html`<button type="button" class="small" @click=${() => download(format)}>Download ${label}</button>`,
  )}</div><p class="hint" role="status">${answer.said ?? ''}</p>`
}
