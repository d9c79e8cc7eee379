import type { z } from 'zod'
import { passageText } from '../../wire/texts/horizon.ts'
import { paragraphs, warningLines } from '../../wire/texts/words.ts'
import { data, technique } from '../technique.ts'
import { MoonMonthQuery, MoonMonthReply, moonMonthInput } from './schema.ts'

type Reply = z.output<typeof MoonMonthReply>

/** The Moon on each day of a calendar month. */
export const MOON_MONTH = technique({
  id: 'moon_month',
  faces: {
    data: data({
      area: 'sky_events',
      chapter: { name: 'Moon', about: 'The phase of the Moon at an instant and over a month, with its special days.' },
      guide: 'The Moon over a month',
      names: { moon_month: '/api/v1/moon/month' },
      summary: 'The Moon on each day of a month, with its phases, apsides and signs',
      query: MoonMonthQuery,
      reply: MoonMonthReply,
      read: (_, query, { warnings }) => ({ input: moonMonthInput(query, { warnings }) }),
      price: { units: () => 1, says: 'one unit' },
      page: {
        slug: 'moon-month',
        title: 'Moon over a month',
        about: 'The phase of the Moon on each day of a month, its exact phases, and when it changes sign.',
        group: 'The sky',
        first: ['year', 'month', 'city', 'include_zodiac', 'include_sign_timeline', 'include_rise_set'],
        example: { year: '2026', month: '5', city: 'Lisbon', include_zodiac: 'true', include_sign_timeline: 'true' },
      },
      tool: {
        family: { of: 'sky', line: 'the Moon on each day of a calendar month' },
        title: 'The Moon over a month',
        description: `The Moon on each day of a calendar month: phase and lit part at local noon, the exact phases, perigee and apogee; on request the sign of each day, the stays in signs with their void of course, eclipses, special Moons, rising and setting at a place. It needs no birth. For one instant use moon_phase.`,
        omits: [
          'lon',
          'include_visuals',
          'include_interpretation',
          'include_forecast',
          'style_moon_color',
          'style_shadow_color',
          'ephemeris',
        ],
        asks: { births: [], place: { fields: '', called: 'the place' } },
        example: { year: 2026, month: 5, include_zodiac: true },
        text: monthText,
        cuts: [{ field: 'days', advice: 'Ask for fewer include_ fields, or for one of these days with moon_phase.' }],
        largest: {
          city: 'Chicago',
          include_sign_timeline: true,
          include_special: true,
          include_eclipse: true,
          include_traditional_moon: true,
          include_rise_set: true,
        },
        question: { asked: 'On which days of May 2026 is the Moon full?', says: /31 May|2026-05-31/ },
      },
    }),
  },
})

function monthText(reply: Reply): string {
  const { year, month, timezone, days, phases, apsides, sign_timeline: stays, traditional_moons: names } = reply
  return paragraphs(
    [`The Moon in ${year}-${String(month).padStart(2, '0')} (${timezone}).`],
    warningLines(reply.warnings ?? []),
    [
      ...phases.map(({ phase, local_timestamp: at }) => `${phase.replaceAll('_', ' ')}: ${at}`),
      ...apsides.map(({ kind, local_timestamp: at, distance_km: km }) => `${kind}: ${at}, ${km} km`),
      ...(names ?? []).map(({ name, applies_to_full_moon_at: at }) => `${name}: ${at}`),
    ],
    days.map(dayLine),
    (stays ?? []).map(
      ({ sign, start, end, void_of_course_from: begins }) =>
        `${sign}: ${start} to ${end}, void of course from ${begins}`,
    ),
  )
}

function dayLine({ calendar_date, phase, principal_phase: exact, zodiac, ...more }: Reply['days'][number]) {
  const { special_moon: special, eclipse, rise_set: day } = more
  return [
    `${calendar_date}: ${phase.name}, ${Math.round(phase.illumination * 100)} % lit`,
    ...(exact ? [`exact ${exact.replaceAll('_', ' ')}`] : []),
    ...(zodiac ? [`${zodiac.sign} ${zodiac.degree.toFixed(1)}°`] : []),
    ...(special?.labels ?? []).map((label) => label.replaceAll('_', ' ')),
    ...(eclipse?.is_eclipse ? [`${eclipse.type} eclipse of the ${eclipse.of} at ${eclipse.maximum}`] : []),
    ...(day ? [passageText('Moon', day.moon), passageText('Sun', day.sun)] : []),
  ].join(', ')
}
