// Pictures of an answer: what a chart endpoint draws, or the wheel of the same birth.
import { html } from '../lit-html.js'
import { save, send } from './call.js'

const FILES = { svg: 'SVG', png: 'PNG', pdf: 'PDF' }

/** A body with another format of its picture. The format may be a field within the body. */
export const inFormat = (body, path, format) => {
  const copy = structuredClone(body)
  const names = path.split('.')
  const last = names.pop()
  let into = copy
  for (const name of names) into = into[name] ??= {}
  into[last] = format
  return copy
}

/** The call of the wheel of a natal chart, from the call of its positions. */
export const wheelCall = ({ body }, fields) => ({
  method: 'POST',
  path: 'api/v1/natal/chart/',
  body: Object.fromEntries(Object.entries(body).filter(([name]) => fields.includes(name))),
})

/**
 * @param {{ url: string, name: string, call: object, format: string, key: () => Promise<string | null>, say: (text: string) => void }} picture
 */
export const pictureView = ({ url, name, call, format, key, say }) => {
  const download = async (as) => {
    say(`${FILES[as]} is being made …`)
    const outcome = await send({ ...call, body: inFormat(call.body, format, as) }, { key: await key() })
    if (outcome.ok) save(outcome.blob, `chart.${as}`)
    say(outcome.ok ? `chart.${as} is downloaded.` : (outcome.json?.message ?? 'The download has failed. Try again.'))
  }
  return html`<figure class="picture"><img src=${url} alt=${`${name}. The table has the positions.`}></figure>
<div class="actions">${Object.entries(FILES).map(
    ([as, label]) => html`<button type="button" class="small" @click=${() => download(as)}>Download ${label}</button>`,
  )}</div>`
}
