/** A logo has a few kilobytes. A larger drawing should be a PNG. */
const LENGTH_MAX = 512 * 1024

const INSTEAD = 'Upload the image as PNG instead'

/**
 * What an SVG must not have, each with its message. The library that draws it (librsvg) runs no scripts and loads
 * nothing for a document without an address. These rules do not depend on the library.
 */
const RULES: readonly (readonly [pattern: RegExp, reason: (found: string) => string])[] = [
  [/<!DOCTYPE|<!ENTITY/i, () => 'The SVG has a DOCTYPE or entities; remove them'],
  [/<\?(?!xml\s)[\w-]*/i, (found) => `The SVG has the processing instruction ${found}; remove it`],
  [
    /<(?:[^\s<>/:]+:)?(?:script|foreignObject|image|feImage|include|handler|listener|iframe|embed|object|audio|video)(?=[\s/>])/i,
    (found) => `The SVG has the element ${found}>, which is not allowed. ${INSTEAD}`,
  ],
  [/\son[a-z]+\s*=/i, (found) => `The SVG has the script attribute ${found.trim()}; remove it`],
  // The author sets the number of dashes, and each needs memory.
  [/stroke-dash\w*/i, (found) => `The SVG has ${found}, which is not allowed. ${INSTEAD}`],
  [/@import/i, () => 'The SVG has @import; only references within the document are allowed'],
  [/xml:base/i, () => 'The SVG has xml:base; only references within the document are allowed'],
  [/href\s*=(?!\s*["']\s*#)/i, () => 'The SVG has an href to another document; only href="#…" is allowed'],
  [/url\((?!\s*["']?\s*#)/i, () => 'The SVG has a url() to another document; only url(#…) is allowed'],
]

/** The reason to refuse an SVG. Null if it is accepted. */
export function svgProblem(text: string): string | null {
  if (text.length > LENGTH_MAX) return `The SVG has more than ${LENGTH_MAX} characters. ${INSTEAD}`
  for (const [pattern, reason] of RULES) {
    const found = pattern.exec(text)
    if (found) return reason(found[0])
  }
  return null
}
