import { type Body, bodyKey } from '../../astro/body.ts'
import type { Eclipse } from '../../astro/eclipse.ts'
import { SIGNS } from '../../astro/sign.ts'
import type { SkyEvent, Standing } from '../../astro/sky-events.ts'
import { positionText } from '../position-text.ts'

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
  const [first, second] = event.standings as [Standing, Standing?]
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
    default:
      return `${bodyName(event.body)} ${event.retrograde ? 'moves back into' : 'enters'} ${signName(event.sign)}`
  }
}

/** `Mean Node`: as in tables, with blanks. */
export const bodyName = (body: Body): string => bodyKey(body).replaceAll('_', ' ')

const signName = (sign: number): string => SIGNS[sign]!.name
const place = ({ longitude }: Standing): string => positionText(longitude, false, FULL)
const relation = (aspect: string): string => RELATIONS[aspect as keyof typeof RELATIONS]

function eclipseText({ kind, magnitude }: Eclipse, phase: string): string {
  const article = kind === 'annular' ? 'an' : 'a'
  return `${article} ${kind} ${phase === 'new_moon' ? 'solar' : 'lunar'} eclipse of magnitude ${magnitude.toFixed(3)}`
}
