// Code in colours, and a call in three languages.
import { html } from '../lit-html.js'
import { snippets } from '../snippets.js'
import { addressOf } from './call.js'
import { copyButton } from './copy.js'
import { tokensOfCode } from './tokens-of-code.js'

/** Longer texts are cut on the page, not in copies and downloads. */
export const TEXT_MAX = 150_000
const JSON_FORMATS = ['json', 'table']
const LANGUAGES = { curl: 'curl', typescript: 'TypeScript', python: 'Python' }

const piece = ({ kind, text }) => (kind === 'plain' ? text : html`<span class=${`of-${kind}`}>${text}</span>`)

export const codeView = (code) =>
  html`<pre tabindex="0" class="code"><code>${tokensOfCode(code.slice(0, TEXT_MAX)).map(piece)}</code></pre>`

/** The file for an answer that is no JSON. */
const fileOf = ({ path, body }, { slug, picture, format }) => {
  const asked = format
    ? format.split('.').reduce((part, name) => part?.[name], body)
    : new URLSearchParams(path.split('?')[1]).get('format')
  const given = asked ?? (picture === 'chart' ? 'svg' : 'json')
  return JSON_FORMATS.includes(given) ? null : `${picture === 'chart' ? 'chart' : slug}.${given}`
}

/** A call as code, in which the key is a variable. */
export const callView = (call, calculation) => {
  const { method, path, body } = call
  const file = fileOf(call, calculation)
  const code = snippets({
    ...{ method, url: addressOf(path) },
    ...(body && { body }),
    ...(calculation.isOpen && { isOpen: true }),
    ...(file && { file }),
  })
  return Object.entries(LANGUAGES).map(
    ([language, label]) =>
      html`<div class="above"><h3>${label}</h3>${copyButton(`Copy ${label}`, () => code[language])}</div>
<div data-language=${language}>${codeView(code[language])}</div>`,
  )
}
