import { escapeHtml } from '../../mail/letters.ts'
import type { Fault } from '../admin/fault.ts'
import { faultNotice } from '../elements/notices.ts'
import type { Page } from '../frame.ts'
import { sitePage } from '../site.ts'
import { accountPage, type Holder } from './frame.ts'

const TITLES: Readonly<Record<number, string>> = {
  403: 'This form is refused',
  404: 'This does not exist',
  422: 'The input is wrong',
  429: 'Too many requests',
  500: 'The service has failed',
  503: 'Your account cannot be shown now',
}

/** The page instead of one that cannot be shown. Without a session it has no navigation of the account. */
export function accountFaultPage({ status, texts, traceId }: Fault, holder: Holder | null, root: string): Page {
  const title = TITLES[status] ?? 'This cannot be shown'
  const content = `${faultNotice(texts)}<p class="soft">Trace id: <code>${escapeHtml(traceId)}</code></p>
<p><a href="${root}account">Go to the overview</a></p>`
  return holder
    ? accountPage({ title, holder, at: null, content })
    : sitePage({ title, root, at: 'account', content: `<h1>${title}</h1>\n${content}` })
}
