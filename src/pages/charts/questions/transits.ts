import { z } from 'zod'
import { ReturnBirth } from '../../../contract/charts/return-fields.ts'
import { html } from '../../../platform/markup.ts'
import { TRANSITS_SEARCH } from '../../../techniques/transits-search/transits-search.ts'
import { placeInSign } from '../degrees.ts'
import { aspectMark } from '../glyphs.ts'
import { ALL, birthOf, bodyControl, type Question, YearFields, yearControl, yearOf } from '../question.ts'
import { namedBody, nameOf, relationOf } from '../sky-words.ts'
import { accepted } from '../view.ts'

/** The slow bodies, whose transits a person notes, are searched together; each other one alone. */
const SLOW = 'slow'
const SLOW_BODIES = ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto'] as const
const CHOICES = [SLOW, ...SLOW_BODIES, 'mars', 'sun', 'mercury', 'venus', ALL] as const

/** When transits of a year are exact. */
export const TRANSITS_OF_YEAR: Question = {
  id: 'transits',
  asks: 'Which transits will I have in a given year?',
  needsBirth: true,
  fields: z.object({ transiting: z.enum(CHOICES).default(SLOW), ...YearFields }),
  controls: ({ own, today }) => html`${bodyControl(CHOICES, own, 'transiting')}${yearControl({ own, today })}`,
  async answer(asking) {
    const year = yearOf(asking)
    const chosen = asking.own['transiting'] as (typeof CHOICES)[number]
    const { transits, warnings = [] } = await asking.ask.data(TRANSITS_SEARCH, {
      natal: accepted(ReturnBirth, birthOf(asking)),
      range_start: startOf(year),
      range_end: startOf(year + 1),
      bodies: chosen === ALL ? null : chosen === SLOW ? SLOW_BODIES : [chosen],
    })
    const bodies = chosen === ALL ? 'All planets' : chosen === SLOW ? 'Jupiter to Pluto' : nameOf(chosen)
    return {
      summary: `${bodies}: ${transits.length === 0 ? 'no exact transit' : `${transits.length} exact transit${transits.length > 1 ? 's' : ''}`} to your chart in ${year}.`,
      found: transits.map((each) => ({
        utc: each.exact_utc,
        title: `${nameOf(each.transit)} ${relationOf(each.aspect)} natal ${nameOf(each.natal)}`,
        says: html`${namedBody(each.transit)}${each.retrograde ? ', retrograde,' : ''} at ${placeInSign(each.longitude_deg)} <span class="soft">${aspectMark(each.aspect)} ${relationOf(each.aspect)}</span> your ${namedBody(each.natal)}`,
      })),
      warnings,
      note: 'The year is counted in UTC. Transits of the Moon are left out.',
    }
  },
}

const startOf = (year: number): string => `${String(year).padStart(4, '0')}-01-01`
