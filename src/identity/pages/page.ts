import { hash } from 'node:crypto'
import { escapeHtml } from '../../mail/letters.ts'

const STYLE = `
:root { color-scheme: light dark }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 34rem; margin: 12vh auto 4rem; padding: 0 1.25rem }
h1 { font-size: 1.4rem; font-weight: 600 }
h2 { font-size: 1.05rem; margin: 2.5rem 0 0 }
label { display: block; margin: 1.5rem 0 0.35rem }
input, button { font: inherit; padding: 0.55rem 0.7rem; border: 1px solid #8888; border-radius: 0.4rem }
input { width: 100%; box-sizing: border-box }
button { margin-top: 1rem; cursor: pointer }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit }
.wrong { border-left: 0.25rem solid #c33; padding-left: 0.75rem }
.note { opacity: 0.75 }
`

/** Allows only this style, and forms that lead to this service. */
export const PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${hash('sha256', STYLE, 'base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** A whole page. `content` is HTML with escaped texts. */
export const page = (title: string, content: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${escapeHtml(title)} – Orrery</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${content}
</main>
</body>
</html>
`

/** A page with one message. */
export const notice = (title: string, text: string): string => page(title, `<p>${escapeHtml(text)}</p>`)
