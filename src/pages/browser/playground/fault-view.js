// What is said when a call was not answered.
import { html, nothing } from '../lit-html.js'
import { refusalText } from './call.js'

export const faultView = (outcome) => html`<div class="notice bad" role="alert">
<p><b>The call was not answered.</b> ${refusalText(outcome)}</p>
${outcome.retryAfter ? html`<p>Try again in ${outcome.retryAfter} s.</p>` : nothing}
${outcome.traceId ? html`<p class="soft">Trace id: <code>${outcome.traceId}</code></p>` : nothing}</div>`
