import { hash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { Refusal } from '../platform/errors.ts'
import { html, type Markup, trusted } from '../platform/markup.ts'
import { LAYOUT, STATES, TOKENS } from './design.ts'
import { count, withUnit } from './elements/figures.ts'
import { fontFaces, fontPreloads, pathOf } from './files.ts'
import { THEME_SWITCH, themeHead, themeSwitch } from './theme.ts'

/** A page, and its content security policy. */
export interface Page {
  readonly html: Markup
  readonly headers: Readonly<Record<string, string>>
}

export interface PageContent {
  readonly title: string
  /** What search engines say about a page for everyone. */
  readonly description?: string
  readonly content: Markup
  /** The relative path from the page to the root of the service, such as `../../`. */
  readonly root: string
  /** The name of the file of the page's own script. A page of text has none. */
  readonly script?: string
  /** The page has forms that work without a script. They lead to this service. */
  readonly hasForms?: true
  /** In the head of the page, instead of the name of the service. */
  readonly banner?: Markup
  /** At the foot of the page. */
  readonly footer?: Markup
  /** Its own rules, after those of every page. */
  readonly style?: string
  /** The name of a file of rules that its script needs. */
  readonly sheet?: string | undefined
  /** Its script shows images that the service returns. */
  readonly showsPictures?: true
  /** Its script shows a viewer with its own styles and images. */
  readonly viewer?: Viewer
  /** At the end of the head, such as a refresh. */
  readonly head?: Markup | null
}

interface Viewer {
  /** The id of the element of the viewer. The rules of pages end there. */
  readonly id: string
  /** Rules for what is within. */
  readonly style: string
}

const NAME = html`<div class="bar"><span class="name">Orrery</span>${themeSwitch}</div>`

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
  head,
}: PageContent): Page {
  const rules = `${STATES}${LAYOUT}${THEME_SWITCH}${own}`
  const style = `${fontFaces(root)}${TOKENS}${viewer ? `@scope (:root) to (#${viewer.id}) {${rules}}${viewer.style}` : rules}`
  // A form of a page that sends no referrer even to this service is sent with the origin "null".
  const referrer = hasForms ? 'same-origin' : 'no-referrer'
  return {
    headers: {
      'Content-Security-Policy': [
        "default-src 'none'",
        "script-src 'self'",
        ...(script ? ["connect-src 'self'"] : []),
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
    html: html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="${referrer}">
<title>${title} – Orrery</title>
${description ? html`<meta name="description" content="${description}">\n` : ''}${themeHead(root)}
${fontPreloads(root)}
<link rel="icon" type="image/svg+xml" href="${root + pathOf('icon.svg')}">
${sheet ? html`<link rel="stylesheet" href="${root + pathOf(sheet)}">\n` : ''}<style>${trusted(style)}</style>
${script ? html`<script type="module" src="${root + pathOf(script)}"></script>\n` : ''}${head}</head>
<body>
<a class="skip" href="#main">Skip to the content</a>
<header class="top">${banner}</header>
<main id="main" tabindex="-1">
${content}
</main>
${footer ? html`<footer class="bottom">${footer}</footer>\n` : ''}</body>
</html>
`,
  }
}

/** Sends a page with the status of the reply. */
export const sendPage = (reply: FastifyReply, { html, headers }: Page): FastifyReply =>
  reply.headers(headers).type('text/html; charset=utf-8').send(html.markup)

/** A client may have opened the page in a separate window that it waits for. */
export const showPage = (reply: FastifyReply, status: number, page: Page): FastifyReply =>
  sendPage(reply.code(status).header('Cross-Origin-Opener-Policy', 'unsafe-none'), page)

/** A refusal for a page to show. The reply gets its status and `Retry-After`. Any other error is rethrown. */
export function shownRefusal(error: unknown, reply: FastifyReply): Refusal {
  if (!(error instanceof Refusal)) throw error
  reply.code(error.status)
  if (error.detail.retryAfterMs !== undefined) reply.header('Retry-After', Math.ceil(error.detail.retryAfterMs / 1000))
  return error
}

/** The reason of a refusal as a sentence, and how long to wait. */
export function refusalText({ message, detail: { retryAfterMs } }: Refusal): string {
  return retryAfterMs === undefined
    ? `${message}.`
    : `${message}. Try again in ${withUnit(count(Math.ceil(retryAfterMs / 1000)), 's')}.`
}

/** The relative path from a page to the root of the service, so that links work below any path of a proxy. */
export function rootOf(url: string): string {
  const slashes = url.split('?', 1)[0]!.split('/').length - 2
  return '../'.repeat(slashes) || './'
}
