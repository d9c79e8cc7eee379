import { html, joined, type Markup } from '../markup.ts'

/** An e-mail as plain text and as HTML. */
export interface Letter {
  readonly subject: string
  readonly text: string
  readonly html: Markup
}

interface Content {
  readonly subject: string
  /** Whom it addresses. Only for an address that its account has confirmed: see `greeting`. */
  readonly name?: string | null
  readonly before: readonly string[]
  /** The page that it leads to. */
  readonly link?: string | undefined
  readonly after?: readonly string[]
}

/** Writes an e-mail, once as plain text and once as HTML. */
export function letter({ subject, name = null, before, link, after = [] }: Content): Letter {
  const shown = link === undefined ? [] : [link]
  const anchor = shown.map((url) => html`<p style="overflow-wrap: anywhere"><a href="${url}">${url}</a></p>`)
  const opening = [...greeting(name), ...before]
  return {
    subject,
    text: `${[...opening, ...shown, ...after].join('\n\n')}\n`,
    html: mailPage(subject, joined([...opening.map(paragraph), ...anchor, ...after.map(paragraph)])),
  }
}

/** Letters, and the marks within names. A full stop ends a word, so that no mail program sees a link. */
const NAME = /^(?:[\p{L}\p{M}'’ -]|\.(?= |$)){1,80}$/u

/** The first line, for a name that looks like one. An address, an id or a link does not. */
const greeting = (name: string | null): readonly string[] =>
  name !== null && NAME.test(name) && name.trim() !== '' ? [`Hello ${name.trim()},`] : []

const paragraph = (text: string): Markup => html`<p>${text}</p>`

/**
 * Styles stand in attributes, because many mail programs drop a style sheet. Colours are those of the mail program, light
 * or dark.
 */
const mailPage = (subject: string, content: Markup): Markup => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${subject}</title>
</head>
<body style="margin: 0; padding: 24px 16px; font: 16px/1.5 system-ui, sans-serif">
<div style="max-width: 35em; margin: 0 auto">
<p style="font-weight: bold; margin: 0">Orrery</p>
<h1 style="font-size: 22px; line-height: 1.3; margin: 0 0 16px">${subject}</h1>
${content}
</div>
</body>
</html>
`
