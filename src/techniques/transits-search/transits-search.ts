import type { z } from 'zod'
import { minuteText, nameOf, paragraphs, under, warningLines } from '../../wire/texts/words.ts'
import { ADA, DATE_OF_BIRTH, exampleBirth, LOOKS_AND_LANGUAGE } from '../shown.ts'
import { data, technique } from '../technique.ts'
import { TransitsSearchReply, TransitsSearchRequest, transitsSearchInput } from './schema.ts'

/** Every exact transit over a natal chart between two dates. */
export const TRANSITS_SEARCH = technique({
  id: 'transits_search',
  faces: {
    data: data({
      area: 'transits',
      chapter: { name: 'Transits', about: 'The sky of a moment over a natal chart, with the exact time of each pass.' },
      guide: 'Search for transits',
      names: { transits_search: '/api/v1/transits/search' },
      summary: 'All exact aspects of transiting bodies to a natal chart between two dates',
      body: TransitsSearchRequest,
      reply: TransitsSearchReply,
      read: (body, _, { warnings }) => transitsSearchInput(body, { warnings }),
      price: { units: () => 2, says: 'two units' },
      isLong: ({ bodies }) => bodies.length > 1,
      page: {
        slug: 'transits-search',
        title: 'Search for transits',
        about: 'All exact aspects of the Sun and the planets to a birth between two dates, each pass listed.',
        group: 'Births',
        births: { natal: 'Birth' },
        first: ['range_start', 'range_end', 'bodies'],
        example: {
          ...exampleBirth('natal.'),
          range_start: '2027-01-01',
          range_end: '2028-01-01',
          bodies: 'jupiter,saturn',
        },
      },
      tool: {
        family: { of: 'timing', line: 'exact ones of a year' },
        title: 'Search for transits',
        description: `All exact aspects of transiting bodies to the natal chart between range_start and range_end, up to 400 days, each pass of a retrograde loop. Use it for "my transits of next year". For the transits of one moment use v1_transits. Ask for the birth, never invent it. bodies jupiter to pluto leave out the quick ones.`,
        omits: LOOKS_AND_LANGUAGE,
        requires: DATE_OF_BIRTH,
        asks: { births: ['natal'] },
        example: { natal: ADA, range_start: '2027-01-01', range_end: '2028-01-01', bodies: ['jupiter', 'saturn'] },
        cuts: [{ field: 'transits', advice: 'Give fewer bodies or a shorter span: the first aspects are listed.' }],
        text: searchText,
        largest: { range_start: '2027-01-01', range_end: '2028-02-01', bodies: null },
        question: { asked: 'Which transits of Jupiter and Saturn do I have in 2027?', says: /2027-\d\d-\d\d.*Saturn/ },
      },
    }),
  },
})

function searchText(reply: z.output<typeof TransitsSearchReply>): string {
  const { meta, natal_subject: natal, transits, warnings } = reply
  const { range_start, range_end, count, zodiac_type } = meta.transits_search
  return paragraphs(
    [
      `Exact transits to the chart of ${natal.name}, ${natal.datetime}, from ${range_start} to ${range_end}: ${count}.`,
      `${zodiac_type} zodiac.`,
    ],
    warningLines(warnings),
    under(
      'Times in UTC:',
      transits.map(
        ({ exact_utc, transit, aspect, natal: point, retrograde }) =>
          `${minuteText(exact_utc)}: ${nameOf(transit)}${retrograde ? ' retrograde' : ''} ${aspect} natal ${nameOf(point)}`,
      ),
    ),
  )
}
