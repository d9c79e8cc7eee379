import type { AnalyticsFunnelResponse } from '../../contract/admin-funnels.ts'
import { escapeHtml } from '../../platform/mail/letters.ts'
import { faultNotice } from '../elements/notices.ts'
import type { Page } from '../frame.ts'
import { adminPage, type Viewer } from './frame.ts'
import { funnelForm, type TypedFunnel } from './funnel-form.ts'

interface Funnel {
  readonly funnel: AnalyticsFunnelResponse
  /** A change that was refused. */
  readonly typed?: TypedFunnel
  /** What was typed instead of the name, to confirm a deletion. */
  readonly notConfirmed?: string
}

/** The page for changing or deleting a funnel. */
export const funnelPage = ({ funnel, typed, notConfirmed }: Funnel, viewer: Viewer): Page => {
  const action = `${viewer.root}admin/funnels/${funnel.id}`
  const faults = typed?.faults ?? (notConfirmed === undefined ? [] : [NOT_ITS_NAME])
  const stored = { name: funnel.name, window_days: String(funnel.window_days), step: funnel.steps }
  return adminPage({
    title: `Change “${funnel.name}”`,
    viewer,
    at: 'admin/funnels',
    content: `${faultNotice(faults)}${funnelForm({ action, button: 'Change funnel', fields: typed?.fields ?? stored })}
<section aria-labelledby="delete-title">
<h2 id="delete-title">Delete this funnel</h2>
<form class="narrow" method="post" action="${action}/delete">
<p>The counted events are kept.</p>
<label for="confirmation">Type its name to confirm</label>
<input id="confirmation" name="confirmation" type="text" autocomplete="off" value="${escapeHtml(notConfirmed ?? '')}"${notConfirmed === undefined ? '' : ' aria-invalid="true" aria-describedby="fault"'} required>
<div class="actions"><button class="danger" type="submit">Delete funnel</button></div>
</form>
</section>
<p><a href="${viewer.root}admin/funnels">All funnels</a></p>`,
  })
}

const NOT_ITS_NAME = 'That is not the name of the funnel. Nothing was deleted.'
