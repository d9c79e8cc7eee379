import { MAJOR_ASPECTS } from '../astro/aspect.ts'
import { PLANETS } from '../astro/body.ts'
import { LUNATION_PHASES } from '../astro/moon.ts'
import { PATTERNS } from '../astro/patterns.ts'
import { HEMISPHERE_HOUSES, HOROSCOPE_SHAPES } from '../astro/shape.ts'
import { ELEMENTS, MODES, SIGNS } from '../astro/sign.ts'

/** Bodies whose quincunxes have texts. */
export const PERSONAL_BODIES = ['sun', 'moon', 'mercury', 'venus', 'mars'] as const
/** Pairs that are never 150 degrees apart, for Mercury and Venus stay near the Sun. */
const NEVER_QUINCUNX: ReadonlySet<string> = new Set(['sun mercury', 'sun venus', 'mercury venus'])
/** The seven planets with all four dignities. Mercury is in domicile and exalted in one sign: its domicile comes first. */
export const DIGNIFIED = PLANETS.slice(0, 7)
export const STRENGTHS = ['domicile', 'exaltation', 'detriment', 'fall'] as const
/** Points that a transit meets: Sun to Pluto, Ascendant and Midheaven. */
export const TRANSIT_TARGETS = [...PLANETS, 'asc', 'mc'] as const
/** Sun to Pluto and the north node move in transits. */
export const TRANSIT_MOVERS = [...PLANETS, 'north_node'] as const
const TRANSIT_MANNERS = ['conjunction', 'hard', 'soft'] as const
/** Bodies that stay in a house for months or years. */
export const HOUSE_MOVERS = ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto', 'chiron', 'north_node'] as const
/** A return is the conjunction with the own natal place; the last one is the opposition of Uranus. */
const RETURNS = ['jupiter', 'saturn', 'chiron', 'north_node', 'uranus_opposition'] as const

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
  moonPhase: (phase: string) => `moon_phase.${phase}`,
  unaspected: (planet: string) => `unaspected.${planet}`,
  dignity: (planet: string, dignity: string) => `dignity.${planet}.${dignity}`,
  shape: (shape: string) => `shape.${shape}`,
  hemisphere: (half: string) => `hemisphere.${half}`,
  /** Elements of two of Sun, Moon and Ascendant, in this order: `blend.sun_moon.fire.water`. */
  blend: (pair: string, first: string, second: string) => `blend.${pair}.${first}.${second}`,
} as const

/** The keys of texts on transits. */
export const transitKey = {
  aspect: (moving: string, manner: string, natal: string) => `transit.${moving}.${manner}.${natal}`,
  house: (moving: string, house: number) => `transit.${moving}.house.${house}`,
  return: (which: string) => `return.${which}`,
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
    ...LUNATION_PHASES.map(textKey.moonPhase),
    ...READ_BODIES.flatMap((body) =>
      (['asc', 'mc'] as const).flatMap((angle) => MAJOR_ASPECTS.map(({ id }) => textKey.aspect(body, id, angle))),
    ),
    ...pairs
      .filter(([a]) => PERSONAL_BODIES.some((each) => each === a))
      .filter(([a, b]) => !NEVER_QUINCUNX.has(`${a} ${b}`))
      .map(([a, b]) => textKey.aspect(a, 'quincunx', b)),
    ...PLANETS.map(textKey.unaspected),
    ...DIGNIFIED.flatMap((planet) => STRENGTHS.map((dignity) => [planet, dignity] as const))
      .filter(([planet, dignity]) => planet !== 'mercury' || dignity === 'domicile' || dignity === 'detriment')
      .map(([planet, dignity]) => textKey.dignity(planet, dignity)),
    ...Object.keys(HOROSCOPE_SHAPES).map(textKey.shape),
    ...Object.keys(HEMISPHERE_HOUSES).map(textKey.hemisphere),
    ...(['sun_moon', 'sun_asc', 'moon_asc'] as const).flatMap((pair) =>
      ELEMENTS.flatMap((first) => ELEMENTS.map((second) => textKey.blend(pair, first, second))),
    ),
  ]
}

/** The keys of all texts that transits can need. */
export function allTransitKeys(): readonly string[] {
  const returning: ReadonlySet<string> = new Set(['jupiter', 'saturn'])
  return [
    ...TRANSIT_MOVERS.flatMap((moving) =>
      TRANSIT_TARGETS.flatMap((natal) =>
        TRANSIT_MANNERS.filter(
          (manner) => !(moving === natal && manner === 'conjunction' && returning.has(moving)),
        ).map((manner) => transitKey.aspect(moving, manner, natal)),
      ),
    ),
    ...HOUSE_MOVERS.flatMap((moving) => HOUSES.map((house) => transitKey.house(moving, house))),
    ...RETURNS.map(transitKey.return),
  ]
}

/** The passages at the beginning of a book, in order: how to read it, its words, and what astrology can't do. */
export const INTRODUCTION = ['reading', 'words', 'limits'] as const

/** The paragraphs of a portrait by what they are about, with the cases that a chart can be. */
export const PORTRAIT = {
  opening: [
    'one_element',
    'two_elements',
    'three_elements',
    'untimed_alike',
    'untimed_unlike',
    'moon_open',
    'sun_open',
    'lights_open',
  ],
  chart_ruler: ['angular', 'succedent', 'cadent'],
  light_rulers: ['same', 'met', 'apart'],
  strongest: ['alone', 'close'],
  tightest: ['conjunction', 'hard', 'soft'],
  next: ['conjunction', 'hard', 'soft'],
  lack: [...ELEMENTS, 'none'],
  common: ['element', 'planet', 'none'],
  apart: ['lights', 'elements', 'outer', 'none'],
  closing: ['any'],
} as const

export type PortraitPart = keyof typeof PORTRAIT

/** The terms of the glossary, in the order in which one explains the next. */
export const GLOSSARY = [
  'chart',
  'zodiac',
  'sign',
  'element',
  'mode',
  'planet',
  'lights',
  'personal_planets',
  'slow_planets',
  'chiron',
  'lunar_nodes',
  'angle',
  'ascendant',
  'midheaven',
  'descendant',
  'imum_coeli',
  'house',
  'cusp',
  'house_system',
  'ruler',
  'chart_ruler',
  'dignity',
  'aspect',
  'orb',
  'applying',
  'conjunction',
  'opposition',
  'square',
  'trine',
  'sextile',
  'quincunx',
  'unaspected',
  'aspect_pattern',
  'stellium',
  'retrograde',
  'moon_phase',
  'chart_shape',
  'hemisphere',
  'balance',
  'transit',
  'return',
] as const

/** The keys of texts of a book that are about the chart as a whole. */
export const bookKey = {
  introduction: (part: string) => `introduction.${part}`,
  portrait: (part: PortraitPart, which: string) => `portrait.${part}.${which}`,
  question: (about: string, which: string) => `question.${about}.${which}`,
  glossary: (term: string) => `glossary.${term}`,
} as const

/** The keys of all texts that a book can need in addition to those of its chart. */
export function allBookKeys(): readonly string[] {
  return [
    ...INTRODUCTION.map(bookKey.introduction),
    ...Object.entries(PORTRAIT).flatMap(([part, cases]) =>
      cases.map((which) => bookKey.portrait(part as PortraitPart, which)),
    ),
    ...(['sun', 'moon', 'north_node'] as const).flatMap((body) => SIGN_IDS.map((sign) => bookKey.question(body, sign))),
    ...PLANETS.map((planet) => bookKey.question('dominant', planet)),
    ...(['conjunction', 'hard', 'soft'] as const).map((manner) => bookKey.question('tightest', manner)),
    ...(['sun', 'moon'] as const).map((light) => bookKey.question(light, 'open')),
    ...GLOSSARY.map(bookKey.glossary),
  ]
}
