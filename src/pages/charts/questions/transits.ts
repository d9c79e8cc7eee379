import { z } from 'zod'
import { ReturnBirth } from '../../../contract/charts/return-fields.ts'
import { html, type Markup } from '../../../platform/markup.ts'
import { TRANSITS_SEARCH } from '../../../techniques/transits-search/transits-search.ts'
import { aheadText, nextOf } from '../ahead.ts'
import { dateText } from '../dates.ts'
import { placeInSign } from '../degrees.ts'
import { aspectMark } from '../glyphs.ts'
import {
  ALL,
  type Asking,
  birthOf,
  bodyControl,
  type Found,
  isThisYear,
  type Question,
  YearFields,
  yearControl,
  yearDigits,
  yearOf,
} from '../question.ts'
import { capital, namedBody, nameOf, relationOf, withArticle } from '../sky-words.ts'
import { accepted } from '../view.ts'

/** The slow bodies, whose transits a person notes, are searched together; each other one alone. */
const SLOW = 'slow'
const SLOW_BODIES = ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto'] as const
const CHOICES = [SLOW, ...SLOW_BODIES, 'mars', 'sun', 'mercury', 'venus', ALL] as const

/** A longer list has its months as headings. */
const UNDER_MONTHS = 12

/** When transits of a year are exact. */
export const TRANSITS_OF_YEAR: Question = {
  id: 'transits',
  name: 'Transits',
  asks: 'Which transits will I have in a given year?',
  about: 'The days on which a planet makes an exact aspect to your chart: Jupiter to Pluto, or one you choose.',
  needsBirth: true,
  fields: z.object({ transiting: z.enum(CHOICES).default(SLOW), ...YearFields }),
  controls: (given) => html`${bodyControl(CHOICES, given.own, 'transiting')}${yearControl(given)}`,
  async answer(asking) {
    const year = yearOf(asking)
    const chosen = asking.own['transiting'] as (typeof CHOICES)[number]
    const { transits, warnings = [] } = await asking.ask.data(TRANSITS_SEARCH, {
      natal: accepted(ReturnBirth, birthOf(asking)),
      range_start: startOf(year),
      range_end: startOf(year + 1),
      bodies: chosen === ALL ? null : chosen === SLOW ? SLOW_BODIES : [chosen],
    })
    const found = transits.map((each) => ({
      utc: each.exact_utc,
      title: `${nameOf(each.transit)} ${relationOf(each.aspect)} natal ${nameOf(each.natal)}`,
      says: html`${namedBody(each.transit)}${each.retrograde ? ', retrograde,' : ''} at ${placeInSign(each.longitude_deg)} <span class="soft">${aspectMark(each.aspect)} ${relationOf(each.aspect)}</span> your ${namedBody(each.natal)}`,
      short: `${nameOf(each.transit)} ${relationOf(each.aspect)} your ${nameOf(each.natal)}`,
      ...(transits.length > UNDER_MONTHS && { under: monthText(asking.local(each.exact_utc)) }),
    }))
    const bodies =
      chosen === ALL ? 'All planets' : chosen === SLOW ? 'Jupiter to Pluto' : capital(withArticle(nameOf(chosen)))
    return {
      summary: summaryOf(found, bodies, asking),
      found,
      warnings,
      note: 'The year is counted in UTC. Transits of the Moon are left out.',
    }
  },
}

interface Transit extends Found {
  /** The transit in a sentence. */
  readonly short: string
}

function summaryOf(found: readonly Transit[], bodies: string, asking: Asking): Markup | string {
  const year = yearOf(asking)
  const [first] = found
  if (!first) return `${bodies}: no exact transit to your chart in ${year}.`
  const count = `${found.length} exact transit${found.length > 1 ? 's' : ''} to your chart in ${year}`
  const next = isThisYear(asking) ? nextOf(found, asking.now) : undefined
  const on = ({ utc }: Transit) => html`<b>${dateText(asking.local(utc))}</b>`
  return next
    ? html`The next exact transit is ${next.short} on ${on(next)}${aheadText(next.utc, asking.now)}. ${bodies}: ${count}.`
    : html`${bodies}: ${count}, ${found.length > 1 ? 'first ' : ''}${first.short} on ${on(first)}.`
}

/** `March 2026`. */
const monthText = (local: string): string => dateText(local).replace(/^\d+ /, '')

const startOf = (year: number): string => `${yearDigits(year)}-01-01`
