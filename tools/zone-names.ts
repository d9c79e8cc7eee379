import { writeFileSync } from 'node:fs'
import { type CompiledZone, type LocalTimeType, releaseOf, zonesIn } from './tzif.ts'

/**
 * Writes src/astro/zone-name-table.ts: the names of civil time of each zone in the tz database, and its marks of
 * daylight saving time. The facts come from compiled files that were built with `backzone`, as Debian's are: `node
 * tools/zone-names.ts /usr/share/zoneinfo`. Prints how much it wrote.
 */
const FOLDER = process.argv[2] ?? '/usr/share/zoneinfo'
const TABLE = new URL('../src/astro/zone-name-table.ts', import.meta.url)

/** A stretch of time in which an offset has one name. */
interface Era {
  readonly fromSeconds: number
  readonly names: Map<number, string>
}

const named = ({ abbreviation, isDst }: LocalTimeType): string => abbreviation + (isDst ? '!' : '')

/** The first era is the local mean time before standard time, or the first entry of the zone. */
function eras({ first, changes }: CompiledZone): Era[] {
  const all: Era[] = [{ fromSeconds: -Infinity, names: new Map([[first.offsetSeconds, named(first)]]) }]
  for (const [fromSeconds, type] of changes) {
    const name = named(type)
    const { names } = all.at(-1)!
    const beginsStandardTime = all.length === 1 && type.abbreviation !== first.abbreviation
    if (beginsStandardTime || (names.get(type.offsetSeconds) ?? name) !== name) {
      all.push({ fromSeconds, names: new Map([[type.offsetSeconds, name]]) })
    } else names.set(type.offsetSeconds, name)
  }
  return all
}

/**
 * `offset name offset name,start offset name …`: seconds to base 36, each start as the difference from the previous
 * one.
 */
function pack(all: readonly Era[]): string {
  let before = 0
  return all
    .map(({ fromSeconds, names }) => {
      const types = [...names].map(([offset, name]) => `${offset.toString(36)} ${name}`).join(' ')
      if (fromSeconds === -Infinity) return types
      const added = fromSeconds - before
      before = fromSeconds
      return `${added.toString(36)} ${types}`
    })
    .join(',')
}

const zonesByEras = new Map<string, string[]>()
for (const [id, zone] of zonesIn(FOLDER)) {
  const packed = pack(eras(zone))
  zonesByEras.set(packed, [...(zonesByEras.get(packed) ?? []), id])
}
const rows = [...zonesByEras].map(([packed, ids]) => `  ['${ids.join(' ')}', '${packed}'],\n`)
writeFileSync(
  TABLE,
  `/** Facts of the tz database, release ${releaseOf(FOLDER)}, compiled with backzone. Made by tools/zone-names.ts. */
export const ZONE_NAMES_SOURCE = 'names of tz ${releaseOf(FOLDER)}'

/** The names of each offset of a zone, era by era, packed for zone-names.ts. Zones with equal names share a row. */
export const ZONE_NAMES: readonly (readonly [zones: string, eras: string])[] = [
${rows.join('')}]
`,
)
console.log(
  `${[...zonesByEras.values()].flat().length} zones in ${rows.length} rows, ${rows.join('').length} characters`,
)
