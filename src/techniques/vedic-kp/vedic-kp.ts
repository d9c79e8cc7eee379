import type { z } from 'zod'
import { paragraphs, under, warningLines } from '../../wire/texts/words.ts'
import { ADA, exampleBirth, VEDIC_CHAPTER, VEDIC_OMITS } from '../shown.ts'
import { data, technique } from '../technique.ts'
import { VedicKpReply, VedicKpRequest, vedicKpInput } from './schema.ts'

type Reply = z.output<typeof VedicKpReply>

/** Cusps, lords, significators and ruling planets in the system of Krishnamurti. */
export const VEDIC_KP = technique({
  id: 'vedic_kp',
  faces: {
    data: data({
      area: 'vedic',
      chapter: VEDIC_CHAPTER,
      guide: 'KP charts',
      names: { vedic_kp: '/api/v2/vedic/kp' },
      summary:
        'KP chart of a birth or of a horary number: cusps and planets with sub lords, significators, ruling planets',
      body: VedicKpRequest,
      reply: VedicKpReply,
      read: (body, _, { now, warnings }) => ({ input: vedicKpInput(body, now, { warnings }) }),
      price: { units: () => 1, says: 'one unit' },
      page: {
        slug: 'vedic-kp',
        title: 'KP chart',
        about: 'Cusps and grahas with star, sub and sub-sub lords, significators and ruling planets (Krishnamurti).',
        group: 'Births',
        births: { '': 'Birth' },
        first: ['number', 'reference_date', 'dasha_levels', 'reference_city', 'ayanamsha', 'node_type'],
        example: exampleBirth(''),
      },
      tool: {
        family: { of: 'vedic', line: 'sub lords, 1 to 249' },
        title: 'KP chart',
        description:
          'Krishnamurti: twelve cusps and nine grahas with sign, star, sub and sub-sub lords, significators of planets and houses, ruling planets of an instant; with `number` the chart of a horary question. Ask for the birth, never invent it.',
        omits: [...VEDIC_OMITS, 'reference_lat', 'reference_lng', 'reference_tz_str'],
        asks: { births: [''] },
        example: { ...ADA, reference_date: '2026-09-22T12:00' },
        text: kpText,
        largest: { number: 249, reference_date: '2026-09-22T12:00' },
        question: { asked: 'Which planets signify Ada’s seventh house in KP?', says: /House 7.*sub lord/ },
      },
    }),
  },
})

function kpText({
  subject,
  horary,
  cusps,
  planets,
  significators,
  ruling_planets: ruling,
  metadata,
  warnings,
}: Reply): string {
  return paragraphs(
    [
      `${subject.name}, ${subject.datetime}. Zodiac ${metadata.ayanamsha}, houses ${metadata.house_system}, ${metadata.node_type} nodes.`,
      ...(horary
        ? [`Horary number ${horary.number}: ascendant ${horary.sign} ${horary.degree_in_sign.toFixed(2)}°.`]
        : []),
    ],
    warningLines(warnings ?? []),
    cusps.map(
      ({ house, sign, degree_in_sign: degree, sign_lord, nakshatra_lord, sub_lord, sub_sub_lord }) =>
        `House ${house} ${sign} ${degree.toFixed(2)}°: sign lord ${sign_lord}, star lord ${nakshatra_lord}, sub lord ${sub_lord}, sub-sub lord ${sub_sub_lord}`,
    ),
    planets.map(
      ({ name, sign, degree_in_sign: degree, house, is_retrograde: back, nakshatra_lord, sub_lord, sub_sub_lord }) =>
        `${name} ${sign} ${degree.toFixed(2)}°${back ? ' retrograde' : ''}${house === null ? '' : `, house ${house}`}: star lord ${nakshatra_lord}, sub lord ${sub_lord}, sub-sub lord ${sub_sub_lord}`,
    ),
    under(
      'Significators of houses, strongest first (A to D):',
      significators.houses.map(
        ({ house, level_a, level_b, level_c, level_d }) =>
          `${house}. ${[level_a, level_b, level_c, level_d].map((level) => level.join(' ') || 'none').join('; ')}`,
      ),
    ),
    under(
      'Houses of planets, strongest first:',
      significators.planets.map(({ planet, houses }) => `${planet}: ${houses.join(', ')}`),
    ),
    [
      `Ruling planets on ${ruling.datetime}, ${ruling.weekday} from sunrise: ${ruling.planets.join(', ')}; nodes that act for them: ${ruling.nodes.join(', ') || 'none'}.`,
    ],
  )
}
