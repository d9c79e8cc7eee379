import bidiFactory from 'bidi-js'

/** The package is CommonJS, and declares itself as a module. */
const bidi = (bidiFactory as unknown as typeof bidiFactory.default)()

/** Spaces that separate a name from its coordinates. Each part has its own direction. */
const PARTED = /( {2,})/

/** A part of a text with the embedding level of each of its code units. Odd levels run from right to left. */
export interface Levelled {
  readonly text: string
  readonly levels: Uint8Array
}

/** The parts of a line from left to right, by the Unicode Bidirectional Algorithm (UAX #9). */
export const levelled = (line: string): Levelled[] =>
  line
    .split(PARTED)
    .filter((text) => text !== '')
    .map((text) => ({ text, levels: bidi.getEmbeddingLevels(text, 'auto').levels }))

/** The mirror image of a bracket, or the character itself. */
export const mirrored = (character: string): string => bidi.getMirroredCharacter(character) ?? character

/** Runs in visual order: from the highest level to the lowest odd one, runs of it or above are reversed (L2). */
export function visualOrder<Run extends { readonly level: number }>(runs: readonly Run[]): Run[] {
  const ordered = [...runs]
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level--) {
    let start = 0
    while (start < ordered.length) {
      let end = start
      while (end < ordered.length && ordered[end]!.level >= level) end++
      if (end > start) ordered.splice(start, end - start, ...ordered.slice(start, end).reverse())
      start = end + 1
    }
  }
  return ordered
}
