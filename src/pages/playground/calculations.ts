import type { z } from 'zod'
import {
  CompositeWheelRequest,
  NatalWheelRequest,
  SynastryWheelRequest,
  TransitWheelRequest,
} from '../../contract/charts.ts'
import { EphemerisQuery } from '../../contract/ephemeris.ts'
import { PlaceQuery } from '../../contract/geo.ts'
import { NatalChartRequest, SimpleNatalRequest } from '../../contract/natal.ts'
import { NumerologyProfileRequest } from '../../contract/numerology.ts'
import { ProgressionWheelRequest, SolarReturnWheelRequest } from '../../contract/second-charts.ts'
import { SkyEventsQuery } from '../../contract/sky-events.ts'
import { TransitQuery, TransitRequest } from '../../contract/transits.ts'

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

/** The birth of the documentation: New Year 1981 in Athens. */
const birth = (at: string, given: Readonly<Record<string, string>> = {}) =>
  Object.fromEntries(Object.entries({ ...ATHENS, ...given }).map(([name, value]) => [at + name, value]))
const ATHENS = { name: 'Ada', city: 'Athens', year: '1981', month: '1', day: '1', hour: '23', minute: '30' }
const SYDNEY = { name: 'Bo', city: 'Sydney', year: '1979', month: '6', day: '5', hour: '4', minute: '15' }

const chart = { method: 'POST', picture: 'chart' } as const
const NATAL = { natal: 'Birth' } as const
const PERSONS = { person_a: 'Person A', person_b: 'Person B' } as const

/** The pictures of charts, by their kind. */
export const CHARTS = {
  natal: {
    ...chart,
    title: 'Natal chart picture',
    about: 'The wheel of a birth, as SVG, PNG or PDF.',
    path: 'api/v1/natal/chart/',
    body: NatalWheelRequest,
    births: { '': 'Birth' },
    first: ['theme_type', 'layout', 'house_system', 'size'],
    example: { ...birth(''), theme_type: 'midnight' },
    format: 'format',
  },
  transits: {
    ...chart,
    title: 'Transits picture',
    about: 'A bi-wheel: the birth inside, the sky of a moment around it.',
    path: 'api/v1/natal/chart/transits',
    body: TransitWheelRequest,
    births: NATAL,
    first: ['transit_date', 'current_city', 'natal.theme_type', 'natal.layout'],
    example: { ...birth('natal.'), current_city: 'London', transit_date: '2026-03-01T12:00' },
    format: 'natal.format',
  },
  'solar-return': {
    ...chart,
    title: 'Solar return picture',
    about: 'The moment of a year when the Sun is back at its natal place, around the natal chart or alone.',
    path: 'api/v1/natal/chart/solar-return',
    body: SolarReturnWheelRequest,
    births: NATAL,
    first: ['year', 'return_city', 'mode', 'natal.theme_type'],
    example: { ...birth('natal.'), year: '2026' },
    format: 'natal.format',
  },
  progressions: {
    ...chart,
    title: 'Progressions picture',
    about: 'Secondary progressions: a day of the ephemeris for each year of life, around the natal chart.',
    path: 'api/v1/natal/chart/secondary-progressions',
    body: ProgressionWheelRequest,
    births: NATAL,
    first: ['progression_date', 'progression_city', 'natal.theme_type', 'natal.layout'],
    example: { ...birth('natal.'), progression_date: '2026-03-01' },
    format: 'natal.format',
  },
  composite: {
    ...chart,
    title: 'Composite picture',
    about: 'One wheel for two people, of the midpoints between their charts.',
    path: 'api/v1/natal/chart/composite',
    body: CompositeWheelRequest,
    births: PERSONS,
    first: ['person_a.theme_type', 'person_a.layout', 'person_a.house_system'],
    example: { ...birth('person_a.'), ...birth('person_b.', SYDNEY) },
    format: 'person_a.format',
  },
  synastry: {
    ...chart,
    title: 'Synastry picture',
    about: 'A bi-wheel of two people, with the aspects between them.',
    path: 'api/v1/natal/chart/synastry',
    body: SynastryWheelRequest,
    births: PERSONS,
    first: ['person_a.theme_type', 'person_a.layout', 'show_person_b_houses'],
    example: { ...birth('person_a.'), ...birth('person_b.', SYDNEY) },
    format: 'person_a.format',
  },
} as const satisfies Readonly<Record<string, Calculation>>

export type Chart = keyof typeof CHARTS

/** Every calculation of the playground, by the name in its address. */
export const CALCULATIONS: Readonly<Record<string, Calculation>> = {
  natal: {
    title: 'Natal chart',
    about: 'Planets, houses, angles and aspects of a birth, with the time explained.',
    ...{ method: 'POST', path: 'api/v1/natal/calculate', body: NatalChartRequest, picture: 'wheel' },
    births: { '': 'Birth' },
    first: ['house_system', 'zodiac_type', 'include_minor_aspects', 'include_dignity', 'include_dominants'],
    example: birth(''),
    report: true,
  },
  'compact-natal': {
    title: 'Compact natal chart',
    about: 'Sun, Moon, rising sign, and planets by sign and house, in one short answer.',
    ...{ method: 'POST', path: 'natal', body: SimpleNatalRequest, picture: 'wheel' },
    births: { '': 'Birth' },
    first: ['house_system', 'zodiac_type'],
    example: birth(''),
  },
  transits: {
    title: 'Transits',
    about: 'The sky of a moment over a birth: aspects applying and separating, and when each is exact.',
    ...{ method: 'POST', path: 'api/v1/transits/calculate', query: TransitQuery, body: TransitRequest, picture: null },
    births: NATAL,
    first: ['transit_date', 'current_city', 'include_exact_times', 'include_minor'],
    example: { ...birth('natal.'), current_city: 'London', transit_date: '2026-03-01T12:00' },
  },
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
  ...Object.fromEntries(Object.entries(CHARTS).map(([kind, each]) => [`chart-${kind}`, each])),
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
