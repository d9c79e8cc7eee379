import type { z } from 'zod'
import { RETURN_CUTS, RETURNS_CHAPTER, returnText, withAspectsInOrder } from '../families/return/text.ts'
import { ADA, DATE_OF_BIRTH, exampleBirth, LOOKS_AND_LANGUAGE } from '../shown.ts'
import { data, picture, technique } from '../technique.ts'
import {
  flatReturn,
  SOLAR_RETURN_FACTS,
  SolarReturnReply,
  SolarReturnRequest,
  SolarReturnWheelRequest,
  solarReturnInput,
} from './schema.ts'

/** Other names of `year`, and the form of the public service. */
const OTHER_NAMES = ['target_year', 'return_year', 'solar_return_year', 'solar_return']
const RETURN_PLACE = { fields: 'return_', called: 'the place of the solar return' }
const EXAMPLE = { ...exampleBirth('natal.'), year: '2026' }

/** The moment of a year at which the Sun is back at its natal place. */
export const SOLAR_RETURN = technique({
  id: 'solar_return',
  faces: {
    data: data({
      area: 'transits',
      chapter: RETURNS_CHAPTER,
      guide: 'Solar returns',
      names: { solar_return_calculate: '/api/v1/western/solar/calculate' },
      summary: 'The solar return of a year: its moment and its chart, compared with the natal chart',
      body: SolarReturnRequest,
      reply: SolarReturnReply,
      read: (body, _, { warnings }) => solarReturnInput(body, { warnings }),
      price: { units: () => 1, says: 'one unit' },
      page: {
        slug: 'solar-return',
        title: 'Solar return',
        about: 'The moment in a year when the Sun returns to its natal position, and its chart.',
        group: 'Births',
        births: { natal: 'Birth' },
        first: ['year', 'return_city'],
        example: EXAMPLE,
      },
      tool: {
        family: { of: 'timing', line: 'chart of a birthday year' },
        title: 'Solar return',
        description: `The solar return of a year: the moment when the Sun is back at its natal position, its chart, and its aspects to the natal chart. Ask for the birth, never invent it. Also ask where the person is on that birthday (return_city); the birthplace by default.`,
        omits: [...LOOKS_AND_LANGUAGE, 'decimals', ...OTHER_NAMES],
        requires: ['year', ...DATE_OF_BIRTH],
        asks: { births: ['natal'], place: RETURN_PLACE },
        example: { natal: ADA, year: 2027, return_city: 'Chicago' },
        trims: withAspectsInOrder,
        cuts: RETURN_CUTS,
        text: solarReturnText,
        largest: { natal: { ...ADA, include_minor_aspects: true } },
        question: { asked: 'When is my solar return in 2027?', says: /Solar return 2027 of Ada.*: 2027-05-0/ },
      },
    }),
    picture: picture({
      names: {
        chart_solar_return: '/api/v1/natal/chart/solar-return',
        chart_solar_return_alias: '/api/v1/natal/experimental/solar-return',
      },
      summary: 'The solar return of a year: a bi-wheel around the natal chart, or alone',
      body: SolarReturnWheelRequest,
      carrier: 'natal',
      dataSummary: 'The content of a solar return chart as data',
      facts: SOLAR_RETURN_FACTS,
      read: flatReturn,
      page: {
        slug: 'chart-solar-return',
        title: 'Solar return image',
        about: 'The moment in a year when the Sun returns to its natal position, around the natal chart or alone.',
        group: 'Chart images',
        births: { natal: 'Birth' },
        first: ['year', 'return_city', 'mode', 'natal.theme_type'],
        example: EXAMPLE,
      },
      tool: {
        family: { of: 'wheels', line: 'the chart of a birthday year' },
        omits: [...LOOKS_AND_LANGUAGE, 'show_return_aspects', 'return_planet_color', ...OTHER_NAMES],
        asks: { births: ['natal'], place: RETURN_PLACE },
        title: 'Solar return',
        description: `The chart of the moment in a year when the Sun returns to its natal position, around the natal chart: the chart of a birthday year. Also ask where the person is on that birthday (return_city); the birthplace by default.`,
        requires: ['year', ...DATE_OF_BIRTH],
        example: { natal: ADA, year: 2027, return_city: 'Chicago' },
        question: { asked: 'What does my birthday year look like?', says: /The Sun returns at 2027-05-0\d/ },
      },
      words: { ring: 'return', restsOnBirth: true, about: ({ return_utc }) => [`The Sun returns at ${return_utc}`] },
    }),
  },
})

function solarReturnText(reply: z.output<typeof SolarReturnReply>): string {
  return returnText(`Solar return ${reply.meta.solar_return.target_year}`, reply)
}
