import { MAJOR_ASPECTS } from '../astro/aspect.ts'
import { PLANETS } from '../astro/body.ts'
import { MOON_PHASES } from '../astro/moon-phase.ts'
import { PATTERNS } from '../astro/patterns.ts'
import { ELEMENTS, MODES, SIGNS } from '../astro/sign.ts'

/** The bodies with texts: Sun to Pluto, Chiron and the north node, in the order of a reading. */
export const READ_BODIES = [...PLANETS, 'chiron', 'north_node'] as const
export const READ_ANGLES = ['asc', 'mc', 'dc', 'ic'] as const
const HOUSES = Array.from({ length: 12 }, (_, index) => index + 1)
const RETROGRADE = PLANETS.filter((planet) => planet !== 'sun' && planet !== 'moon')
const SIGN_IDS = SIGNS.map(({ id }) => id)

/** The keys of texts, the same in every language. */
export const textKey = {
  planetInSign: (body: string, sign: string) => `planet.${body}.sign.${sign}`,
  planetInHouse: (body: string, house: number) => `planet.${body}.house.${house}`,
  retrograde: (body: string) => `planet.${body}.retrograde`,
  /** The bodies are in alphabetical order, as in the aspects of a reply. */
  aspect: (a: string, type: string, b: string) => {
    const [first, second] = [a, b].sort()
    return `aspect.${first}.${type}.${second}`
  },
  angleInSign: (angle: string, sign: string) => `angle.${angle}.sign.${sign}`,
  rulerInHouse: (ruled: number, house: number) => `ruler.${ruled}.house.${house}`,
  element: (element: string, weight: 'strong' | 'weak') => `element.${element}.${weight}`,
  mode: (mode: string, weight: 'strong' | 'weak') => `mode.${mode}.${weight}`,
  dominantPlanet: (body: string) => `dominant.${body}`,
  signStellium: (sign: string) => `stellium.sign.${sign}`,
  houseStellium: (house: number) => `stellium.house.${house}`,
  pattern: (kind: string) => `pattern.${kind}`,
  moonPhase: (label: string) => `moon_phase.${label.toLowerCase().replaceAll(' ', '_')}`,
} as const

/** The keys of all texts that a chart can need. */
export function allKeys(): readonly string[] {
  const pairs = READ_BODIES.flatMap((a, index) => READ_BODIES.slice(index + 1).map((b) => [a, b] as const))
  return [
    ...READ_BODIES.flatMap((body) => SIGN_IDS.map((sign) => textKey.planetInSign(body, sign))),
    ...READ_BODIES.flatMap((body) => HOUSES.map((house) => textKey.planetInHouse(body, house))),
    ...RETROGRADE.map(textKey.retrograde),
    ...pairs.flatMap(([a, b]) => MAJOR_ASPECTS.map(({ id }) => textKey.aspect(a, id, b))),
    ...READ_ANGLES.flatMap((angle) => SIGN_IDS.map((sign) => textKey.angleInSign(angle, sign))),
    ...HOUSES.flatMap((ruled) => HOUSES.map((house) => textKey.rulerInHouse(ruled, house))),
    ...(['strong', 'weak'] as const).flatMap((weight) => [
      ...ELEMENTS.map((element) => textKey.element(element, weight)),
      ...MODES.map((mode) => textKey.mode(mode, weight)),
    ]),
    ...PLANETS.map(textKey.dominantPlanet),
    ...SIGN_IDS.map(textKey.signStellium),
    ...HOUSES.map(textKey.houseStellium),
    ...PATTERNS.map(textKey.pattern),
    ...MOON_PHASES.map(textKey.moonPhase),
  ]
}
