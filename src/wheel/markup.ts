/** Escaped XML. Only `svg` makes it. */
export interface Markup {
  readonly markup: string
}

type Part = string | number | boolean | null | undefined | Markup | readonly Part[]

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** The characters that XML 1.0 forbids (section 2.2), and lone surrogates. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

/** Most values in a picture are numbers, which need no escaping. */
const PLAIN = /^[ !#-%(-;=?-~]*$/

const escaped = (text: string): string =>
  PLAIN.test(text) ? text : text.replace(FORBIDDEN, '').replace(/[&<>"']/g, (each) => ENTITIES[each]!)

const written = (part: Part): string => {
  if (part === null || part === undefined || typeof part === 'boolean') return ''
  if (typeof part === 'number') return String(part)
  if (typeof part === 'string') return escaped(part)
  return 'markup' in part ? part.markup : part.map(written).join('')
}

/** Escapes strings, keeps markup, joins arrays, and drops null, undefined and booleans. */
export const svg = (texts: TemplateStringsArray, ...parts: readonly Part[]): Markup => ({
  markup: texts.map((text, index) => text + (index < parts.length ? written(parts[index]) : '')).join(''),
})
