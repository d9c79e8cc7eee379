/** A font that pages load from this service. */
export interface Font {
  readonly family: string
  readonly weight: string
  /** Its file among those of pages, without the ending, and the one in its package. */
  readonly name: string
  readonly module: string
  /** A browser loads the file for a page with one of these letters. The Latin letters of English have no range. */
  readonly range?: string
}

/** With the letters of transliterations by the IAST, such as ā and ṇ. */
const LATIN = { latin: undefined, 'latin-ext': 'U+0100-02FF, U+0300-036F, U+1E00-1EFF' } as const
const DEVANAGARI = 'U+0900-097F, U+1CD0-1CF9, U+200C-200D, U+25CC, U+A8E0-A8FF'

const latin = (family: string, name: string, weight: string): readonly Font[] =>
  Object.entries(LATIN).map(([part, range]) => ({
    family,
    weight,
    name: `${name}-${part}-${weight}`,
    module: `@fontsource/${name}/files/${name}-${part}-${weight}-normal.woff2`,
    ...(range && { range }),
  }))

/** The fonts of pages. */
export const FONTS: readonly Font[] = [
  ...latin('EB Garamond', 'eb-garamond', '500'),
  ...latin('Alegreya Sans', 'alegreya-sans', '400'),
  ...latin('Alegreya Sans', 'alegreya-sans', '700'),
  // Phones and most desktops have a font for it; other systems rarely do.
  {
    family: 'Noto Sans Devanagari',
    weight: '100 900',
    name: 'noto-sans-devanagari',
    range: DEVANAGARI,
    module: '@fontsource-variable/noto-sans/files/noto-sans-devanagari-wght-normal.woff2',
  },
]

/** The name of its file among those of pages. */
export const fontFile = ({ name }: Font): string => `${name}.woff2`

/** A font of the system that stands in until one of ours is loaded, in its size, so that the page does not move. */
interface StandIn {
  readonly family: string
  readonly weight: string
  /** Fonts with the same widths, as systems call them. */
  readonly local: readonly string[]
  /** The mean width of English letters, in relation to those of ours. */
  readonly size: number
  /** The height of a line above and below the baseline of ours, in em. */
  readonly ascent: number
  readonly descent: number
}

/** Measured with the text of a guide at 1000 px: 0.3719, 0.3813 and 0.3830 em, beside 0.4309, 0.4660 and 0.3907. */
const STAND_INS: readonly StandIn[] = [
  {
    family: 'Alegreya Sans until loaded',
    weight: '400',
    local: ['Arial', 'Liberation Sans', 'Arimo', 'NimbusSans-Regular', 'Helvetica', 'Roboto'],
    size: 0.3719 / 0.4309,
    ascent: 0.8,
    descent: 0.2,
  },
  {
    family: 'Alegreya Sans until loaded',
    weight: '700',
    local: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold', 'NimbusSans-Bold', 'Helvetica Bold', 'Roboto Bold'],
    size: 0.3813 / 0.466,
    ascent: 0.8,
    descent: 0.2,
  },
  {
    family: 'EB Garamond until loaded',
    weight: '500',
    local: ['Times New Roman', 'Liberation Serif', 'Tinos', 'NimbusRoman-Regular', 'Times'],
    size: 0.383 / 0.3907,
    ascent: 1.007,
    descent: 0.298,
  },
]

const share = (value: number): string => `${(value * 100).toFixed(1)}%`

/** The overrides count in the adjusted size. */
const standInFace = ({ family, weight, local, size, ascent, descent }: StandIn): string =>
  `@font-face { font-family: '${family}'; font-weight: ${weight}; src: ${local.map((name) => `local('${name}')`).join(', ')}; size-adjust: ${share(size)}; ascent-override: ${share(ascent / size)}; descent-override: ${share(descent / size)}; line-gap-override: 0% }`

/** The rules of the fonts that stand in. */
export const standInFaces: readonly string[] = STAND_INS.map(standInFace)
