import type { z } from 'zod'
import { eclipseText } from '../../wire/eclipses.ts'
import { paragraphs, under, warningLines } from '../../wire/texts/words.ts'
import { ECLIPSES_CHAPTER } from '../eclipses-chapter.ts'
import { data, technique } from '../technique.ts'
import { EclipsesPathQuery, EclipsesPathReply, eclipsesPathInput } from './schema.ts'

type Reply = z.output<typeof EclipsesPathReply>

/** The path of an eclipse of the Sun. */
export const ECLIPSES_PATH = technique({
  id: 'eclipses_path',
  faces: {
    data: data({
      area: 'sky_events',
      chapter: ECLIPSES_CHAPTER,
      guide: 'Path of an eclipse',
      names: { eclipses_path: '/api/v1/eclipses/path' },
      summary: 'The path of an eclipse of the Sun: central line and limits as GeoJSON, with times, width and duration',
      query: EclipsesPathQuery,
      reply: EclipsesPathReply,
      read: (_, query, { now, warnings }) => ({ input: eclipsesPathInput(query, now, { warnings }) }),
      price: { units: () => 1, says: 'one unit' },
      page: {
        slug: 'eclipses-path',
        title: 'Path of an eclipse',
        about: 'Where an eclipse of the Sun is total or annular: central line and limits for maps, as GeoJSON.',
        group: 'The sky',
        first: ['date', 'central_only', 'step_minutes'],
        example: { date: '2026-08-12', step_minutes: '5' },
      },
      tool: {
        family: { of: 'sky', line: 'path of an eclipse of the Sun' },
        title: 'Path of an eclipse',
        description: `Where the next total or annular eclipse of the Sun on or after a date is central: points of the central line with time, width of the path, duration and altitude of the Sun. The limits for maps are in the answer of the API. It needs no birth and no place. For what a place sees use eclipses_place.`,
        omits: ['ephemeris'],
        example: { date: '2026-08-12', step_minutes: 10 },
        trims: ({ geojson: _, ...answer }: Reply) => answer,
        output: EclipsesPathReply.omit({ geojson: true }),
        cuts: [{ field: 'points', advice: 'Give a larger step_minutes.' }],
        text: pathText,
        largest: { date: '2020-06-21', step_minutes: 1 },
        question: {
          asked: 'Where is the eclipse of August 2026 total?',
          says: /total eclipse of the Sun, greatest 2026-08-12/,
        },
      },
    }),
  },
})

function pathText({ eclipse, begins, ends, points, warnings = [] }: Reply): string {
  return paragraphs(
    [
      `${eclipseText('sun', eclipse)}, at ${coordinates(eclipse)}.`,
      begins ? `The central line is from ${begins} to ${ends}.` : 'There is no central line.',
    ],
    warningLines(warnings),
    under(
      'Central line:',
      points.map(
        ({ time, lat, lng, type, width_km: width, duration_seconds: seconds, sun_altitude_deg: altitude }) =>
          `${time} ${coordinates({ lat, lng })}, ${type} for ${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s${width === null ? '' : `, ${Math.round(width)} km wide`}, Sun ${altitude}° high`,
      ),
    ),
  )
}

const coordinates = ({ lat, lng }: { readonly lat: number; readonly lng: number }): string =>
  `${Math.abs(lat).toFixed(2)}°${lat < 0 ? 'S' : 'N'} ${Math.abs(lng).toFixed(2)}°${lng < 0 ? 'W' : 'E'}`
