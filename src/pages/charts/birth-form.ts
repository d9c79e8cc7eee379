import { html, type Markup } from '../../platform/markup.ts'
import type { AddressFault } from '../playground/address.ts'
import { formHtml, type RequestFields } from '../playground/form.ts'
import type { Given } from '../playground/form-html.ts'
import { textsByPath } from './form-faults.ts'

interface BirthForm {
  /** The fields of the birth and the options. */
  readonly fields: RequestFields
  /** The names of the options. */
  readonly options: readonly string[]
  readonly given: Given
  /** The view that the form leads to, if it is not the first. */
  readonly view: string | null
  readonly faults: readonly AddressFault[]
  /** The options are folded away before a chart is shown. */
  readonly isFirst: boolean
}

/** The form of a birth and of how its chart is cast. It works without a script: its fields become the URL of the page. */
export function birthForm({ fields, options, given, view, faults, isFirst }: BirthForm): Markup {
  const texts = textsByPath(faults)
  const isOption = (path: string): boolean => options.includes(path)
  const part = (isWanted: (path: string) => boolean): RequestFields => ({
    query: [],
    body: fields.body.filter(({ path }) => isWanted(path)),
  })
  const isOpen = !isFirst || [...given.keys(), ...texts.keys()].some((path) => isOption(path.split('.')[0]!))
  return html`<form id="birth" method="get" class="playground-form" autocomplete="off" novalidate>
${view && html`<input type="hidden" name="view" value="${view}">`}${formHtml(
  { births: { '': 'Birth' }, first: [] },
  part((path) => !isOption(path)),
  given,
  texts,
)}
<details class="how-cast"${isOpen && html` open`}><summary><b>Options</b> <span class="soft">houses, zodiac, points, orbs</span></summary>
${formHtml({ first: [...options] }, part(isOption), given, texts)}</details>
<div class="actions"><button type="submit" class="primary">Show the chart</button></div>
<p class="hint remembered" role="status" hidden>Your options are remembered in this browser. <button type="button" class="plain" data-forget>Forget them</button></p></form>`
}

/** The rules of the form. */
export const BIRTH_FORM = `
.playground-form { max-width: 40rem }
.playground-form fieldset.birth { background: var(--surface); padding: var(--space-4) var(--space-24) var(--space-8) }
.how-cast { margin-top: var(--space-16); border: 1px solid var(--rule); border-radius: var(--radius); background: var(--surface); padding: 0 var(--space-24) }
.how-cast[open] { padding-bottom: var(--space-16) }
.how-cast > summary { padding: var(--space-8) 0 } .how-cast > summary .soft { margin-left: var(--space-8) }
.how-cast .boxes { max-height: none }
.playground-form .fault[hidden] { display: none }
.remembered button { min-height: 24px; padding: 0; font-size: inherit }
@media (max-width: 40rem) { .playground-form fieldset.birth, .how-cast { padding-left: var(--space-16); padding-right: var(--space-16) } }
`
