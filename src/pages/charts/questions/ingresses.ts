import { z } from 'zod'
import { html, type Markup } from '../../../platform/markup.ts'
import { aheadText, nextOf, timesText } from '../ahead.ts'
import { dateText } from '../dates.ts'
import {
  type Asking,
  bodyControl,
  daysOfYears,
  isThisYear,
  ONLY,
  type Question,
  YearFields,
  yearControl,
  yearDigits,
  yearOf,
} from '../question.ts'
import { capital, type Event, nameOf, phraseOf, signName, titleOf, withArticle } from '../sky-words.ts'
import { warningsIn } from '../warnings.ts'

/** The years that are searched: slow planets stay in a sign for years. */
const YEARS = {
  sun: 1,
  mercury: 1,
  venus: 1,
  mars: 1,
  jupiter: 3,
  saturn: 5,
  uranus: 10,
  neptune: 10,
  pluto: 10,
} as const
type Planet = keyof typeof YEARS
const PLANETS = Object.keys(YEARS) as [Planet, ...Planet[]]

/** When a planet enters signs. */
export const INGRESSES: Question = {
  id: 'ingresses',
  name: 'Sign changes',
  asks: 'When does a planet change sign?',
  about: 'The days on which the Sun or a planet enters another sign, or moves back into the last one.',
  needsBirth: false,
  fields: z.object({ planet: z.enum(PLANETS).default('jupiter'), ...YearFields }),
  controls: (given) => html`${bodyControl(PLANETS, given.own)}${yearControl(given)}`,
  async answer(asking) {
    const { ask, own } = asking
    const planet = own['planet'] as Planet
    const first = yearOf(asking)
    const count = YEARS[planet]
    // One more year has the next change even if the current one has no more.
    const spans = daysOfYears(first, isThisYear(asking) ? count + 1 : count)
    const asked = { ...ONLY, include_ingresses: true }
    const replies = await Promise.all(spans.map((span) => ask.skyEvents({ ...span, ...asked })))
    const all = replies.flatMap((reply) => reply.events).filter(({ bodies }) => bodies[0]?.id === planet)
    const last = yearDigits(first + count - 1)
    const next = isThisYear(asking) ? nextOf(all, asking.now) : undefined
    const events = all.filter((event) => event.utc.slice(0, 4) <= last || event === next)
    const within = events.filter(({ utc }) => utc.slice(0, 4) <= last).length
    return {
      summary: summaryOf(events, asking, { planet, next, within, years: yearsText(first, count) }),
      found: events.map((event) => ({ utc: event.utc, title: titleOf(event), says: phraseOf(event) })),
      warnings: warningsIn(replies),
      note: 'Signs are in the tropical zodiac.',
    }
  },
}

const yearsText = (first: number, count: number): string =>
  count > 1 ? `from ${first} to ${first + count - 1}` : `in ${first}`

interface Changes {
  readonly planet: Planet
  readonly next: Event | undefined
  /** How many there are in the years. */
  readonly within: number
  readonly years: string
}

function summaryOf(
  events: readonly Event[],
  { local, now }: Asking,
  { planet, next, within, years }: Changes,
): Markup | string {
  const name = capital(withArticle(nameOf(planet)))
  const [first] = events
  if (!first) return `${name} does not change sign ${years}.`
  const change = ({ sign, bodies }: Event) =>
    html`${bodies[0]?.retrograde ? 'moves back into' : 'enters'} ${signName(sign)}`
  return next
    ? html`${name} ${change(next)} on <b>${dateText(local(next.utc))}</b>${aheadText(next.utc, now)}.`
    : html`${name} changes sign ${timesText(within)} ${years}. It ${change(first)} on <b>${dateText(local(first.utc))}</b>.`
}
