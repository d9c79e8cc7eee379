import { escapeHtml } from '../../platform/mail/letters.ts'
import type { Fault } from '../admin/fault.ts'
import { faultNotice } from '../elements/notices.ts'
import type { Page } from '../frame.ts'
import { sitePage } from '../site.ts'
import { accountPage, type Holder } from './frame.ts'

const TITLES: Readonly<Record<number, string>> = {
  403: 'The form was refused',
  404: 'Page not found',
  422: 'Check your input',
  429: 'Too many requests',
  500: 'Something went wrong',
  501: 'E-mail is not set up here',
  503: 'Your account is not available at the moment',
}

/** The page instead of one that cannot be shown. Without a session it has no navigation of the account. */
export function accountFaultPage({ status, texts, traceId }: Fault, holder: Holder | null, root: string): Page {
  const title = TITLES[status] ?? 'The page cannot be shown'
  const content = `${faultNotice(texts)}<p class="soft">Trace id: <code>${escapeHtml(traceId)}</code></p>
<p><a href="${root}account">Go to the overview</a></p>`
  return holder
    ? accountPage({ title, holder, at: null, content })
    : sitePage({ title, root, at: 'account', content: `<h1>${title}</h1>\n${content}` })
}
