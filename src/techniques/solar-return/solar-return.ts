import { ADA, DATE_OF_BIRTH, exampleBirth, LANGUAGE, LOOKS } from '../shown.ts'
import { picture, technique } from '../technique.ts'
import { flatReturn, SOLAR_RETURN_FACTS, SolarReturnWheelRequest } from './schema.ts'

/** The moment of a year at which the Sun is back at its natal place. */
export const SOLAR_RETURN = technique({
  id: 'solar_return',
  faces: {
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
        example: { ...exampleBirth('natal.'), year: '2026' },
      },
      tool: {
        family: { of: 'returns', line: 'the chart of a birthday year' },
        omits: [
          ...LOOKS,
          LANGUAGE,
          'show_return_aspects',
          'return_planet_color',
          'target_year',
          'return_year',
          'solar_return_year',
          'solar_return',
        ],
        asks: { births: ['natal'], place: { fields: 'return_', called: 'the place of the solar return' } },
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
