import type { z } from 'zod'
import { POINT_NAMES } from '../../astro/body-names.ts'
import { SIGNS } from '../../astro/sign.ts'
import type { SkyEvent } from '../../contract/sky/sky-events-reply.ts'
import { html, type Markup } from '../../platform/markup.ts'
import { placeInSign } from './degrees.ts'
import { aspectMark, bodyMark, signMark } from './glyphs.ts'

export type Event = z.output<typeof SkyEvent>

/** The name of a body or a point by its id. */
export const nameOf = (id: string): string => POINT_NAMES[id] ?? id.replaceAll('_', ' ')

/** The name of a sign by its id. */
export const signName = (id: string): string => SIGNS.find((sign) => sign.id === id)!.name

/** `the Moon`, `Saturn`: a name within a sentence. */
export const withArticle = (name: string): string =>
  name === 'Sun' || name === 'Moon' || name.endsWith('Node') ? `the ${name}` : name

/** A text as the beginning of a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const RELATIONS: Readonly<Record<string, string>> = { conjunction: 'conjunct', opposition: 'opposite' }

/** What a body is to another one in an aspect: `conjunct`, `square`, `semi-sextile`. */
export const relationOf = (aspect: string): string => RELATIONS[aspect] ?? aspect.replaceAll('_', '-')

/** The phases of the Moon that have an instant. */
export const PHASE_NAMES = {
  new_moon: 'New Moon',
  first_quarter: 'First quarter',
  full_moon: 'Full Moon',
  last_quarter: 'Last quarter',
} as const

/** `total solar eclipse`. */
export const eclipseText = ({ eclipse, phase }: Event): string | null =>
  eclipse ? `${eclipse.kind} ${phase === 'new_moon' ? 'solar' : 'lunar'} eclipse` : null

/** A body with its glyph. */
export const namedBody = (id: string): Markup =>
  html`<span class="named">${bodyMark(id, nameOf(id))} ${nameOf(id)}</span>`

const namedSign = (id: string): Markup => html`<span class="named">${signMark(id)} ${signName(id)}</span>`

/** What an event is called, as the name of its chart. */
export function titleOf(event: Event): string {
  const [first, second] = event.bodies.map(({ id }) => nameOf(id))
  switch (event.kind) {
    case 'lunation':
      return [PHASE_NAMES[event.phase!], eclipseText(event)].filter(Boolean).join(', ')
    case 'station':
      return `${first} turns ${event.turns}`
    case 'ingress':
    case 'moon_ingress':
      return `${first} enters ${signName(event.sign)}`
    case 'void_of_course_begins':
      return 'Moon void of course'
    case 'void_of_course_ends':
      return `Moon enters ${signName(event.sign)}`
    default:
      return `${first} ${event.aspect} ${second}`
  }
}

/** An event as a phrase with glyphs. */
export function phraseOf(event: Event): Markup {
  const [first, second] = event.bodies as [Event['bodies'][number], Event['bodies'][number]?]
  switch (event.kind) {
    case 'lunation':
      return html`<b>${PHASE_NAMES[event.phase!]}</b> at ${placeInSign(moonOf(event).longitude_deg)}${
        event.eclipse ? html`, <b>${eclipseText(event)}</b>` : ''
      }`
    case 'station':
      return html`${namedBody(first.id)} turns <b>${event.turns}</b> at ${placeInSign(first.longitude_deg)}`
    case 'ingress':
    case 'moon_ingress':
      return html`${namedBody(first.id)} ${first.retrograde ? 'moves back into' : 'enters'} ${namedSign(event.sign)}`
    case 'void_of_course_begins':
      return html`${namedBody('moon')} void of course until it enters ${namedSign(event.void!.next_sign)}`
    case 'void_of_course_ends':
      return html`${namedBody('moon')} no longer void of course`
    default:
      return html`${namedBody(first.id)} <span class="soft">${aspectMark(event.aspect!)} ${event.aspect}</span> ${namedBody(second!.id)}`
  }
}

/** The Moon of a lunation, which comes first in its bodies. */
const moonOf = ({ bodies }: Event): Event['bodies'][number] => bodies.find(({ id }) => id === 'moon')!
