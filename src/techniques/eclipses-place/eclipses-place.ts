import type { z } from 'zod'
import { eclipseText } from '../../wire/eclipses.ts'
import { minuteText, paragraphs, warningLines } from '../../wire/texts/words.ts'
import { ECLIPSES_CHAPTER } from '../eclipses-chapter.ts'
import { data, technique } from '../technique.ts'
import { EclipsesPlaceQuery, EclipsesPlaceReply, eclipsesPlaceInput, unitsOf } from './schema.ts'

type Reply = z.output<typeof EclipsesPlaceReply>

/** Eclipses as a place sees them. */
export const ECLIPSES_PLACE = technique({
  id: 'eclipses_place',
  faces: {
    data: data({
      area: 'sky_events',
      chapter: ECLIPSES_CHAPTER,
      guide: 'Eclipses at a place',
      names: { eclipses_place: '/api/v1/eclipses/place' },
      summary: 'Eclipses of Sun and Moon from a place: contacts, magnitude, altitude, and what is visible',
      query: EclipsesPlaceQuery,
      reply: EclipsesPlaceReply,
      read: (_, query, { now, warnings }) => ({ input: eclipsesPlaceInput(query, now, { warnings }) }),
      price: { units: unitsOf, says: 'one unit for each fifteen years of the span: seven for a century' },
      isLong: (input) => unitsOf(input) > 1,
      page: {
        slug: 'eclipses-place',
        title: 'Eclipses at a place',
        about:
          'When eclipses of the Sun and the Moon begin and end at a place, how large they are, and what is visible.',
        group: 'The sky',
        first: ['city', 'start', 'end', 'of', 'count'],
        example: { city: 'Madrid', start: '2026-01-01', end: '2028-12-31', of: 'both' },
      },
      tool: {
        family: { of: 'sky', line: 'eclipses from a place, with their times' },
        title: 'Eclipses at a place',
        description: `Eclipses of Sun and Moon between two dates as a place sees them: local times of all contacts, magnitude, obscuration, altitude and azimuth, rising or setting during the eclipse, Saros series. count 1 gives the next one. It needs a place and no birth. For the path of one eclipse of the Sun use eclipses_path.`,
        requires: ['city'],
        omits: ['elevation_m', 'ephemeris'],
        asks: { births: [], place: { fields: '', called: 'the place' } },
        example: { start: '2026-01-01', end: '2028-12-31', city: 'Madrid' },
        cuts: [{ field: 'eclipses', advice: 'The first eclipses are listed. Give a later start, or of=sun.' }],
        text: placeText,
        largest: { start: '1901-01-01', end: '2000-12-31', include_unseen: true },
        question: {
          asked: 'Which eclipses can I see from Madrid until 2028?',
          says: /eclipse of the Sun, greatest 2026-08-12/,
        },
      },
    }),
  },
})

function placeText({ start, end, timezone, location, count, is_complete, eclipses, warnings = [] }: Reply): string {
  const place = location.city ?? `${location.lat}, ${location.lng}`
  return paragraphs(
    [
      `Eclipses from ${place} (${timezone}), ${start} to ${end}: ${count}${is_complete ? '' : ', and more after them'}.`,
    ],
    warningLines(warnings),
    ...eclipses.map((each) => eclipseLines(each)),
  )
}

function eclipseLines({ of, here, ...eclipse }: Reply['eclipses'][number]): readonly string[] {
  const title = `${eclipseText(of, eclipse)}.`
  if (!here) return [title, 'The shadow does not reach the place.']
  const times = here.contacts.map(
    ({ contact, time, altitude_deg, is_visible }) =>
      `${contact} ${minuteText(time)}${is_visible ? `, ${altitude_deg}° high` : ', below the horizon'}`,
  )
  const { best } = here
  return [
    title,
    `Here ${here.type}; visible: ${here.visible}${here.seen_as ? `, as ${here.seen_as}` : ''}. ${times.join('; ')}.`,
    ...here.horizon.map(
      ({ event, time }) => `${of === 'sun' ? 'Sun' : 'Moon'}${event} during the eclipse: ${minuteText(time)}.`,
    ),
    ...(best ? [`Best at ${minuteText(best.time)}: ${depthText(best)}.`] : []),
  ]
}

type Best = NonNullable<NonNullable<Reply['eclipses'][number]['here']>['best']>

/** Only a total eclipse covers all of the Sun: the share is cut, and not rounded. */
const depthText = ({ magnitude, obscuration, penumbral_magnitude: penumbral }: Best): string =>
  obscuration === undefined
    ? `magnitude ${magnitude} in the umbra, ${penumbral} in the penumbra`
    : `magnitude ${magnitude}, ${Math.floor(obscuration * 1000) / 10} % covered`
