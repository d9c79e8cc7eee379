import { FUNNEL_NAME_MAX, STEPS_MAX, WINDOW_DAYS_MAX } from '../../contract/admin-funnels.ts'
import type { FunnelForm } from '../../contract/admin-pages.ts'
import { PRODUCT_EVENT_NAMES, PRODUCT_EVENTS } from '../../contract/product-events.ts'
import { escapeHtml } from '../../platform/mail/letters.ts'
import { select } from '../elements/select.ts'

/** A form of a funnel, and what is wrong with what was typed. */
export interface TypedFunnel {
  readonly fields: FunnelForm
  readonly faults: readonly string[]
}

export const NEW_FUNNEL: FunnelForm = { name: '', window_days: '30', step: ['signed_up', 'first_request'] }

interface FunnelFormContent {
  readonly action: string
  readonly button: string
  readonly fields: FunnelForm
}

/** The fields of a funnel. Steps that are left empty are left out. */
export const funnelForm = ({
  action,
  button,
  fields,
}: FunnelFormContent): string => `<form method="post" action="${escapeHtml(action)}">
<div class="form-row">
<div class="wide"><label for="name">Name</label><input id="name" name="name" type="text" maxlength="${FUNNEL_NAME_MAX}" value="${escapeHtml(fields.name)}" required></div>
<div><label for="window_days">Window (days)</label><input id="window_days" name="window_days" type="number" min="1" max="${WINDOW_DAYS_MAX}" value="${escapeHtml(fields.window_days)}" aria-describedby="window-hint" required></div>
</div>
<p id="window-hint" class="hint">A step counts within this time after the first step.</p>
<fieldset>
<legend>Steps, in order</legend>
<div class="form-row steps">
${Array.from({ length: STEPS_MAX }, (_, at) => step(at, fields.step[at])).join('\n')}
</div>
</fieldset>
<div class="actions"><button class="primary" type="submit">${button}</button></div>
</form>
<details>
<summary>What the events are</summary>
<dl>
${PRODUCT_EVENT_NAMES.map((name) => `<div><dt><code>${name}</code></dt><dd>${escapeHtml(PRODUCT_EVENTS[name])}</dd></div>`).join('\n')}
</dl>
</details>`

const step = (at: number, chosen: string | undefined): string =>
  select({
    name: 'step',
    id: `step-${at + 1}`,
    label: `Step ${at + 1}`,
    options: PRODUCT_EVENT_NAMES,
    chosen,
    none: '–',
  })
