import type { z } from 'zod'
import { minuteText, nameOf, paragraphs, placeText, signName, under, warningLines } from '../../wire/texts/words.ts'
import { ADA, exampleBirth, LOOKS_AND_LANGUAGE } from '../shown.ts'
import { data, technique } from '../technique.ts'
import { PlanetaryYearsReply, PlanetaryYearsRequest, planetaryYearsInput } from './schema.ts'

type Reply = z.output<typeof PlanetaryYearsReply>

/** The ages at which planets and signs of a birth complete their years. */
export const PLANETARY_YEARS = technique({
  id: 'planetary_years',
  faces: {
    data: data({
      area: 'transits',
      chapter: {
        name: 'Planetary years',
        about: 'The ages at which planets and signs of a birth complete their years, alone and together.',
      },
      guide: 'Planetary years',
      names: { planetary_years: '/api/v1/western/planetary-years' },
      summary: 'Planetary years: when planets, rising times of signs, and sums of both complete their years',
      body: PlanetaryYearsRequest,
      reply: PlanetaryYearsReply,
      read: (body, _, { now, warnings }) => ({ input: planetaryYearsInput(body, now, { warnings }) }),
      price: { units: () => 1, says: 'one unit' },
      page: {
        slug: 'planetary-years',
        title: 'Planetary years',
        about: 'The dates on which planets and signs of a birth complete their years, alone and together.',
        group: 'Births',
        births: { '': 'Birth' },
        first: [
          'planetary_years.date',
          'planetary_years.range_start',
          'planetary_years.range_end',
          'planetary_years.ascensions',
        ],
        example: { ...exampleBirth(''), 'planetary_years.date': '2026-09-01' },
      },
      tool: {
        family: { of: 'timing', line: 'ages of planets and signs' },
        title: 'Planetary years',
        description:
          'Planetary years: the dates on which planets, the rising times of signs, and sums of configured ones complete their years, as Valens uses them. Give planetary_years.date for three years before and after it, now by default, or range_start and range_end. Ask for the birth, never invent it.',
        omits: LOOKS_AND_LANGUAGE,
        requires: ['planetary_years'],
        asks: { births: [''] },
        example: { ...ADA, planetary_years: { date: '2027-01-01' } },
        cuts: [{ field: 'planetary_years.activations', advice: 'Give a shorter range, or fewer kinds.' }],
        text: planetaryYearsText,
        largest: { planetary_years: { range_start: '1990-05-05', range_end: '2090-05-05' } },
        question: { asked: 'Which planets are active for me around 1 January 2027?', says: /age 3\d/ },
      },
    }),
  },
})

function planetaryYearsText({ meta, subject, planetary_years: { activations }, warnings }: Reply): string {
  const { range_start, range_end, ascensions, year_days } = meta.planetary_years
  return paragraphs(
    [
      `Planetary years of ${subject.name}, born ${subject.datetime}, ${placeText(subject.location)}.`,
      `Years of ${year_days} days, ascensional times: ${ascensions}.`,
    ],
    warningLines(warnings),
    under(
      `From ${minuteText(range_start)} to ${minuteText(range_end)}:`,
      activations.length > 0 ? activations.map(lineOf) : ['nothing completes its years'],
    ),
  )
}

type Row = Reply['planetary_years']['activations'][number]

/** `2027-05-05 12:00, age 37: Jupiter, ascension of Taurus, two thirds of 55.5 years`. */
function lineOf({ at, age_years, planets, signs, years_of, years, part, count }: Row): string {
  const kind = years_of && years_of !== 'minor' ? `${years_of} years of ` : ''
  const who = [...planets.map((id) => `${kind}${nameOf(id)}`), ...signs.map((id) => `ascension of ${signName(id)}`)]
  const of = part === 'whole' ? '' : `${part.replaceAll('_', ' ')} of `
  return `${minuteText(at)}, age ${age_years}: ${who.join(', ')}, ${of}${years} years${count > 1 ? `, completed ${count} times` : ''}`
}
