import { z } from 'zod'
import { html, joined, type Markup } from '../../../platform/markup.ts'
import { dateText } from '../dates.ts'
import { placeInSign } from '../degrees.ts'
import {
  ALL,
  type Asking,
  bodyControl,
  daysOfYears,
  type Found,
  ONLY,
  type Question,
  YearFields,
  yearControl,
  yearOf,
} from '../question.ts'
import { type Event, namedBody, nameOf, titleOf } from '../sky-words.ts'
import { warningsIn } from '../warnings.ts'
import { type Retrograde, shadowOf } from './shadow.ts'

const PLANETS = [ALL, 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'] as const

/** When a planet is retrograde in a year. */
export const RETROGRADES: Question = {
  id: 'retrogrades',
  asks: 'When is a planet retrograde?',
  needsBirth: false,
  fields: z.object({ planet: z.enum(PLANETS).default('mercury'), ...YearFields }),
  controls: ({ own, today }) => html`${bodyControl(PLANETS, own)}${yearControl({ own, today })}`,
  async answer({ ask, own, today, local }) {
    const year = yearOf({ own, today })
    // The outer planets are retrograde for half a year, so a retrograde may begin or end in another year.
    const spans = daysOfYears(year - 1, 3)
    const asked = { ...ONLY, include_retrogrades: true }
    const replies = await Promise.all(spans.map((span) => ask.skyEvents({ ...span, ...asked })))
    const events = replies.flatMap((reply) => reply.events)
    const chosen = PLANETS.filter((id) => id !== ALL && (own['planet'] === ALL || own['planet'] === id))
    const retrogrades = chosen
      .flatMap((id) => retrogradesOf(events, id))
      .filter(touching(String(year).padStart(4, '0')))
    const shadows = await Promise.all(retrogrades.map((each) => shadowOf(ask, each)))
    return {
      summary: summaryOf(retrogrades, { names: chosen.map(nameOf), year, local }),
      found: [...retrogrades.flatMap(({ begins, ends }) => [begins, ends]).map(sentence), ...shadows.flat()].toSorted(
        byTime,
      ),
      warnings: warningsIn(replies),
      note: 'The shadow is the time before and after the retrograde, when the planet covers the same degrees in direct motion.',
    }
  },
}

const byTime = (a: Found, b: Found): number => a.utc.localeCompare(b.utc)

function retrogradesOf(events: readonly Event[], id: string): readonly Retrograde[] {
  const stations = events.filter(({ bodies }) => bodies[0]?.id === id)
  return stations.flatMap((begins, index) => {
    const ends = stations[index + 1]
    return begins.turns === 'retrograde' && ends ? [{ begins, ends }] : []
  })
}

const touching =
  (year: string) =>
  ({ begins, ends }: Retrograde): boolean =>
    begins.utc.slice(0, 4) <= year && ends.utc.slice(0, 4) >= year

interface Searched extends Pick<Asking, 'local'> {
  readonly names: readonly string[]
  readonly year: number
}

function summaryOf(retrogrades: readonly Retrograde[], { names, year, local }: Searched): Markup {
  if (retrogrades.length === 0)
    return html`<p>${names.join(', ')} ${names.length > 1 ? 'are' : 'is'} not retrograde in ${year}.</p>`
  return html`<ul class="summary">${joined(
    retrogrades.map(
      ({ begins, ends }) =>
        html`<li>${nameOf(begins.bodies[0]!.id)} is retrograde from <b>${dateText(local(begins.utc))}</b> to <b>${dateText(local(ends.utc))}</b>, moving back from ${placeInSign(begins.longitude_deg)} to ${placeInSign(ends.longitude_deg)}.</li>`,
    ),
  )}</ul>`
}

const sentence = (event: Event): Found => ({
  utc: event.utc,
  title: titleOf(event),
  says: html`${namedBody(event.bodies[0]!.id)} turns <b>${event.turns}</b> at ${placeInSign(event.longitude_deg)}`,
})
