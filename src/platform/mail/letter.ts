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
  /** What the page is for, as the name of its button. */
  readonly action: string
  readonly after?: readonly string[]
}

/** Writes an e-mail, once as plain text and once as HTML. */
export function letter({ subject, name = null, before, link, action, after = [] }: Content): Letter {
  const shown = link === undefined ? [] : [link]
  const opening = [...greeting(name), ...before]
  return {
    subject,
    text: `${[...opening, ...shown, ...after].join('\n\n')}\n`,
    html: mailPage(
      subject,
      joined([...opening.map(paragraph), ...shown.map((url) => linkOf(url, action)), ...after.map(smallPrint)]),
    ),
  }
}

/** Letters, and the marks within names. A full stop ends a word, so that no mail program sees a link. */
const NAME = /^(?:[\p{L}\p{M}'’ -]|\.(?= |$)){1,80}$/u

/** The first line, for a name that looks like one. An address, an id or a link does not. */
const greeting = (name: string | null): readonly string[] =>
  name !== null && NAME.test(name) && name.trim() !== '' ? [`Hello ${name.trim()},`] : []

const paragraph = (text: string): Markup => html`<p style="margin: 0 0 16px">${text}</p>`

const smallPrint = (text: string): Markup =>
  html`<p style="margin: 0 0 12px; font-size: 14px; line-height: 1.5">${text}</p>`

/** A button, and its address as text for programs and people that do not trust buttons. */
const linkOf = (
  url: string,
  action: string,
): Markup => html`<p style="margin: 24px 0"><a href="${url}" style="display: inline-block; padding: 12px 24px; border: 1px solid ${GOLD}; border-radius: 6px; background: ${NIGHT}; color: ${IVORY}; font-weight: bold; text-decoration: none">${action}</a></p>
<p style="margin: 0 0 24px; font-size: 14px; overflow-wrap: anywhere">Or open this address: <a href="${url}" style="color: inherit">${url}</a></p>`

const NIGHT = '#1f2444'
const IVORY = '#fdfaf2'
const GOLD = '#94702f'

/**
 * Styles stand in attributes, because many mail programs drop a style sheet. Text and ground have the colours of the mail
 * program, light or dark.
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
<p style="font: 22px/1.2 'EB Garamond', Georgia, serif; margin: 0 0 24px; padding: 0 0 12px; border-bottom: 1px solid ${GOLD}">Orrery</p>
<h1 style="font: 28px/1.25 'EB Garamond', Georgia, serif; margin: 0 0 16px">${subject}</h1>
${content}
</div>
</body>
</html>
`
