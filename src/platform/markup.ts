/** HTML or SVG whose texts are escaped. Only this file makes it, so that no other text is taken for it. */
class Markup {
  readonly markup: string
  /** Makes the class nominal: an object with the same members is no markup. */
  declare protected readonly isEscaped: true

  constructor(markup: string) {
    this.markup = markup
  }

  /** Called when markup stands within an untagged template, or is joined as an array of strings. */
  toString(): never {
    throw new TypeError('Markup is not text. Use the tag html or svg, or joined')
  }
}

export type { Markup }

/** What may stand within a template. `true` may not: it would be dropped like `false`. */
export type Content = string | number | false | null | undefined | Markup | readonly Content[]

/**
 * A template as markup: strings are escaped, for the content of an element or of a quoted attribute. Arrays are joined; null,
 * undefined and false are dropped.
 */
export function html(texts: TemplateStringsArray, ...parts: readonly Content[]): Markup {
  let markup = texts[0]!
  for (let index = 0; index < parts.length; index += 1) markup += written(parts[index]) + texts[index + 1]!
  return new Markup(markup)
}

/**
 * The same for pictures.
 * @alias
 */
export const svg = html

/** Contents with a separator between them, usually the end of a line. */
export function joined(parts: readonly Content[], separator = '\n'): Markup {
  return new Markup(parts.map(written).join(written(separator)))
}

/** Text that is markup already: made by a library that escapes, drawn by this service, or no HTML, as CSS is. */
export const trusted = (markup: string): Markup => new Markup(markup)

const written = (part: Content): string => {
  if (typeof part === 'string') return escaped(part)
  if (typeof part === 'number') return String(part)
  if (part === null || part === undefined || part === false) return ''
  return part instanceof Markup ? part.markup : part.map(written).join('')
}

/** Most values in a picture are numbers, which need no escaping. */
const PLAIN = /^[ !#-%(-;=?-~]*$/

/** The characters that XML 1.0 forbids (section 2.2), and lone surrogates. In HTML they are errors too, but for U+000C. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escaped = (text: string): string =>
  PLAIN.test(text) ? text : text.replace(FORBIDDEN, '').replace(/[&<>"']/g, (each) => ENTITIES[each]!)
