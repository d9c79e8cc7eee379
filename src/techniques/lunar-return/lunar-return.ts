import { z } from 'zod'
import { type Fields, minuteText, under } from '../../wire/texts/words.ts'
import { RETURN_CUTS, RETURNS_CHAPTER, returnText, withAspectsInOrder } from '../return-text.ts'
import { ADA, DATE_OF_BIRTH, exampleBirth, LANGUAGE, LOOKS } from '../shown.ts'
import { data, picture, technique } from '../technique.ts'
import {
  flatLunarReturn,
  LUNAR_RETURN_FACTS,
  LunarReturnReply,
  LunarReturnRequest,
  LunarReturnWheelRequest,
  lunarReturnInput,
  RETURNS_OF_YEAR,
  unitsOf,
} from './schema.ts'

type Reply = z.output<typeof LunarReturnReply>

/** The structured content of the tool: the instants of the further returns, without their charts. */
const ShortReply = LunarReturnReply.extend({
  further_returns: z.array(z.object({ utc: z.string(), local: z.string() })).optional(),
})

const shortReply = ({ further_returns: further, ...reply }: Reply): Fields => ({
  ...withAspectsInOrder(reply),
  ...(further && { further_returns: further.map(({ time: { utc, local } }) => ({ utc, local })) }),
})

const RETURN_PLACE = { fields: 'return_', called: 'the place of the lunar return' }

const EXAMPLE = { ...exampleBirth('natal.'), search_start: '2026-03-01' }

/** The moment of each month at which the Moon is back at its natal place. */
export const LUNAR_RETURN = technique({
  id: 'lunar_return',
  faces: {
    data: data({
      area: 'transits',
      chapter: RETURNS_CHAPTER,
      guide: 'Lunar returns',
      names: { lunar_return_calculate: '/api/v1/western/returns/calculate' },
      summary: 'Lunar returns: the next ones from a date on, or all of a year, each with its chart',
      description: 'A year has 13 or 14 returns.',
      body: LunarReturnRequest,
      reply: LunarReturnReply,
      read: (body, _, { now, warnings }) => lunarReturnInput(body, now, { warnings }),
      price: { units: unitsOf, says: `one unit for each return, ${RETURNS_OF_YEAR} for a year` },
      page: {
        slug: 'lunar-return',
        title: 'Lunar return',
        about: 'The moment, about once a month, when the Moon returns to its natal position, and its chart.',
        group: 'Births',
        births: { natal: 'Birth' },
        first: ['search_start', 'return_city', 'count', 'year'],
        example: EXAMPLE,
      },
      tool: {
        family: { of: 'timing', line: 'when the Moon is at its natal place again' },
        title: 'Lunar returns',
        description: `Lunar returns: the moments, about once a month, when the Moon is back at its natal position. The answer has the chart of the first, with its aspects to the natal chart, and the moments of the others. Give search_start, and count for more than one; or year for all returns of a year. Ask for the birth, never invent it. Also ask where the person will be (return_city); the birthplace by default.`,
        omits: [...LOOKS, LANGUAGE, 'return_target'],
        requires: DATE_OF_BIRTH,
        asks: { births: ['natal'], place: RETURN_PLACE },
        example: { natal: ADA, search_start: '2027-01-01', return_city: 'Chicago' },
        output: ShortReply,
        trims: shortReply,
        cuts: RETURN_CUTS,
        text: lunarReturnText,
        largest: { search_start: undefined, year: 2027 },
        question: { asked: 'When is my next lunar return?', says: /Lunar return of Ada.*: 2027-01-/ },
      },
    }),
    picture: picture({
      names: { chart_lunar_return: '/api/v1/natal/chart/lunar-return' },
      summary: 'The next lunar return: a bi-wheel around the natal chart, or alone',
      body: LunarReturnWheelRequest,
      carrier: 'natal',
      dataSummary: 'The content of a lunar return chart as data',
      facts: LUNAR_RETURN_FACTS,
      read: flatLunarReturn,
      page: {
        slug: 'chart-lunar-return',
        title: 'Lunar return image',
        about: 'The moment when the Moon next returns to its natal position, around the natal chart or alone.',
        group: 'Chart images',
        births: { natal: 'Birth' },
        first: ['search_start', 'return_city', 'mode', 'natal.theme_type'],
        example: EXAMPLE,
      },
      tool: {
        family: { of: 'returns', line: 'the chart of a month' },
        omits: [...LOOKS, LANGUAGE, 'show_return_aspects', 'return_planet_color', 'return_target'],
        asks: { births: ['natal'], place: RETURN_PLACE },
        title: 'Lunar return',
        description: `The chart of the next moment when the Moon returns to its natal position, around the natal chart: the chart of a month. Also ask where the person is then (return_city); the birthplace by default. For the data of several returns use v1_timing.`,
        requires: DATE_OF_BIRTH,
        example: { natal: ADA, search_start: '2027-01-01', return_city: 'Chicago' },
        question: { asked: 'Can you draw my next lunar return?', says: /The Moon returns at 2027-01-\d\d/ },
      },
      words: {
        ring: 'lunar_return',
        owner: 'return',
        restsOnBirth: true,
        about: ({ return_utc }) => [`The Moon returns at ${return_utc}`],
      },
    }),
  },
})

/** The moments of further returns before the chart. */
function lunarReturnText(reply: Reply): string {
  return returnText(
    'Lunar return',
    reply,
    under(
      'Further returns:',
      (reply.further_returns ?? []).map(({ time }) => `${minuteText(time.local)} (${time.utc})`),
    ),
  )
}
