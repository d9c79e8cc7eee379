import { z } from 'zod'
import { DAY_MS } from '../../astro/civil.ts'
import { parseTime } from '../../astro/time.ts'
import { findZone } from '../../places/zones.ts'
import { readable } from '../fields.ts'
import { SKY_EVENTS_PRESETS } from './sky-events-reply.ts'
import { EphemerisField, SearchPrecision } from './sources.ts'

/** Maximum number of local days in one answer: a year and a month. */
const SKY_EVENTS_DAYS_MAX = 400

export const TODAY = 'today'

/** Midnight of a calendar date as if it were UTC, or what is wrong with the text. */
export function parseDate(text: string): number | { readonly problem: string } {
  const parsed = parseTime(text)
  if ('problem' in parsed) return parsed.problem.startsWith('Expected') ? { problem: EXPECTED } : parsed
  return /[T ]/i.test(text.trim()) ? { problem: EXPECTED } : parsed.civilMs
}

const EXPECTED = 'Expected a calendar date such as 2026-03-01; years beyond 0 to 9999 have a sign and six digits'

export const dateProblem = (text: string): string | null => {
  const parsed = parseDate(text)
  return typeof parsed === 'number' ? null : parsed.problem
}

/** A flag beside the preset. What a model is told of it need not say again that it overrides the preset. */
const include = (what: string, toolHint = what) =>
  z.boolean().nullish().describe(`${what} Overrides the preset.`).meta({ toolHint })

/** A flag of events that no preset has. */
const asked = (what: string, toolHint: string) =>
  z.boolean().nullish().describe(`${what} Off by default, in every preset.`).meta({ toolHint })

export const SkyEventsQuery = z
  .strictObject({
    date: readable((text) => {
      const problem = text === TODAY ? null : dateProblem(text)
      return problem && `${problem}; or ${TODAY}`
    })
      .describe(
        'Local calendar date, proleptic Gregorian. The day begins at its local midnight and ends before the next one, so it has 23, 24 or 25 hours. If the clock skips midnight, the day begins with the jump. If the clock shows midnight twice, the day begins with the first one. A date that the zone skipped, such as 2011-12-30 in Samoa, has no hours and no events. `today` is the current date in the time zone, for calendar subscriptions.',
      )
      .meta({
        toolHint: 'Local calendar date such as 2027-01-01, or today.',
        examples: ['2026-03-03'],
        formHint: 'Local date, such as 2026-03-01; or today.',
      }),
    end: readable(dateProblem)
      .nullish()
      .describe(
        `Last local date of a range, included; up to ${SKY_EVENTS_DAYS_MAX} days. By default the range is one day.`,
      ),
    days: z
      .int()
      .min(1)
      .max(SKY_EVENTS_DAYS_MAX)
      .nullish()
      .describe('Length of the range in days, instead of `end`. Works with `date=today`.')
      .meta({ formHint: 'Length of the range. One day by default.' }),
    timezone: readable((id) =>
      findZone(id)
        ? null
        : `Unknown time zone "${id}". Allowed: an IANA name such as Europe/Athens, or an offset such as +05:30`,
    )
      .default('UTC')
      .describe('IANA time zone of the local days.'),
    preset: z
      .enum(SKY_EVENTS_PRESETS)
      .meta({ id: 'SkyEventsPreset' })
      .default('quiet')
      .describe(
        'Selects the events. `quiet`: new and full Moons with their eclipses, stations, and ingresses of the Sun and the planets. `daily`: also ingresses of the Moon and exact aspects among the planets. `full`: also exact aspects of the Moon, its quarters, voids of course, Chiron and the mean lunar node. Each `include_` parameter overrides it.',
      )
      .meta({
        toolHint:
          'quiet: new and full Moons, eclipses, stations, ingresses. daily: also ingresses of the Moon, exact aspects. full: also aspects, quarters and voids of the Moon, Chiron, the node. Flags override it.',
        formHint: 'Which kinds of events the answer contains.',
      }),
    include_moon: include('Ingresses of the Moon.'),
    include_exact_hits: include(
      'Exact major aspects among the Sun and the planets: conjunction, sextile, square, trine, opposition.',
    ),
    include_moon_exact_hits: include(
      'Exact major aspects of the Moon to the Sun and the planets; does not need `include_exact_hits`. A phase of the Moon is not listed again as an aspect.',
      'Exact major aspects of the Moon.',
    ),
    include_ingresses: include('Ingresses of the Sun and the planets into signs of the tropical zodiac.'),
    include_retrogrades: include('Stations: when a planet turns retrograde or direct.'),
    include_lunations: include('New and full Moons, with their eclipses.'),
    include_quarters: include('First and last quarters. Off with `include_lunations=false`, unless set explicitly.'),
    include_void_of_course: include('Beginnings and ends of the Moon’s voids of course.'),
    include_points: include(
      'Chiron among ingresses and stations, and the mean lunar node among ingresses. The true node is left out, because it crosses each boundary several times. The orbit of Chiron is known for the years 675 to 4649, and the Moshier theory lacks it: otherwise presets leave both out.',
      'Chiron, and ingresses of the mean lunar node.',
    ),
    include_solar_terms: asked(
      'The 24 solar terms of the Chinese calendar: the Sun at each multiple of 15 degrees.',
      'Chinese solar terms.',
    ),
    include_right_ascension: asked(
      'Conjunctions in right ascension, as almanacs of astronomers list them, of the Moon and the planets with each other, with their difference in declination. Conjunctions with the Sun are counted in longitude, as exact aspects.',
      'Conjunctions in right ascension.',
    ),
    include_apsides: asked(
      'Perigees and apogees of the Moon, perihelia and aphelia of the Earth and the planets.',
      'Perigees, perihelia.',
    ),
    include_node_passages: asked(
      'Passages of the Moon and the planets through the ecliptic, as the Earth sees them.',
      'Passages through nodes.',
    ),
    include_formulation: z
      .boolean()
      .nullish()
      .describe('A short English phrase for each event, always the same for the same event. Off by default.'),
    precision: SearchPrecision,
    ephemeris: EphemerisField,
    moon_void_definition: z
      .enum(['modern', 'traditional'])
      .default('modern')
      .describe('The bodies whose aspects count for a void: Sun to Pluto, or Sun to Saturn.'),
    format: z
      .enum(['json', 'ics', 'csv'])
      .nullish()
      .describe(
        '`json` by default, or by the Accept header: `text/calendar` asks for `ics`, an iCalendar feed, and `text/csv` for `csv`, a table with a line for each event.',
      ),
    all_day: z
      .boolean()
      .default(false)
      .describe(
        'In a calendar, entries of the whole local day instead of the instant, which is then in the description. A void of course covers the days that it touches.',
      ),
  })
  .superRefine(({ date, end, days, format, all_day }, context) => {
    const wrong = (path: string, message: string): void => context.addIssue({ code: 'custom', path: [path], message })
    if (end && days) wrong('days', 'contradicts end: give one of them')
    if (end && date === TODAY) wrong('end', `date=${TODAY} works with days, not with end`)
    if (all_day && format !== 'ics') wrong('all_day', 'only a calendar has entries: ask for format=ics')
    if (format === 'ics' && date.startsWith('-')) wrong('format', 'iCalendar has no years before 0: ask for json')
    const count = dayCount({ date, end, days })
    if (count < 1) wrong('end', 'end lies before date')
    if (count > SKY_EVENTS_DAYS_MAX) wrong('end', `At most ${SKY_EVENTS_DAYS_MAX} days; this request has ${count}`)
  })
export type SkyEventsQuery = z.output<typeof SkyEventsQuery>

/** The number of local dates of a request. `days`, otherwise 1, if `end` is absent or a date cannot be read. */
function dayCount({ date, end, days }: Pick<SkyEventsQuery, 'date' | 'end' | 'days'>): number {
  const first = parseDate(date)
  const last = parseDate(end ?? date)
  if (!end || typeof first !== 'number' || typeof last !== 'number') return days ?? 1
  return (last - first) / DAY_MS + 1
}
