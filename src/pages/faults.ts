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

/** A fault of a page that belongs to no part with a sign-in. */
interface SiteFault extends Fault {
  /** The same request can be sent again by opening its URL. */
  readonly canRepeat: boolean
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

/** What happened, and what a reader can do about it. */
interface Advice {
  readonly title: string
  readonly what: string
  readonly next: string
  /** What the service says adds nothing. */
  readonly isWhole?: true
}

const SITE_FAULTS: Readonly<Record<number, Advice>> = {
  400: {
    title: 'The request cannot be read',
    what: 'The address or the form contains something that the service does not understand.',
    next: 'Check the address for typing errors, or start again from the home page.',
  },
  403: {
    title: 'Not allowed',
    what: 'This request is not accepted from here.',
    next: 'Open the page from a link on this site.',
  },
  404: {
    title: 'Page not found',
    what: 'There is no page at this address.',
    next: 'The address may contain a typing error, or the page has moved. Search the documentation, or start from the home page.',
    isWhole: true,
  },
  405: {
    title: 'This address is not a page',
    what: 'This address is for programs and cannot be opened in a browser.',
    next: 'The documentation shows how to call it.',
    isWhole: true,
  },
  413: {
    title: 'Too large',
    what: 'What you sent is larger than the service accepts.',
    next: 'Go back and send less.',
  },
  415: {
    title: 'The format is not accepted',
    what: 'The service cannot read what was sent in this format.',
    next: 'Go back and use the form on the page.',
  },
  422: {
    title: 'Check your input',
    what: 'A value in the address or in the form is not valid.',
    next: 'Go back and correct it.',
  },
  429: {
    title: 'Too many requests',
    what: 'Too many pages were opened from your network in a short time.',
    next: 'Wait a moment, then try again.',
  },
  500: {
    title: 'Something went wrong',
    what: 'An error occurred while this page was being prepared.',
    next: 'Try again. If it happens again, give the operator of this service the trace id.',
  },
  503: {
    title: 'Not available at the moment',
    what: 'Part of the service is unreachable.',
    next: 'Try again in a minute.',
  },
}

const BUSY: Advice = {
  title: 'The service is busy',
  what: 'Many charts are being calculated right now, and yours could not be added to the queue.',
  next: 'Nothing you entered is lost: it is in the address of this page. Wait a moment, then try again.',
}

const OTHERWISE: Advice = {
  title: 'The page cannot be shown',
  what: 'The service refused the request.',
  next: 'Go back, or start again from the home page.',
}

/** The page instead of a page for everyone that cannot be shown: what happened, what to do, and where to go on. */
export function siteFaultPage({ status, code, texts, traceId, canRepeat }: SiteFault, root: string): Page {
  const { title, what, next, isWhole } = code === 'compute_busy' ? BUSY : (SITE_FAULTS[status] ?? OTHERWISE)
  const again = canRepeat && status >= 429
  return sitePage({
    title,
    root,
    at: null,
    style: SITE_FAULT,
    content: html`<div class="fault-page">
<h1>${title}</h1>
<p>${what}</p>
${isWhole ? '' : faultNotice(texts)}<p>${next}</p>
<p class="actions">${again && html`<a class="button primary" href="">Try again</a> `}<a class="button${again ? '' : ' primary'}" href="${root}">Home page</a> <a class="button" href="${root}docs#search">Search the documentation</a></p>
<p class="soft">Trace id: <code>${traceId}</code></p>
</div>`,
  })
}

const SITE_FAULT = `
.fault-page { max-width: 40rem; margin: var(--space-32) auto }
.fault-page h1 { font-size: var(--text-40) }
.fault-page .actions { margin-bottom: var(--space-32) }`
