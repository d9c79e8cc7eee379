import type { RefusalCode } from '../platform/errors.ts'
import { html } from '../platform/markup.ts'
import { faultNotice } from './elements/notices.ts'
import { type Page, page } from './frame.ts'
import { accountPage, adminPage, type Holder, sitePage, type Viewer } from './site.ts'

/** What went wrong. */
interface Fault {
  readonly status: number
  /** Null for an error in the input, or of the service. */
  readonly code: RefusalCode | null
  readonly texts: readonly string[]
  /** The id of the request, which the log has too. */
  readonly traceId: string
}

/** Then no other page of the administration can be shown either. */
const EVERYWHERE: Partial<Readonly<Record<RefusalCode, string>>> = {
  admin_not_configured: 'The administration is not set up',
  operators_name_unknown: 'Not available under this host name',
}

const ADMIN_TITLES: Readonly<Record<number, string>> = {
  403: 'The form was refused',
  404: 'Page not found',
  405: 'Page not found',
  422: 'Check your input',
  429: 'Too many requests',
  500: 'Something went wrong',
  503: 'The administration is not available at the moment',
}

/** The page instead of one that cannot be shown. Without a session it has no navigation. */
export function adminFaultPage({ status, code, texts, traceId }: Fault, viewer: Viewer | null, root: string): Page {
  const lasting = code === null ? undefined : EVERYWHERE[code]
  const title = lasting ?? ADMIN_TITLES[status] ?? 'The page cannot be shown'
  const content = html`${faultNotice(texts)}<p class="soft">Trace id: <code>${traceId}</code></p>`
  return viewer
    ? adminPage({ title, viewer, at: null, content })
    : page({
        title,
        root,
        content: html`<h1>${title}</h1>\n${content}${lasting ? '' : html`\n<p><a href="${root}admin">Overview</a></p>`}`,
      })
}

const ACCOUNT_TITLES: Readonly<Record<number, string>> = {
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
  const title = ACCOUNT_TITLES[status] ?? 'The page cannot be shown'
  const content = html`${faultNotice(texts)}<p class="soft">Trace id: <code>${traceId}</code></p>
<p><a href="${root}account">Go to the overview</a></p>`
  return holder
    ? accountPage({ title, holder, at: null, content })
    : sitePage({ title, root, at: 'account', content: html`<h1>${title}</h1>\n${content}` })
}
