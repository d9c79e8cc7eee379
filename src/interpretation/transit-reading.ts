import type { AspectHit } from '../astro/aspects.ts'
import type { ChartPoint } from '../astro/chart.ts'
import { CATALOGUES } from '../languages/catalogues.ts'
import { filled } from '../languages/filled.ts'
import { labelOf, ordinal, pointName } from '../languages/labels.ts'
import type { Language } from '../languages/language.ts'
import type { Choice } from './choice.ts'
import type { Corpus } from './corpus.ts'
import { HOUSE_MOVERS, TRANSIT_MOVERS, TRANSIT_TARGETS, transitKey } from './keys.ts'
import { type Reading, readingOf } from './reading.ts'
import { sectionOf, sectionOfHouse } from './sections.ts'

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
      const key = keyOf(hit)
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

function keyOf({ a, b, aspect }: AspectHit): string | null {
  const own = a === b ? RETURNING[`${a} ${aspect.id}`] : undefined
  if (own !== undefined) return transitKey.return(own)
  const manner = MANNERS[aspect.id]
  const isTold = TRANSIT_MOVERS.some((each) => each === a) && TRANSIT_TARGETS.some((each) => each === b)
  return manner !== undefined && isTold ? transitKey.aspect(a, manner, b) : null
}
