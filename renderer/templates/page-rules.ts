import { type Chapter, chapterAnchor } from './chapters.ts'

export interface Foot {
  readonly label: string | null
  readonly logo: { readonly uri: string; readonly widthMm: number } | null
}

export const LOGO_HEIGHT_MM = 6
const LOGO_GAP_MM = 3

/** The footer of each page: the branding, the title of the chapter or of the contents, and the page number. */
export function pageRules(
  size: 'A4' | 'Letter',
  chapters: readonly Chapter[],
  { label, logo }: Foot,
  contents: string,
): string {
  const image = logo
    ? `background: url(${logo.uri}) no-repeat left center / auto ${LOGO_HEIGHT_MM}mm; padding-left: ${logo.widthMm + LOGO_GAP_MM}mm;`
    : ''
  const left = `content: ${quoted(label === null ? (logo ? ' ' : '') : breakable(label))}; ${image}`
  const right = (title: string) => `@bottom-right { content: ${quoted(`${title} `)} counter(page); }`
  return [
    `@page { size: ${size}; @bottom-left { ${left} } ${right('')} }`,
    ...['cover', 'title-page'].map(
      (name) => `@page ${name} { @bottom-left { content: none } @bottom-right { content: none } }`,
    ),
    `@page contents { ${right(`${contents}   `)} }`,
    ...chapters.map((chapter) => `@page ${chapterAnchor(chapter)} { ${right(`${chapter.title}   `)} }`),
  ].join('\n')
}

/** The longest word without a place to break. */
const WORD_MAX = 20
/** Whole phrases as one letter, each as wide as twenty others, and how many of them a margin has room for. */
const PHRASES = /[\ufdf0-\ufdff]/g
const PHRASES_MAX = 4
const WORD = new RegExp(`[^\\s-]{${WORD_MAX}}(?=[^\\s-])`, 'gu')
const MAY_BREAK = '\u200b'

/** A margin box of a page breaks only where a line may break, and cuts nothing. */
function breakable(label: string): string {
  let phrases = 0
  return label
    .replace(PHRASES, (each) => (phrases++ < PHRASES_MAX ? `${each}${MAY_BREAK}` : ''))
    .replace(WORD, `$&${MAY_BREAK}`)
}

/** A CSS string in which all characters but ASCII letters and digits are escaped. */
const quoted = (text: string): string =>
  `"${[...text].map((each) => (/[a-zA-Z0-9]/.test(each) ? each : `\\${each.codePointAt(0)!.toString(16)} `)).join('')}"`
