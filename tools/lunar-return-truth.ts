import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/**
 * Writes the part `swetest` of test/techniques/lunar-return/truth.json: instants between which `swetest` sees the Moon cross
 * its natal longitude, found by halving, and charts of such instants: `node tools/lunar-return-truth.ts`, with Debian's
 * package `swetest`.
 */
const FOLDER = join(dirname(createRequire(import.meta.url).resolve('swisseph/package.json')), 'ephe')
const FIXTURE = new URL('../test/techniques/lunar-return/truth.json', import.meta.url)
const BIRTHS = 24
/** Births whose returns of a whole year are listed. */
const YEARS = 4
const CHARTS = 3
const SEED = 20_261_126
const STEP_DAYS = 0.5
const NEXT = { count: 3, days: 85 }
/** A hundredth of a second. */
const PRECISION_DAYS = 0.01 / 86_400

/** Park and Miller's generator, so that every run draws the same births. */
let state = SEED
const random = (): number => {
  state = (state * 48_271) % 2_147_483_647
  return state / 2_147_483_647
}

const swetest = (...options: readonly string[]): string =>
  execFileSync('swetest', [`-edir${FOLDER}`, '-ut', '-head', '-ep', ...options], { encoding: 'utf8' })

const zodiacOption = (sidereal: boolean): readonly string[] => (sidereal ? ['-sid1'] : [])

/** With -ep the program prints eleven decimals. */
const moonsFrom = (jd: number, count: number, sidereal: boolean): readonly number[] =>
  swetest(`-bj${jd}`, '-p1', '-fl', `-n${count}`, `-s${STEP_DAYS}`, ...zodiacOption(sidereal))
    .trim()
    .split('\n')
    .map(Number)
const moonAt = (jd: number, sidereal: boolean): number => moonsFrom(jd, 1, sidereal)[0]!

const beyond = (longitude: number, natal: number): number => ((((longitude - natal + 180) % 360) + 360) % 360) - 180

/** The instants of `days` days at which the Moon crosses a longitude. */
function crossed(from: number, days: number, natal: number, sidereal: boolean): readonly number[] {
  const steps = moonsFrom(from, Math.ceil(days / STEP_DAYS) + 1, sidereal).map((longitude) => beyond(longitude, natal))
  return steps.flatMap((after, index) => {
    const before = steps[index - 1] ?? Number.NaN
    if (!(before < 0 && after >= 0 && after - before < 90)) return []
    let [low, high] = [from + (index - 1) * STEP_DAYS, from + index * STEP_DAYS]
    while (high - low > PRECISION_DAYS) {
      const middle = (low + high) / 2
      if (beyond(moonAt(middle, sidereal), natal) < 0) low = middle
      else high = middle
    }
    return [(low + high) / 2]
  })
}

const minuteOf = (jd: number): number => Math.round(jd * 1440) / 1440
const drawnJd = (from: number, days: number): number => minuteOf(from + random() * days)

const next = Array.from({ length: BIRTHS }, (_, index) => {
  const sidereal = index % 3 === 2
  const birthJd = drawnJd(2_400_000, 80_000)
  // Some searches begin before the birth.
  const from = minuteOf(birthJd + (random() - 0.1) * 36_525)
  const found = crossed(from, NEXT.days, moonAt(birthJd, sidereal), sidereal)
  const returns = found.slice(0, NEXT.count)
  return { birth_jd: birthJd, from_jd: from, zodiac: sidereal ? 'lahiri' : 'tropical', returns_jd: returns }
})

/** Julian days of the new years of 2026 and 2027, 0h UT. */
const [YEAR_FROM, YEAR_UNTIL] = [2_461_041.5, 2_461_406.5]
const years = Array.from({ length: YEARS }, () => {
  const birthJd = drawnJd(2_430_000, 30_000)
  const returns = crossed(YEAR_FROM, YEAR_UNTIL - YEAR_FROM, moonAt(birthJd, false), false)
  return { birth_jd: birthJd, year: 2026, returns_jd: returns }
})

const PLACES = [
  [23.73, 37.98],
  [-70.67, -33.45],
  [151.21, -33.87],
] as const

/** Longitudes of the Sun to Pluto, of the cusps of Placidus, and of Ascendant and Midheaven, by the name in the output. */
function chart(jd: number, [lng, lat]: readonly [number, number]): Readonly<Record<string, number>> {
  const lines = swetest(`-bj${jd}`, '-p0123456789', '-fPl', '-g,', `-house${lng},${lat},P`).trim().split('\n')
  const wanted = /^(?:Sun|Moon|Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto|house +\d+|Ascendant|MC) *,/
  return Object.fromEntries(
    lines
      .filter((line) => wanted.test(line))
      .map((line) => {
        const [name, value] = line.split(',')
        return [name!.trim().replace(/ +/, ' '), Number(value)]
      }),
  )
}

const charts = next.slice(0, CHARTS).map(({ birth_jd, from_jd, returns_jd }, index) => {
  // Without a sidereal zodiac: the program then prints tropical houses.
  const [returnJd] = index % 3 === 2 ? crossed(from_jd, NEXT.days, moonAt(birth_jd, false), false) : returns_jd
  const [lng, lat] = PLACES[index]!
  return { birth_jd, from_jd, lat, lng, return_jd: returnJd, longitudes: chart(returnJd!, PLACES[index]!) }
})

const command =
  'swetest 2.10.03 -edir... -bj<jd> -ut -head -ep -p1 -fl [-sid1]; charts: -p0123456789 -fPl -g, -house<lng>,<lat>,P'
const known = JSON.parse(readFileSync(FIXTURE, 'utf8')) as object
writeFileSync(FIXTURE, `${JSON.stringify({ ...known, swetest: { command, next, years, charts } }, null, 2)}\n`)
console.log(`${next.length + years.length} births, ${charts.length} charts`)
