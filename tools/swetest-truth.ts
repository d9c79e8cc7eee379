import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { HOUSE_SYSTEMS } from '../src/astro/house.ts'

/**
 * Writes test/truth/swetest/*.json: what the reference program of the Swiss Ephemeris prints for seeded random instants.
 * Needs Debian's packages swetest and swe-standard-data: `node tools/swetest-truth.ts`. test/truth/README.md tells how
 * each column is printed.
 */
const PACKAGED = 'node_modules/swisseph/ephe'
const WIDE = '/usr/share/libswe/ephe'
const FOLDER = new URL('../test/truth/swetest/', import.meta.url)
const BODIES = '0123456789mtABDEFGHI'
const HOUSE_LETTERS = Object.values(HOUSE_SYSTEMS)
  .map(({ letter }) => letter)
  .sort((a, b) => a.localeCompare(b, 'en', { caseFirst: 'upper' }))
const STARS = [
  'alTau',
  'alLeo',
  'alSco',
  'alPsA',
  'bePer',
  'etTau',
  'alAur',
  'alCMa',
  'alCMi',
  'etUMa',
  'deCrv',
  'alVir',
  'alBoo',
  'alCrB',
  'alLyr',
  'deCap',
  'alOri',
  'beOri',
  'alAql',
  'alUMi',
]

/** Mulberry32: the same numbers on every machine. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

const random = seeded(20261121)
const between = (low: number, high: number): number => low + random() * (high - low)
/** Whole seconds, so that we and swetest start from the same double. */
const instant = (firstYear: number, lastYear: number): number =>
  Math.floor(between(yearMs(firstYear), yearMs(lastYear + 1)) / 1000) * 1000
const yearMs = (year: number): number => new Date(0).setUTCFullYear(year, 0, 1)
const julianDay = (epochMs: number): number => epochMs / 86_400_000 + 2440587.5

const swetest = (...options: string[]): string => printed(...options, '-eswe')
const printed = (...options: string[]): string => execFileSync('swetest', [...options, '-head'], { encoding: 'latin1' })

const lines = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '')
const numbers = (text: string): number[] => (text.match(/-?\d+\.\d+/g) ?? []).map(Number)

/** `-23° 2'49.6373` in seconds of arc. */
function arcseconds(text: string): number {
  const [, sign, degrees, minutes, seconds] = /(-?)\s*(\d+)\D+?\s*(\d+)'\s*([\d.]+)\s*$/.exec(text) ?? []
  const size = Number(degrees) * 3600 + Number(minutes) * 60 + Number(seconds)
  return Number((sign ? -size : size).toFixed(4))
}

function positions(epochMs: number, folder: string, bodies: string, ...more: string[]) {
  const text = swetest(`-edir${folder}`, `-bj${julianDay(epochMs)}`, '-ut', `-p${bodies}`, '-fPlbRsD', ...more)
  const found = lines(text).map((line) => [...numbers(line.slice(15)).slice(0, 4), arcseconds(line)])
  if (found.length !== bodies.length || /error|not found|Moshier/i.test(text)) throw new Error(text)
  return [epochMs, ...found]
}

function houses(letter: string, sidereal: boolean) {
  const epochMs = instant(1800, 2399)
  const latitude = Number(between(-89, 89).toFixed(4))
  const longitude = Number(between(-180, 180).toFixed(4))
  const options = [`-bj${julianDay(epochMs)}`, '-ut', '-p', '-fPl', `-house${longitude},${latitude},${letter}`]
  const text = swetest(`-edir${PACKAGED}`, ...options, ...(sidereal ? ['-sid1'] : []))
  const values = lines(text).filter((line) => /^(house|Ascendant|MC|ARMC|Vertex)/.test(line))
  const fallback = /Porphyry calculated instead/.test(text)
  return [epochMs, latitude, longitude, sidereal ? 1 : 0, fallback ? 1 : 0, values.map((line) => numbers(line).at(-1)!)]
}

function ayanamsa(mode: number, epochMs: number) {
  const options = [`-bj${julianDay(epochMs)}`, '-ut', '-p01', '-fPl', `-sid${mode}`, `-edir${PACKAGED}`, '-eswe']
  const text = execFileSync('swetest', options, { encoding: 'latin1' })
  const inHeader = arcseconds(/ayanamsa =\s*(.*?) \(/.exec(text)![1]!)
  const [sun, moon] = ['Sun', 'Moon'].map((name) => numbers(lines(text).find((line) => line.startsWith(name))!).at(-1)!)
  return [epochMs, inHeader, sun, moon]
}

const star = (code: string, epochMs: number) => [
  epochMs,
  ...numbers(
    swetest(`-edir${PACKAGED}`, `-bj${julianDay(epochMs)}`, '-ut', '-pf', `-xf,${code}`, '-fPlbs').replace(
      /^[^ ]+/,
      '',
    ),
  ),
]

function starByLahiri(code: string) {
  const epochMs = instant(1800, 2399)
  const options = [`-edir${PACKAGED}`, `-bj${julianDay(epochMs)}`, '-ut', '-pf', `-xf,${code}`, '-fPlbRsD']
  const columns = [[], ['-sid1']].map((zodiac) => {
    const line = swetest(...options, ...zodiac).replace(/^[^ ]+/, '')
    return [...numbers(line).slice(0, 4), arcseconds(lines(line)[0]!)]
  })
  return [epochMs, ...columns]
}

/** Each line has its two columns: true and mean obliquity, nutation in longitude and obliquity, delta T in seconds. */
function earth() {
  const epochMs = instant(1800, 2399)
  const text = swetest(`-edir${PACKAGED}`, `-bj${julianDay(epochMs)}`, '-ut', '-ponq', '-fPlb')
  return [epochMs, ...numbers(text).slice(0, 5)]
}

/** Distances at the instants of `positions`, without the time that light needs. */
function distances(epochMs: number) {
  const text = swetest(`-edir${PACKAGED}`, `-bj${julianDay(epochMs)}`, '-ut', `-p${BODIES}`, '-fPlR', '-true')
  return [epochMs, ...lines(text).map((line) => numbers(line.slice(15))[1])]
}

function write(name: string, command: string, samples: unknown): void {
  writeFileSync(new URL(`${name}.json`, FOLDER), `${JSON.stringify({ command, samples })}\n`)
}

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))

mkdirSync(FOLDER, { recursive: true })
const instants = times(540, () => instant(1800, 2399))
write(
  'positions',
  `swetest -bj<JD> -ut -p${BODIES} -fPlbRsD -eswe -head`,
  instants.map((epochMs) => positions(epochMs, PACKAGED, BODIES)),
)
write('distances', `swetest -bj<JD> -ut -p${BODIES} -fPlR -true -eswe -head`, instants.map(distances))
write(
  'positions-wide',
  `swetest -bj<JD> -ut -p${BODIES.replace(/[DE]/g, '')} -fPlbRsD -eswe -head`,
  times(160, () => positions(instant(-5398, 5398), WIDE, BODIES.replace(/[DE]/g, ''))),
)
write(
  'houses',
  'swetest -bj<JD> -ut -p -fPl -house<long>,<lat>,<letter> [-sid1] -eswe -head',
  Object.fromEntries(
    [...HOUSE_LETTERS].map((letter) => [letter, times(24, (index) => houses(letter, index % 4 === 3))]),
  ),
)
write(
  'ayanamsas',
  'swetest -bj<JD> -ut -p01 -fPl -sid<N> -eswe',
  times(47, (mode) => times(12, () => ayanamsa(mode, instant(1800, 2399)))),
)
write(
  'sidereal-time',
  'swetest -bj<JD> -ut -px -fPl -eswe -head',
  times(60, () => {
    const epochMs = instant(1800, 2399)
    return [epochMs, numbers(swetest(`-edir${PACKAGED}`, `-bj${julianDay(epochMs)}`, '-ut', '-px', '-fPl'))[0]]
  }),
)
write(
  'stars',
  'swetest -bj<JD> -ut -pf -xf,<designation> -fPlbs -eswe -head',
  Object.fromEntries(STARS.map((code) => [code, times(6, () => star(code, instant(1800, 2399)))])),
)
write(
  'asteroids-wide',
  'swetest -bj<JD> -ut -pDE -fPlbRsD -eswe -head',
  times(150, () => positions(instant(676, 4648), WIDE, 'DE')),
)
write(
  'sidereal',
  `swetest -bj<JD> -ut -p${BODIES} -fPlbRsD -sid<N> -eswe -head`,
  times(47, (mode) => times(4, () => positions(instant(1800, 2399), PACKAGED, BODIES, `-sid${mode}`))),
)
write(
  'stars-sidereal',
  'swetest -bj<JD> -ut -pf -xf,<designation> -fPlbRsD [-sid1] -eswe -head',
  Object.fromEntries(STARS.map((code) => [code, times(5, () => starByLahiri(code))])),
)
write('earth', 'swetest -bj<JD> -ut -ponq -fPlb -eswe -head', times(60, earth))
write(
  'edges',
  `swetest -bj<JD> -ut -p${BODIES} -fPlbRsD -eswe -head`,
  ['1800-01-01T12:00Z', '1800-01-01T12:00:01Z', '1800-01-02T00:00Z', '2399-12-31T12:00Z', '2399-12-31T23:30Z'].map(
    (instant) => positions(Date.parse(instant), PACKAGED, BODIES),
  ),
)

/** Bodies of the Moshier theory, which has no asteroids. */
const IN_THEORY = '0123456789mtAB'
/** Births of people, by mean time of the place; Newton and Leonardo in the Julian calendar. */
const BIRTHS = [
  // Mozart, Salzburg, 27 January 1756, 20:00.
  ['1756-01-27T19:07:49Z', 13.0458, 47.8],
  // Newton, Woolsthorpe, 25 December 1642, 01:00.
  ['1643-01-04T01:02:32Z', -0.6333, 52.8],
  // Leonardo, Vinci, 15 April 1452, 22:30.
  ['1452-04-24T21:46:20Z', 10.9167, 43.7833],
] as const

function byTheory(epochMs: number) {
  const text = printed(`-bj${julianDay(epochMs)}`, '-ut', `-p${IN_THEORY}`, '-fPlbRsD', '-emos')
  const found = lines(text).map((line) => [...numbers(line.slice(15)).slice(0, 4), arcseconds(line)])
  if (found.length !== IN_THEORY.length) throw new Error(text)
  return [epochMs, ...found]
}

function housesByTheory([instant, longitude, latitude]: (typeof BIRTHS)[number]) {
  const epochMs = Date.parse(instant)
  const text = printed(`-bj${julianDay(epochMs)}`, '-ut', '-p', '-fPl', `-house${longitude},${latitude},P`, '-emos')
  const values = lines(text).filter((line) => /^(house|Ascendant|MC|ARMC|Vertex)/.test(line))
  return [epochMs, latitude, longitude, values.map((line) => numbers(line).at(-1)!)]
}

write(
  'moshier',
  `swetest -bj<JD> -ut -p${IN_THEORY} -fPlbRsD -emos -head`,
  [...BIRTHS.map(([text]) => Date.parse(text)), ...times(160, () => instant(-2999, 3000))].map(byTheory),
)
write('moshier-houses', 'swetest -bj<JD> -ut -p -fPl -house<long>,<lat>,P -emos -head', BIRTHS.map(housesByTheory))
