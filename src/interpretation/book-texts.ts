import type { Chart } from '../astro/chart.ts'
import { type PlanetWeight, planetWeights } from '../astro/dominants.ts'
import { SIGNS, signIndex } from '../astro/sign.ts'
import { filled } from '../languages/language.ts'
import { isPersonalAspect } from './aspect-choices.ts'
import { certainChart, type DayOfBirth, openSigns, type Span } from './day-of-birth.ts'
import { bookKey, GLOSSARY, INTRODUCTION } from './keys.ts'
import { mannerOf, type Passage, portrait } from './portrait.ts'
import type { Corpus } from './reading.ts'
import { signInPassage, withArticle } from './wording.ts'

/** The texts of a book in addition to those of its chart. A part that the corpus does not have yet is absent. */
export interface BookTexts {
  readonly introduction?: { title: string; body: string }[]
  /** Paragraphs that follow each other. */
  readonly portrait?: string[]
  readonly questions?: string[]
  readonly glossary?: { term: string; body: string }[]
}

/** The texts about a chart as a whole. */
export function bookTexts(chart: Chart, corpus: Corpus, day: DayOfBirth): BookTexts {
  const bodies = (passages: readonly Passage[]): string[] =>
    passages.flatMap(({ key, fills }) => {
      const found = corpus.get(key)
      return found ? [filled(found.body, fills)] : []
    })
  const titled = (keys: readonly string[]) =>
    keys.flatMap((key) => {
      const found = corpus.get(key)
      return found ? [{ title: found.motto, body: found.body }] : []
    })
  return withoutEmpty({
    introduction: titled(INTRODUCTION.map(bookKey.introduction)),
    portrait: bodies(portrait(chart, day)),
    questions: bodies(questions(chart, day)),
    glossary: titled(GLOSSARY.map(bookKey.glossary)).map(({ title, body }) => ({ term: title, body })),
  })
}

const withoutEmpty = (texts: Required<BookTexts>): BookTexts =>
  Object.fromEntries(Object.entries(texts).filter(([, part]) => part.length > 0))

/** The questions of the closing page: of the Sun, the Moon, the strongest planet, the closest aspect and the north node. */
function questions(whole: Chart, day: DayOfBirth): Passage[] {
  const chart = certainChart(whole, day)
  const ofSign = (id: string): Passage[] => {
    const open = openSigns(day, id)
    if (open !== null && (id === 'sun' || id === 'moon')) return [ofOpen(id, open)]
    const point = chart.points.find((each) => each.id === id)
    return point ? [{ key: bookKey.question(id, SIGNS[signIndex(point.longitude)]!.id), fills: {} }] : []
  }
  const [strongest] = planetWeights(chart) as [PlanetWeight, ...PlanetWeight[]]
  const [closest] = chart.aspects.filter(isPersonalAspect).toSorted((one, other) => one.orb - other.orb)
  return [
    ...ofSign('sun'),
    ...ofSign('moon'),
    { key: bookKey.question('dominant', strongest.id), fills: {} },
    ...(closest
      ? [
          {
            key: bookKey.question('tightest', mannerOf(closest)),
            fills: { a: withArticle(closest.a), b: withArticle(closest.b) },
          },
        ]
      : []),
    ...ofSign('north_node'),
  ]
}

function ofOpen(light: 'sun' | 'moon', signs: Span): Passage {
  const [early, late] = signs.map(signInPassage) as [string, string]
  return { key: bookKey.question(light, 'open'), fills: { early_sign: early, late_sign: late } }
}
