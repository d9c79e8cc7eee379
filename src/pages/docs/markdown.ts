import GithubSlugger from 'github-slugger'
import { Marked, type Token, type Tokens } from 'marked'
import { html, joined, type Markup, trusted } from '../../platform/markup.ts'
import { table } from '../elements/table.ts'
import { pathOf } from '../files.ts'
import { type Code, type Counter, codeHtml } from './code.ts'
import { addressOf, type Guide, sourceOf } from './guides.ts'
import { pictureAt } from './pictures.ts'

/** A heading of a guide, with the anchor that GitHub gives it. */
export interface Heading {
  readonly id: string
  readonly text: string
  readonly depth: number
}

/** A part of a guide: text, and the code that belongs to it. */
export interface Section {
  readonly heading: Heading | undefined
  readonly before: Token[]
  readonly codes: Code[]
  /** What follows the last code of a section. */
  readonly after: Token[]
  /** A table that is too wide for the column of the text. */
  readonly isWide: boolean
}

export interface Parsed {
  readonly title: string
  readonly headings: readonly Heading[]
  readonly sections: readonly Section[]
}

/** More columns need the whole width. */
const TEXT_COLUMNS_MAX = 3

/** A shorter name is not divided at the end of a line. */
const WHOLE_LENGTH = 22

const isWideTable = (token: Token): boolean =>
  token.type === 'table' && (token as Tokens.Table).header.length > TEXT_COLUMNS_MAX

const isShown = ({ type, raw }: Token): boolean => type !== 'space' && !(type === 'html' && raw.startsWith('<!--'))

/** The parts of a guide. */
export function parseGuide(guide: Guide): Parsed {
  const slugger = new GithubSlugger()
  const tokens = new Marked().lexer(sourceOf(guide)).filter(isShown)
  const headings: Heading[] = []
  const sections: Section[] = []
  let title = guide.label
  const begin = (heading?: Heading, isWide = false): Section => {
    const section = { heading, before: [], codes: [], after: [], isWide }
    sections.push(section)
    return section
  }
  const current = (): Section => {
    const last = sections.at(-1)
    return last && !last.isWide ? last : begin()
  }
  for (const [at, token] of tokens.entries()) {
    if (token.type === 'heading') {
      const { depth, tokens: inline = [] } = token as Tokens.Heading
      const text = plain(inline)
      const heading = { id: slugger.slug(text), text, depth }
      if (depth === 1) title = text
      else headings.push(begin(heading).heading!)
    } else if (token.type === 'code') {
      const last = current()
      // The last text after the previous code introduces this one.
      const led = last.after.splice(-1)
      const section = led.length > 0 ? begin() : last
      section.before.push(...led)
      section.codes.push(codeOf(token as Tokens.Code, tokens[at + 1]))
    } else {
      const section = isWideTable(token) ? begin(undefined, true) : current()
      ;(section.codes.length > 0 ? section.after : section.before).push(token)
    }
  }
  return { title, headings, sections }
}

const languageOf = (token: Tokens.Code): string => token.lang?.split(' ', 1)[0] ?? ''

const codeOf = (token: Tokens.Code, following: Token | undefined): Code => ({
  language: languageOf(token),
  text: token.text,
  next: following?.type === 'code' ? languageOf(following as Tokens.Code) : undefined,
})

/** The words of tokens, without their marks. */
export const plain = (tokens: readonly Token[]): string =>
  tokens
    .map((token) => {
      if ('tokens' in token && token.tokens) return plain(token.tokens)
      return 'text' in token ? String(token.text) : ''
    })
    .join('')

interface Place {
  readonly guide: Guide
  readonly root: string
}

/** Writes the parts of a guide as HTML. */
export function writer({ guide, root }: Place, next: Counter) {
  const marked = new Marked({
    renderer: {
      html: ({ text }) => html`${text}`.markup,
      image({ href, text }) {
        const picture = pictureAt(href, guide.file)
        if (!picture) return html`${text}`.markup
        const { file, width, height } = picture
        return html`<img src="${root + pathOf(file)}" width="${width}" height="${height}" alt="${text}" loading="lazy">`
          .markup
      },
      codespan: ({ text }) => html`<code${text.length <= WHOLE_LENGTH && html` class="nowrap"`}>${text}</code>`.markup,
      code: (token) => codeHtml(codeOf(token, undefined), next).markup,
      link({ href, tokens }) {
        const text = this.parser.parseInline(tokens)
        const address = addressOf(href, guide, root)
        return address === null ? text : html`<a href="${address}">${trusted(text)}</a>`.markup
      },
      table(token) {
        const inline = (cell: Tokens.TableCell) => trusted(this.parser.parseInline(cell.tokens))
        return table({
          caption: plain(token.header[0]!.tokens),
          columns: token.header.map((head, at) => ({
            head: plain(head.tokens),
            isFigure: head.align === 'right',
            cell: (row: Tokens.TableCell[]) =>
              at === 0 || row[at]!.text === '' ? inline(row[at]!) : html`<span>${inline(row[at]!)}</span>`,
          })),
          rows: token.rows,
        }).markup
      },
    },
  })
  return {
    text: (tokens: readonly Token[]): Markup => trusted(marked.parser([...tokens])),
    code: (codes: readonly Code[]): Markup => joined(codes.map((code) => codeHtml(code, next))),
  }
}
