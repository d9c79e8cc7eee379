import type { z } from 'zod'
import { minuteText, paragraphs, under, warningLines } from '../../wire/texts/words.ts'
import { ADA, exampleBirth, VEDIC_CHAPTER, VEDIC_OMITS } from '../shown.ts'
import { data, technique } from '../technique.ts'
import { VedicTajakaReply, VedicTajakaRequest, vedicTajakaInput } from './schema.ts'

type Reply = z.output<typeof VedicTajakaReply>

/** The annual chart of Tajaka with muntha, lord of the year, strengths, sahams, yogas and dashas. */
export const VEDIC_TAJAKA = technique({
  id: 'vedic_tajaka',
  faces: {
    data: data({
      area: 'vedic',
      chapter: VEDIC_CHAPTER,
      guide: 'Tajaka years',
      names: { vedic_tajaka: '/api/v2/vedic/tajaka' },
      summary: 'Tajaka year (varshaphala): annual chart, muntha, lord of the year, strengths, sahams, yogas and dashas',
      body: VedicTajakaRequest,
      reply: VedicTajakaReply,
      read: (body, _, { now, warnings }) => ({ input: vedicTajakaInput(body, now, { warnings }) }),
      price: { units: () => 1, says: 'one unit' },
      page: {
        slug: 'vedic-tajaka',
        title: 'Tajaka year',
        about: 'The chart of a year of life (varshaphala), with muntha, lord of the year, sahams, yogas and dashas.',
        group: 'Births',
        births: { '': 'Birth' },
        first: ['target_year', 'return_city', 'ayanamsha', 'house_system', 'node_type'],
        example: { ...exampleBirth(''), target_year: '2026' },
      },
      tool: {
        family: { of: 'vedic', line: 'chart of a year' },
        title: 'Tajaka year',
        description:
          'Varshaphala: the annual chart of the sidereal return of the Sun with muntha, lord of the year, strengths, sahams, Tajaka yogas, and the Mudda and Patyayini dashas. Ask for the birth, never invent it.',
        // With parts of parts the answer would be too long for a conversation.
        omits: [...VEDIC_OMITS, 'dasha_levels'],
        asks: { births: [''], place: { fields: 'return_', called: 'the place of the Tajaka year' } },
        example: { ...ADA, target_year: 2027 },
        text: tajakaText,
        largest: { target_year: 2027, house_system: 'placidus' },
        question: { asked: 'Who is the lord of my Tajaka year 2027?', says: /Lord of the year: \w+/ },
      },
    }),
  },
})

function tajakaText({
  subject,
  varsha,
  ascendant,
  planets,
  muntha,
  year_lord: lord,
  sahams,
  yogas,
  dashas,
  metadata,
  warnings,
}: Reply): string {
  return paragraphs(
    [
      `Tajaka year ${varsha.year_of_life} of ${subject.name}, born ${subject.datetime}: ${minuteText(varsha.starts_at)} to ${minuteText(varsha.ends_at)}. Sidereal zodiac (${metadata.ayanamsha}).`,
      ...(ascendant ? [`Annual lagna ${ascendant.sign} ${ascendant.degree_in_sign.toFixed(2)}°.`] : []),
      ...(muntha ? [`Muntha: ${muntha.sign}, house ${muntha.house}, lord ${muntha.lord}.`] : []),
      ...(lord ? [`Lord of the year: ${lord.planet} (${lord.chosen_by.replaceAll('_', ' ')}).`] : []),
    ],
    warningLines(warnings ?? []),
    planets.map(
      ({ name, sign, degree_in_sign: degree, house, is_retrograde: back }) =>
        `${name} ${sign} ${degree.toFixed(2)}°${back ? ' retrograde' : ''}${house === null ? '' : `, house ${house}`}`,
    ),
    under(
      'Yogas:',
      yogas.pairs.map(
        ({ yoga, kind, faster, slower, aspect, degrees_apart: apart }) =>
          `${kind ? `${kind} ` : ''}${yoga}: ${faster} and ${slower}, ${aspect.replaceAll('_', '-')}, ${apart.toFixed(2)}° apart`,
      ),
    ),
    under(
      'Yogas of the lord of the lagna with the lord of a house:',
      yogas.matters.flatMap(({ house, house_lord: of, yogas: found }) =>
        found.length > 0
          ? [`House ${house}, ${of}: ${found.map(({ yoga }) => yoga.replaceAll('_', '-')).join(', ')}`]
          : [],
      ),
    ),
    periodLines('Mudda dasha:', dashas?.mudda ?? []),
    periodLines('Patyayini dasha:', dashas?.patyayini ?? []),
    under(
      'Sahams:',
      sahams.map(
        ({ name, meaning, sign, degree_in_sign: degree, lord: of }) =>
          `${name} (${meaning}): ${sign} ${degree.toFixed(2)}°, lord ${of}`,
      ),
    ),
  )
}

const periodLines = (title: string, periods: readonly { lord: string; starts_at: string; ends_at: string }[]) =>
  under(
    title,
    periods.map(({ lord, starts_at, ends_at }) => `${lord}: ${minuteText(starts_at)} to ${minuteText(ends_at)}`),
  )
