import { editDistance, lookup } from './names.ts'
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

type StarPack = keyof typeof STAR_PACKS

/** The stars of the pack with a name, in any case and with any separators; null when unknown. */
export const findStarPack = lookup(
  (Object.keys(STAR_PACKS) as StarPack[]).map((name) => [name, STAR_PACKS[name] as readonly Star[]] as const),
)

const SUGGESTIONS = 3
/** A longer text cannot be a misspelt name: the longest name of the catalogue has 26 letters. */
const LETTERS_MAX = 64

const SPELLED = STARS.map(({ name }) => ({ name, spelled: spelling(name) }))

/** The names closest to a misspelt name, the closest first; none for a text of over 64 letters. */
export function suggestStars(text: string): string[] {
  if (text.length > LETTERS_MAX) return []
  const wanted = spelling(text)
  const likely = Math.max(2, Math.floor(wanted.length / 3))
  return SPELLED.map(({ name, spelled }) => ({ name, edits: editDistance(wanted, spelled, likely) }))
    .filter(({ edits }) => edits <= likely)
    .sort((a, b) => a.edits - b.edits)
    .slice(0, SUGGESTIONS)
    .map(({ name }) => name)
}
