import type { z } from 'zod'
import { motionText, nameOf, paragraphs, placeText, under, warningLines } from '../../wire/texts/words.ts'
import { ADA, DATE_OF_BIRTH, exampleBirth, LOOKS_AND_LANGUAGE } from '../shown.ts'
import { data, technique } from '../technique.ts'
import { SolarArcReply, SolarArcRequest, solarArcInput } from './schema.ts'

type Reply = z.output<typeof SolarArcReply>

/** Solar arc directions: every point of a birth chart is moved by the arc of the Sun. */
export const SOLAR_ARC = technique({
  id: 'solar_arc',
  faces: {
    data: data({
      area: 'transits',
      chapter: {
        name: 'Directions',
        about: 'A birth chart whose points are all moved by one arc for the years of life.',
      },
      guide: 'Solar arc directions',
      names: {
        directions_solar_arc: '/api/v1/western/directions/solar-arc',
        progressions_solar_arc: '/api/v1/western/progressions/solar-arc',
      },
      summary: 'Solar arc directions to a date: directed points and their aspects to the birth chart',
      body: SolarArcRequest,
      reply: SolarArcReply,
      read: (body, _, { warnings }) => solarArcInput(body, { warnings }),
      price: { units: () => 1, says: 'one unit' },
      page: {
        slug: 'solar-arc',
        title: 'Solar arc directions',
        about: 'Every point of a birth moved by the arc of the Sun, or by a degree per year, with its aspects.',
        group: 'Births',
        births: { natal: 'Birth' },
        first: ['solar_arc.target_date', 'solar_arc.rate', 'solar_arc.direction'],
        example: { ...exampleBirth('natal.'), 'solar_arc.target_date': '2026-03-01' },
      },
      tool: {
        family: { of: 'timing', line: 'directions of a date' },
        title: 'Solar arc directions',
        description: `Solar arc directions to a date of life, as data: every natal point moved by the arc of the progressed Sun (or 59′08″ or one degree a year), with its aspects to the natal chart and the date when each is exact. Ask for the birth, never invent it.`,
        omits: [...LOOKS_AND_LANGUAGE, 'settings'],
        requires: ['solar_arc', ...DATE_OF_BIRTH],
        asks: { births: ['natal'] },
        example: { natal: ADA, solar_arc: { target_date: '2027-01-01' } },
        cuts: [
          {
            field: 'aspects.directed_to_natal',
            advice: 'The closest aspects come first. Leave out include_minor_aspects or include_features.',
          },
        ],
        text: solarArcText,
        largest: { solar_arc: { target_date: '2027-01-01', direction: 'converse' } },
        question: { asked: 'What are my solar arc directions at New Year 2027?', says: /arc 3\d\.\d\d°/ },
      },
    }),
  },
})

/** Directed points before their aspects, so that they are never left out. */
function solarArcText({ meta, natal_subject: natal, directed_chart: chart, aspects, warnings }: Reply): string {
  const points = [...Object.values(chart.points), ...Object.values(chart.angles ?? {})]
  return paragraphs(
    [
      `Solar arc directions of ${natal.name}, born ${natal.datetime}, ${placeText(natal.location)}, to ${meta.target_date}: ${meta.direction}, age ${meta.age_years.toFixed(2)}, arc ${meta.arc_deg.toFixed(2)}°. ${meta.rate_rule}.`,
    ],
    warningLines(warnings),
    under(
      'Directed points:',
      points.map(
        ({ name, longitude_text: text, natal_house: house }) =>
          `${name} ${text}${house === undefined ? '' : `, natal house ${house}`}`,
      ),
    ),
    under('Directed to natal, the closest first:', aspects.directed_to_natal.map(line)),
  )
}

/** `directed Mars square natal Sun, orb 0.21°, applying, exact 2027-03-01`. */
const line = ({ directed_point, natal_point, aspect, orb_deg, applying, exact_date: exact }: Row): string =>
  `directed ${nameOf(directed_point)} ${aspect.name} natal ${nameOf(natal_point)}, orb ${orb_deg.toFixed(2)}°, ${motionText(applying)}${exact ? `, exact ${exact.slice(0, exact.indexOf('T'))}` : ''}`

type Row = Reply['aspects']['directed_to_natal'][number]
