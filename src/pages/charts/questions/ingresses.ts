import { z } from 'zod'
import { html } from '../../../platform/markup.ts'
import { bodyControl, daysOfYears, ONLY, type Question, YearFields, yearControl, yearOf } from '../question.ts'
import { nameOf, phraseOf, titleOf } from '../sky-words.ts'
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
  asks: 'When does a planet change sign?',
  needsBirth: false,
  fields: z.object({ planet: z.enum(PLANETS).default('jupiter'), ...YearFields }),
  controls: ({ own, today }) => html`${bodyControl(PLANETS, own)}${yearControl({ own, today })}`,
  async answer({ ask, own, today }) {
    const planet = own['planet'] as Planet
    const first = yearOf({ own, today })
    const spans = daysOfYears(first, YEARS[planet])
    const asked = { ...ONLY, include_ingresses: true }
    const replies = await Promise.all(spans.map((span) => ask.skyEvents({ ...span, ...asked })))
    const events = replies.flatMap((reply) => reply.events).filter(({ bodies }) => bodies[0]?.id === planet)
    const years = spans.length > 1 ? `from ${first} to ${first + spans.length - 1}` : `in ${first}`
    return {
      summary:
        events.length === 0
          ? `${nameOf(planet)} does not change sign ${years}.`
          : `${nameOf(planet)} changes sign ${events.length === 1 ? 'once' : `${events.length} times`} ${years}.`,
      found: events.map((event) => ({ utc: event.utc, title: titleOf(event), says: phraseOf(event) })),
      warnings: warningsIn(replies),
      note: 'Signs are in the tropical zodiac.',
    }
  },
}
