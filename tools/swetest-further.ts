import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'

/**
 * Writes further-bodies.json and own-ayanamsas.json of test/truth/swetest: what the reference program prints for the
 * interpolated apsides of the Moon, for the Uranian bodies and by an ayanamsa of the caller's own, at seeded random instants.
 * Needs Debian's packages swetest and swe-standard-data: `node tools/swetest-further.ts`. test/truth/README.md tells how each
 * column is printed.
 */
const PACKAGED = 'node_modules/swisseph/ephe'
const WIDE = '/usr/share/libswe/ephe'
const FOLDER = new URL('../test/truth/swetest/', import.meta.url)
/** Interpolated perigee and apogee, Cupido to Poseidon. The program reads `-pc` as another option, so that c is not the first. */
const BODIES = 'gcJKLMNOPQ'
const COLUMNS = 'PlbRsD'

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

const random = seeded(20261127)
const between = (low: number, high: number): number => low + random() * (high - low)
const yearMs = (year: number): number => new Date(0).setUTCFullYear(year, 0, 1)
/** Whole seconds, so that we and swetest start from the same double. */
const instant = (firstYear: number, lastYear: number): number =>
  Math.floor(between(yearMs(firstYear), yearMs(lastYear + 1)) / 1000) * 1000
const julianDay = (epochMs: number): number => epochMs / 86_400_000 + 2440587.5

/** `-23° 2'49.6373` in seconds of arc. */
function arcseconds(text: string): number {
  const [, sign, degrees, minutes, seconds] = /(-?)\s*(\d+)\D+?\s*(\d+)'\s*([\d.]+)\s*$/.exec(text) ?? []
  const size = Number(degrees) * 3600 + Number(minutes) * 60 + Number(seconds)
  return Number((sign ? -size : size).toFixed(4))
}

function positions(epochMs: number, folder: string, bodies: string, ...more: string[]) {
  const options = [`-edir${folder}`, `-bj${julianDay(epochMs)}`, '-ut', `-p${bodies}`, `-f${COLUMNS}`, '-head', ...more]
  const text = execFileSync('swetest', options, { encoding: 'latin1' })
  const found = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => [...(line.slice(15).match(/-?\d+\.\d+/g) ?? []).map(Number).slice(0, 4), arcseconds(line)])
  if (found.length !== bodies.length || /error|not found/i.test(text)) throw new Error(text)
  return [epochMs, ...found]
}

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))

function write(name: string, command: string, samples: unknown): void {
  writeFileSync(new URL(`${name}.json`, FOLDER), `${JSON.stringify({ command, samples })}\n`)
}

write('further-bodies', `swetest -bj<JD> -ut -p${BODIES} -f${COLUMNS} [-sid1] -eswe|-emos -head`, {
  files: times(200, () => positions(instant(1800, 2399), PACKAGED, BODIES, '-eswe')),
  wide: times(60, () => positions(instant(-2998, 2998), WIDE, BODIES, '-eswe')),
  moshier: times(60, () => positions(instant(-2998, 2998), PACKAGED, BODIES, '-emos')),
  lahiri: times(20, () => positions(instant(1800, 2399), PACKAGED, BODIES, '-eswe', '-sid1')),
})

/** Value in degrees and epoch in TT: those of the caller, of a date before 1 AD, negative and large ones. */
const OWN = [
  '24@2433282.5',
  '22.460148@2415020',
  '0@1825061.25',
  '-3.5@1500000.5',
  '359.75@2451545',
  '6.000001@625000.5',
]
write(
  'own-ayanamsas',
  'swetest -bj<JD> -ut -p0123456789mtABDEFGHI -fPlbRsD -sidudef<epoch>,<value> -eswe -head',
  Object.fromEntries(
    OWN.map((own) => {
      const [value, epoch] = own.split('@')
      const zodiac = `-sidudef${epoch},${value}`
      return [own, times(12, () => positions(instant(1800, 2399), PACKAGED, '0123456789mtABDEFGHI', '-eswe', zodiac))]
    }),
  ),
)
