import type { RefusalCode } from '../../errors.ts'
import { escapeHtml } from '../../mail/letters.ts'
import { faultNotice } from '../elements/notices.ts'
import { type Page, page } from '../frame.ts'
import { adminPage, type Viewer } from './frame.ts'

/** What went wrong. */
export interface Fault {
  readonly status: number
  /** Null for a fault of the input, or of the service. */
  readonly code: RefusalCode | null
  readonly texts: readonly string[]
  /** The id of the request, which the log has too. */
  readonly traceId: string
}

/** Nothing else of the administration can be shown then either. */
const EVERYWHERE: Partial<Readonly<Record<RefusalCode, string>>> = {
  admin_not_configured: 'The administration is not set up',
  operators_name_unknown: 'This name is not served',
}

const TITLES: Readonly<Record<number, string>> = {
  403: 'This form is refused',
  404: 'This does not exist',
  405: 'This does not exist',
  422: 'The input is wrong',
  429: 'Too many requests',
  500: 'The service has failed',
  503: 'The administration is not available now',
}

/** The page instead of one that cannot be shown. Without a session it has no navigation. */
export function adminFaultPage({ status, code, texts, traceId }: Fault, viewer: Viewer | null, root: string): Page {
  const lasting = code === null ? undefined : EVERYWHERE[code]
  const title = lasting ?? TITLES[status] ?? 'This cannot be shown'
  const content = `${faultNotice(texts)}<p class="soft">Trace id: <code>${escapeHtml(traceId)}</code></p>`
  return viewer
    ? adminPage({ title, viewer, at: null, content })
    : page({
        title,
        root,
        content: `<h1>${title}</h1>\n${content}${lasting ? '' : `\n<p><a href="${root}admin">Overview</a></p>`}`,
      })
}
