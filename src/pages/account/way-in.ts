import { escapeHtml } from '../../platform/mail/letters.ts'
import type { Page } from '../frame.ts'
import { sitePage } from '../site.ts'

interface WayIn {
  readonly title: string
  readonly root: string
  /** HTML with escaped texts, in the card. */
  readonly content: string
  /** HTML below the card, such as links to other ways. */
  readonly below?: string
}

/** The frame of pages for people who are not signed in yet. No such page needs a script. */
export const wayInPage = ({ title, root, content, below = '' }: WayIn): Page =>
  sitePage({
    title,
    root,
    at: 'account',
    hasForms: true,
    style: WAY_IN,
    content: `<div class="way">
<h1>${escapeHtml(title)}</h1>
<div class="card">
${content}
</div>
${below}
</div>`,
  })

interface Outcome extends Pick<WayIn, 'title' | 'root'> {
  readonly text: string
  /** Where to go next: a path below the root, and the text of its link. */
  readonly next: readonly [path: string, name: string]
}

/** The outcome of a link in an e-mail, and where to go next. */
export const outcomePage = ({ title, root, text, next: [path, name] }: Outcome): Page =>
  wayInPage({
    title,
    root,
    content: `<p>${escapeHtml(text)}</p>
<div class="actions"><a class="button primary" href="${root}${path}">${escapeHtml(name)}</a></div>`,
  })

/** The link to another way in. */
export const otherWay = (question: string, path: string, name: string, root: string): string =>
  `<p class="other">${escapeHtml(question)} <a href="${root}${path}">${escapeHtml(name)}</a></p>`

const WAY_IN = `
body { font-variant-numeric: lining-nums tabular-nums; word-spacing: 0.06em }
button, input { word-spacing: inherit }
code { word-spacing: 0 }
.way .card > .notice:first-child { margin-top: 0 }
.way { max-width: 28rem; margin: var(--space-16) auto var(--space-32) }
.way .card { padding-bottom: var(--space-24) }
.way label:first-child, form:first-child > label:first-of-type { margin-top: 0 }
.way form + form { margin-top: var(--space-24); border-top: 1px solid var(--rule) }
.way button.primary { width: 100% }
.way a.button { text-align: center; width: 100% }
.way ol { margin: 0 0 var(--space-16); padding-left: var(--space-24) }
.way li { margin-bottom: var(--space-8) }
.way form ~ .hint { margin-top: var(--space-12) }
.other { margin: var(--space-16) 0 0; text-align: center }
.other + .other { margin-top: var(--space-4) }`
