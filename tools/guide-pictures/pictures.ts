import type { GuidePicture } from '../../src/pages/docs/pictures.ts'
import type { Draw } from './asked.ts'
import { dayBar, type SunDay } from './day.ts'
import { type Moon, moonMonth, moonRow } from './moons.ts'
import { type Span, timeline } from './timeline.ts'
import { inTwoThemes } from './two-themes.ts'
import { dashas, panchangDay, squares } from './vedic.ts'

/** The birth of the guides, and two people. Coordinates are those of Athens and Sydney. */
const BIRTH = { year: 1981, month: 1, day: 1, hour: 23, minute: 30, lat: 37.98376, lng: 23.72784 }
const OTHER = { year: 1979, month: 6, day: 5, hour: 4, minute: 15, lat: -33.86785, lng: 151.20732 }
const LISBON = { return_lat: 38.71667, return_lng: -9.13333 }

const CHART = '/api/v1/natal/chart'
/** Points that would crowd a drawing of this size. */
const FEWER = { chiron: false, lilith: false, north_node: false } as const
const BOTH = { dark: 'dark', light: 'light' } as const
type Theme = keyof typeof BOTH

const look = (theme: Theme) => ({ theme_type: theme, size: 480, show_metadata: false, display_settings: FEWER })

/** A wheel of the service, in two themes. */
const wheel =
  (title: string, path: string, request: (theme: Theme) => object): Draw =>
  async ({ svg }) =>
    inTwoThemes(title, await svg(CHART + path, request('light')), await svg(CHART + path, request('dark')))

const around = (title: string, path: string, fields: object): Draw =>
  wheel(title, path, (theme) => ({ natal: { ...BIRTH, ...look(theme) }, ...fields }))
const ofTwo = (title: string, path: string): Draw =>
  wheel(title, path, (theme) => ({
    person_a: { ...BIRTH, name: 'Ada', ...look(theme) },
    person_b: { ...OTHER, name: 'Bo' },
  }))

/** A new Moon, by the almanac of the USNO, and the length of the mean month. */
const NEW_MOON_MS = Date.parse('2026-02-17T12:01Z')
const MONTH_MS = 29.530589 * 86_400_000

interface Period {
  readonly level: number
  readonly lord_id: string
  readonly sign_id?: string
  readonly period: { readonly starts_at: string; readonly ends_at: string }
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1).replaceAll('_', ' ')
const spanOf =
  (label: (period: Period) => string) =>
  (each: Period): Span => ({ from: each.period.starts_at, to: each.period.ends_at, label: label(each) })

/** The periods of two levels, as rows. */
const levels = (periods: readonly Period[], names: readonly string[], label: (period: Period) => string) =>
  names.map((name, index) => ({
    name,
    spans: periods.filter(({ level }) => level === index + 1).map(spanOf(label)),
  }))

const firdaria: Draw = async ({ json }) => {
  const ranged = { levels: 1, range_start: '1981-01-02', range_end: '2055-12-31' }
  const url = '/api/v1/western/firdaria'
  const { firdaria: whole } = (await json(url, { ...BIRTH, firdaria: ranged })) as {
    firdaria: { periods: readonly Period[] }
  }
  const rows = levels(whole.periods, ['Firdaria'], ({ lord_id }) => capital(lord_id))
  return timeline({
    title: 'The firdaria of the example from birth to the age of 75',
    from: '1981-01-01',
    to: '2056-01-01',
    at: '2026-09-01T00:00:00Z',
    rows,
  })
}

const releasing: Draw = async ({ json }) => {
  const { releasing: found } = (await json('/api/v1/western/releasing', {
    ...BIRTH,
    releasing: { levels: 2, range_start: '2010-01-01', range_end: '2045-01-01' },
  })) as { releasing: { periods: readonly Period[] } }
  return timeline({
    title: 'Zodiacal releasing of the example from the Lot of Spirit, two levels',
    from: '2010-01-01',
    to: '2045-01-01',
    at: '2026-09-01T00:00:00Z',
    rows: levels(found.periods, ['Years', 'Months'], ({ sign_id }) => capital(sign_id!)),
  })
}

interface Months {
  readonly monthly: readonly {
    readonly activated_sign_id: string
    readonly time_lord_id: string
    readonly period: { readonly start: string; readonly end: string }
  }[]
}

const profections: Draw = async ({ json }) => {
  const { profection } = (await json('/api/v1/western/profections/annual', {
    ...BIRTH,
    annual_profection: { year: 2026 },
  })) as { profection: Months }
  // A day ends when the next one begins.
  const next = (date: string) => new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10)
  const spans = (label: (each: Months['monthly'][number]) => string): readonly Span[] =>
    profection.monthly.map((each) => ({ from: each.period.start, to: next(each.period.end), label: label(each) }))
  const signs = spans(({ activated_sign_id }) => capital(activated_sign_id).slice(0, 3))
  const rulers = spans(({ time_lord_id }) => time_lord_id).map((each) => ({ ...each, glyph: each.label }))
  return timeline({
    title: 'The months of the profection of 2026: the sign of each and its ruler',
    from: '2026-01-01',
    to: '2027-01-01',
    rows: [
      {
        name: 'Year',
        spans: [{ from: '2026-01-01', to: '2027-01-01', label: 'Gemini, house 10: Mercury', isOther: true }],
      },
      { name: 'Month', spans: signs },
      { name: 'Ruler', spans: rulers },
    ],
  })
}

const lunations: Draw = async ({ json }) => {
  const { events } = (await json('/api/v1/western/progressions/secondary/exact-aspects', {
    natal: BIRTH,
    search: { from: '1981-06-01', to: '2020-01-01', kinds: ['lunation'] },
  })) as { events: readonly { readonly date: string; readonly phase: string }[] }
  return timeline({
    title: 'The progressed lunations of the example from 1981 to 2020',
    from: '1981-01-01',
    to: '2020-01-01',
    rows: [],
    events: events.map(({ date, phase }) => ({ at: date, labels: [capital(phase), date.slice(0, 10)] })),
  })
}

const saturnReturns: Draw = async ({ json }) => {
  const { returns } = (await json('/api/v1/western/returns/search', {
    ...{ natal: BIRTH, body: 'saturn' },
    ...{ range_start: '2039-07-01', range_end: '2040-12-31' },
  })) as {
    returns: readonly { readonly exact_moment_utc: string; readonly pass: number; readonly retrograde: boolean }[]
  }
  return timeline({
    title: 'The three passes of the second Saturn return of the example',
    from: '2039-07-01',
    to: '2040-12-31',
    rows: [],
    events: returns.map(({ exact_moment_utc: at, pass, retrograde }) => ({
      at,
      labels: [`Pass ${pass}${retrograde ? ', retrograde' : ''}`, at.slice(0, 10)],
    })),
  })
}

const moonPhases: Draw = async ({ json }) => {
  const moons: Moon[] = []
  for (let index = 0; index < 8; index += 1) {
    const date = new Date(NEW_MOON_MS + (index / 8) * MONTH_MS).toISOString()
    moons.push(((await json('/api/v1/moon/phase', { date })) as { phase: Moon }).phase)
  }
  return moonRow('The eight phases from the new Moon of 17 February 2026 on, with the angle from the Sun', moons)
}

const monthOfMoon: Draw = async ({ json }) => {
  const month = { year: 2026, month: 5, include_sign_timeline: true }
  const { days, sign_timeline } = (await json('/api/v1/moon/month', month)) as {
    days: Parameters<typeof moonMonth>[1]
    sign_timeline: Parameters<typeof moonMonth>[2]
  }
  return moonMonth('The Moon of May 2026, and the signs that it enters', days, sign_timeline)
}

const day: Draw = async ({ json }) => {
  const place = { date: '2026-03-21', lat: 51.4779, lng: 0, tz_str: 'UTC', include_planetary_hours: true }
  return dayBar(
    'Night, twilights, day and planetary hours of 21 March 2026 at Greenwich',
    (await json('/api/v1/sun/day', place)) as SunDay,
  )
}

/** The pictures of the guides, by the names of their files in `docs/guide/pictures`. */
export const PICTURES: Readonly<Record<GuidePicture, Draw>> = {
  natal: wheel('The natal chart of the guides', '/', (theme) => ({ ...BIRTH, ...look(theme) })),
  transits: around('Transits of 1 March 2026 around the natal chart', '/transits', {
    ...{ current_lat: BIRTH.lat, current_lng: BIRTH.lng, transit_date: '2026-03-01T12:00' },
  }),
  'solar-return': around('The solar return of 2026 around the natal chart', '/solar-return', { year: 2026, ...LISBON }),
  'saturn-return': around('The second Saturn return around the natal chart', '/return', {
    ...{ body: 'saturn', search_start: '2039-01-01', ...LISBON },
  }),
  'lunar-return': around('The lunar return of March 2026, alone', '/lunar-return', {
    ...{ search_start: '2026-03-01', mode: 'single', ...LISBON },
  }),
  progressions: around('Secondary progressions for 1 March 2026 around the natal chart', '/progressions', {
    progression_date: '2026-03-01',
  }),
  synastry: ofTwo('A synastry: Ada around Bo', '/synastry'),
  composite: ofTwo('The composite of Ada and Bo', '/composite'),
  sky: wheel('The sky over Greenwich on 1 March 2026 at noon', '/', (theme) => ({
    ...{ name: 'Sky', year: 2026, month: 3, day: 1, hour: 12, minute: 0, tz_str: 'UTC', lat: 51.4779, lng: 0 },
    ...look(theme),
  })),
  'returns-search': saturnReturns,
  'moon-phase': moonPhases,
  'moon-month': monthOfMoon,
  'sun-day': day,
  profections,
  firdaria,
  releasing,
  'progression-events': lunations,
  'vedic-north': squares('A Vedic chart in North Indian style', 'north_indian'),
  'vedic-south': squares('The same chart in South Indian style', 'south_indian'),
  'vedic-east': squares('The same chart in East Indian style', 'east_indian'),
  'vedic-dasha': dashas,
  panchang: panchangDay,
}
