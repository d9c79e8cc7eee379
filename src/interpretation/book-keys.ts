import { PLANETS } from '../astro/body.ts'
import { ELEMENTS, SIGNS } from '../astro/sign.ts'

const SIGN_IDS = SIGNS.map(({ id }) => id)

/** The passages at the beginning of a book, in order: how to read it, its words, and what astrology can't do. */
export const INTRODUCTION = ['reading', 'words', 'limits'] as const

/** The paragraphs of a portrait by what they are about, with the cases that a chart can be. */
export const PORTRAIT = {
  opening: [
    ...(['one_element', 'two_elements', 'three_elements', 'untimed_alike', 'untimed_unlike'] as const),
    ...(['moon_open', 'sun_open', 'lights_open'] as const),
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
  ...['chart', 'zodiac', 'sign', 'element', 'mode', 'planet', 'lights', 'personal_planets', 'slow_planets'],
  ...['chiron', 'lunar_nodes', 'angle', 'ascendant', 'midheaven', 'descendant', 'imum_coeli', 'house', 'cusp'],
  ...['house_system', 'ruler', 'chart_ruler', 'dignity', 'aspect', 'orb', 'applying', 'conjunction', 'opposition'],
  ...['square', 'trine', 'sextile', 'quincunx', 'unaspected', 'aspect_pattern', 'stellium', 'retrograde', 'moon_phase'],
  ...['chart_shape', 'hemisphere', 'balance', 'transit', 'return'],
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
