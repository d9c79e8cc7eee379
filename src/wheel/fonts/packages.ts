import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A font package, and the letters that it is asked for. */
export interface FontPackage {
  readonly sheet: string
  readonly has: RegExp
}

/** Chinese, Japanese and Korean letters with their punctuation and full-width forms, and the signs of their fonts. */
const EAST = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Bopo}\u2460-\u27bf\u3000-\u303f\uff00-\uffef]/u
const ANY = /./su

/**
 * The Noto fonts (SIL Open Font License 1.1). Each file has all weights of some characters. The first package that has
 * a letter draws it. Of the 21,000 letters in Unicode's first block of Chinese they have 17,000. Together they take 38
 * MB.
 */
const FONT_PACKAGES: Readonly<Record<string, FontPackage>> = {
  general: { sheet: import.meta.resolve('@fontsource-variable/noto-sans/index.css'), has: ANY },
  arabic: { sheet: import.meta.resolve('@fontsource-variable/noto-sans-arabic/index.css'), has: /\p{scx=Arab}/u },
  hebrew: { sheet: import.meta.resolve('@fontsource-variable/noto-sans-hebrew/index.css'), has: /\p{scx=Hebr}/u },
  thaana: { sheet: import.meta.resolve('@fontsource-variable/noto-sans-thaana/index.css'), has: /\p{scx=Thaa}/u },
  bengali: { sheet: import.meta.resolve('@fontsource-variable/noto-sans-bengali/index.css'), has: /\p{scx=Beng}/u },
  gurmukhi: { sheet: import.meta.resolve('@fontsource-variable/noto-sans-gurmukhi/index.css'), has: /\p{scx=Guru}/u },
  gujarati: { sheet: import.meta.resolve('@fontsource-variable/noto-sans-gujarati/index.css'), has: /\p{scx=Gujr}/u },
  oriya: { sheet: import.meta.resolve('@fontsource-variable/noto-sans-oriya/index.css'), has: /\p{scx=Orya}/u },
  tamil: { sheet: import.meta.resolve('@fontsource-variable/noto-sans-tamil/index.css'), has: /\p{scx=Taml}/u },
  telugu: { sheet: import.meta.resolve('@fontsource-variable/noto-sans-telugu/index.css'), has: /\p{scx=Telu}/u },
  kannada: { sheet: import.meta.resolve('@fontsource-variable/noto-sans-kannada/index.css'), has: /\p{scx=Knda}/u },
  malayalam: { sheet: import.meta.resolve('@fontsource-variable/noto-sans-malayalam/index.css'), has: /\p{scx=Mlym}/u },
  sinhala: { sheet: import.meta.resolve('@fontsource-variable/noto-sans-sinhala/index.css'), has: /\p{scx=Sinh}/u },
  thai: { sheet: import.meta.resolve('@fontsource-variable/noto-sans-thai/index.css'), has: /\p{scx=Thai}/u },
  lao: { sheet: import.meta.resolve('@fontsource-variable/noto-sans-lao/index.css'), has: /\p{scx=Laoo}/u },
  khmer: { sheet: import.meta.resolve('@fontsource-variable/noto-sans-khmer/index.css'), has: /\p{scx=Khmr}/u },
  myanmar: { sheet: import.meta.resolve('@fontsource-variable/noto-sans-myanmar/index.css'), has: /\p{scx=Mymr}/u },
  tibetan: { sheet: import.meta.resolve('@fontsource-variable/noto-serif-tibetan/index.css'), has: /\p{scx=Tibt}/u },
  georgian: { sheet: import.meta.resolve('@fontsource-variable/noto-sans-georgian/index.css'), has: /\p{scx=Geor}/u },
  armenian: { sheet: import.meta.resolve('@fontsource-variable/noto-sans-armenian/index.css'), has: /\p{scx=Armn}/u },
  ethiopic: { sheet: import.meta.resolve('@fontsource-variable/noto-sans-ethiopic/index.css'), has: /\p{scx=Ethi}/u },
  simplified: { sheet: import.meta.resolve('@fontsource-variable/noto-sans-sc/index.css'), has: EAST },
  traditional: { sheet: import.meta.resolve('@fontsource-variable/noto-sans-tc/index.css'), has: EAST },
  japanese: { sheet: import.meta.resolve('@fontsource-variable/noto-sans-jp/index.css'), has: EAST },
  korean: { sheet: import.meta.resolve('@fontsource-variable/noto-sans-kr/index.css'), has: EAST },
  emoji: {
    sheet: import.meta.resolve('@fontsource-variable/noto-emoji/index.css'),
    has: /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u20e3/u,
  },
  symbols: { sheet: import.meta.resolve('@fontsource-variable/noto-sans-symbols/index.css'), has: ANY },
}

type PackageName = keyof typeof FONT_PACKAGES

/** One letter has several forms in the East. The other letters of a text show which one is meant. */
const FIRST: readonly (readonly [sign: RegExp, first: PackageName])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'japanese'],
  [/\p{Script=Hangul}/u, 'korean'],
  [/\p{Script=Bopomofo}/u, 'traditional'],
]

/** The packages in the order in which they draw the letters of a text. */
export function packagesFor(text: string): FontPackage[] {
  const first = FIRST.find(([sign]) => sign.test(text))?.[1]
  const names = Object.keys(FONT_PACKAGES)
  const ordered = first ? [first, ...names.filter((name) => name !== first)] : names
  return ordered.map((name) => FONT_PACKAGES[name]!)
}

/** A font file for some characters, as a style sheet of its package declares it. */
export interface FontFace {
  readonly family: string
  /** The path of the WOFF2 file. */
  readonly file: string
  readonly style: string
  readonly weight: string
  readonly unicodeRange: string
  readonly claims: (codePoint: number) => boolean
}

const FACE = /@font-face \{[^}]*\}/g
const RANGE = /U\+([0-9A-Fa-f]+)(?:-([0-9A-Fa-f]+))?/g

/** The faces of a style sheet, given by its file: address. */
export function facesIn(sheet: string): FontFace[] {
  const path = fileURLToPath(sheet)
  return (readFileSync(path, 'utf8').match(FACE) ?? []).map((face) => {
    const [, file] = /url\((\.\/files\/[^)]+\.woff2)\)/.exec(face)!
    const unicodeRange = said(face, 'unicode-range')
    const ranges = rangesOf(unicodeRange)
    return {
      family: said(face, 'font-family').replaceAll("'", ''),
      file: join(dirname(path), file!),
      style: said(face, 'font-style'),
      weight: said(face, 'font-weight'),
      unicodeRange,
      claims: (codePoint) => ranges.some(([first, last]) => codePoint >= first && codePoint <= last),
    }
  })
}

const said = (face: string, property: string): string => new RegExp(`${property}: ([^;]+);`).exec(face)![1]!

const rangesOf = (text: string): (readonly [first: number, last: number])[] =>
  [...text.matchAll(RANGE)].map(([, first, last]) => [Number.parseInt(first!, 16), Number.parseInt(last ?? first!, 16)])
