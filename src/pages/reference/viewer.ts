import { html } from '../../platform/markup.ts'
import type { Page } from '../frame.ts'
import { sitePage } from '../site.ts'

const PLACE = 'reference'

interface Viewer {
  readonly root: string
  /** Whether the browser has a session cookie. The session may have ended. */
  readonly hasSession: boolean
}

/** A viewer that shows the OpenAPI document and sends any request. It weighs more than a megabyte. */
export const viewerPage = ({ root, hasSession }: Viewer): Page =>
  sitePage({
    title: 'API viewer',
    description: 'A viewer of the OpenAPI document of Orrery, which sends any request.',
    at: 'docs',
    root,
    script: 'viewer.js',
    style: FRAME,
    viewer: { id: PLACE, style: VIEWER },
    content: html`<h1 class="aside">API viewer</h1>
<section class="try" aria-label="Your key"><p id="without-key"${hasSession ? ' hidden' : ''}><a href="${root}account/sign-in">Sign in</a> to try requests with your own key.</p>
<p id="with-key" hidden>Requests that you try here use a key and units of your account.</p></section>
<p id="waiting" class="waiting" role="status">The viewer is loading. It shows <a href="${root}openapi.json">the OpenAPI document</a>.</p>
<noscript><p class="waiting">The viewer needs JavaScript. <a href="${root}docs/api">The reference</a> has the same content.</p></noscript>
<div id="${PLACE}" data-document="${root}openapi.json"${hasSession ? ' data-has-session' : ''}></div>`,
  })

/** The viewer fills the page. */
const FRAME = `
.aside { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
main { max-width: none; padding: 0 }
article { margin: 0; padding: 0; border: 0; background: none }
.try { margin: 0 }
.try p { margin: 0; max-width: none; padding: var(--space-4) var(--space-16); font-size: var(--text-16); color: var(--soft);
  border-bottom: 1px solid var(--rule) }
.waiting { padding: var(--space-24) var(--space-16) }`

/** It has our colours and fonts. */
const VIEWER = `
#${PLACE} { overflow-wrap: break-word; min-height: 80vh }
.scalar-app { --scalar-font: var(--sans); --scalar-font-code: var(--mono); --scalar-custom-header-height: 0px }
.light-mode, .dark-mode { --scalar-background-1: var(--page); --scalar-background-2: var(--surface);
  --scalar-background-3: var(--rule); --scalar-color-1: var(--ink); --scalar-color-2: var(--soft); --scalar-color-3: var(--soft);
  --scalar-color-accent: var(--primary); --scalar-border-color: var(--rule); --scalar-sidebar-background-1: var(--page);
  --scalar-color-green: var(--good); --scalar-color-red: var(--bad); --scalar-color-orange: var(--warn);
  --scalar-color-yellow: var(--warn); --scalar-color-blue: var(--info); --scalar-color-purple: var(--gold-text);
  --scalar-button-1: var(--primary); --scalar-button-1-color: var(--on-primary) }
#${PLACE} :is(h1, h2, .section-header-label) { font-family: var(--serif); font-weight: 500 }
#${PLACE} h2.text-c-1 { font-family: var(--sans); font-weight: 700 }
#${PLACE} .introduction-section { padding-top: var(--space-32) }
#${PLACE} .scalar-card-footer { background: var(--surface) }
#${PLACE} :focus-visible { outline: 2px solid var(--gold); outline-offset: 1px }`
