import { hash } from 'node:crypto'
import { escapeHtml } from '../platform/mail/letters.ts'
import { fontFaces, pathOf } from './files.ts'
import { STATES } from './states.ts'
import { PAGE_COLORS, TOKENS } from './tokens.ts'

/** A page, and its content security policy. */
export interface Page {
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
}

export interface PageContent {
  readonly title: string
  /** What search engines say about a page for everyone. */
  readonly description?: string
  /** HTML with escaped texts. */
  readonly content: string
  /** The relative path from the page to the root of the service, such as `../../`. */
  readonly root: string
  /** The name of the file of the page's script. A page of text has none. */
  readonly script?: string
  /** The page has forms that work without a script. They lead to this service. */
  readonly hasForms?: true
  /** HTML in the head of the page, instead of the name of the service. */
  readonly banner?: string
  /** HTML at the foot of the page. */
  readonly footer?: string
  /** Its own rules, after those of every page. */
  readonly style?: string
  /** The name of a file of rules that its script needs. */
  readonly sheet?: string | undefined
  /** Its script shows images that the service returns. */
  readonly showsPictures?: true
  /** Its script shows a viewer with its own styles and images. */
  readonly viewer?: Viewer
  /** HTML at the end of the head, such as a refresh. */
  readonly head?: string
}

interface Viewer {
  /** The id of the element of the viewer. The rules of pages end there. */
  readonly id: string
  /** Rules for what is within. */
  readonly style: string
}

const LAYOUT = `
* { box-sizing: border-box }
body { margin: 0; background: var(--page); color: var(--ink); font: var(--text-18)/1.5 var(--sans);
  font-variant-numeric: tabular-nums; overflow-wrap: anywhere }
h1, h2 { font-family: var(--serif); font-weight: 500; line-height: 1.2; margin: 0 0 var(--space-16) }
h1 { font-size: var(--text-28) }
h2 { font-size: var(--text-22) }
p { margin: 0 0 var(--space-12); max-width: 65ch }
pre { margin: 0 0 var(--space-24); padding: var(--space-12) var(--space-16); background: var(--surface);
  border: 1px solid var(--rule); border-radius: var(--radius); white-space: pre-wrap }
code { font-family: var(--mono); font-size: var(--text-16) }
a { color: var(--primary) }
.skip { position: absolute; left: -100vw; background: var(--surface); padding: var(--space-8) var(--space-16) }
.skip:focus { left: var(--space-8); top: var(--space-8) }
.top { border-bottom: 1px solid var(--gold); padding: var(--space-12) 0; font-family: var(--serif);
  font-size: var(--text-22) }
.top span { padding: 0 var(--space-16) }
.top span, main { display: block; max-width: 40rem; margin: 0 auto }
main { padding: var(--space-32) var(--space-16) var(--space-64) }
section { margin-top: var(--space-32) }
dl { margin: var(--space-16) 0; border-top: 1px solid var(--rule) }
dl div { border-bottom: 1px solid var(--rule); padding: var(--space-8) 0 }
dt { color: var(--soft); font-size: var(--text-14) }
dd { margin: 0 }
fieldset { border: 1px solid var(--rule); border-radius: var(--radius); margin: 0; padding: var(--space-8) var(--space-16) }
legend { font-weight: 700; padding: 0 var(--space-8) }
label.choice { display: flex; gap: var(--space-12); align-items: center; font-weight: 400; margin: 0; min-height: 44px;
  padding: var(--space-4) 0 }
article { margin: var(--space-24) 0; padding: var(--space-16); background: var(--surface); border: 1px solid var(--rule);
  border-radius: var(--radius) }
article h2 { margin: 0 0 var(--space-8) }
article dl { margin: 0; border: 0 }
label.choice input { width: 20px; height: 20px; flex: none; accent-color: var(--primary) }
.actions { display: flex; flex-wrap: wrap; gap: var(--space-12); margin-top: var(--space-24) }
`

/** The colour of the page, for the browser's own interface. */
const THEME_COLORS = `<meta name="theme-color" content="${PAGE_COLORS.light}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${PAGE_COLORS.dark}" media="(prefers-color-scheme: dark)">`

const NAME = '<span>Orrery</span>'

/** The frame of every page: landmarks, a skip link, one style, and a policy that only allows this service. */
export function page({
  title,
  description,
  content,
  root,
  script,
  hasForms,
  banner = NAME,
  footer,
  style: own = '',
  sheet,
  showsPictures,
  viewer,
  head = '',
}: PageContent): Page {
  const rules = `${STATES}${LAYOUT}${own}`
  const style = `${fontFaces(root)}${TOKENS}${viewer ? `@scope (:root) to (#${viewer.id}) {${rules}}${viewer.style}` : rules}`
  // A form of a page that sends no referrer even to this service is sent with the origin "null".
  const referrer = hasForms ? 'same-origin' : 'no-referrer'
  return {
    headers: {
      'Content-Security-Policy': [
        "default-src 'none'",
        ...(script ? ["script-src 'self'", "connect-src 'self'"] : []),
        ...(viewer
          ? ["style-src 'unsafe-inline'", "img-src 'self' data: blob:", "font-src 'self' data:"]
          : [
              `img-src 'self'${showsPictures ? ' blob:' : ''}`,
              `style-src 'sha256-${hash('sha256', style, 'base64')}'${sheet ? " 'self'" : ''}`,
              "font-src 'self'",
            ]),
        `form-action '${hasForms ? 'self' : 'none'}'`,
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ].join('; '),
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': referrer,
      'Cache-Control': 'no-store',
    },
    html: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="${referrer}">
<title>${escapeHtml(title)} – Orrery</title>
${description ? `<meta name="description" content="${escapeHtml(description)}">\n` : ''}${THEME_COLORS}
<link rel="icon" type="image/svg+xml" href="${escapeHtml(root + pathOf('icon.svg'))}">
${sheet ? `<link rel="stylesheet" href="${escapeHtml(root + pathOf(sheet))}">\n` : ''}<style>${style}</style>
${script ? `<script type="module" src="${escapeHtml(root + pathOf(script))}"></script>\n` : ''}${head}</head>
<body>
<a class="skip" href="#main">Skip to the content</a>
<header class="top">${banner}</header>
<main id="main" tabindex="-1">
${content}
</main>
${footer ? `<footer class="bottom">${footer}</footer>\n` : ''}</body>
</html>
`,
  }
}
