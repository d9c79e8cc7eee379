import type { z } from 'zod'
import { EphemerisQuery } from '../../contract/ephemeris.ts'
import { PlaceQuery } from '../../contract/geo.ts'
import { NatalChartRequest, SimpleNatalRequest } from '../../contract/natal.ts'
import { NumerologyProfileRequest } from '../../contract/numerology.ts'
import { SkyEventsQuery } from '../../contract/sky-events.ts'
import { TECHNIQUES } from '../../techniques/index.ts'
import { exampleBirth } from '../../techniques/shown.ts'
import type { DataFace, PictureFace, Technique } from '../../techniques/technique.ts'

/** A calculation that the playground offers. */
export interface Calculation {
  readonly title: string
  /** What it gives, in a sentence. */
  readonly about: string
  readonly method: 'GET' | 'POST'
  /** Its path below the root. */
  readonly path: string
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  /** The births of its request: the path of each, and what the form calls it. */
  readonly births?: Readonly<Record<string, string>>
  /** The fields that are shown first, in this order. */
  readonly first: readonly string[]
  /** A request by the paths of its fields. */
  readonly example: Readonly<Record<string, string>>
  /** What the picture of the answer is. */
  readonly picture: 'wheel' | 'chart' | 'longitudes' | null
  /** The field with the format of a picture. */
  readonly format?: string
  /** The calculation costs nothing and takes no key. */
  readonly isOpen?: true
  /** A report can be ordered about the birth. */
  readonly report?: true
}

const CHART_SLUG = 'chart-'

const ALL = TECHNIQUES as readonly Technique[]

/** The calculation of a face of a technique: its form at its first address. */
const calculationOf = (
  { names, body, page }: DataFace | PictureFace,
  more: Pick<Calculation, 'picture' | 'query' | 'format'>,
): Calculation => ({ ...page, method: 'POST', path: Object.values(names)[0]!.slice(1), body, ...more })

/** The data of techniques, by the name in the address. */
const DATA: Readonly<Record<string, Calculation>> = Object.fromEntries(
  ALL.flatMap(({ faces: { data } }) =>
    data ? [[data.page.slug, calculationOf(data, { picture: null, ...(data.query && { query: data.query }) })]] : [],
  ),
)

/** The pictures of charts, by their kind. */
export const CHARTS: Readonly<Record<string, Calculation>> = Object.fromEntries(
  ALL.flatMap(({ faces: { picture } }) =>
    picture
      ? [
          [
            picture.page.slug.slice(CHART_SLUG.length),
            calculationOf(picture, {
              picture: 'chart',
              format: picture.carrier === null ? 'format' : `${picture.carrier}.format`,
            }),
          ],
        ]
      : [],
  ),
)

/** Every calculation of the playground, by the name in its URL. */
export const CALCULATIONS: Readonly<Record<string, Calculation>> = {
  natal: {
    title: 'Natal chart',
    about: 'Planets, houses, angles and aspects of a birth, with the time explained.',
    ...{ method: 'POST', path: 'api/v1/natal/calculate', body: NatalChartRequest, picture: 'wheel' },
    births: { '': 'Birth' },
    first: ['house_system', 'zodiac_type', 'include_minor_aspects', 'include_dignity', 'include_dominants'],
    example: exampleBirth(''),
    report: true,
  },
  'compact-natal': {
    title: 'Compact natal chart',
    about: 'Sun, Moon, rising sign, and planets by sign and house, in one short answer.',
    ...{ method: 'POST', path: 'natal', body: SimpleNatalRequest, picture: 'wheel' },
    births: { '': 'Birth' },
    first: ['house_system', 'zodiac_type'],
    example: exampleBirth(''),
  },
  ...DATA,
  ephemeris: {
    title: 'Ephemeris',
    about: 'Positions of the planets at regular intervals, as a table and as lines, also as CSV and Parquet.',
    ...{ method: 'GET', path: 'api/v1/ephemeris', query: EphemerisQuery, picture: 'longitudes' },
    first: ['start', 'end', 'step', 'zodiac_type', 'bodies'],
    example: { start: '2026-01-01', end: '2026-12-31', step: '2d', bodies: 'sun,mercury,venus,mars,jupiter,saturn' },
  },
  'sky-events': {
    title: 'Sky events',
    about: 'New and full Moons, eclipses, stations, ingresses and exact aspects of local days, also for a calendar.',
    ...{ method: 'GET', path: 'api/v1/sky-events', query: SkyEventsQuery, picture: null },
    first: ['date', 'days', 'timezone', 'preset', 'include_formulation'],
    example: { date: '2026-03-01', days: '31', timezone: 'Europe/Athens', include_formulation: 'true' },
  },
  ...Object.fromEntries(Object.entries(CHARTS).map(([kind, each]) => [CHART_SLUG + kind, each])),
  numerology: {
    title: 'Numerology profile',
    about: 'The numbers of a name and a date in four systems, each with its steps and its sources.',
    ...{ method: 'POST', path: 'api/v1/numerology/profile', body: NumerologyProfileRequest, picture: null },
    first: [
      ...['method', 'subject.birth_date', 'subject.name.birth', 'subject.name.current'],
      ...['date_context.reference_date', 'include_interpretations'],
    ],
    example: {
      ...{ 'method.system': 'pythagorean', 'subject.birth_date': '1879-03-14' },
      ...{ 'subject.name.birth': 'Albert Einstein', 'date_context.reference_date': '2026-03-01' },
    },
  },
  places: {
    title: 'Place search',
    about: 'Cities and towns by name in any script, with coordinates and time zone. It needs no key.',
    ...{ method: 'GET', path: 'api/v1/geo/search', query: PlaceQuery, picture: null, isOpen: true },
    first: ['q', 'country', 'limit'],
    example: { q: 'Athens' },
  },
}
