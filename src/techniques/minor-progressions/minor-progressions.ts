import { PROGRESSIONS_CHAPTER } from '../families/progression/chapter.ts'
import { ASPECT_CUTS, progressedText } from '../families/progression/text.ts'
import { ADA, DATE_OF_BIRTH, exampleBirth, LOOKS_AND_LANGUAGE } from '../shown.ts'
import { data, technique } from '../technique.ts'
import { MinorReply, MinorRequest, minorInput } from './schema.ts'

/** Minor progressions: a lunar month of the ephemeris for a year of life. */
export const MINOR_PROGRESSIONS = technique({
  id: 'minor_progressions',
  faces: {
    data: data({
      area: 'transits',
      chapter: PROGRESSIONS_CHAPTER,
      guide: 'Minor progressions',
      names: { progressions_minor: '/api/v1/western/progressions/minor' },
      summary: 'Minor progressions to a date: progressed planets, angles, houses and their aspects',
      body: MinorRequest,
      reply: MinorReply,
      read: (body, _, { warnings }) => minorInput(body, { warnings }),
      price: { units: () => 1, says: 'one unit' },
      page: {
        slug: 'minor-progressions',
        title: 'Minor progressions',
        about: 'One lunar month of the ephemeris per year of life, with angles, houses and aspects.',
        group: 'Births',
        births: { natal: 'Birth' },
        first: [
          'minor_progression.target_date',
          'minor_progression.month',
          'minor_progression.angles',
          'minor_progression.direction',
        ],
        example: { ...exampleBirth('natal.'), 'minor_progression.target_date': '2026-03-01' },
      },
      tool: {
        family: { of: 'timing', line: 'a lunar month for a year' },
        title: 'Minor progressions',
        description: `Minor progressions of a date of life (one lunar month of the ephemeris for each year), as data: progressed planets, Ascendant, midheaven and aspects, each with the date when it is exact. Use it beside secondary progressions. Ask for the birth, never invent it.`,
        omits: [...LOOKS_AND_LANGUAGE, 'settings', 'response_mode', 'progression_lat', 'progression_lng'],
        requires: ['minor_progression', ...DATE_OF_BIRTH],
        asks: { births: ['natal'] },
        example: { natal: ADA, minor_progression: { target_date: '2027-01-01' } },
        cuts: ASPECT_CUTS,
        text: progressedText,
        largest: { progression_city: 'Chicago' },
        question: {
          asked: 'What are my minor progressions at New Year 2027?',
          says: /Minor progressions[\s\S]*Moon \d\d°\d\d' \w+/,
        },
      },
    }),
  },
})
