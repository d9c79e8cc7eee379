import type { z } from 'zod'
import { transitDate, transitDateField } from '../../contract/births/moment.ts'
import { Reading, readingOf, withShort } from '../../wire/texts/natal.ts'
import {
  ASPECT_ORDER,
  aspectName,
  aspectsInOrder,
  type Fields,
  motionText,
  nameOf,
  paragraphs,
  placeText,
  pointLines,
  transitEnds,
  under,
  warningLines,
} from '../../wire/texts/words.ts'
import { ADA, exampleBirth, LOOKS_AND_LANGUAGE } from '../shown.ts'
import { data, picture, technique } from '../technique.ts'
import {
  TRANSIT_FACTS,
  TransitQuery,
  TransitReply,
  TransitRequest,
  TransitWheelRequest,
  transitInput,
} from './schema.ts'

/** The structured content of the tool. */
const TransitStructure = TransitReply.extend({ interpretation: Reading })

/** The aspects by importance, and the texts in short form. */
const shortTransits = ({ interpretation, ...answer }: Pick<Reply, 'aspects' | 'interpretation'>): Fields => ({
  ...answer,
  aspects: aspectsInOrder(answer.aspects, transitEnds),
  ...withShort(interpretation),
})

const CURRENT_PLACE = { fields: 'current_', called: 'the current place' }

/** The sky of a moment over a natal chart, as data and as a wheel of two rings. */
export const TRANSITS = technique({
  id: 'transits',
  faces: {
    data: data({
      area: 'transits',
      chapter: { name: 'Transits', about: 'The sky of a moment over a natal chart, with the exact time of each pass.' },
      guide: 'Transits',
      names: { transits_calculate: '/api/v1/transits/calculate' },
      summary: 'Transits over a natal chart: applying and separating aspects, and when each is exact',
      query: TransitQuery,
      body: TransitRequest,
      reply: TransitReply,
      read: (body, query, { now, warnings }) => ({ input: transitInput(body, query, now, { warnings }) }),
      // Exact times need about 8,000 positions, 0.09 s of a thread; 0.3 s with every point and wide orbs.
      price: {
        units: ({ include_exact_times }) => (include_exact_times ? 2 : 1),
        says: 'one unit, two with include_exact_times',
      },
      isLong: ({ include_exact_times }) => include_exact_times,
      page: {
        slug: 'transits',
        title: 'Transits',
        about: 'The sky of a moment over a birth: applying and separating aspects, and when each is exact.',
        group: 'Births',
        births: { natal: 'Birth' },
        first: ['transit_date', 'current_city', 'include_exact_times', 'include_minor'],
        example: { ...exampleBirth('natal.'), current_city: 'London', transit_date: '2026-03-01T12:00' },
      },
      tool: {
        title: 'Transits',
        description: `Transits: the sky of a moment over a natal chart, with aspects to natal planets. Use it for "what is happening to me now" or on a date. For sky events that apply to everyone use v1_sky_events. Ask for the birth, never invent it. Also ask for the current place (current_city), which is required. include_exact_times adds when each aspect is exact.`,
        omits: [
          'style',
          'language',
          'include_minor_aspects',
          'calendar',
          'dst_policy',
          'second',
          'orb_settings',
          'precision',
          'decimals',
          'ephemeris',
          'country',
          'state',
          'transit_datetime',
        ],
        asks: { births: ['natal'], place: CURRENT_PLACE },
        requires: ['current_city'],
        example: { natal: ADA, current_city: 'Chicago', transit_date: '2027-01-01T12:00' },
        output: TransitStructure,
        trims: shortTransits,
        cuts: [
          {
            field: 'aspects',
            advice:
              'Major aspects of planets and angles come first. Leave out include_minor, include_exact_times or natal.include_features.',
          },
          {
            field: 'interpretation.readings',
            advice: 'Call again without the other include_ options to see all of them.',
          },
        ],
        text: transitText,
        largest: { include_exact_times: true, include_minor: true, interpretation: {} },
        question: { asked: 'What is going on for me at New Year 2027?', says: /transiting \w+ \w+ natal [A-Z]/ },
      },
    }),
    picture: picture({
      names: {
        chart_transits: '/api/v1/natal/chart/transits',
        chart_transits_alias: '/api/v1/natal/experimental/transits',
      },
      summary: 'A bi-wheel: natal planets inside, transits outside',
      body: TransitWheelRequest,
      carrier: 'natal',
      dataSummary: 'The content of a transit bi-wheel as data',
      facts: TRANSIT_FACTS,
      // Transits without a date are those of the present.
      read: (request, now) => ({
        input: { ...request, transit_date: transitDate(request, now) },
        renamed: { transit_date: transitDateField(request) },
      }),
      page: {
        slug: 'chart-transits',
        title: 'Transits image',
        about: 'A bi-wheel: the birth inside, the sky of a moment around it.',
        group: 'Chart images',
        births: { natal: 'Birth' },
        first: ['transit_date', 'current_city', 'natal.theme_type', 'natal.layout'],
        example: { ...exampleBirth('natal.'), current_city: 'London', transit_date: '2026-03-01T12:00' },
      },
      tool: {
        omits: [...LOOKS_AND_LANGUAGE, 'show_transit_aspects', 'transit_planet_color', 'transit_datetime'],
        asks: { births: ['natal'], place: CURRENT_PLACE },
        hasApp: true,
        requires: ['current_city'],
        title: 'Image of transits',
        description: `A wheel with the natal chart inside and the transits of a moment outside, as an image with its data. Use it when the person wants to see transits. For data only, v1_transits_calculate is cheaper. Ask for the birth, never invent it. Also ask for the current place.`,
        example: { natal: ADA, current_city: 'Chicago', transit_date: '2027-01-01T12:00' },
        question: { asked: 'Can you draw my transits of New Year 2027?', says: /Transits at 2027-01-01T/ },
      },
      words: { ring: 'transit', owner: 'transiting', about: ({ transit_utc }) => [`Transits at ${transit_utc}`] },
    }),
  },
})

type Reply = z.output<typeof TransitReply>

/** Transits, the bodies before the long list of aspects, so that they are never left out. */
function transitText({ aspects, warnings, interpretation, ...reply }: Reply): string {
  return paragraphs(
    [
      `Transits at ${reply.transit_date}, ${placeText(reply.location)},`,
      `over the chart of ${reply.natal_subject.name}, ${reply.natal_subject.datetime}. Houses are natal houses.`,
    ],
    warningLines(warnings),
    under('Transiting bodies:', pointLines(reply.transit_planets)),
    under(`Transit aspects, ${ASPECT_ORDER}:`, aspectsInOrder(aspects, transitEnds).map(aspectOf)),
    interpretation ? readingOf(interpretation) : [],
  )
}

function aspectOf({ between, type, orb, is_applying, passage }: Reply['aspects'][number]): string {
  const exact = passage?.exact.map(({ local }) => local.slice(0, 'yyyy-mm-dd'.length)) ?? []
  const when = exact.length > 0 ? `, exact ${exact.join(' and ')}` : ''
  return `transiting ${nameOf(between.transit)} ${aspectName(type)} natal ${nameOf(between.natal)}, orb ${orb}°, ${motionText(is_applying)}${when}`
}
