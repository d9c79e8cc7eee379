// The message of a failed request.
import { html, nothing } from '../lit-html.js'
import { refusalText, retryText } from '../refusals.js'

export const faultView = (outcome) => html`<div class="notice bad" role="alert">
<p><b>The request failed.</b> ${refusalText(outcome)}</p>
${outcome.retryAfter ? html`<p>${retryText(outcome)}</p>` : nothing}
${outcome.traceId ? html`<p class="soft">Trace id: <code>${outcome.traceId}</code></p>` : nothing}</div>`
