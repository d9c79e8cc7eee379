import type { z } from 'zod'
import { paragraphs, warningLines } from '../../wire/texts/words.ts'
import { ADA, exampleBirth, VEDIC_CHAPTER, VEDIC_OMITS } from '../shown.ts'
import { data, technique } from '../technique.ts'
import { VedicCalculateReply, VedicCalculateRequest, vedicCalculateInput } from './schema.ts'

type Reply = z.output<typeof VedicCalculateReply>

/** A Vedic chart with divisions, dashas, yogas, panchang and strengths in one answer. */
export const VEDIC_CALCULATE = technique({
  id: 'vedic_calculate',
  faces: {
    data: data({
      area: 'vedic',
      chapter: VEDIC_CHAPTER,
      guide: 'Complete Vedic chart',
      names: {
        vedic_calculate: '/api/v2/vedic/calculate',
        vedic_calculate_alias: '/api/v1/vedic/calculate',
      },
      summary: 'Vedic chart of a birth with divisions, dashas, yogas, panchang and strengths in one answer',
      body: VedicCalculateRequest,
      reply: VedicCalculateReply,
      read: (body, _, { now, warnings }) => ({ input: vedicCalculateInput(body, now, { warnings }) }),
      price: { units: () => 1, says: 'one unit' },
      page: {
        slug: 'vedic-calculate',
        title: 'Complete Vedic chart',
        about: 'A Vedic chart with divisions, dashas, yogas, panchang and strengths in one answer.',
        group: 'Births',
        births: { '': 'Birth' },
        first: ['vargas', 'dasha_levels', 'reference_date', 'include_yogas', 'include_panchang'],
        example: exampleBirth('', { vargas: '1, 9', include_yogas: 'true' }),
      },
      tool: {
        family: { of: 'vedic', line: 'chart, dashas, yogas at once' },
        title: 'Complete Vedic chart',
        description:
          'The Vedic chart of a birth and, as requested, in the same answer: divisions, Vimshottari dashas, yogas, panchang, shadbala and ashtakavarga. Ask for the birth, never invent it.',
        omits: VEDIC_OMITS,
        asks: { births: [''] },
        example: { ...ADA, vargas: [1, 9], include_yogas: true },
        cuts: [
          { field: 'yogas.yogas', advice: 'vedic_yogas has all.' },
          { field: 'vargas.vargas', advice: 'Give fewer vargas.' },
          { field: 'ashtakavarga.prastharashtakavarga', advice: 'vedic_strength has it.' },
          { field: 'yogas.active_yogas', advice: 'vedic_yogas has all.' },
        ],
        text: calculateText,
        largest: {
          house_system: 'placidus',
          reference_date: '2026-09-22',
          vargas: [1, 2, 3, 4, 5, 7, 9, 10, 12, 16, 20, 24, 27, 30, 40, 45, 60],
          include_avastha: true,
          include_yogas: true,
          include_panchang: true,
          include_shadbala: true,
          include_ashtakavarga: true,
        },
        question: { asked: 'Give me Ada’s Vedic chart with her dashas.', says: /Mahadasha/ },
      },
    }),
  },
})

/** The answer as text: the chart first, then what was asked for. */
export function calculateText(reply: Reply): string {
  const { chart, vargas, vimshottari_dasha: dasha, yogas, panchang, shadbala, ashtakavarga } = reply
  const { ascendant, planets, sade_sati: sadeSati } = chart
  const navamsa = vargas?.vargas['D9']
  return paragraphs(
    [`${reply.subject.name}, ${reply.subject.datetime}. Sidereal zodiac (${reply.ayanamsha}).`],
    warningLines(reply.warnings ?? []),
    [
      ...(ascendant ? [`Lagna ${ascendant.sign} ${ascendant.degree_in_sign.toFixed(2)}°`] : []),
      ...planets.map(
        ({ name, sign, degree_in_sign: degree, house, is_retrograde: back, nakshatra, pada }) =>
          `${name} ${sign} ${degree.toFixed(2)}°${back ? ' retrograde' : ''}${house === null ? '' : `, house ${house}`}, ${nakshatra} ${pada}`,
      ),
    ],
    dasha ? dasha.active_periods.map(({ level, lord, start, end }) => `${level} of ${lord}: ${start} to ${end}`) : [],
    navamsa ? [`Navamsa: ${navamsa.planets.map(({ name, sign }) => `${name} ${sign}`).join(', ')}`] : [],
    yogas ? [`Active yogas: ${yogas.active_yogas.map(({ name }) => name).join(', ') || 'none'}`] : [],
    panchang ? panchangLines(panchang) : [],
    shadbala
      ? [
          `Shadbala, strength divided by need: ${Object.entries(shadbala)
            .map(([planet, { ratio }]) => `${planet} ${ratio.toFixed(2)}`)
            .join(', ')}`,
        ]
      : [],
    ashtakavarga ? [`Sarvashtakavarga from Aries: ${ashtakavarga.sarvashtakavarga.join(' ')}`] : [],
    [`Sade Sati on ${sadeSati.reference_date}: ${sadeSati.description}`],
  )
}

/** The panchang at sunrise, and that of the birth if its time is known: they differ if the Moon moves on between. */
function panchangLines({
  date,
  tithi,
  nakshatra,
  weekday,
  request_time_panchang: atBirth,
}: NonNullable<Reply['panchang']>) {
  const textOf = (of: Pick<typeof tithi, 'paksha' | 'name'>, star: Pick<typeof nakshatra, 'name'>): string =>
    `${of.paksha} ${of.name}, ${star.name}`
  return [
    `At sunrise of ${date}: ${textOf(tithi, nakshatra)}, ${weekday.name}`,
    ...(atBirth ? [`At birth: ${textOf(atBirth.tithi, atBirth.nakshatra)}`] : []),
  ]
}
