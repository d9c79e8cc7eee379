import { ADA, DATE_OF_BIRTH, exampleBirth, LOOKS_AND_LANGUAGE } from '../shown.ts'
import { picture, technique } from '../technique.ts'
import { flatLunarReturn, LUNAR_RETURN_FACTS, LunarReturnWheelRequest } from './schema.ts'

/** The moment of each month at which the Moon is back at its natal place. */
export const LUNAR_RETURN = technique({
  id: 'lunar_return',
  faces: {
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
        example: { ...exampleBirth('natal.'), search_start: '2026-03-01' },
      },
      tool: {
        family: { of: 'wheels', line: 'the chart of a month' },
        omits: [...LOOKS_AND_LANGUAGE, 'show_return_aspects', 'return_planet_color', 'return_target'],
        asks: { births: ['natal'], place: { fields: 'return_', called: 'the place of the lunar return' } },
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
