import type { z } from 'zod'
import { minuteText, paragraphs, under, warningLines } from '../../wire/texts/words.ts'
import { PROGRESSIONS_CHAPTER } from '../families/progression/chapter.ts'
import { ADA, DATE_OF_BIRTH, exampleBirth, LOOKS_AND_LANGUAGE } from '../shown.ts'
import { data, technique } from '../technique.ts'
import { LunationsReply, LunationsRequest, lunationsInput } from './schema.ts'

type Reply = z.output<typeof LunationsReply>

/** The new, full and quarter Moons of secondary progressions over a life. */
export const PROGRESSED_LUNATIONS = technique({
  id: 'progressed_lunations',
  faces: {
    data: data({
      area: 'transits',
      chapter: PROGRESSIONS_CHAPTER,
      guide: 'Progressed lunations',
      names: { progressions_lunations: '/api/v1/western/progressions/lunations' },
      summary: 'Progressed new, full and quarter Moons over a life, or all eight phases',
      body: LunationsRequest,
      reply: LunationsReply,
      read: (body, _, { warnings }) => lunationsInput(body, { warnings }),
      price: { units: () => 1, says: 'one unit' },
      page: {
        slug: 'progressed-lunations',
        title: 'Progressed lunations',
        about: 'All progressed new, full and quarter Moons between two dates or ages of a life.',
        group: 'Births',
        births: { natal: 'Birth' },
        first: ['search.from_age', 'search.to_age', 'search.phases', 'secondary_progression.direction'],
        example: { ...exampleBirth('natal.'), 'search.to_age': '90' },
      },
      tool: {
        family: { of: 'timing', line: 'Moon phases of a life' },
        title: 'Progressed lunations',
        description: `The dates of all secondary progressed new, full and quarter Moons of a life (or all eight phases), with sign and natal house: the 30-year cycle of progressed Sun and Moon. For other progressed events use progression_events. Ask for the birth, never invent it.`,
        omits: [...LOOKS_AND_LANGUAGE, 'settings'],
        requires: DATE_OF_BIRTH,
        asks: { births: ['natal'] },
        example: { natal: ADA },
        cuts: [{ field: 'lunations', advice: 'Search fewer years, or give search.phases.' }],
        text: lunationsText,
        largest: {
          search: {
            to_age: 120,
            phases: [
              'new_moon',
              'crescent',
              'first_quarter',
              'gibbous',
              'full_moon',
              'disseminating',
              'last_quarter',
              'balsamic',
            ],
          },
        },
        question: {
          asked: 'When are the progressed new and full Moons of my life?',
          says: /\d{4}-\d\d-\d\d, age \d+\.\d: new moon/,
        },
      },
    }),
  },
})

/** The phases in the order of life, one to a line. */
function lunationsText({ meta, natal_subject: natal, at_birth, lunations, warnings }: Reply): string {
  return paragraphs(
    [
      `Progressed lunations of ${natal.name}, born ${natal.datetime}, ${meta.direction}, from ${minuteText(meta.from)} to ${minuteText(meta.to)} UTC. ${meta.key}. Born in the phase ${words(at_birth.phase)}, the Moon ${at_birth.angle_deg.toFixed(2)}° ahead of the Sun.`,
    ],
    warningLines(warnings),
    under('Dates of life:', lunations.map(line)),
  )
}

const words = (phase: string): string => phase.replaceAll('_', ' ')

/** `2004-05-01, age 14.0: new moon, Moon 12°30' Gemini, natal house 10`. */
const line = ({ date, age_years, phase, moon, natal_house: house }: Reply['lunations'][number]): string =>
  `${date.slice(0, date.indexOf('T'))}, age ${age_years.toFixed(1)}: ${words(phase)}, Moon ${moon.longitude_text}${house === undefined ? '' : `, natal house ${house}`}`
