import { ADA, DATE_OF_BIRTH, exampleBirth, LANGUAGE, LOOKS } from '../shown.ts'
import { picture, technique } from '../technique.ts'
import { flatProgression, PROGRESSION_FACTS, ProgressionWheelRequest } from './schema.ts'

/** Secondary progressions: a day of the ephemeris for each tropical year of life. */
export const PROGRESSIONS = technique({
  id: 'progressions',
  faces: {
    picture: picture({
      names: {
        chart_progressions: '/api/v1/natal/chart/secondary-progressions',
        chart_progressions_alias: '/api/v1/natal/chart/progressions',
      },
      summary: 'A bi-wheel: natal planets inside, secondary progressed ones outside',
      body: ProgressionWheelRequest,
      carrier: 'natal',
      dataSummary: 'The content of a progressed bi-wheel as data',
      headers: {
        'X-Progression-System': {
          description: 'Always `secondary`: one day of the ephemeris for each tropical year',
          fact: 'system',
        },
        'X-Progression-Target-Date-UTC': { description: 'The instant of `progression_date`', fact: 'target_date_utc' },
        'X-Progressed-Datetime-UTC': {
          description: 'The instant of the progressed chart',
          fact: 'progressed_datetime_utc',
        },
        'X-Progression-Age-Years': {
          description: 'Tropical years from the birth to the target date',
          fact: 'age_years',
        },
      },
      facts: PROGRESSION_FACTS,
      read: flatProgression,
      page: {
        slug: 'chart-progressions',
        title: 'Progressions image',
        about: 'Secondary progressions: one day of the ephemeris per year of life, around the natal chart.',
        group: 'Chart images',
        births: { natal: 'Birth' },
        first: ['progression_date', 'progression_city', 'natal.theme_type', 'natal.layout'],
        example: { ...exampleBirth('natal.'), progression_date: '2026-03-01' },
      },
      tool: {
        family: { of: 'returns', line: 'secondary progressions of a date of life' },
        omits: [...LOOKS, LANGUAGE, 'show_progressed_aspects', 'progressed_planet_color', 'secondary_progression'],
        asks: { births: ['natal'] },
        title: 'Secondary progressions',
        description: `The natal chart with the secondary progressed planets of a date (one day for one year) around it. Use it for inner development over years. For events of weeks use transits.`,
        requires: ['progression_date', ...DATE_OF_BIRTH],
        example: { natal: ADA, progression_date: '2027-01-01' },
        question: { asked: 'How has my chart progressed?', says: /Progressed to 2027-01-01/ },
      },
      words: {
        ring: 'progressed',
        restsOnBirth: true,
        about: (facts) => [`Progressed to ${facts.target_date_utc}, the sky of ${facts.progressed_datetime_utc}`],
      },
    }),
  },
})
