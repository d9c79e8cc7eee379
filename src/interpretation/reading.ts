import type { AspectHit } from '../astro/aspect.ts'
import type { Chart, ChartPoint } from '../astro/chart.ts'
import { CATALOGUES, labelOf, ordinal, pointName } from '../languages/catalogues.ts'
import { filled, type Language } from '../languages/language.ts'
import type { DayOfBirth } from './day-of-birth.ts'
import { HOUSE_MOVERS, TRANSIT_MOVERS, TRANSIT_TARGETS, transitKey } from './keys.ts'
import { type Choice, SECTION_IDS, type SectionId, sectionOf, sectionOfHouse } from './sections.ts'
import { selection } from './selection.ts'

/** A text of the corpus. */
export interface CorpusText {
  readonly language: Language
  /** A summary line, shown below a heading. */
  readonly motto: string
  readonly tags: readonly string[]
  /** 60 to 250 words, second person. An empty line parts paragraphs. */
  readonly body: string
}

/** Texts by key (src/interpretation/keys.ts). */
export type Corpus = ReadonlyMap<string, CorpusText>

const ENTRY = /^## (\S+)\n\n\*([^\n]+)\*\n\nTags: ([^\n]+)\n\n([\s\S]+)$/

/**
 * Reads the files of the corpus of a language. Each text has a heading with its key, a motto in italics, a line of tags, and the body.
 * Throws when a part is missing or a key occurs twice.
 */
export function readCorpus(files: readonly string[], language: Language = 'en'): Corpus {
  const corpus = new Map<string, CorpusText>()
  for (const text of files) {
    for (const part of text.split(/^(?=## )/m).slice(1)) {
      const [, key, motto, tags, body] = ENTRY.exec(part.trim()) ?? []
      if (!key || !motto || !tags || !body) throw new Error(`Not a passage of the corpus: ${part.slice(0, 80)}`)
      if (corpus.has(key)) throw new Error(`The corpus has ${key} twice`)
      corpus.set(key, { language, motto, tags: tags.split(', '), body: paragraphs(body) })
    }
  }
  return corpus
}

const paragraphs = (body: string): string =>
  body
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replaceAll(/\s*\n\s*/g, ' '))
    .join('\n\n')

/** A text in a reading. */
export interface Entry extends Omit<CorpusText, 'language'> {
  readonly key: string
  readonly category: Choice['category']
  readonly title: string
  /** For a transit, the index of its aspect in the list of hits. */
  readonly hit?: number
}

export type Reading = Readonly<Record<SectionId, readonly Entry[]>>

/** The texts of a natal chart by section, with headings in a language. */
export const reading = (chart: Chart, corpus: Corpus, day: DayOfBirth, language: Language): Reading =>
  readingOf(selection(chart, day, language), corpus)

/** Selected texts by section, in the order of the selection. What the corpus does not cover yet is left out. */
function readingOf(choices: readonly Choice[], corpus: Corpus): Reading {
  const chosen = Map.groupBy(choices, ({ section }) => section)
  const entries = SECTION_IDS.map((id) => [id, (chosen.get(id) ?? []).flatMap((choice) => entryOf(choice, corpus))])
  return Object.fromEntries(entries) as Reading
}

function entryOf({ key, category, title, fills = {}, hit }: Choice, corpus: Corpus): Entry[] {
  const found = corpus.get(key)
  if (!found) return []
  const { language: _, ...passage } = found
  const entry = {
    key,
    category,
    title,
    ...passage,
    body: filled(passage.body, fills),
    ...(hit !== undefined && { hit }),
  }
  return [entry]
}

const HOUSES = 12
/** The texts describe the weeks around the exact aspect: a wider one has none. In degrees. */
const READ_WITHIN = 2

const MANNERS: Readonly<Record<string, 'conjunction' | 'hard' | 'soft'>> = {
  conjunction: 'conjunction',
  opposition: 'hard',
  square: 'hard',
  trine: 'soft',
  sextile: 'soft',
}

/** Conjunctions with the own natal place, and the opposition of Uranus, have texts of their own. */
const RETURNING: Readonly<Record<string, string>> = {
  'jupiter conjunction': 'jupiter',
  'saturn conjunction': 'saturn',
  'chiron conjunction': 'chiron',
  'north_node conjunction': 'north_node',
  'uranus opposition': 'uranus_opposition',
}

/**
 * The texts of transits, by section of the natal point: the aspects within two degrees, the closest
 * first, then the natal houses of slow bodies.
 */
export function transitReading(
  hits: readonly AspectHit[],
  moving: readonly ChartPoint[],
  corpus: Corpus,
  language: Language = 'en',
): Reading {
  const { titles, aspects } = CATALOGUES[language].readings
  const met = hits
    .map((hit, index) => ({ ...hit, index }))
    .filter(({ orb }) => orb <= READ_WITHIN)
    .toSorted((one, other) => one.orb - other.orb)
    .flatMap(({ index, ...hit }): Choice[] => {
      const key = transitTextKey(hit.a, hit.b, hit.aspect.id)
      if (key === null) return []
      const title = filled(titles.transit, {
        transiting: pointName(language, hit.a),
        aspect: labelOf(aspects, hit.aspect.id),
        natal: pointName(language, hit.b),
      })
      return [{ key, category: 'aspect', section: sectionOf(hit.b), title, hit: index }]
    })
  const passing = HOUSE_MOVERS.flatMap((id): Choice[] => {
    const house = moving.find((point) => point.id === id)?.house ?? null
    if (house === null || house > HOUSES) return []
    return [
      {
        key: transitKey.house(id, house),
        category: 'planet_house',
        section: sectionOfHouse(house),
        title: filled(titles.transitInHouse, { point: pointName(language, id), house: ordinal(language, house) }),
      },
    ]
  })
  return readingOf([...met, ...passing], corpus)
}

/** The key of the text on a transit, by the ids of both points and of the aspect; null for a transit without a text. */
export function transitTextKey(a: string, b: string, aspect: string): string | null {
  const own = a === b ? RETURNING[`${a} ${aspect}`] : undefined
  if (own !== undefined) return transitKey.return(own)
  const manner = MANNERS[aspect]
  const isTold = TRANSIT_MOVERS.some((each) => each === a) && TRANSIT_TARGETS.some((each) => each === b)
  return manner !== undefined && isTold ? transitKey.aspect(a, manner, b) : null
}
