import { PROGRESSIONS_CHAPTER } from '../families/progression/chapter.ts'
import { ASPECT_CUTS, progressedText } from '../families/progression/text.ts'
import { ADA, DATE_OF_BIRTH, exampleBirth, LOOKS_AND_LANGUAGE } from '../shown.ts'
import { data, technique } from '../technique.ts'
import { TertiaryReply, TertiaryRequest, tertiaryInput } from './schema.ts'

/** Tertiary progressions: a day of the ephemeris for a lunar month of life, or a lunar month for a year. */
export const TERTIARY_PROGRESSIONS = technique({
  id: 'tertiary_progressions',
  faces: {
    data: data({
      area: 'transits',
      chapter: PROGRESSIONS_CHAPTER,
      guide: 'Tertiary progressions',
      names: { progressions_tertiary: '/api/v1/western/progressions/tertiary' },
      summary: 'Tertiary progressions to a date: progressed planets, angles, houses and their aspects',
      body: TertiaryRequest,
      reply: TertiaryReply,
      read: (body, _, { warnings }) => tertiaryInput(body, { warnings }),
      price: { units: () => 1, says: 'one unit' },
      page: {
        slug: 'tertiary-progressions',
        title: 'Tertiary progressions',
        about: 'One day of the ephemeris per lunar month of life, or a lunar month per year, with angles and aspects.',
        group: 'Births',
        births: { natal: 'Birth' },
        first: [
          'tertiary_progression.target_date',
          'tertiary_progression.form',
          'tertiary_progression.month',
          'tertiary_progression.angles',
          'tertiary_progression.direction',
        ],
        example: { ...exampleBirth('natal.'), 'tertiary_progression.target_date': '2026-03-01' },
      },
      tool: {
        family: { of: 'timing', line: 'a day for a lunar month' },
        title: 'Tertiary progressions',
        description: `Tertiary progressions of a date of life, as data: one day of the ephemeris for each lunar month (form tertiary_1), or one lunar month for each year (tertiary_2). Progressed planets, Ascendant, midheaven and aspects, each with the date when it is exact. Use it for weeks and months of a life; for years use progressions. Ask for the birth, never invent it.`,
        omits: [...LOOKS_AND_LANGUAGE, 'settings', 'response_mode', 'progression_lat', 'progression_lng'],
        requires: ['tertiary_progression', ...DATE_OF_BIRTH],
        asks: { births: ['natal'] },
        example: { natal: ADA, tertiary_progression: { target_date: '2027-01-01' } },
        cuts: ASPECT_CUTS,
        text: progressedText,
        largest: { progression_city: 'Chicago' },
        question: {
          asked: 'What are my tertiary progressions at New Year 2027?',
          says: /Tertiary progressions[\s\S]*Moon \d\d°\d\d' \w+/,
        },
      },
    }),
  },
})
