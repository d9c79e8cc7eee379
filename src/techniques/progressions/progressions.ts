import { PROGRESSIONS_CHAPTER } from '../families/progression/chapter.ts'
import { ASPECT_CUTS, progressedText } from '../families/progression/text.ts'
import { ADA, DATE_OF_BIRTH, exampleBirth, LOOKS_AND_LANGUAGE } from '../shown.ts'
import { data, picture, technique } from '../technique.ts'
import { flatProgression, PROGRESSION_FACTS, ProgressionWheelRequest } from './schema.ts'
import { SecondaryReply, SecondaryRequest, secondaryInput } from './secondary-schema.ts'

/** Secondary progressions: a day of the ephemeris for each tropical year of life. */
export const PROGRESSIONS = technique({
  id: 'progressions',
  faces: {
    data: data({
      area: 'transits',
      chapter: PROGRESSIONS_CHAPTER,
      guide: 'Progressions',
      names: { progressions_secondary: '/api/v1/western/progressions/secondary' },
      summary: 'Secondary progressions to a date: progressed planets, angles, houses and their aspects',
      body: SecondaryRequest,
      reply: SecondaryReply,
      read: (body, _, { warnings }) => secondaryInput(body, { warnings }),
      price: { units: () => 1, says: 'one unit' },
      page: {
        slug: 'progressions',
        title: 'Progressions',
        about: 'Secondary progressions: one day of the ephemeris per year of life, with angles, houses and aspects.',
        group: 'Births',
        births: { natal: 'Birth' },
        first: [
          'secondary_progression.target_date',
          'secondary_progression.angles',
          'secondary_progression.direction',
          'progression_city',
        ],
        example: { ...exampleBirth('natal.'), 'secondary_progression.target_date': '2026-03-01' },
      },
      tool: {
        family: { of: 'timing', line: 'secondary, of a date' },
        title: 'Secondary progressions',
        description: `Secondary progressions of a date of life (one day for one year), as data: progressed planets with their sign and house, progressed Ascendant and midheaven, and aspects to the natal chart and among progressed points, each with the date when it is exact. Use it for inner development over years. For events of weeks use transits. Ask for the birth, never invent it.`,
        omits: [...LOOKS_AND_LANGUAGE, 'settings', 'response_mode', 'progression_lat', 'progression_lng'],
        requires: ['secondary_progression', ...DATE_OF_BIRTH],
        asks: { births: ['natal'] },
        example: { natal: ADA, secondary_progression: { target_date: '2027-01-01' } },
        cuts: ASPECT_CUTS,
        text: progressedText,
        largest: { progression_city: 'Chicago' },
        question: { asked: 'Where is my progressed Moon at New Year 2027?', says: /Moon \d\d°\d\d' \w+/ },
      },
    }),
    picture: picture({
      names: {
        chart_progressions: '/api/v1/natal/chart/secondary-progressions',
        chart_progressions_alias: '/api/v1/natal/chart/progressions',
      },
      summary: 'A bi-wheel: natal planets inside, secondary, tertiary or minor progressed ones outside',
      body: ProgressionWheelRequest,
      carrier: 'natal',
      dataSummary: 'The content of a progressed bi-wheel as data',
      headers: {
        'X-Progression-System': {
          description: 'The system of `progression_system`, such as `secondary`',
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
        first: ['progression_date', 'progression_system', 'progression_city', 'natal.theme_type', 'natal.layout'],
        example: { ...exampleBirth('natal.'), progression_date: '2026-03-01' },
      },
      tool: {
        family: { of: 'wheels', line: 'secondary progressions of a date of life' },
        omits: [...LOOKS_AND_LANGUAGE, 'show_progressed_aspects', 'progressed_planet_color', 'secondary_progression'],
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
        about: ({ system, target_date_utc: target, progressed_datetime_utc: instant }) => [
          `Progressed to ${target}, the sky of ${instant}`,
          ...(system === 'secondary' ? [] : [`System: ${system}`]),
        ],
      },
    }),
  },
})
