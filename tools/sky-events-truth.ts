import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'

/**
 * Writes test/truth/swetest/sky-events.json: the minutes in which swetest's printed longitudes pass the boundary of a
 * sign or the angle of a major aspect, and its printed speeds change their sign. Needs Debian's package swetest: `node
 * tools/sky-events-truth.ts`. First it reads a table by the hour, then one by the minute for each hour with an event. No
 * code of this project takes part.
 */
const FOLDER = 'node_modules/swisseph/ephe'
const YEARS = [2024, 2026] as const
const MOON_ASPECTS_FROM = Date.UTC(2026, 0)
const HOUR = 3_600_000
const MINUTE = 60_000
const LETTERS = {
  sun: '0',
  moon: '1',
  mercury: '2',
  venus: '3',
  mars: '4',
  jupiter: '5',
  saturn: '6',
  uranus: '7',
  neptune: '8',
  pluto: '9',
  mean_node: 'm',
  chiron: 'D',
} as const
const ASPECTS: Readonly<Record<number, string>> = {
  0: 'conjunction',
  60: 'sextile',
  90: 'square',
  120: 'trine',
  180: 'opposition',
  240: 'trine',
  270: 'square',
  300: 'sextile',
}

type Body = keyof typeof LETTERS
type Row = readonly [longitude: number, speed: number]
const BODIES = Object.keys(LETTERS) as Body[]

function table(body: Body, startMs: number, stepMinutes: number, count: number): Row[] {
  const start = new Date(startMs)
  const day = `-b${start.getUTCDate()}.${start.getUTCMonth() + 1}.${start.getUTCFullYear()}`
  const time = `-ut${start.toISOString().slice(11, 19)}`
  const options = [`-edir${FOLDER}`, day, time, `-p${LETTERS[body]}`, '-fls', `-s${stepMinutes}m`, `-n${count}`]
  const text = execFileSync('swetest', [...options, '-eswe', '-ep', '-head'], {
    encoding: 'latin1',
    maxBuffer: 2 ** 26,
  })
  const rows = text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number) as [number, number])
  if (rows.length !== count || rows.flat().some(Number.isNaN)) throw new Error(text.slice(0, 500))
  return rows
}

const [startMs, endMs] = [Date.UTC(YEARS[0], 0), Date.UTC(YEARS[1] + 1, 0)]
const hours = (endMs - startMs) / HOUR
const byHour = Object.fromEntries(BODIES.map((body) => [body, table(body, startMs, 60, hours + 1)])) as Record<
  Body,
  Row[]
>
const minutes = new Map<string, Row[]>()

/** The rows of one hour by the minute, read once. */
function hourOf(body: Body, hour: number): Row[] {
  const key = `${body} ${hour}`
  const rows = minutes.get(key) ?? table(body, startMs + hour * HOUR, 1, 61)
  minutes.set(key, rows)
  return rows
}

const wrap = (degrees: number): number => degrees - 360 * Math.round(degrees / 360)

/** Every change of `side` between neighbouring rows. The result is the text of the minute before it. */
function changes<Side>(
  bodies: readonly Body[],
  side: (rows: readonly Row[]) => Side,
): [minute: string, from: Side, to: Side][] {
  const found: [string, Side, Side][] = []
  for (let hour = 0; hour < hours; hour += 1) {
    const at = (index: number): Side => side(bodies.map((body) => byHour[body][index]!))
    if (at(hour) === at(hour + 1)) continue
    const rows = bodies.map((body) => hourOf(body, hour))
    for (let minute = 0; minute < 60; minute += 1) {
      const [from, to] = [minute, minute + 1].map((index) => side(rows.map((each) => each[index]!))) as [Side, Side]
      if (from !== to)
        found.push([new Date(startMs + hour * HOUR + minute * MINUTE).toISOString().slice(0, 16), from, to])
    }
  }
  return found
}

const ingresses = BODIES.flatMap((body) =>
  changes([body], ([row]) => Math.floor(row![0] / 30) % 12).map(([minute, , sign]) => [body, sign, minute]),
)
const stations = BODIES.filter((body) => !['sun', 'moon', 'mean_node'].includes(body)).flatMap((body) =>
  changes([body], ([row]) => (row![1] < 0 ? 'retrograde' : 'direct')).map(([minute, , way]) => [body, way, minute]),
)
const planets = BODIES.filter((body) => body !== 'chiron' && body !== 'mean_node')
const aspects = planets.flatMap((a, index) =>
  planets.slice(index + 1).flatMap((b) => {
    const [first, second] = a === 'sun' && b === 'moon' ? ([b, a] as const) : ([a, b] as const)
    return Object.entries(ASPECTS).flatMap(([angle, aspect]) =>
      changes([first, second], ([one, other]) => {
        const off = wrap(one![0] - other![0] - Number(angle))
        return Math.abs(off) > 90 ? 0 : Math.sign(off) || 1
      })
        .filter(
          ([minute, from, to]) => from * to < 0 && (first !== 'moon' || Date.parse(`${minute}Z`) >= MOON_ASPECTS_FROM),
        )
        .map(([minute]) => [first, aspect, second, minute]),
    )
  }),
)

const command = 'swetest -b<date> -ut<time> -p<body> -fls -s60m and -s1m -n<count> -eswe -ep -head'
const rows = (name: string, list: unknown[][]): string =>
  `"${name}":[\n${list.map((row) => JSON.stringify(row)).join(',\n')}\n]`
writeFileSync(
  new URL('../test/truth/swetest/sky-events.json', import.meta.url),
  `{"command":${JSON.stringify(command)},"samples":{\n"years":${JSON.stringify(YEARS)},\n${[
    rows('ingresses', ingresses),
    rows('stations', stations),
    rows('aspects', aspects),
  ].join(',\n')}\n}}\n`,
)
console.log(ingresses.length, stations.length, aspects.length)
