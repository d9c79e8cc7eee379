/** A logo has some kilobytes; drawings that are larger are pictures. */
const LENGTH_MAX = 512 * 1024

const INSTEAD = 'Upload the image as PNG instead'

/**
 * What an SVG may not have, each with its reason. The library that draws it (librsvg) runs no scripts and loads nothing for
 * a document that has no address; these rules hold whatever draws it.
 */
const RULES: readonly (readonly [pattern: RegExp, reason: (found: string) => string])[] = [
  [/<!DOCTYPE|<!ENTITY/i, () => 'The SVG has a DOCTYPE or entities; leave them out'],
  [/<\?(?!xml\s)[\w-]*/i, (found) => `The SVG has the processing instruction ${found}; leave it out`],
  [
    /<(?:[^\s<>/:]+:)?(?:script|foreignObject|image|feImage|include|handler|listener|iframe|embed|object|audio|video)(?=[\s/>])/i,
    (found) => `The SVG has the element ${found}>, which is not allowed. ${INSTEAD}`,
  ],
  [/\son[a-z]+\s*=/i, (found) => `The SVG has the script attribute ${found.trim()}; leave it out`],
  // The number of dashes, each of which takes memory, is the author's choice.
  [/stroke-dash\w*/i, (found) => `The SVG has ${found}, which is not allowed. ${INSTEAD}`],
  [/@import/i, () => 'The SVG has @import; only references within the document are allowed'],
  [/xml:base/i, () => 'The SVG has xml:base; only references within the document are allowed'],
  [/href\s*=(?!\s*["']\s*#)/i, () => 'The SVG has an href that leads elsewhere; only href="#…" is allowed'],
  [/url\((?!\s*["']?\s*#)/i, () => 'The SVG has a url() that leads elsewhere; only url(#…) is allowed'],
]

/** Why an SVG is not accepted; null when it is. */
export function svgProblem(text: string): string | null {
  if (text.length > LENGTH_MAX) return `The SVG has over ${LENGTH_MAX} characters. ${INSTEAD}`
  for (const [pattern, reason] of RULES) {
    const found = pattern.exec(text)
    if (found) return reason(found[0])
  }
  return null
}
