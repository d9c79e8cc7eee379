import { z } from 'zod'
import { DAY_MS } from '../../../astro/civil.ts'
import { html, type Markup } from '../../../platform/markup.ts'
import { aheadText, timesText } from '../ahead.ts'
import { dateText } from '../dates.ts'
import { placeInSign } from '../degrees.ts'
import {
  ALL,
  type Asking,
  bodyControl,
  daysOfYears,
  type Found,
  isThisYear,
  ONLY,
  type Question,
  YearFields,
  yearControl,
  yearDigits,
  yearOf,
} from '../question.ts'
import { type Event, namedBody, nameOf, titleOf } from '../sky-words.ts'
import { warningsIn } from '../warnings.ts'
import { type Retrograde, shadowOf } from './shadow.ts'

const PLANETS = [ALL, 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'] as const

/** When a planet is retrograde in a year. */
export const RETROGRADES: Question = {
  id: 'retrogrades',
  name: 'Retrogrades',
  asks: 'When is a planet retrograde?',
  about: 'When Mercury or another planet turns retrograde and direct, and when it enters and leaves its shadow.',
  needsBirth: false,
  fields: z.object({ planet: z.enum(PLANETS).default('mercury'), ...YearFields }),
  controls: (given) => html`${bodyControl(PLANETS, given.own)}${yearControl(given)}`,
  async answer(asking) {
    const { ask, own } = asking
    const year = yearOf(asking)
    // The outer planets are retrograde for half a year, so a retrograde may begin or end in another year.
    const spans = daysOfYears(year - 1, 3)
    const asked = { ...ONLY, include_retrogrades: true }
    const replies = await Promise.all(spans.map((span) => ask.skyEvents({ ...span, ...asked })))
    const events = replies.flatMap((reply) => reply.events)
    const chosen = PLANETS.filter((id) => id !== ALL && (own['planet'] === ALL || own['planet'] === id))
    const all = chosen.flatMap((id) => retrogradesOf(events, id)).toSorted(byBegin)
    const ofYear = all.filter(touching(yearDigits(year)))
    const next = isThisYear(asking) ? all.find(({ ends }) => isAhead(ends.utc, asking.now)) : undefined
    const shown = next && !ofYear.includes(next) ? [...ofYear, next] : ofYear
    const shadows = await Promise.all(shown.map((each) => shadowOf(ask, each)))
    return {
      summary: summaryOf({ ofYear, next, names: chosen.map(nameOf), year }, asking),
      found: shown.flatMap((each, index) => partOf(each, shadows[index]!, asking)),
      warnings: warningsIn(replies),
      note: 'The shadow is the time before and after the retrograde, when the planet covers the same degrees in direct motion.',
    }
  },
}

const isAhead = (utc: string, now: string): boolean => Date.parse(utc) > Date.parse(now)

const byBegin = (a: Retrograde, b: Retrograde): number => a.begins.utc.localeCompare(b.begins.utc)

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

/** The stations of a retrograde with its shadow, under its dates. */
function partOf({ begins, ends }: Retrograde, shadow: readonly Found[], { local }: Asking): readonly Found[] {
  const days = Math.round((Date.parse(ends.utc) - Date.parse(begins.utc)) / DAY_MS)
  const dates = `${dateText(local(begins.utc))} to ${dateText(local(ends.utc))}`
  const under = `${nameOf(idOf(begins))} retrograde, ${dates} (${days} days)`
  return [...[begins, ends].map(sentence), ...shadow]
    .toSorted((a, b) => a.utc.localeCompare(b.utc))
    .map((found) => ({ ...found, under }))
}

const idOf = ({ bodies }: Event): string => bodies[0]!.id

interface Searched {
  readonly ofYear: readonly Retrograde[]
  /** The one of now, or else the next one, if the year is the current one. */
  readonly next: Retrograde | undefined
  readonly names: readonly string[]
  readonly year: number
}

function summaryOf({ ofYear, next, names, year }: Searched, { local, now }: Asking): Markup | string {
  const on = (event: Event) => html`<b>${dateText(local(event.utc))}</b>`
  const nameOfOne = ({ begins }: Retrograde) => nameOf(idOf(begins))
  if (next && !isAhead(next.begins.utc, now))
    return html`${nameOfOne(next)} is retrograde now, until ${on(next.ends)}${aheadText(next.ends.utc, now)}.`
  if (next)
    return html`${nameOfOne(next)} is next retrograde from ${on(next.begins)} to ${on(next.ends)}, from ${placeInSign(next.begins.longitude_deg)} back to ${placeInSign(next.ends.longitude_deg)}.`
  const [first] = ofYear
  if (!first)
    return names.length > 1 ? `No planet is retrograde in ${year}.` : `${names[0]} is not retrograde in ${year}.`
  const [who, how] =
    names.length > 1 ? ['Planets are', 'first '] : [`${names[0]} is`, ofYear.length > 1 ? 'first ' : '']
  const from = html`from ${on(first.begins)} to ${on(first.ends)}`
  return html`${who} retrograde ${timesText(ofYear.length)} in ${year}, ${how}${names.length > 1 ? `${nameOfOne(first)} ` : ''}${from}.`
}

const sentence = (event: Event): Found => ({
  utc: event.utc,
  title: titleOf(event),
  says: html`${namedBody(idOf(event))} turns <b>${event.turns}</b> at ${placeInSign(event.longitude_deg)}`,
})
