import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** EB Garamond for reading and Alegreya Sans for tables, both under the SIL Open Font License 1.1. */
const FAMILIES = [
  { sheet: import.meta.resolve('@fontsource/eb-garamond/400.css'), styles: ['400', '400-italic', '500'] },
  { sheet: import.meta.resolve('@fontsource/alegreya-sans/400.css'), styles: ['400', '500'] },
] as const

/** A font for some of the characters of a style, with its file in it. */
interface Face {
  readonly css: string
  readonly ranges: readonly (readonly [first: number, last: number])[]
}

const FACE = /@font-face \{[^}]*\}/g
const SOURCE = /src: url\((\.\/files\/[^)]+\.woff2)\) format\('woff2'\)[^;]*;/
const RANGE = /U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g

/** Reads all faces once; what is asked for then are the `@font-face` rules that a text has characters for. */
export function readFonts(): (text: string) => string {
  const faces = FAMILIES.flatMap(({ sheet, styles }) => {
    const folder = dirname(fileURLToPath(sheet))
    return styles.flatMap((style) => facesOf(folder, readFileSync(join(folder, `${style}.css`), 'utf8')))
  })
  return (text) => {
    const characters = [...new Set(text)].map((each) => each.codePointAt(0)!)
    const isUsed = ({ ranges }: Face) =>
      ranges.some(([first, last]) => characters.some((each) => each >= first && each <= last))
    return faces
      .filter(isUsed)
      .map(({ css }) => css)
      .join('\n')
  }
}

const facesOf = (folder: string, css: string): Face[] =>
  (css.match(FACE) ?? []).map((face) => ({
    css: face.replace(SOURCE, (_, file: string) => {
      const woff2 = readFileSync(join(folder, file)).toString('base64')
      return `src: url(data:font/woff2;base64,${woff2}) format('woff2');`
    }),
    ranges: [...face.matchAll(RANGE)].map(([, first, last]) => [
      Number.parseInt(first!, 16),
      Number.parseInt(last ?? first!, 16),
    ]),
  }))
