import { STAR_TABLE } from './star-table.ts'

export interface Star {
  readonly id: string
  readonly name: string
  /** Bayer's or another catalogue's designation: `α Leo`. */
  readonly designation: string
  /** How the star catalogue is asked for this one star and no other. */
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

/** `alLeo` as `α Leo`, `ga-1And` as `γ1 And`; others as they are. */
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

/** Every star of the catalogue that has a name. */
export const STARS: readonly Star[] = STAR_TABLE.map(([name, code]) => ({
  id: idOf(name),
  name,
  designation: designationOf(code),
  search: `,${code}`,
}))

/** Names come before designations, so that no designation hides a name. */
const BY_NAME = new Map<string, Star>(
  [
    ...STAR_TABLE.flatMap(([, code], index) => [code, STARS[index]!.designation].map((text) => [text, index] as const)),
    ...STAR_TABLE.flatMap(([name, , ...others], index) => [...others, name].map((text) => [text, index] as const)),
  ].map(([text, index]) => [spelling(text), STARS[index]!]),
)

/** The star of that name or designation, whatever its case, accents, blanks and hyphens; null when there is none. */
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
 * Packs of stars by name. The contract speaks of twenty Behenian stars and Agrippa lists fifteen; no list of twenty is
 * published that we know of. The other five are our choice: Polaris, which others take for the star that Agrippa calls
 * the tail of the Bear; Fomalhaut, the royal star that he leaves out; and Betelgeuse, Rigel and Altair, which Kerykeion
 * (`DEFAULT_FIXED_STARS`) adds to the Behenian stars, as it does Fomalhaut.
 */
export const STAR_PACKS = {
  royal_4: named('Aldebaran', 'Regulus', 'Antares', 'Fomalhaut'),
  behenian_20: named(...BEHENIAN, 'Fomalhaut', 'Betelgeuse', 'Rigel', 'Altair', 'Polaris'),
  all: STARS,
} as const

const SUGGESTIONS = 3

/** The names that are closest to a misspelt one, the closest first. */
export function suggestStars(text: string): string[] {
  const wanted = spelling(text)
  const likely = Math.max(2, Math.floor(wanted.length / 3))
  return STARS.map(({ name }) => ({ name, edits: edits(wanted, spelling(name)) }))
    .filter(({ edits }) => edits <= likely)
    .sort((a, b) => a.edits - b.edits)
    .slice(0, SUGGESTIONS)
    .map(({ name }) => name)
}

/** Levenshtein's distance: insertions, deletions and replacements that make one text of another. */
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
