import sweph from 'sweph'
import { ALMANAC, localTrack, risingsAndSettings } from '../src/astro/horizon.ts'
import { longitudeTimes } from '../src/astro/longitude-search.ts'
import { type Sky, skyOfCharts } from '../src/astro/sky.ts'
import type { Atlas } from '../src/calculation/charting/place.ts'
import { moonMonthAnswer } from '../src/techniques/moon-month/calculate.ts'
import { MoonMonthQuery, moonMonthInput } from '../src/techniques/moon-month/schema.ts'
import { ephemerisFiles } from '../workers/ephemeris-files.ts'
import { skiesOf } from '../workers/series-sky.ts'
import { swissSkies } from '../workers/sky.ts'
import { median, ratio, report, rounded, verdict } from './harness.ts'
import { benchSeries } from './series.ts'

const ROUNDS = 15
const MS_MAX = 100
const SHARE_MAX = 0.3
/** Sums of instants of both sides agree within this many seconds an instant. */
const SECONDS_MAX = 1

const PLACE = { latitude: 51.48, longitude: -0.13 }
const FROM = 2461041.5
const YEAR_DAYS = 365
const RETURNS = 50
const MOON_MONTH_DAYS = 27.5
/** Where the Moon returns to. */
const LONGITUDE = 123.456
const TROPICAL = { kind: 'tropical' } as const

interface Sides {
  readonly what: string
  /** Our search, and the same by the functions of the library: sums of the instants that they find. */
  readonly ours: () => number
  readonly library: () => number
  readonly instants: number
}

/** Searches of a place and of a day, with everything that the answer needs, on one thread: ours and the library's in turn. */
export async function benchSearches(): Promise<void> {
  delete process.env['SE_EPHE_PATH']
  const files = ephemerisFiles(undefined)
  sweph.set_ephe_path(files.path)
  const skies = skiesOf(swissSkies(files), await benchSeries())
  const sky = skyOfCharts(skies, 'auto')
  const month = moonMonth(sky, skies.files)
  const rows = [sunrises(sky), returns(sky), ...month].map(({ what, ours, library, instants }) => {
    const times = { ours: [] as number[], library: [] as number[] }
    for (let round = -2; round < ROUNDS; round += 1) {
      const [mine, sum] = timed(ours)
      const [theirs, other] = timed(library)
      if (Math.abs(sum - other) * 86_400 > SECONDS_MAX * instants)
        throw new Error(`${what}: the sides find different things, ${sum} and ${other}`)
      if (round < 0) continue
      times.ours.push(mine)
      times.library.push(theirs)
    }
    const share = ratio(times.ours, times.library)
    return {
      what,
      'median ms': rounded(median(times.ours), 1),
      [`below ${MS_MAX}`]: verdict(median(times.ours) < MS_MAX),
      'of the library': rounded(median(times.library), 1),
      share: rounded(share, 2),
      [`at most ${SHARE_MAX}`]: verdict(share <= SHARE_MAX),
    }
  })
  report(`searches: a year of sunrise and sunset, ${RETURNS} returns of the Moon, a month of the Moon`, rows)
}

function timed(run: () => number): readonly [number, number] {
  const startedAt = performance.now()
  const sum = run()
  return [performance.now() - startedAt, sum]
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value - FROM, 0)

function sunrises(sky: Sky): Sides {
  const until = FROM + YEAR_DAYS
  const { SE_SUN, SEFLG_SWIEPH, SE_CALC_RISE, SE_CALC_SET } = sweph.constants
  return {
    what: 'a year of sunrise and sunset',
    ours: () =>
      sum(risingsAndSettings(localTrack(sky, 'sun', PLACE, FROM, until), ALMANAC, FROM, until).map(({ jd }) => jd)),
    library() {
      const found: number[] = []
      const place: [number, number, number] = [PLACE.longitude, PLACE.latitude, 0]
      for (let day = 0; day < YEAR_DAYS; day += 1)
        // 1013.25 mbar and 15 °C give the mean refraction of almanacs.
        for (const kind of [SE_CALC_RISE, SE_CALC_SET])
          found.push(sweph.rise_trans(FROM + day, SE_SUN, null, SEFLG_SWIEPH, kind, place, 1013.25, 15).data)
      return sum(found)
    },
    instants: 2 * YEAR_DAYS,
  }
}

function returns(sky: Sky): Sides {
  return {
    what: `${RETURNS} returns of the Moon`,
    ours: () => {
      const span = { from: FROM, until: FROM + (RETURNS + 1) * MOON_MONTH_DAYS }
      const found = longitudeTimes(sky, { body: 'moon', zodiac: TROPICAL, longitudes: [LONGITUDE], ...span })
      return sum(found.slice(0, RETURNS).map(({ time }) => time))
    },
    library() {
      const found: number[] = []
      for (let jd = FROM; found.length < RETURNS; jd = found.at(-1)! + 1)
        found.push(sweph.mooncross_ut(LONGITUDE, jd, sweph.constants.SEFLG_SWIEPH).date)
      return sum(found)
    },
    instants: RETURNS,
  }
}

/** The whole answer, from series and from the library's positions. */
function moonMonth(sky: Sky, files: Sky): Sides[] {
  const flags = { include_rise_set: true, include_special: true, include_eclipse: true, include_sign_timeline: true }
  const place = { lat: PLACE.latitude, lng: PLACE.longitude }
  const asked = { year: 2026, month: 5, ...place, tz_str: 'Europe/London' }
  return [
    ['a month of the Moon', asked] as const,
    [
      'the same with risings, eclipses and all else',
      { ...asked, ...flags, include_forecast: true, include_zodiac: true },
    ] as const,
  ].map(([what, query]) => {
    const input = moonMonthInput(MoonMonthQuery.parse(query), {})
    const length = (of: Sky) => () => JSON.stringify(moonMonthAnswer(of, NOWHERE, input)).length * 0
    return { what, ours: length(sky), library: length(files), instants: 1 }
  })
}

/** No query of this bench names a place. */
export const NOWHERE: Atlas = {
  find: () => null,
  distance: () => null,
  near: () => [],
  zonesNear: () => [],
  suggest: () => [],
  zonesAt: () => [],
}
