import type { z } from 'zod'
import { clockTime, passageText } from '../../wire/texts/horizon.ts'
import { paragraphs, warningLines } from '../../wire/texts/words.ts'
import { data, technique } from '../technique.ts'
import { SunDayQuery, SunDayReply, sunDayInput } from './schema.ts'

type Reply = z.output<typeof SunDayReply>

/** Rising, setting, twilights and planetary hours of a place on a day. */
export const SUN_DAY = technique({
  id: 'sun_day',
  faces: {
    data: data({
      area: 'sky_events',
      chapter: {
        name: 'Day',
        about: 'Rising, setting and culmination of Sun and Moon, twilights and planetary hours.',
      },
      guide: 'Sunrise, twilights and planetary hours',
      names: { sun_day: '/api/v1/sun/day' },
      summary: 'Sun and Moon over a place on a day: rising, setting, twilights and planetary hours',
      query: SunDayQuery,
      reply: SunDayReply,
      read: (_, query, { now, warnings }) => ({ input: sunDayInput(query, now, { warnings }) }),
      price: { units: () => 1, says: 'one unit' },
      page: {
        slug: 'sun-day',
        title: 'A day of the Sun',
        about: 'Sunrise and sunset, moonrise and moonset, twilights and planetary hours of a place on a day.',
        group: 'The sky',
        first: ['date', 'city', 'include_planetary_hours'],
        example: { date: '2026-06-21', city: 'Oslo', include_planetary_hours: 'true' },
      },
      tool: {
        family: { of: 'sky', line: 'sunrise, twilights, planetary hours' },
        title: 'A day of the Sun',
        description: `Sunrise and sunset, moonrise and moonset, culminations, twilights and day length of a place on a day; on request the planetary hours with their rulers. It needs a place and no birth.`,
        requires: ['city'],
        omits: ['limb', 'refraction_arcmin', 'elevation_m', 'ephemeris'],
        asks: { births: [], place: { fields: '', called: 'the place' } },
        example: { date: '2026-06-21', city: 'Oslo' },
        text: dayText,
        largest: { include_planetary_hours: true },
        question: { asked: 'When does the Sun rise in Oslo on 21 June 2026?', says: /03:5\d/ },
      },
    }),
  },
})

function dayText(reply: Reply): string {
  const { date, weekday, timezone, location, sun, moon, twilight, planetary_hours: hours } = reply
  const place = location.city ?? `${location.lat}, ${location.lng}`
  return paragraphs(
    [`${weekday}, ${date}, ${place} (${timezone}).`],
    warningLines(reply.warnings ?? []),
    [
      `${passageText('Sun', sun)}. Noon ${clockTime(sun.culmination)}. It is up for ${Math.floor(sun.day_length_seconds / 3600)} h ${Math.floor((sun.day_length_seconds % 3600) / 60)} min.`,
      `${passageText('Moon', moon)}.`,
      ...Object.entries(twilight).map(
        ([kind, { begin, end }]) => `${kind} twilight: from ${clockTime(begin)}, to ${clockTime(end)}`,
      ),
    ],
    hours === null
      ? ['There are no planetary hours: the Sun does not rise and set.']
      : (hours?.hours ?? []).map(
          ({ number, part, ruler, start, end }) =>
            `${part} hour ${number}, ${ruler}: ${clockTime(start)} to ${clockTime(end)}`,
        ),
  )
}
