import type { AspectHit } from '../astro/aspect.ts'
import { PLANETS } from '../astro/body.ts'
import type { Chart } from '../astro/chart.ts'
import { dominants, type PlanetWeight, planetWeights } from '../astro/dominants.ts'
import { houseOf } from '../astro/house.ts'
import { type Element, elementOf, rulerOf, signIndex } from '../astro/sign.ts'
import { isPersonalAspect, isReadAspect } from './aspect-choices.ts'
import { certainChart, type DayOfBirth, openSigns } from './day-of-birth.ts'
import { bookKey, type PortraitPart } from './keys.ts'
import { houseWord, orbText, signInPassage, withArticle } from './wording.ts'

/** The chart as the portrait weighs it. */
interface Weighed {
  readonly chart: Chart
  readonly day: DayOfBirth
  /**
   * Signs from 0 for Aries; those of the lights are null where the day leaves them open, the Ascendant's without a
   * time.
   */
  readonly sun: number | null
  readonly moon: number | null
  readonly asc: number | null
  readonly hits: readonly AspectHit[]
  readonly planets: readonly PlanetWeight[]
}

const HARD: ReadonlySet<string> = new Set(['square', 'opposition'])
/** A planet is far ahead when it weighs this many times the next one. */
const LEAD = 1.25
/** An element with less of the weight than this is lacking. */
const LACK_SHARE = 0.08
/** An element with this much of the weight holds a chart together on its own. */
const STRONG_SHARE = 0.4
/** Shares of the weight that differ by less are the same. */
const SAME_SHARE = 0.02
const HOUSES = 12

/**
 * The paragraphs of a portrait: Sun, Moon and Ascendant, the rulers of their signs, the strongest planet, the closest
 * aspects and what is lacking; what they have in common, and where they pull apart.
 */
export function portrait(whole: Chart, day: DayOfBirth): Passage[] {
  const chart = certainChart(whole, day)
  const at = (id: string): number | null => {
    const point = chart.points.find((each) => each.id === id)
    return point ? signIndex(point.longitude) : null
  }
  const weighed: Weighed = {
    chart,
    day,
    sun: at('sun'),
    moon: at('moon'),
    asc: chart.angles && signIndex(chart.angles.asc),
    hits: chart.aspects.filter(isReadAspect).toSorted((one, other) => one.orb - other.orb),
    planets: planetWeights(chart),
  }
  return [
    opening(weighed),
    ...chartRuler(weighed),
    ...lightRulers(weighed),
    strongest(weighed),
    ...closest(weighed),
    ...lack(weighed),
    common(weighed),
    ...apart(weighed),
    paragraph('closing', 'any', {}),
  ]
}

const paragraph = (part: PortraitPart, which: string, fills: Readonly<Record<string, string>>): Passage => ({
  key: bookKey.portrait(part, which),
  fills,
})

function opening({ sun, moon, asc, day }: Weighed): Passage {
  if (sun === null || moon === null) return openLights({ sun, moon, day })
  const lights = { sun_sign: signInPassage(sun), moon_sign: signInPassage(moon) }
  if (asc === null) {
    const element = elementOf(sun)
    return element === elementOf(moon)
      ? paragraph('opening', 'untimed_alike', { ...lights, element })
      : paragraph('opening', 'untimed_unlike', lights)
  }
  const signs = { ...lights, asc_sign: signInPassage(asc) }
  const elements = [sun, moon, asc].map(elementOf)
  const shared = elements.find((element, index) => elements.indexOf(element) !== index)
  if (!shared) return paragraph('opening', 'three_elements', signs)
  const isOne = elements.every((element) => element === shared)
  return paragraph('opening', isOne ? 'one_element' : 'two_elements', { ...signs, element: shared })
}

/** A beginning for a day of birth on which the Sun, the Moon or both changed their sign. */
function openLights({ sun, moon, day }: Pick<Weighed, 'sun' | 'moon' | 'day'>): Passage {
  const ends = (light: 'sun' | 'moon', sign: number | null): Record<string, string> => {
    if (sign !== null) return { [`${light}_sign`]: signInPassage(sign) }
    const [early, late] = openSigns(day, light)!
    return { [`${light}_early`]: signInPassage(early), [`${light}_late`]: signInPassage(late) }
  }
  const which = sun !== null ? 'moon_open' : moon !== null ? 'sun_open' : 'lights_open'
  return paragraph('opening', which, { ...ends('sun', sun), ...ends('moon', moon) })
}

function chartRuler({ chart: { points, houses }, asc }: Weighed): Passage[] {
  if (asc === null || houses?.cusps.length !== HOUSES) return []
  const ruler = points.find(({ id }) => id === rulerOf(asc, 'modern'))
  if (!ruler) return []
  const house = houseOf(ruler.longitude, houses.cusps)
  const kind = (['angular', 'succedent', 'cadent'] as const)[(house - 1) % 3]!
  return [
    paragraph('chart_ruler', kind, {
      planet: withArticle(ruler.id),
      asc_sign: signInPassage(asc),
      sign: signInPassage(signIndex(ruler.longitude)),
      house: houseWord(house),
    }),
  ]
}

function lightRulers({ sun, moon, hits, day }: Weighed): Passage[] {
  if (sun === null || moon === null) return []
  const ofSun = rulerOf(sun, 'modern')
  const ofMoon = rulerOf(moon, 'modern')
  if (ofSun === ofMoon) return [paragraph('light_rulers', 'same', { planet: withArticle(ofSun) })]
  // Without a time nothing is known of the aspects of the Moon.
  if (day !== null && (ofSun === 'moon' || ofMoon === 'moon')) return []
  const areMet = hits.some((hit) => joins(hit, ofSun, ofMoon))
  const fills = { sun_ruler: withArticle(ofSun), moon_ruler: withArticle(ofMoon) }
  return [paragraph('light_rulers', areMet ? 'met' : 'apart', fills)]
}

function strongest({ planets }: Weighed): Passage {
  const [first, second] = planets as readonly [PlanetWeight, PlanetWeight]
  const isFarAhead = first.score > second.score * LEAD
  const fills = { first: withArticle(first.id), second: withArticle(second.id) }
  return paragraph('strongest', isFarAhead ? 'alone' : 'close', fills)
}

const closest = ({ hits, day }: Weighed): Passage[] =>
  hits
    .filter(isPersonalAspect)
    .slice(0, 2)
    .map((hit, index) => {
      const fills = { a: withArticle(hit.a), b: withArticle(hit.b), orb: orbText(hit.orb, day !== null) }
      return paragraph(index === 0 ? 'tightest' : 'next', mannerOf(hit), fills)
    })

export const mannerOf = ({ aspect: { id } }: Pick<AspectHit, 'aspect'>): 'conjunction' | 'hard' | 'soft' =>
  id === 'conjunction' ? 'conjunction' : HARD.has(id) ? 'hard' : 'soft'

/** Nothing is said of an element that a body may bring whose sign the day leaves open. */
function lack({ chart, day }: Weighed): Passage[] {
  const [element, share] = Object.entries(dominants(chart, 'modern').elements).sort(([, a], [, b]) => a - b)[0]!
  if (share > LACK_SHARE) return [paragraph('lack', 'none', {})]
  const isOpen = PLANETS.some((id) => openSigns(day, id)?.some((sign) => elementOf(sign) === element))
  return isOpen ? [] : [paragraph('lack', element, {})]
}

function common({ chart, sun, moon, asc, planets, hits }: Weighed): Passage {
  const [[element, most], [, next]] = Object.entries(dominants(chart, 'modern').elements).sort(
    ([, a], [, b]) => b - a,
  ) as [[string, number], [string, number]]
  const within = [sun, moon, asc].filter((sign) => sign !== null && elementOf(sign) === element)
  if (most - next >= SAME_SHARE && (within.length >= 2 || most >= STRONG_SHARE))
    return paragraph('common', 'element', { element })
  const [{ id }] = planets as readonly [PlanetWeight, ...PlanetWeight[]]
  const ends = new Set(['sun', 'moon', ...(asc === null ? [] : [rulerOf(asc, 'modern')])].filter((end) => end !== id))
  const met = [...ends].filter((end) => hits.some((hit) => joins(hit, id, end)))
  return met.length >= 2 ? paragraph('common', 'planet', { planet: withArticle(id) }) : paragraph('common', 'none', {})
}

/** Fire and air mix easily, and so do earth and water. */
const MIXES: Readonly<Record<Element, Element>> = { fire: 'air', air: 'fire', earth: 'water', water: 'earth' }

/** Without a time too little is known to exclude contradictions. */
function apart({ sun, moon, asc, hits }: Weighed): Passage[] {
  if (hits.some((hit) => HARD.has(hit.aspect.id) && joins(hit, 'sun', 'moon')))
    return [paragraph('apart', 'lights', {})]
  if (sun === null || moon === null) return []
  const ofSun = elementOf(sun)
  const ofMoon = elementOf(moon)
  if (ofSun !== ofMoon && MIXES[ofSun] !== ofMoon)
    return [paragraph('apart', 'elements', { sun_element: ofSun, moon_element: ofMoon })]
  if (asc === null) return []
  if (ofSun !== elementOf(asc) && MIXES[ofSun] !== elementOf(asc))
    return [paragraph('apart', 'outer', { asc_element: elementOf(asc) })]
  return [paragraph('apart', 'none', {})]
}

const joins = ({ a, b }: AspectHit, one: string, other: string): boolean =>
  (a === one && b === other) || (a === other && b === one)

/** A passage of a book that is chosen, with the words for its placeholders. */
export interface Passage {
  readonly key: string
  readonly fills: Readonly<Record<string, string>>
}
