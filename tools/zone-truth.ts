import { writeFileSync } from 'node:fs'
import { type LocalTimeType, releaseOf, zonesIn } from './tzif.ts'

/**
 * Writes test/truth/zone-states.json: for every zone of a folder of compiled tz database files, `node
 * tools/zone-truth.ts /usr/share/zoneinfo`, the state a second before and at its first change and every twentieth
 * change, before 2026.
 */
const FOLDER = process.argv[2] ?? '/usr/share/zoneinfo'
const FIXTURE = new URL('../test/truth/zone-states.json', import.meta.url)
const EACH = 20
/** The runtime treats the first two as Athens and Lisbon, like tz without backzone. The third one is UTC here. */
const OTHERWISE = ['EET', 'WET', 'GMT']
const UNTIL_SECONDS = Date.UTC(2026, 0) / 1000

/** Debian's compiled files have no older changes. A file may begin with an empty one. */
const FROM_SECONDS = -6e9

const state = (seconds: number, { offsetSeconds, abbreviation, isDst }: LocalTimeType) =>
  [seconds, offsetSeconds, abbreviation, isDst ? 1 : 0] as const

const zones: Record<string, unknown[]> = {}
for (const [id, { first, changes }] of zonesIn(FOLDER)) {
  if (OTHERWISE.includes(id)) continue
  const states = changes.flatMap(([seconds, type], index) => {
    if (index % EACH !== 0 || seconds < FROM_SECONDS || seconds >= UNTIL_SECONDS) return []
    return [state(seconds - 1, changes[index - 1]?.[1] ?? first), state(seconds, type)]
  })
  zones[id] = states.length > 0 ? states : [state(0, first)]
}
writeFileSync(FIXTURE, `${JSON.stringify({ source: `tz ${releaseOf(FOLDER)}`, zones }).replaceAll('"],[', '"],\n[')}\n`)
console.log(`${Object.keys(zones).length} zones, ${Object.values(zones).flat().length} states`)
