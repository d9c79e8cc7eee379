import type { Chart } from '../astro/chart.ts'
import { type PlanetWeight, planetWeights } from '../astro/dominants.ts'
import { SIGNS, signIndex } from '../astro/sign.ts'
import { isPersonalAspect } from './aspect-choices.ts'
import { bookKey } from './book-keys.ts'
import { certainChart } from './certain-chart.ts'
import { type DayOfBirth, openSigns, type Span } from './day-of-birth.ts'
import { signInPassage, withArticle } from './names.ts'
import type { Passage } from './passage.ts'
import { mannerOf } from './portrait.ts'

/** The questions of the closing page: of the Sun, the Moon, the strongest planet, the closest aspect and the north node. */
export function questions(whole: Chart, day: DayOfBirth): Passage[] {
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
