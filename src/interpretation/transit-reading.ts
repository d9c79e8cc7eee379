import type { AspectHit } from '../astro/aspects.ts'
import type { ChartPoint } from '../astro/chart.ts'
import { SIGNS, signIndex } from '../astro/sign.ts'
import type { Corpus } from './corpus.ts'
import { READ_BODIES, textKey } from './keys.ts'
import { ASPECT_WORDS, ordinal, readerName } from './names.ts'
import { type Reading, readingOf } from './reading.ts'
import { sectionOf, sectionOfHouse } from './sections.ts'
import { type Choice, isReadAspect } from './selection.ts'

/** Bodies that stay in a house for months or years. Houses of faster bodies change too often for a text. */
const SLOW: readonly string[] = ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto', 'chiron', 'north_node']
const HOUSES = 12

/**
 * The texts of transits, by section of the natal body: the closest aspects first, then the natal houses of slow bodies.
 * A body in aspect to its own natal position has its natal text.
 */
export function transitReading(
  hits: readonly AspectHit[],
  moving: readonly ChartPoint[],
  natal: readonly ChartPoint[],
  corpus: Corpus,
): Reading {
  const met = hits
    .filter(isReadAspect)
    .toSorted((one, other) => one.orb - other.orb)
    .map(
      (hit): Choice => ({
        key: hit.a === hit.b ? natalKey(hit.b, natal) : textKey.aspect(hit.a, hit.aspect.id, hit.b),
        category: hit.a === hit.b ? 'planet_sign' : 'aspect',
        section: sectionOf(hit.b),
        title: `Transiting ${readerName(hit.a)} ${ASPECT_WORDS[hit.aspect.id]} natal ${readerName(hit.b)}`,
      }),
    )
  const passing = READ_BODIES.filter((id) => SLOW.includes(id)).flatMap((id): Choice[] => {
    const house = moving.find((point) => point.id === id)?.house ?? null
    if (house === null || house > HOUSES) return []
    return [
      {
        key: textKey.planetInHouse(id, house),
        category: 'planet_house',
        section: sectionOfHouse(house),
        title: `Transiting ${readerName(id)} in your ${ordinal(house)} house`,
      },
    ]
  })
  return readingOf([...met, ...passing], corpus)
}

function natalKey(id: string, natal: readonly ChartPoint[]): string {
  const point = natal.find((each) => each.id === id)!
  return textKey.planetInSign(id, SIGNS[signIndex(point.longitude)]!.id)
}
