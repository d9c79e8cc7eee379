import type { z } from 'zod'
import { paragraphs, warningLines } from '../../wire/texts/words.ts'
import { ADA, exampleBirth, VEDIC_CHAPTER, VEDIC_OMITS } from '../shown.ts'
import { data, technique } from '../technique.ts'
import { VedicChartReply, VedicChartRequest, vedicChartInput } from './schema.ts'

type Reply = z.output<typeof VedicChartReply>

/** The sidereal chart of a birth with its nakshatras. */
export const VEDIC_CHART = technique({
  id: 'vedic_chart',
  faces: {
    data: data({
      area: 'vedic',
      chapter: VEDIC_CHAPTER,
      guide: 'Vedic charts',
      names: { vedic_chart: '/api/v2/vedic/chart', vedic_chart_alias: '/api/v1/vedic/chart' },
      summary: 'Sidereal chart of a birth: grahas with nakshatra, pada and lords, houses, and Sade Sati',
      body: VedicChartRequest,
      reply: VedicChartReply,
      read: (body, _, { now, warnings }) => ({ input: vedicChartInput(body, now, { warnings }) }),
      price: { units: () => 1, says: 'one unit' },
      page: {
        slug: 'vedic-chart',
        title: 'Vedic chart',
        about: 'The grahas of a birth in the sidereal zodiac, with nakshatras, lords and houses.',
        group: 'Births',
        births: { '': 'Birth' },
        first: ['ayanamsha', 'house_system', 'node_type', 'include_points'],
        example: exampleBirth(''),
      },
      tool: {
        family: { of: 'vedic', line: 'sidereal chart, nakshatras' },
        title: 'Vedic chart',
        description:
          'The sidereal chart of a birth: nine grahas with sign, house, nakshatra, pada and lords, the lagna, and whether it is Sade Sati. Ask for the birth, never invent it.',
        omits: [...VEDIC_OMITS, 'upagraha_rule', 'mandi_rule', 'arudha_rule', 'sunrise_rule'],
        asks: { births: [''] },
        example: ADA,
        text: chartText,
        largest: { house_system: 'placidus', reference_date: '2026-09-22', include_points: true },
        question: { asked: 'Which nakshatra is Ada’s Moon in?', says: /Moon.*nakshatra/ },
      },
    }),
  },
})

function chartText(reply: Reply): string {
  const { ascendant, planets, sade_sati: sadeSati, metadata, points } = reply
  return paragraphs(
    [
      `${reply.subject.name}, ${reply.subject.datetime}. Sidereal zodiac (${metadata.ayanamsha}), houses ${metadata.house_system}, ${metadata.node_type} nodes.`,
    ],
    warningLines(reply.warnings ?? []),
    [
      ...(ascendant
        ? [
            `Lagna ${ascendant.sign} ${ascendant.degree_in_sign.toFixed(2)}°, nakshatra ${ascendant.nakshatra.name} pada ${ascendant.nakshatra.pada}`,
          ]
        : []),
      ...planets.map(
        ({ name, sign, degree_in_sign: degree, house, is_retrograde: back, nakshatra, pada, nakshatra_lord: lord }) =>
          `${name} ${sign} ${degree.toFixed(2)}°${back ? ' retrograde' : ''}${house === null ? '' : `, house ${house}`}, nakshatra ${nakshatra} pada ${pada} (lord ${lord})`,
      ),
    ],
    points ? pointLines(points) : [],
    [`Sade Sati on ${sadeSati.reference_date}: ${sadeSati.description}`],
  )
}

const signs = (rows: readonly { readonly name: string; readonly sign: string }[]): string =>
  rows.map(({ name, sign }) => `${name} ${sign}`).join(', ')

function pointLines(points: NonNullable<Reply['points']>): string[] {
  const combust = points.combustion.filter((each) => each.is_combust).map(({ name }) => name)
  return [
    `Upagrahas: ${signs(points.upagrahas)}`,
    ...(points.special_lagnas.length > 0 ? [`Special lagnas: ${signs(points.special_lagnas)}`] : []),
    `Chara karakas (eight): ${points.chara_karakas.eight.map(({ karaka, graha }) => `${karaka} ${graha}`).join(', ')}`,
    ...(points.arudha_padas.length > 0
      ? [`Arudha padas: ${points.arudha_padas.map(({ house, sign }) => `A${house} ${sign}`).join(', ')}`]
      : []),
    `Combust: ${combust.join(', ') || 'none'}`,
    ...points.graha_yuddha.map(
      ({ planets, winner_by_latitude: winner }) =>
        `War of ${planets.join(' and ')}: ${winner} wins (${points.rules.graha_yuddha_source})`,
    ),
  ]
}
