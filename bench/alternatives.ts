import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { CalculatedBody } from '../src/astro/body.ts'
import type { Sky } from '../src/astro/sky.ts'
import { ephemerisFiles } from '../workers/ephemeris-files.ts'
import { skiesOf } from '../workers/series-sky.ts'
import { swissSkies } from '../workers/sky.ts'
import { median, ratio, report, rounded } from './harness.ts'
import { BODIES, type LongitudesAt, otherPackages, swetest } from './other-ephemerides.ts'
import { benchSeries } from './series.ts'

const ROUNDS = 15
const WARM_UP = 3
const DAYS = 366
const FIRST_JD = 2461041.5
const INSTANTS = 5_000
/** 1900 to 2024. Later the packages foresee the rotation of the Earth in their own ways, which moves the Moon. */
const ERRORS_FROM = 2415020.5
const ERRORS_TO = 2460676.5
const SECONDS_OF_ARC = 3_600
const TROPICAL = { kind: 'tropical' } as const
const OURS = BODIES.map((name) => name.toLowerCase() as CalculatedBody)

/** What a caller would use instead: a year of days of ten bodies, and the errors against the Swiss Ephemeris. */
export async function benchAlternatives(): Promise<void> {
  const folder = join(dirname(createRequire(import.meta.url).resolve('swisseph/package.json')), 'ephe')
  const { files: library, series } = skiesOf(swissSkies(ephemerisFiles(undefined)), await benchSeries())
  const packages: Readonly<Record<string, LongitudesAt>> = {
    'Orrery, series': longitudesOf(series),
    'Orrery, precision=library': longitudesOf(library),
    ...otherPackages(),
  }
  const times = timesOf(packages, folder)
  const errors = Object.fromEntries(
    Object.entries(packages).map(([name, at]) => [name, errorsOf(at, longitudesOf(library))]),
  )
  const first = times['Orrery, series']!
  report(
    `alternatives: ${DAYS} days of ${BODIES.length} bodies, ${ROUNDS} rounds in turn; seconds of arc at ${INSTANTS} instants from 1900 to 2024`,
    Object.entries(times)
      .filter(([, each]) => each.length > 0)
      .map(([what, each]) => ({
        what,
        'median ms': rounded(median(each), 2),
        'positions/s': Math.round((DAYS * BODIES.length * 1_000) / median(each)),
        'times the series': rounded(ratio(each, first), 1),
        ...errors[what],
      })),
  )
}

/** Distances too, as the others calculate them with the longitudes. */
const longitudesOf =
  (sky: Sky): LongitudesAt =>
  (jd) => {
    sky.distances(OURS, jd)
    return sky.positions(OURS, jd, TROPICAL).map(({ longitude }) => longitude)
  }

function timesOf(packages: Readonly<Record<string, LongitudesAt>>, folder: string): Record<string, number[]> {
  const [whole, alone] = ['swetest, the whole program', 'swetest, less its start']
  const times: Record<string, number[]> = { ...Object.fromEntries(Object.keys(packages).map((name) => [name, []])) }
  Object.assign(times, { [whole]: [], [alone]: [] })
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    for (const [name, at] of Object.entries(packages)) {
      const startedAt = performance.now()
      for (let day = 0; day < DAYS; day += 1) at(FIRST_JD + day)
      if (round >= 0) times[name]!.push(performance.now() - startedAt)
    }
    const [year, day] = [swetest(folder, FIRST_JD, DAYS), swetest(folder, FIRST_JD, 1)]
    if (year === null || day === null || round < 0) continue
    times[whole]!.push(year)
    times[alone]!.push(Math.max(0, year - day))
  }
  return times
}

/** The median and the worst error of each group of bodies. */
function errorsOf(at: LongitudesAt, exact: LongitudesAt): Record<string, string> {
  const random = randomOf(20261124)
  const found = BODIES.map((): number[] => [])
  for (let count = 0; count < INSTANTS; count += 1) {
    const jd = ERRORS_FROM + random() * (ERRORS_TO - ERRORS_FROM)
    const [ours, theirs] = [at(jd), exact(jd)]
    for (const [index, errors] of found.entries()) errors.push(SECONDS_OF_ARC * apart(ours[index]!, theirs[index]!))
  }
  const shown = (errors: readonly number[]) => `${figure(median(errors))} / ${figure(Math.max(...errors))}`
  return {
    'Sun: median / worst': shown(found[0]!),
    Moon: shown(found[1]!),
    'Mercury to Pluto': shown(found.slice(2).flat()),
  }
}

const figure = (seconds: number): string => (seconds === 0 ? '0' : String(Number(seconds.toPrecision(2))))

const apart = (a: number, b: number): number => {
  const turn = Math.abs(a - b) % 360
  return Math.min(turn, 360 - turn)
}

/** Numbers from 0 to 1, always the same ones: a linear congruential generator (Numerical Recipes). */
function randomOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
