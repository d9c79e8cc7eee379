import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/**
 * Writes test/techniques/returns/truth.json: all instants of spans between which `swetest` sees a body cross a longitude, found
 * by halving, and the stations of Saturn: `node tools/returns-truth.ts`, with Debian's package `swetest`.
 */
const FOLDER = join(dirname(createRequire(import.meta.url).resolve('swisseph/package.json')), 'ephe')
const FIXTURE = new URL('../test/techniques/returns/truth.json', import.meta.url)
/** A hundredth of a second. */
const PRECISION_DAYS = 0.01 / 86_400
const YEAR_DAYS = 365.25
/** 1 January 1981, 21:30 UT, and 15 May 1990, 18:30 UT. */
const BIRTHS = [2_444_606.395833333, 2_448_027.270833333] as const

const LETTERS: Readonly<Record<string, string>> = {
  ...{ sun: '0', moon: '1', mercury: '2', venus: '3', mars: '4', jupiter: '5', saturn: '6', uranus: '7', pluto: '9' },
  ...{ mean_node: 'm', true_node: 't', chiron: 'D' },
}
const SIDEREAL: Readonly<Record<string, readonly string[]>> = {
  tropical: [],
  fagan_bradley: ['-sid0'],
  lahiri: ['-sid1'],
}

interface Wanted {
  readonly body: string
  readonly zodiac: string
  readonly arc: number
  readonly birth: number
  /** Years after the birth. */
  readonly from: number
  readonly years: number
  readonly stepDays: number
}

const rows = (body: string, zodiac: string, jd: number, format: string, ...more: readonly string[]): string[] =>
  execFileSync(
    'swetest',
    [
      `-edir${FOLDER}`,
      '-ut',
      '-head',
      '-ep',
      `-bj${jd}`,
      `-p${LETTERS[body]}`,
      `-f${format}`,
      ...SIDEREAL[zodiac]!,
      ...more,
    ],
    { encoding: 'utf8', maxBuffer: 1e8 },
  )
    .trim()
    .split('\n')

const at = (body: string, zodiac: string, jd: number, format = 'l'): number => Number(rows(body, zodiac, jd, format)[0])
const from180 = (degrees: number): number => ((((degrees + 180) % 360) + 360) % 360) - 180

/** The instants at which a value changes its sign. Values are close to zero there, and not half a round away. */
function changes(value: (jd: number) => number, values: readonly number[], from: number, stepDays: number): number[] {
  return values.flatMap((after, index) => {
    const before = values[index - 1] ?? Number.NaN
    if (!(before < 0 !== after < 0 && Math.abs(after - before) < 90) || Number.isNaN(before)) return []
    let [low, high] = [from + (index - 1) * stepDays, from + index * stepDays]
    while (high - low > PRECISION_DAYS) {
      const middle = (low + high) / 2
      if (value(middle) < 0 === before < 0) low = middle
      else high = middle
    }
    return [(low + high) / 2]
  })
}

function crossed({ body, zodiac, arc, birth, from, years, stepDays }: Wanted) {
  const birthJd = BIRTHS[birth]!
  const goal = at(body, zodiac, birthJd) + arc
  const first = birthJd + from * YEAR_DAYS
  const count = Math.ceil((years * YEAR_DAYS) / stepDays)
  const values = rows(body, zodiac, first, 'l', `-n${count + 1}`, `-s${stepDays}`).map((row) =>
    from180(Number(row) - goal),
  )
  if (values.length <= count) throw new Error(`swetest printed ${values.length} positions of ${body}`)
  const returns = changes((jd) => from180(at(body, zodiac, jd) - goal), values, first, stepDays)
  return {
    body,
    zodiac,
    arc,
    birth_jd: birthJd,
    from_jd: first,
    until_jd: first + count * stepDays,
    returns_jd: returns,
  }
}

const of = (body: string, zodiac: string, arc: number, birth: number, from: number, years: number, stepDays: number) =>
  crossed({ body, zodiac, arc, birth, from, years, stepDays })

const returns = [
  of('sun', 'tropical', 0, 0, 40.5, 3, 5),
  of('sun', 'lahiri', 0, 1, 40.5, 3, 5),
  of('sun', 'tropical', 90, 1, 30, 2, 5),
  of('moon', 'tropical', 270, 0, 45, 0.3, 0.5),
  of('mercury', 'tropical', 0, 0, 44.5, 5, 1),
  of('venus', 'tropical', 0, 1, 0.5, 10, 2),
  of('mars', 'tropical', 0, 1, 0.5, 20, 3),
  of('jupiter', 'tropical', 0, 0, 1, 40, 5),
  of('saturn', 'tropical', 0, 0, 1, 90, 10),
  of('saturn', 'tropical', 180, 1, 0, 60, 10),
  of('saturn', 'fagan_bradley', 0, 1, 1, 90, 10),
  of('saturn', 'tropical', 0, 1, -90, 89, 10),
  of('uranus', 'tropical', 0, 0, 10, 90, 10),
  of('pluto', 'tropical', 0, 1, 200, 60, 10),
  of('mean_node', 'tropical', 0, 0, 1, 60, 10),
  of('true_node', 'tropical', 0, 0, 1, 40, 0.5),
  of('chiron', 'tropical', 0, 1, 5, 80, 10),
]

/** Saturn turns where its speed changes its sign. */
const [SATURN] = BIRTHS
const stepDays = 10
const speeds = rows('saturn', 'tropical', SATURN, 's', `-n${Math.ceil((90 * YEAR_DAYS) / stepDays)}`, `-s${stepDays}`)
const stations = changes((jd) => at('saturn', 'tropical', jd, 's'), speeds.map(Number), SATURN, stepDays).map((jd) => ({
  jd,
  longitude: at('saturn', 'tropical', jd),
}))

const command =
  'swetest 2.10.03 -edir... -bj<jd> -ut -head -ep -p<body> -fl [-sid0|-sid1], stations with -fs, by tools/returns-truth.ts'
writeFileSync(FIXTURE, `${JSON.stringify({ command, returns, saturn_stations: stations }, null, 2)}\n`)
