import { writeFileSync } from 'node:fs'
import { type CompiledZone, releaseOf, zonesIn } from './tzif.ts'

/**
 * Writes src/astro/zone-history.ts: the changes of offset before 2000 of every zone whose history differs in the
 * runtime, because it was merged with a neighbour's or corrected since. The facts come from compiled tz database files
 * that were built with `backzone`, as Debian's are: `node tools/zone-history.ts /usr/share/zoneinfo`. Prints how many
 * changes agree.
 */
const FOLDER = process.argv[2] ?? '/usr/share/zoneinfo'
const TABLE = new URL('../src/astro/zone-history.ts', import.meta.url)
const UNTIL = Date.UTC(2000, 0) / 1000
const VERSION = releaseOf(FOLDER)

type Change = readonly [epochSeconds: number, offsetSeconds: number]
interface History {
  readonly first: number
  readonly changes: readonly Change[]
}

const offsetsOf = ({ first, changes }: CompiledZone): History =>
  withoutRepeats({
    first: first.offsetSeconds,
    changes: changes.map(([time, { offsetSeconds }]): Change => [time, offsetSeconds]),
  })

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

/** Leaves out changes of the name alone. */
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
for (const [id, compiled] of zonesIn(FOLDER)) {
  if (id.startsWith('Etc/')) continue
  const source = offsetsOf(compiled)
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
export const ZONE_HISTORY_SOURCE = 'tz ${VERSION} backzone before 2000'

/**
 * Offsets and changes before 2000 of the zones whose history differs in the runtime, packed for zone.ts.
 */
export const ZONE_HISTORY: Readonly<Record<string, string>> = {
${rows.join('')}}
`,
)
console.log(
  `${zones} zones, ${agree} changes agree with the runtime, ${rows.length} zones corrected before 2000, ${late} changes differ after`,
)
