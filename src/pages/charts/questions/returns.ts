import { z } from 'zod'
import { findBody } from '../../../astro/body-names.ts'
import { DAY_MS, isoCivilDate } from '../../../astro/civil.ts'
import { periodDays } from '../../../astro/returns.ts'
import { ReturnBirth } from '../../../contract/charts/return-fields.ts'
import { readable } from '../../../contract/fields.ts'
import { dateProblem, parseDate } from '../../../contract/sky/sky-events.ts'
import { Refusal } from '../../../platform/errors.ts'
import { html } from '../../../platform/markup.ts'
import { RETURNS_SEARCH } from '../../../techniques/returns-search/returns-search.ts'
import { dateText } from '../dates.ts'
import { placeInSign } from '../degrees.ts'
import { ALL, type Asking, birthOf, bodyControl, type Found, type Question } from '../question.ts'
import { namedBody, nameOf, withArticle } from '../sky-words.ts'
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
  asks: 'When is my next planetary return?',
  needsBirth: true,
  fields: z.object({
    planet: z.enum(BODIES).default('saturn'),
    from_date: readable(dateProblem).nullish(),
  }),
  controls: ({ own, today }) => html`${bodyControl(BODIES, own)}
<div class="field"><label for="q-from">From</label><input type="text" id="q-from" name="from_date" value="${(own['from_date'] as string | undefined) ?? today}" size="12"></div>`,
  async answer(asking) {
    const chosen = asking.own['planet'] as Chosen
    const bodies = chosen === ALL ? BODIES.filter((id) => id !== ALL) : [chosen]
    const all = await Promise.all(
      bodies.map((body) => (chosen === ALL ? returnsIfKnown(asking, body) : returnsOf(asking, body))),
    )
    // All bodies together: the next return of each, with its passes.
    const shown = all.map(({ found }) => (chosen === ALL ? nextOnly(found) : found))
    const [first] = shown.flat().toSorted((a, b) => a.utc.localeCompare(b.utc))
    return {
      summary: first
        ? html`${chosen === ALL ? 'The next return' : `The next return of ${withArticle(nameOf(chosen))}`} is on <b>${dateText(asking.local(first.utc))}</b>${first.passes > 1 ? html`: pass ${first.pass} of ${first.passes}, because the planet retrogrades over its natal position` : ''}.`
        : 'No return was found in the years searched.',
      warnings: warningsIn(all),
      found: shown.flat().toSorted((a, b) => a.utc.localeCompare(b.utc)),
    }
  },
}

interface Return extends Found {
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
