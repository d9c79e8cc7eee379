import { Marked } from 'marked'
import { REFUSALS } from '../../platform/errors.ts'
import { html, type Markup, trusted } from '../../platform/markup.ts'
import { type Code, type Counter, codeHtml } from '../docs/code.ts'

/** Writes the descriptions of the OpenAPI document, which are Markdown, as HTML. */
export interface Words {
  /** A text of one line. */
  readonly line: (text: string) => Markup
  /** Paragraphs, tables and code. */
  readonly block: (text: string) => Markup
}

const ERROR_CODES: ReadonlySet<string> = new Set(Object.keys(REFUSALS))

/** A shorter name is not divided at the end of a line. */
const WHOLE_LENGTH = 22

/** `api`: the relative path to the folder of the reference. Codes of errors link to their description. */
export function words(api: string, next: Counter): Words {
  const marked = new Marked({
    renderer: {
      html: ({ text }) => html`${text}`.markup,
      image: ({ text }) => html`${text}`.markup,
      codespan({ text }) {
        const code = html`<code${text.length <= WHOLE_LENGTH && html` class="nowrap"`}>${text}</code>`
        return (ERROR_CODES.has(text) ? html`<a href="${api}errors#${text}">${code}</a>` : code).markup
      },
      code: ({ text, lang = '' }) => codeHtml({ text, language: lang } satisfies Code, next).markup,
      link({ href, tokens }) {
        const text = this.parser.parseInline(tokens)
        return /^https?:\/\//.test(href) ? html`<a href="${href}">${trusted(text)}</a>`.markup : text
      },
    },
  })
  return {
    line: (text) => trusted(String(marked.parseInline(text))),
    block: (text) => trusted(String(marked.parse(text))),
  }
}
