import type { RefusalCode } from '../platform/errors.ts'
import { html, type Markup } from '../platform/markup.ts'
import { faultNotice } from './elements/notices.ts'
import { type Page, page } from './frame.ts'
import { accountPage, adminPage, FULL_HEIGHT, type Holder, sitePage, type Viewer } from './site.ts'

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

/** The page instead of one that cannot be shown. Without a session it has no navigation. */
export function adminFaultPage(fault: Fault, viewer: Viewer | null, root: string): Page {
  const lasting = fault.code === null ? undefined : EVERYWHERE[fault.code]
  const advice = lasting === undefined ? adviceOf(ADMIN_FAULTS, fault) : { title: lasting, what: '', next: '' }
  const ways =
    lasting === undefined ? html`<a class="button primary" href="${root}admin">Back to the overview</a>` : null
  const content = faultText(advice, fault, ways)
  return viewer
    ? adminPage({ title: advice.title, viewer, at: null, style: SITE_FAULT, content })
    : page({ title: advice.title, root, style: SITE_FAULT, content: html`<h1>${advice.title}</h1>\n${content}` })
}

/** The page instead of one that cannot be shown. Without a session it has no navigation of the account. */
export function accountFaultPage(fault: Fault, holder: Holder | null, root: string): Page {
  const advice = adviceOf(ACCOUNT_FAULTS, fault)
  const content = faultText(
    advice,
    fault,
    html`<a class="button primary" href="${root}account">Your account</a> <a class="button" href="${root}">Home page</a>`,
  )
  return holder
    ? accountPage({ title: advice.title, holder, at: null, style: SITE_FAULT, content })
    : sitePage({
        title: advice.title,
        root,
        at: 'account',
        style: `${SITE_FAULT}${FULL_HEIGHT}`,
        content: html`<div class="fault-page"><h1>${advice.title}</h1>\n${content}</div>`,
      })
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

const REFUSED_FORM: Advice = {
  title: 'The form was refused',
  what: 'The form did not come from a page of this service, or its page is too old.',
  next: 'Open the page again and send the form from there.',
}

const UNAVAILABLE = {
  what: 'Part of the service is unreachable.',
  next: 'Nothing was changed. Try again in a minute.',
} as const

/** Where pages of an account say something else. */
const ACCOUNT_FAULTS: Readonly<Record<number, Advice>> = {
  403: REFUSED_FORM,
  404: {
    title: 'Page not found',
    what: 'Your account has no such page, key, request or report.',
    next: 'It may have been deleted, or it belongs to another account.',
    isWhole: true,
  },
  501: {
    title: 'E-mail is not set up here',
    what: 'This service cannot send e-mails.',
    next: 'Ask the operator of this service.',
  },
  503: { title: 'Your account is not available at the moment', ...UNAVAILABLE },
}

/** Where pages of the administration say something else. */
const ADMIN_FAULTS: Readonly<Record<number, Advice>> = {
  403: REFUSED_FORM,
  404: {
    title: 'Page not found',
    what: 'The administration has no such page, user, job or funnel.',
    next: 'It may have been deleted.',
    isWhole: true,
  },
  500: {
    title: 'Something went wrong',
    what: 'An error occurred while this page was being prepared.',
    next: 'Search the log of the service for the trace id.',
    isWhole: true,
  },
  503: { title: 'The administration is not available at the moment', ...UNAVAILABLE },
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
  const advice = adviceOf(code === 'compute_busy' ? { [status]: BUSY } : {}, { status })
  const again = canRepeat && status >= 429
  return sitePage({
    title: advice.title,
    root,
    at: null,
    style: `${SITE_FAULT}${FULL_HEIGHT}`,
    content: html`<div class="fault-page">
<h1>${advice.title}</h1>
${faultText(
  advice,
  { texts, traceId },
  html`${again && html`<a class="button primary" href="">Try again</a> `}<a class="button${again ? '' : ' primary'}" href="${root}">Home page</a> <a class="button" href="${root}docs#search">Search the documentation</a>`,
)}
</div>`,
  })
}

const adviceOf = (own: Readonly<Record<number, Advice>>, { status }: Pick<Fault, 'status'>): Advice =>
  own[status] ?? SITE_FAULTS[status] ?? OTHERWISE

/** What happened, what the service says of it, what to do, and where to go on. */
const faultText = (
  { what, next, isWhole }: Advice,
  { texts, traceId }: Pick<Fault, 'texts' | 'traceId'>,
  ways: Markup | null,
): Markup =>
  html`${what && html`<p>${what}</p>\n`}${isWhole ? '' : faultNotice(texts)}${next && html`<p>${next}</p>\n`}${ways && html`<p class="actions">${ways}</p>\n`}<p class="soft">Trace id: <code>${traceId}</code></p>`

const SITE_FAULT = `
.fault-page { max-width: 40rem; margin: var(--space-32) auto }
.fault-page h1 { font-size: var(--text-40) }
.actions { margin-bottom: var(--space-32) }`
