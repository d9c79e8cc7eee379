import type { z } from 'zod'
import { minuteText, nameOf, noteLine, paragraphs, placeText, position, under } from '../../wire/texts/words.ts'
import { passText, RETURNS_CHAPTER } from '../families/return/text.ts'
import { ADA, DATE_OF_BIRTH, exampleBirth, LOOKS_AND_LANGUAGE } from '../shown.ts'
import { data, technique } from '../technique.ts'
import { isLongSpan, ReturnsSearchReply, ReturnsSearchRequest, returnsSearchInput, unitsOf } from './schema.ts'

/** All returns of a body between two dates, without their charts. */
export const RETURNS_SEARCH = technique({
  id: 'returns_search',
  faces: {
    data: data({
      area: 'transits',
      chapter: RETURNS_CHAPTER,
      guide: 'Search for returns',
      names: { returns_search: '/api/v1/western/returns/search' },
      summary: 'All returns of a body between two dates, with each pass of a retrograde loop, without charts',
      body: ReturnsSearchRequest,
      reply: ReturnsSearchReply,
      read: (body, _, { warnings }) => returnsSearchInput(body, { warnings }),
      price: {
        units: unitsOf,
        says: 'one unit for each five hundred returns that the span has on average, or for each 2,500 positions of the search, whichever is more: 3 for a century of the Moon',
      },
      isLong: isLongSpan,
      page: {
        slug: 'returns-search',
        title: 'Search for returns',
        about: 'All moments between two dates when a body returns to its natal position, each pass numbered.',
        group: 'Births',
        births: { natal: 'Birth' },
        first: ['body', 'range_start', 'range_end', 'arc'],
        example: { ...exampleBirth('natal.'), body: 'saturn', range_start: '2000-01-01', range_end: '2050-01-01' },
      },
      tool: {
        family: { of: 'timing', line: 'all between two dates' },
        title: 'Search for returns',
        description: `All returns of a body (moon by default, or sun, saturn and so on) between range_start and range_end, without charts. A retrograde planet passes its natal place three times or more; each pass is listed with its number. Ask for the birth, never invent it.`,
        omits: LOOKS_AND_LANGUAGE,
        requires: DATE_OF_BIRTH,
        asks: { births: ['natal'] },
        example: { natal: ADA, body: 'saturn', range_start: '2010-01-01', range_end: '2060-01-01' },
        cuts: [{ field: 'returns', advice: 'Give a shorter span: the first returns are listed.' }],
        text: searchText,
        largest: { body: 'moon', range_start: '2000-01-01', range_end: '2100-01-01' },
        question: { asked: 'When is my Saturn return?', says: /return 1, pass 1 of \d|return 1/ },
      },
    }),
  },
})

function searchText(reply: z.output<typeof ReturnsSearchReply>): string {
  const { meta, natal_subject: natal, location, returns, warnings = [] } = reply
  const { body, arc, direction, natal_longitude_deg, range_start, range_end, count, zodiac_type, precession } =
    meta.returns_search
  return paragraphs(
    [
      `Returns of ${nameOf(body)} to ${position(natal_longitude_deg)}, its place at the birth of ${natal.name}, ${natal.datetime}.`,
      `${zodiac_type} zodiac, arc ${arc}, direction ${direction}${precession ? `, precession by ${nameOf(precession.ayanamsa)}` : ''}.`,
      `From ${range_start} to ${range_end}, at the clock of ${placeText(location)}: ${count}.`,
    ],
    warnings.map(({ message }) => noteLine(message)),
    under(
      'Returns:',
      returns.map((each) => `${minuteText(each.exact_moment_local)} (${each.exact_moment_utc}), ${passText(each)}`),
    ),
  )
}
