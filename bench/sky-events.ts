import type { CalculatedBody } from '../src/astro/body.ts'
import type { Skies, Sky } from '../src/astro/sky.ts'
import { skyEventsInput } from '../src/calculation/almanac/sky-events.ts'
import { SkyEventsQuery } from '../src/contract/sky/sky-events.ts'
import { SKY_EVENTS_PRESETS, type SkyEventsResponse } from '../src/contract/sky/sky-events-reply.ts'
import { ephemerisFiles } from '../workers/ephemeris-files.ts'
import { skiesOf } from '../workers/series-sky.ts'
import { swissSkies } from '../workers/sky.ts'
import { skyEventsTasks } from '../workers/sky-events-tasks.ts'
import { median, ratio, report, rounded, verdict } from './harness.ts'
import { benchSeries } from './series.ts'

const FIRST_DAY_MS = Date.UTC(2026, 0)
const DAY_MS = 86_400_000
/** A year of single days, each with its own answer. */
const SINGLE_DAYS = 365
const RANGE_DAYS = 400
const ROUNDS = 15
/** Positions of one body that a day of everything may ask for. */
const POSITIONS_MAX = 150
/** Of the time with the library's positions alone. What is searched for the Moon and the JSON are the same for both. */
const SHARE_MAX = 0.45

/**
 * The cost of events: positions of each body, and milliseconds of a thread with JSON, from series and from the library in
 * turn. The library searches eclipses.
 */
export async function benchSkyEvents(): Promise<void> {
  delete process.env['SE_EPHE_PATH']
  const skies = skiesOf(swissSkies(ephemerisFiles(undefined)), await benchSeries())
  const rows = SKY_EVENTS_PRESETS.flatMap((preset) => {
    const single = Array.from({ length: SINGLE_DAYS }, (_, day) => ({
      date: dateOf(FIRST_DAY_MS + day * DAY_MS),
      preset,
    }))
    const range = [{ date: dateOf(FIRST_DAY_MS), days: RANGE_DAYS, preset }]
    return [
      { what: `${preset}, one day`, queries: single, bound: preset === 'full' ? POSITIONS_MAX : undefined },
      { what: `${preset}, ${RANGE_DAYS} days`, queries: range, bound: undefined },
    ]
  }).map(({ what, queries, bound }) => {
    const answers = queries.map((query) => ({ ...counted(skies, query), ...inTurn(skies, query, queries.length) }))
    const most = Math.max(...answers.map((answer) => answer.most))
    const share = median(answers.map((answer) => answer.share))
    return {
      what,
      'events, mean': rounded(mean(answers.map(({ events }) => events)), 1),
      'positions, mean': Math.round(mean(answers.map(({ positions }) => positions))),
      'most of one body': most,
      ...(bound && { [`below ${bound}`]: verdict(most < bound) }),
      'median ms': rounded(median(answers.map(({ ms }) => ms)), 2),
      'share of library': rounded(share, 2),
      [`at most ${SHARE_MAX}`]: verdict(share <= SHARE_MAX),
    }
  })
  report(`sky events: every day of a year, and ${RANGE_DAYS} days at once, on one thread with JSON`, rows)
}

/** The times of one answer by both, in turn. */
function inTurn(skies: Skies, query: object, queries: number) {
  const { whole } = skyEventsTasks(skies)
  const time = (precision: string): number => {
    const input = skyEventsInput(SkyEventsQuery.parse({ ...query, precision }), 0)
    const startedAt = performance.now()
    whole(input)
    return performance.now() - startedAt
  }
  const rounds = Array.from({ length: queries > 1 ? 3 : ROUNDS }, () => [time('auto'), time('library')] as const)
  const series = rounds.map(([ms]) => ms)
  return {
    ms: median(series),
    share: ratio(
      series,
      rounds.map(([, ms]) => ms),
    ),
  }
}

/** What one answer asks the sky for. */
function counted(skies: Skies, query: object) {
  const asked = new Map<CalculatedBody, number>()
  const { whole } = skyEventsTasks({ ...skies, series: countingSky(skies.series, asked) })
  const bytes = whole(skyEventsInput(SkyEventsQuery.parse(query), 0))
  const { meta } = JSON.parse(new TextDecoder().decode(bytes)) as SkyEventsResponse
  const counts = [...asked.values()]
  return {
    events: meta.events,
    positions: counts.reduce((sum, count) => sum + count, 0),
    most: Math.max(0, ...counts),
  }
}

const countingSky = (sky: Sky, asked: Map<CalculatedBody, number>): Sky => ({
  ...sky,
  positions(bodies, jd, zodiac) {
    for (const body of bodies) asked.set(body, (asked.get(body) ?? 0) + 1)
    return sky.positions(bodies, jd, zodiac)
  },
})

const dateOf = (epochMs: number): string => new Date(epochMs).toISOString().slice(0, 10)
const mean = (figures: readonly number[]): number => figures.reduce((sum, figure) => sum + figure, 0) / figures.length
