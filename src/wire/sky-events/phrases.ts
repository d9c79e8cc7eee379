import { type Body, bodyKey } from '../../astro/body.ts'
import type { EquatorialConjunction } from '../../astro/equatorial-conjunctions.ts'
import type { OrbitApsis } from '../../astro/orbit-events.ts'
import { SIGNS } from '../../astro/sign.ts'
import { AU_KM, type Eclipse } from '../../astro/sky.ts'
import type { EventPosition, SkyEvent } from '../../astro/sky-events.ts'
import { positionText } from '../sky.ts'

const RELATIONS = {
  conjunction: 'conjunct',
  opposition: 'opposite',
  trine: 'trine',
  square: 'square',
  sextile: 'sextile',
} as const

const PHASES = {
  new_moon: 'New Moon',
  first_quarter: 'First quarter Moon',
  full_moon: 'Full Moon',
  last_quarter: 'Last quarter Moon',
} as const

const FULL = { signs: 'full', markers: false } as const

/** An event in one English phrase, the same in every time zone. */
export function eventPhrase(event: SkyEvent): string {
  const [first, second] = event.positions as [EventPosition, EventPosition?]
  switch (event.kind) {
    case 'lunation':
      return `${PHASES[event.phase]} at ${place(first)}${event.eclipse ? `, ${eclipseText(event.eclipse, event.phase)}` : ''}`
    case 'station':
      return `${bodyName(event.body)} turns ${event.turns} at ${place(first)}`
    case 'exact_aspect':
    case 'moon_exact_aspect':
      return event.aspect.id === 'conjunction'
        ? `${bodyName(event.a)} conjunct ${bodyName(event.b)} at ${place(first)}`
        : `${bodyName(event.a)} at ${place(first)} ${relation(event.aspect.id)} ${bodyName(event.b)} at ${place(second!)}`
    case 'void_of_course_begins':
      return `Moon void of course until it enters ${signName(event.until.sign)}`
    case 'void_of_course_ends':
      return `Moon enters ${signName(event.sign)} and is no longer void of course`
    case 'solar_term':
      return `${event.term.name} (${event.term.pinyin} ${event.term.chinese}): Sun at ${event.longitude}°`
    case 'right_ascension_conjunction':
      return conjunctionText(event)
    case 'apsis':
      return apsisText(event.apsis)
    case 'node_passage':
      return `${bodyName(event.body)} passes its ${event.node.kind} node at ${place(first)}`
    default:
      return `${bodyName(event.body)} ${event.retrograde ? 'moves back into' : 'enters'} ${signName(event.sign)}`
  }
}

/** `Mean Node`: as in tables, with blanks. */
export const bodyName = (body: Body): string => bodyKey(body).replaceAll('_', ' ')

const signName = (sign: number): string => SIGNS[sign]!.name
const place = ({ longitude }: EventPosition): string => positionText(longitude, false, FULL)
const relation = (aspect: string): string => RELATIONS[aspect as keyof typeof RELATIONS]

function eclipseText({ kind, magnitude }: Eclipse, phase: string): string {
  const article = kind === 'annular' ? 'an' : 'a'
  return `${article} ${kind} ${phase === 'new_moon' ? 'solar' : 'lunar'} eclipse of magnitude ${magnitude.toFixed(3)}`
}

/** How far the first body passes to the north or the south of the second, in the words of almanacs. */
function conjunctionText({ a, b, declinationDifference }: EquatorialConjunction): string {
  const minutes = Math.round(Math.abs(declinationDifference) * 60)
  const side = declinationDifference < 0 ? 'south' : 'north'
  const far = `${Math.trunc(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}'`
  return `${bodyName(a)} ${far} ${side} of ${bodyName(b)}, in conjunction in right ascension`
}

function apsisText({ body, kind, distance }: OrbitApsis): string {
  if (body === 'moon') return `Moon at ${kind}, ${Math.round(distance * AU_KM)} km from the Earth`
  const name = body === 'sun' ? 'Earth' : bodyName(body)
  return `${name} at ${kind}, ${distance.toFixed(5)} AU from the Sun`
}
