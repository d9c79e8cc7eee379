import { z } from 'zod'
import { findBody } from '../../../astro/body-names.ts'
import { DAY_MS, isoCivilDate } from '../../../astro/civil.ts'
import { periodDays } from '../../../astro/returns.ts'
import { ReturnBirth } from '../../../contract/charts/return-fields.ts'
import { readable } from '../../../contract/fields.ts'
import { dateProblem, parseDate } from '../../../contract/sky/sky-events.ts'
import { Refusal } from '../../../platform/errors.ts'
import { html, type Markup } from '../../../platform/markup.ts'
import { RETURNS_SEARCH } from '../../../techniques/returns-search/returns-search.ts'
import { aheadText } from '../ahead.ts'
import { dateText } from '../dates.ts'
import { placeInSign } from '../degrees.ts'
import { ALL, type Asking, birthOf, bodyControl, type Found, type Question } from '../question.ts'
import { namedBody, nameOf } from '../sky-words.ts'
import { accepted } from '../view.ts'
import { warningsIn } from '../warnings.ts'

const BODIES = [
  'saturn',
  'jupiter',
  'sun',
  'moon',
  'mercury',
  'venus',
  'mars',
  'uranus',
  'neptune',
  'pluto',
  'chiron',
  'north_node',
  ALL,
] as const
type Chosen = (typeof BODIES)[number]

/** Rounds that are searched, and a little more: the next return, and the one after it where a person may live to see it. */
const ROUNDS = { fast: 2.1, slow: 1.1 } as const
const SLOW_DAYS = 40 * 365

/** When a body returns to its place at the birth. */
export const RETURNS: Question = {
  id: 'returns',
  name: 'Returns',
  asks: 'When is my next planetary return?',
  about: 'Your Saturn return, and those of the other planets: when each is back where it was at your birth.',
  needsBirth: true,
  fields: z.object({
    planet: z.enum(BODIES).default('saturn'),
    from_date: readable(dateProblem).nullish(),
  }),
  controls: ({ own, today }) => html`${bodyControl(BODIES, own)}
<div class="field"><label for="q-from">From</label><input type="${isCalendarDate(own['from_date']) ? 'date' : 'text'}" id="q-from" name="from_date" value="${(own['from_date'] as string | undefined) ?? today}"></div>`,
  async answer(asking) {
    const chosen = asking.own['planet'] as Chosen
    const bodies = chosen === ALL ? BODIES.filter((id) => id !== ALL) : [chosen]
    const all = await Promise.all(
      bodies.map((body) => (chosen === ALL ? returnsIfKnown(asking, body) : returnsOf(asking, body))),
    )
    // All bodies together: the next return of each, with its passes.
    const shown = all.map(({ found }) => (chosen === ALL ? nextOnly(found) : found))
    const found = shown.flat().toSorted((a, b) => a.utc.localeCompare(b.utc))
    return { summary: summaryOf(found, chosen, asking), warnings: warningsIn(all), found }
  },
}

/** Whether a field of dates can show it: other texts, such as years BC, stay texts. */
const isCalendarDate = (date: unknown): boolean =>
  date === undefined || date === null || (typeof date === 'string' && /^\d{4}-\d\d-\d\d$/.test(date))

function summaryOf(found: readonly Return[], chosen: Chosen, { local, now, own, today }: Asking): Markup | string {
  const [first] = found
  if (!first) return 'No return was found in the years searched.'
  const from = (own['from_date'] as string | undefined) ?? today
  const what = chosen === ALL ? 'planetary return' : `${nameOf(chosen)} return`
  const who = from === today ? `Your next ${what}` : `Your first ${what} from ${dateText(from)}`
  const on = html`<b>${dateText(local(first.utc))}</b>${aheadText(first.utc, now)}`
  const of = chosen === ALL ? html` (${first.title})` : ''
  return html`${who} is on ${on}${of}.${passesText(first, found, local)}`
}

/** Why a return happens more than once. */
function passesText({ pass, passes, number, body }: Return, found: readonly Return[], local: Asking['local']): string {
  if (passes === 1) return ''
  const last = found.findLast((each) => each.number === number && each.body === body)!
  const why = `because ${nameOf(body)} turns retrograde there`
  return pass === 1
    ? ` It happens ${passes} times, the last on ${dateText(local(last.utc))}, ${why}.`
    : ` It is pass ${pass} of ${passes}, ${why}.`
}

interface Return extends Found {
  readonly body: string
  readonly number: number
  readonly pass: number
  readonly passes: number
}

const nextOnly = (returns: readonly Return[]): readonly Return[] =>
  returns.filter(({ number }) => number === returns[0]?.number)

/** Among all bodies, Chiron is left out where its orbit is unknown. */
async function returnsIfKnown(asking: Asking, body: string) {
  try {
    return await returnsOf(asking, body)
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'outside_ephemeris' && body === 'chiron')) throw error
    return { found: [], warnings: [{ message: `Chiron is left out. ${error.message}` }] }
  }
}

async function returnsOf(asking: Asking, body: string) {
  const { ask, own, today } = asking
  const fromMs = parseDate((own['from_date'] as string | undefined) ?? today) as number
  const period = periodDays(findBody(body, 'chart')!)
  const days = Math.ceil(period * (period > SLOW_DAYS ? ROUNDS.slow : ROUNDS.fast)) + 1
  const { returns, warnings } = await ask.data(RETURNS_SEARCH, {
    natal: accepted(ReturnBirth, birthOf(asking)),
    body,
    range_start: isoCivilDate(fromMs),
    range_end: isoCivilDate(fromMs + days * DAY_MS),
  })
  const found = returns.map(
    ({ exact_moment_utc: utc, return_number: number, longitude_deg, pass, passes, retrograde }) => ({
      utc,
      body,
      number,
      pass,
      passes,
      title: `${nameOf(body)} return`,
      says: html`${namedBody(body)} returns to ${placeInSign(longitude_deg)}${number > 1 ? html`, for the ${ordinal(number)} time` : ''}${
        passes > 1 ? html`, pass ${pass} of ${passes}${retrograde ? ', retrograde' : ''}` : ''
      }${number === 0 && ', in the loop in which the birth is'}`,
    }),
  )
  return { found, warnings }
}

const ENDINGS = { one: 'st', two: 'nd', few: 'rd', other: 'th', many: 'th', zero: 'th' } as const
const RULES = new Intl.PluralRules('en', { type: 'ordinal' })

/** `2nd`. */
const ordinal = (number: number): string => `${number}${ENDINGS[RULES.select(number)]}`
