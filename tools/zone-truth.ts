import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { SCOPE_SECONDS, type TzRelease, type ZoneFiles } from './tz-release.ts'

const FIXTURE = new URL('../test/truth/zones.txt', import.meta.url)
/** From the first year to the one before the last. */
const YEARS = ['1700,2038', '2099,2101', '2400,2401']
/** `PATH  Sun Mar 29 01:00:00 2026 UT = Sun Mar 29 04:00:00 2026 EEST isdst=1 gmtoff=10800` */
const LINE = /^(\S+)\s+\w+ (\w+ +\d+ \S+ \d+) UT = .+ (\S+) isdst=([01]) gmtoff=(-?\d+)$/
const BYTES_MAX = 2 ** 28

/** The text of a change: seconds since 1970, offset in seconds, abbreviation, `!` for daylight saving time. */
interface Line {
  readonly seconds: number
  readonly time: string
}

interface Dumped {
  readonly first: string
  readonly changes: readonly Line[]
}

/** What zdump prints of each file: two lines for each change, one second before it and at it. */
function dump(paths: readonly string[]): Map<string, Dumped> {
  const lines = new Map(paths.map((path) => [path, [] as Line[]]))
  for (const years of YEARS) {
    const printed = execFileSync('zdump', ['-V', '-c', years, ...paths], { encoding: 'utf8', maxBuffer: BYTES_MAX })
    for (const line of printed.trim().split('\n')) {
      const [, path = '', utc = '', name = '', isDst = '', offset = ''] = LINE.exec(line) ?? []
      const time = `${offset} ${name}${isDst === '1' ? '!' : ''}`
      lines.get(path)!.push({ seconds: Date.parse(`${utc} UTC`) / 1000, time })
    }
  }
  return new Map([...lines].map(([path, both]) => [path, dumped(path, both)]))
}

const dumped = (path: string, both: readonly Line[]): Dumped => ({
  first: both[0]?.time ?? unchanging(path),
  changes: both.filter((_, index) => index % 2 === 1),
})

/** The time of a zone without changes, as `date` prints it. */
function unchanging(path: string): string {
  const [sign = '', hours = 0, minutes = 0, seconds = 0, name = ''] = execFileSync('date', ['-d', '@0', '+%::z %Z'], {
    encoding: 'utf8',
    env: { TZ: `:${path}` },
  })
    .trim()
    .split(/(?<=^[-+])|[: ]/)
  const size = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)
  return `${sign === '-' ? -size : size} ${name}`
}

/** The times of a name: the first one, then each change. */
function timesOf({ path, from1970 }: ZoneFiles, all: ReadonlyMap<string, Dumped>): string[] {
  const own = all.get(path)!
  const changes = from1970 === null ? own.changes : joined(own, all.get(from1970)!)
  return [own.first, ...changes.map(({ seconds, time }) => `${seconds} ${time}`)]
}

/** The changes of one zone before 1970, and the time of another one from then on. */
const joined = (own: Dumped, late: Dumped): Line[] => [
  ...own.changes.filter(({ seconds }) => seconds < SCOPE_SECONDS),
  {
    seconds: SCOPE_SECONDS,
    time: late.changes.findLast(({ seconds }) => seconds <= SCOPE_SECONDS)?.time ?? late.first,
  },
  ...late.changes.filter(({ seconds }) => seconds > SCOPE_SECONDS),
]

/**
 * Writes test/truth/zones.txt: every change of civil time before 2038 and those of three later years, of all names of a
 * release, as `zdump` prints them. It reads no compiled file by itself, and uses no code of src.
 */
export function writeTruth({ version, names }: TzRelease): void {
  const files = [...names.values()].flatMap(({ path, from1970 }) => [path, from1970 ?? path])
  const all = dump([...new Set(files)].sort())
  const rows = new Map<string, string[]>()
  let changes = 0
  for (const [id, zone] of names) {
    const times = timesOf(zone, all)
    const row = times.join(',')
    rows.set(row, [...(rows.get(row) ?? []), id])
    changes += times.length - 1
  }
  const text = [...rows].map(([row, ids]) => `${ids.join(' ')},${row}\n`).join('')
  writeFileSync(FIXTURE, `tz ${version}\n${text}`)
  console.log(`${FIXTURE.pathname}: ${names.size} names, ${changes} changes, ${text.length} characters`)
}
