/** XML that is safe to put into XML; only `svg` makes it. */
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

/** Everything that XML 1.0 does not allow at all (section 2.2), with halves of surrogate pairs. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

/** Most of a picture are numbers, which need no second look. */
const PLAIN = /^[ !#-%(-;=?-~]*$/

const escaped = (text: string): string =>
  PLAIN.test(text) ? text : text.replace(FORBIDDEN, '').replace(/[&<>"']/g, (each) => ENTITIES[each]!)

const written = (part: Part): string => {
  if (part === null || part === undefined || typeof part === 'boolean') return ''
  if (typeof part === 'number') return String(part)
  if (typeof part === 'string') return escaped(part)
  return 'markup' in part ? part.markup : part.map(written).join('')
}

/** Strings are escaped, markup passes, arrays are joined, and null, undefined and booleans vanish. */
export const svg = (texts: TemplateStringsArray, ...parts: readonly Part[]): Markup => ({
  markup: texts.map((text, index) => text + (index < parts.length ? written(parts[index]) : '')).join(''),
})
