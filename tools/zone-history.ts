import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Writes src/astro/zone-history.ts: the changes of offset before 1970 of every zone whose history the runtime merges
 * with a neighbour's. The facts come from compiled tz database files that were built with `backzone`, as Debian's are:
 * `node tools/zone-history.ts /usr/share/zoneinfo`. Prints how many changes agree.
 */
const FOLDER = process.argv[2] ?? '/usr/share/zoneinfo'
const TABLE = new URL('../src/astro/zone-history.ts', import.meta.url)
const UNTIL = 0
const VERSION = /version (\S+)/.exec(readFileSync(join(FOLDER, 'tzdata.zi'), 'utf8'))?.[1] ?? 'unknown'
const NOT_ZONES = /^(posix|right|Etc|SystemV)\/|posixrules|localtime|Factory/

type Change = readonly [epochSeconds: number, offsetSeconds: number]
interface History {
  readonly first: number
  readonly changes: readonly Change[]
}

/** RFC 9636: the second, 64-bit block of a TZif file. The file's first type is in force before the first change. */
function readFile(path: string): History | null {
  const file = readFileSync(path)
  if (file.toString('latin1', 0, 4) !== 'TZif') return null
  const counts = (at: number) => Array.from({ length: 6 }, (_, index) => file.readUInt32BE(at + 20 + index * 4))
  const [utcCount, standardCount, leapCount, timeCount, typeCount, charCount] = counts(0) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  const second = 44 + timeCount * 5 + typeCount * 6 + charCount + leapCount * 8 + standardCount + utcCount
  const [, , , times, types] = counts(second) as [number, number, number, number, number]
  const start = second + 44
  const offsetOf = (type: number): number => file.readInt32BE(start + times * 9 + type * 6)
  if (types === 0) return null
  const raw = Array.from(
    { length: times },
    (_, index): Change => [
      Number(file.readBigInt64BE(start + index * 8)),
      offsetOf(file.readUInt8(start + times * 8 + index)),
    ],
  )
  return withoutRepeats({ first: offsetOf(0), changes: raw })
}

function readRuntime(id: string): History {
  let at = Temporal.Instant.fromEpochMilliseconds(-8e14).toZonedDateTimeISO(id)
  const first = at.offsetNanoseconds / 1e9
  const changes: Change[] = []
  for (;;) {
    const next = at.getTimeZoneTransition('next')
    if (!next || next.epochMilliseconds > Date.UTC(2038, 0)) return withoutRepeats({ first, changes })
    changes.push([next.epochMilliseconds / 1000, next.offsetNanoseconds / 1e9])
    at = next
  }
}

/** Changes of name alone are none of offset. */
function withoutRepeats({ first, changes }: History): History {
  let before = first
  return {
    first,
    changes: changes.filter(([, offset]) => {
      const changed = offset !== before
      before = offset
      return changed
    }),
  }
}

function* names(folder: string, prefix = ''): Generator<string> {
  for (const name of readdirSync(folder).sort()) {
    const path = join(folder, name)
    if (statSync(path).isDirectory()) yield* names(path, `${prefix}${name}/`)
    else yield `${prefix}${name}`
  }
}

const early = ({ first, changes }: History): string => JSON.stringify([first, changes.filter(([time]) => time < UNTIL)])

function pack({ first, changes }: History): string {
  let before = 0
  const packed = changes
    .filter(([time]) => time < UNTIL)
    .map(([time, offset]) => {
      const added = time - before
      before = time
      return `${added.toString(36)} ${offset.toString(36)}`
    })
  return [first.toString(36), ...packed].join(',')
}

const rows: string[] = []
let [zones, agree, late] = [0, 0, 0]
for (const id of names(FOLDER)) {
  if (NOT_ZONES.test(id)) continue
  const source = readFile(join(FOLDER, id))
  if (!source) continue
  let runtime: History
  try {
    runtime = readRuntime(id)
  } catch {
    continue
  }
  zones += 1
  const known = new Set(runtime.changes.map(String))
  agree += source.changes.filter((change) => known.has(String(change))).length
  late += source.changes
    .filter(([time]) => time >= UNTIL && time < 2 ** 31)
    .filter((change) => !known.has(String(change))).length
  if (early(source) !== early(runtime)) rows.push(`  '${id}': '${pack(source)}',\n`)
}
writeFileSync(
  TABLE,
  `/** Facts of the tz database, release ${VERSION}, compiled with backzone. Made by tools/zone-history.ts. */
export const ZONE_HISTORY_SOURCE = 'tz ${VERSION} backzone before 1970'

/** Offsets and changes before 1970 of the zones that the runtime merges with a neighbour; packed as zone.ts reads it. */
export const ZONE_HISTORY: Readonly<Record<string, string>> = {
${rows.join('')}}
`,
)
console.log(
  `${zones} zones, ${agree} changes agree with the runtime, ${rows.length} zones mended before 1970, ${late} changes differ after`,
)
