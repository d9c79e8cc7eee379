import { STAR_TABLE } from './star-table.ts'

export interface Star {
  readonly id: string
  readonly name: string
  /** The designation by Bayer or another catalogue: `α Leo`. */
  readonly designation: string
  /** The search text for which the star catalogue returns exactly this star. */
  readonly search: string
}

const GREEK: Readonly<Record<string, string>> = {
  al: 'α',
  be: 'β',
  ga: 'γ',
  de: 'δ',
  ep: 'ε',
  ze: 'ζ',
  et: 'η',
  th: 'θ',
  io: 'ι',
  ka: 'κ',
  la: 'λ',
  mu: 'μ',
  nu: 'ν',
  xi: 'ξ',
  omi: 'ο',
  pi: 'π',
  rh: 'ρ',
  si: 'σ',
  ta: 'τ',
  up: 'υ',
  ph: 'φ',
  ch: 'χ',
  ps: 'ψ',
  ome: 'ω',
}

/** `α Leo` for `alLeo`, `γ1 And` for `ga-1And`; other codes unchanged. */
function designationOf(code: string): string {
  const [, letter = '', number = '', constellation = ''] = /^([a-z]+)(?:-(\d))?([A-Z]\w\w)$/.exec(code) ?? []
  return GREEK[letter] ? `${GREEK[letter]}${number} ${constellation}` : code
}

const spelling = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

const idOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '')

/** The stars of the catalogue with a name. */
export const STARS: readonly Star[] = STAR_TABLE.map(([name, code]) => ({
  id: idOf(name),
  name,
  designation: designationOf(code),
  search: `,${code}`,
}))

/** A name replaces an equal designation, since it comes later in the list. */
const BY_NAME = new Map<string, Star>(
  [
    ...STAR_TABLE.flatMap(([, code], index) => [code, STARS[index]!.designation].map((text) => [text, index] as const)),
    ...STAR_TABLE.flatMap(([name, , ...others], index) => [...others, name].map((text) => [text, index] as const)),
  ].map(([text, index]) => [spelling(text), STARS[index]!]),
)

/** The star with a name or designation, in any case, with any accents, blanks and hyphens; null when unknown. */
export const findStar = (text: string): Star | null => BY_NAME.get(spelling(text)) ?? null

const named = (...names: readonly string[]): readonly Star[] => names.map((name) => findStar(name)!)

/** Agrippa's fifteen fixed stars for magic (De occulta philosophia II.47), in their order along the zodiac. */
const BEHENIAN = [
  'Algol',
  'Alcyone',
  'Aldebaran',
  'Capella',
  'Sirius',
  'Procyon',
  'Regulus',
  'Alkaid',
  'Algorab',
  'Spica',
  'Arcturus',
  'Alphecca',
  'Antares',
  'Vega',
  'Deneb Algedi',
] as const

/**
 * Packs of stars. The contract names twenty Behenian stars, Agrippa lists fifteen, and we know of no published list of
 * twenty. The other five are our choice. Polaris is for some authors the star that Agrippa calls the tail of the Bear.
 * Fomalhaut is the royal star missing from his list. Betelgeuse, Rigel and Altair are, with Fomalhaut, the stars that
 * Kerykeion (`DEFAULT_FIXED_STARS`) adds to the Behenian stars.
 */
export const STAR_PACKS = {
  royal_4: named('Aldebaran', 'Regulus', 'Antares', 'Fomalhaut'),
  behenian_20: named(...BEHENIAN, 'Fomalhaut', 'Betelgeuse', 'Rigel', 'Altair', 'Polaris'),
  all: STARS,
} as const

const SUGGESTIONS = 3

/** The names closest to a misspelt name, the closest first. */
export function suggestStars(text: string): string[] {
  const wanted = spelling(text)
  const likely = Math.max(2, Math.floor(wanted.length / 3))
  return STARS.map(({ name }) => ({ name, edits: edits(wanted, spelling(name)) }))
    .filter(({ edits }) => edits <= likely)
    .sort((a, b) => a.edits - b.edits)
    .slice(0, SUGGESTIONS)
    .map(({ name }) => name)
}

/** The Levenshtein distance: the fewest insertions, deletions and replacements that turn one text into another. */
function edits(from: string, to: string): number {
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= to.length; column += 1) {
      const replaced = previous[column - 1]! + (from[row - 1] === to[column - 1] ? 0 : 1)
      current.push(Math.min(replaced, previous[column]! + 1, current[column - 1]! + 1))
    }
    previous = current
  }
  return previous[to.length]!
}
