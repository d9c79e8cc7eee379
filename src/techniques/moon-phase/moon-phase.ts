import type { z } from 'zod'
import { passageText } from '../../wire/texts/horizon.ts'
import { paragraphs, warningLines } from '../../wire/texts/words.ts'
import { data, technique } from '../technique.ts'
import { MoonPhaseQuery, MoonPhaseReply, moonPhaseInput } from './schema.ts'

type Reply = z.output<typeof MoonPhaseReply>

/** The Moon of an instant: its phase, and what is asked beside it. */
export const MOON_PHASE = technique({
  id: 'moon_phase',
  faces: {
    data: data({
      area: 'sky_events',
      chapter: { name: 'Moon', about: 'The phase of the Moon at an instant and over a month, with its special days.' },
      guide: 'Moon phases',
      names: { moon_phase: '/api/v1/moon/phase' },
      summary: 'The phase of the Moon at an instant, with the next four phases',
      query: MoonPhaseQuery,
      reply: MoonPhaseReply,
      read: (_, query, { now, warnings }) => ({ input: moonPhaseInput(query, now, { warnings }) }),
      price: { units: () => 1, says: 'one unit' },
      page: {
        slug: 'moon-phase',
        title: 'Moon phase',
        about: 'The phase of the Moon at an instant, its sign, the next phases, eclipses and special Moons.',
        group: 'The sky',
        first: ['date', 'city', 'include_zodiac', 'include_forecast', 'include_rise_set'],
        example: {
          date: '2026-05-07T15:54:07Z',
          city: 'Lisbon',
          include_zodiac: 'true',
          include_forecast: 'true',
          include_rise_set: 'true',
        },
      },
      tool: {
        family: { of: 'sky', line: 'the phase of the Moon at an instant' },
        title: 'Phase of the Moon',
        description: `The phase of the Moon now or at a date: name, lit part, age, distance, the next four phases; on request its sign and void of course, the next supermoon and eclipses, rising and setting at a place. It needs no birth. For each day of a month use moon_month, for other events v1_sky_events.`,
        omits: [
          'lon',
          'include_visuals',
          'style_moon_color',
          'style_shadow_color',
          'include_interpretation',
          'ephemeris',
        ],
        asks: { births: [], place: { fields: '', called: 'the place' } },
        example: { date: '2027-01-01T12:00Z', include_zodiac: true, include_forecast: true },
        text: moonText,
        largest: {
          city: 'Chicago',
          include_special: true,
          include_eclipse: true,
          include_traditional_moon: true,
          include_rise_set: true,
        },
        question: { asked: 'Which phase does the Moon have at New Year 2027?', says: /Last Quarter|Waning/ },
      },
    }),
  },
})

function moonText(reply: Reply): string {
  const { phase, zodiac, next_phases: next, forecast, special_moon: special, eclipse, rise_set: day } = reply
  const { traditional_moon: traditional } = reply
  const percent = Math.round(phase.illumination * 100)
  const date = reply.local_timestamp.slice(0, -'T00:00:00+00:00'.length)
  return paragraphs(
    [
      `${phase.name} at ${reply.local_timestamp} (${reply.timezone}): ${percent} % lit, ${phase.is_waxing ? 'waxing' : 'waning'}, ${phase.age_days} days after the new Moon, ${phase.distance_km} km away.`,
      ...(zodiac
        ? [
            `Moon in ${zodiac.sign} ${zodiac.degree.toFixed(1)}° (sidereal, Lahiri: ${zodiac.sidereal.sign}); void of course from ${zodiac.void_of_course.start} to ${zodiac.void_of_course.end}, then in ${zodiac.void_of_course.next_sign}.`,
          ]
        : []),
      ...(special && special.labels.length > 0
        ? [`On ${date}: ${special.labels.join(', ').replaceAll('_', ' ')}.`]
        : []),
      ...(eclipse?.is_eclipse
        ? [`On ${date}: ${eclipse.type} eclipse of the ${eclipse.of}, maximum ${eclipse.maximum}.`]
        : []),
      ...(traditional
        ? [`The nearest full Moon is the ${traditional.name}, ${traditional.applies_to_full_moon_at}.`]
        : []),
    ],
    warningLines(reply.warnings ?? []),
    [
      `Next: new Moon ${next.new_moon}, first quarter ${next.first_quarter}, full Moon ${next.full_moon}, last quarter ${next.last_quarter}.`,
      ...(forecast?.next_eclipse
        ? [`Next eclipse of the Moon: ${forecast.next_eclipse.type}, ${forecast.next_eclipse.date}.`]
        : []),
      ...(forecast?.next_solar_eclipse
        ? [`Next eclipse of the Sun: ${forecast.next_solar_eclipse.type}, ${forecast.next_solar_eclipse.date}.`]
        : []),
      ...(forecast?.next_special_moon
        ? [`Next supermoon: ${forecast.next_special_moon.date}, ${forecast.next_special_moon.subtype} Moon.`]
        : []),
    ],
    day ? [`On ${day.date}: ${passageText('Moon', day.moon)}. ${passageText('Sun', day.sun)}.`] : [],
  )
}
