import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'

/**
 * Writes test/truth/swetest/further-events.json: the minutes in which swetest's printed longitude of the Sun passes a multiple of
 * 15 degrees, two printed right ascensions are equal, a printed latitude changes its sign, and a printed distance from the
 * Sun without the time of light is least or greatest. Needs Debian's package swetest: `node tools/further-events-truth.ts`. No
 * code of this project takes part.
 */
const FOLDER = 'node_modules/swisseph/ephe'
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const YEAR = 2026
const LETTERS = {
  ...{ sun: '0', moon: '1', mercury: '2', venus: '3', mars: '4' },
  ...{ jupiter: '5', saturn: '6', uranus: '7', neptune: '8', pluto: '9' },
} as const
type Body = keyof typeof LETTERS
const BODIES = Object.keys(LETTERS) as Body[]
const PLANETS = BODIES.filter((body) => body !== 'sun' && body !== 'moon')

function table(body: Body, what: readonly string[], startMs: number, stepMs: number, count: number): number[][] {
  const start = new Date(startMs)
  const day = `-b${start.getUTCDate()}.${start.getUTCMonth() + 1}.${start.getUTCFullYear()}`
  const time = `-ut${start.toISOString().slice(11, 19)}`
  const options = [`-edir${FOLDER}`, day, time, `-p${LETTERS[body]}`, ...what, `-s${stepMs / MINUTE}m`, `-n${count}`]
  const text = execFileSync('swetest', [...options, '-eswe', '-ep', '-head'], {
    encoding: 'latin1',
    maxBuffer: 2 ** 26,
  })
  const rows = text.trim().split('\n')
  const values = rows.map((line) => line.trim().split(/\s+/).map(Number))
  if (values.length !== count || values.flat().some(Number.isNaN)) throw new Error(text.slice(0, 500))
  return values
}

/** The minutes of changes of a sign from row to row: a coarse table, then finer ones where it changes. */
function changes(
  read: (startMs: number, stepMs: number, count: number) => number[],
  [startMs, endMs]: readonly [number, number],
  steps: readonly number[],
): { readonly minuteMs: number; readonly rising: boolean }[] {
  const [stepMs, ...finer] = steps
  const values = read(startMs, stepMs!, Math.round((endMs - startMs) / stepMs!) + 1)
  return values.slice(1).flatMap((value, index) => {
    const before = values[index]!
    if (before > 0 === value > 0 || Math.abs(before - value) > 90) return []
    const from = startMs + index * stepMs!
    return finer.length > 0 ? changes(read, [from, from + stepMs!], finer) : [{ minuteMs: from, rising: value > 0 }]
  })
}

const wrap = (degrees: number): number => degrees - 360 * Math.round(degrees / 360)
const text = (minuteMs: number): string => new Date(minuteMs).toISOString().slice(0, 16)
const year = [Date.UTC(YEAR, 0), Date.UTC(YEAR + 1, 0)] as const
const decade = [Date.UTC(2020, 0), Date.UTC(2030, 0)] as const

const terms = Array.from({ length: 24 }, (_, index) => index * 15).flatMap((degrees) =>
  changes((...span) => table('sun', ['-fl'], ...span).map(([longitude]) => wrap(longitude! - degrees)), year, [
    DAY,
    HOUR,
    MINUTE,
  ]).map(({ minuteMs }) => [degrees, text(minuteMs)]),
)

const meeting: readonly Body[] = BODIES.filter((body) => body !== 'sun')
const hours = new Map<Body, number[][]>(
  meeting.map((body) => [body, table(body, ['-fa'], year[0], HOUR, (year[1] - year[0]) / HOUR + 1)]),
)
const conjunctions = meeting.flatMap((a, index) =>
  meeting.slice(index + 1).flatMap((b) => {
    const read = (startMs: number, stepMs: number, count: number): number[] => {
      const of = (body: Body) => (stepMs === HOUR ? hours.get(body)! : table(body, ['-fa'], startMs, stepMs, count))
      const second = of(b)
      return of(a).map(([ascension], row) => wrap(ascension! - second[row]![0]!))
    }
    return changes(read, year, [HOUR, MINUTE]).map(({ minuteMs }) => {
      const [north, south] = [a, b].map((body) => table(body, ['-fd'], minuteMs, MINUTE, 1)[0]![0]!)
      return [a, b, text(minuteMs), Number((north! - south!).toFixed(4))]
    })
  }),
)

const nodes = meeting.flatMap((body) =>
  changes((...span) => table(body, ['-fb'], ...span).map(([latitude]) => latitude!), body === 'moon' ? year : decade, [
    DAY,
    HOUR,
    MINUTE,
  ]).map(({ minuteMs, rising }) => [body, rising ? 'ascending' : 'descending', text(minuteMs)]),
)

/** The hours of extremes, by differences on either side. */
const apsides = PLANETS.flatMap((body) =>
  changes(
    (startMs, stepMs, count) => {
      const distances = table(body, ['-fR', '-hel', '-true'], startMs - stepMs, stepMs, count + 2)
      return distances.slice(2).map(([distance], index) => distance! - distances[index]![0]!)
    },
    decade,
    [DAY, HOUR],
  ).map(({ minuteMs, rising }) => {
    const [distance] = table(body, ['-fR', '-hel', '-true'], minuteMs, HOUR, 1)[0]!
    return [body, rising ? 'perihelion' : 'aphelion', text(minuteMs), Number(distance!.toFixed(7))]
  }),
)

const rows = (name: string, list: unknown[][]): string =>
  `"${name}":[\n${list.map((row) => JSON.stringify(row)).join(',\n')}\n]`
const command =
  'swetest -b<date> -ut<time> -p<body> -fl, -fa, -fd, -fb, -fR -hel -true -s<step> -n<count> -eswe -ep -head'
writeFileSync(
  new URL('../test/truth/swetest/further-events.json', import.meta.url),
  `{"command":${JSON.stringify(command)},"samples":{\n${[
    rows('terms', terms),
    rows('conjunctions', conjunctions),
    rows('nodes', nodes),
    rows('apsides', apsides),
  ].join(',\n')}\n}}\n`,
)
console.log(terms.length, conjunctions.length, nodes.length, apsides.length)
