import { skyEventsPlan } from '../src/almanac/sky-events-plan.ts'
import type { CalculatedBody } from '../src/astro/body.ts'
import type { Sky } from '../src/astro/sky.ts'
import { SkyEventsQuery } from '../src/contract/sky-events.ts'
import { SKY_EVENTS_PRESETS } from '../src/contract/sky-events-presets.ts'
import type { SkyEventsResponse } from '../src/contract/sky-events-reply.ts'
import { ephemerisFiles } from '../workers/ephemeris-files.ts'
import { swissSky } from '../workers/sky.ts'
import { skyEventsTasks } from '../workers/sky-events-tasks.ts'
import { median, report, rounded, verdict } from './harness.ts'

const FIRST_DAY_MS = Date.UTC(2026, 0)
const DAY_MS = 86_400_000
/** A year of single days, each with its own answer. */
const SINGLE_DAYS = 365
const RANGE_DAYS = 400
const ROUNDS = 7
/** Positions of one body that a day of everything may ask for. */
const POSITIONS_MAX = 150

/**
 * The cost of events: positions of each body, and milliseconds of a thread with JSON. The library searches eclipses.
 */
export function benchSkyEvents(): void {
  delete process.env['SE_EPHE_PATH']
  const counted = countingSky(swissSky(ephemerisFiles(undefined)))
  const run = skyEventsTasks(counted.sky).whole
  const rows = SKY_EVENTS_PRESETS.flatMap((preset) => {
    const single = Array.from({ length: SINGLE_DAYS }, (_, day) =>
      SkyEventsQuery.parse({ date: dateOf(FIRST_DAY_MS + day * DAY_MS), preset }),
    )
    const range = [SkyEventsQuery.parse({ date: dateOf(FIRST_DAY_MS), days: RANGE_DAYS, preset })]
    return [
      { what: `${preset}, one day`, queries: single, bound: preset === 'full' ? POSITIONS_MAX : undefined },
      { what: `${preset}, ${RANGE_DAYS} days`, queries: range, bound: undefined },
    ]
  }).map(({ what, queries, bound }) => {
    const answers = queries.map((query) => {
      const { result, positions, most } = counted.during(() => run(skyEventsPlan(query, 0)))
      const { meta } = JSON.parse(new TextDecoder().decode(result)) as SkyEventsResponse
      return {
        positions,
        most,
        events: meta.events,
        ms: median(Array.from({ length: ROUNDS }, () => timed(() => run(skyEventsPlan(query, 0))))),
      }
    })
    const most = Math.max(...answers.map((answer) => answer.most))
    return {
      what,
      'events, mean': rounded(mean(answers.map(({ events }) => events)), 1),
      'positions, mean': Math.round(mean(answers.map(({ positions }) => positions))),
      'most of one body': most,
      'median ms': rounded(median(answers.map(({ ms }) => ms)), 2),
      bound: bound ?? '',
      result: bound ? verdict(most < bound) : '',
    }
  })
  report(`sky events: every day of a year, and ${RANGE_DAYS} days at once, on one thread with JSON`, rows)
}

const dateOf = (epochMs: number): string => new Date(epochMs).toISOString().slice(0, 10)
const mean = (figures: readonly number[]): number => figures.reduce((sum, figure) => sum + figure, 0) / figures.length

function timed(work: () => unknown): number {
  const startedAt = performance.now()
  work()
  return performance.now() - startedAt
}

/** A sky that counts its calculated positions. */
function countingSky(sky: Sky) {
  const asked = new Map<CalculatedBody, number>()
  return {
    sky: {
      ...sky,
      positions(bodies, jd, zodiac) {
        for (const body of bodies) asked.set(body, (asked.get(body) ?? 0) + 1)
        return sky.positions(bodies, jd, zodiac)
      },
    } satisfies Sky,
    during<Result>(work: () => Result) {
      asked.clear()
      const result = work()
      const counts = [...asked.values()]
      return { result, positions: counts.reduce((sum, count) => sum + count, 0), most: Math.max(0, ...counts) }
    },
  }
}
