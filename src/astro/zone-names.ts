import type { Zone } from './zone.ts'
import { ZONE_NAMES } from './zone-name-table.ts'

/** The name that the tz database gives to the civil time of a zone at an instant. */
export interface ZoneName {
  /** `EET`, `BDST`, `LMT`; digits such as `+0530` where the database has no letters or does not know the offset. */
  readonly abbreviation: string
  /**
   * The daylight saving flag of the database. Ireland and Morocco have negative daylight saving time: Ireland's standard
   * time is that of summer, and its winter has the flag. Null where the database does not know the offset.
   */
  readonly isDst: boolean | null
  /** True for the local mean time that was in force before the first standard time. */
  readonly isFirstMeanTime: boolean
}

/** A period in which each offset has one name. */
interface Era {
  readonly fromMs: number
  readonly names: ReadonlyMap<number, ZoneName>
}

const SECOND_MS = 1000
const UTC: ZoneName = { abbreviation: 'UTC', isDst: false, isFirstMeanTime: false }

/** The name in force in a zone at an instant. After the last listed change the rules of the last era continue. */
export function zoneNameAt(zone: Zone, epochMs: number): ZoneName {
  if (zone.id === 'UTC') return UTC
  const eras = ERAS.get(zone.id) ?? []
  const offsetSeconds = zone.offsetSecondsAt(epochMs)
  const era = eras.findLastIndex(({ fromMs }) => fromMs <= epochMs)
  return (
    eras[era]?.names.get(offsetSeconds) ??
    eras[era - 1]?.names.get(offsetSeconds) ?? {
      abbreviation: figures(offsetSeconds),
      isDst: null,
      isFirstMeanTime: false,
    }
  )
}

/** Reads `offset name offset name,start offset name …`: seconds in base 36; `!` after a name marks daylight saving time. */
function unpack(packed: string): Era[] {
  let seconds = 0
  return packed.split(',').map((text, index): Era => {
    const parts = text.split(' ')
    if (index > 0) seconds += Number.parseInt(parts.shift() ?? '0', 36)
    const names = new Map<number, ZoneName>()
    for (let at = 0; at + 1 < parts.length; at += 2) {
      const [offset = '0', name = ''] = parts.slice(at, at + 2)
      const abbreviation = name.replace('!', '')
      const isFirstMeanTime = index === 0 && abbreviation === 'LMT'
      names.set(Number.parseInt(offset, 36), { abbreviation, isDst: name.endsWith('!'), isFirstMeanTime })
    }
    return { fromMs: index === 0 ? -Infinity : seconds * SECOND_MS, names }
  })
}

/** The eras of every zone, read once from the packed table. */
const ERAS: ReadonlyMap<string, readonly Era[]> = new Map(
  ZONE_NAMES.flatMap(([zones, packed]) => {
    const eras = unpack(packed)
    return zones.split(' ').map((id) => [id, eras] as const)
  }),
)

/** An offset in the form of the tz database for times without a name: `+03`, `-0330`, `+012345`. */
function figures(offsetSeconds: number): string {
  const size = Math.abs(offsetSeconds)
  const parts = [Math.floor(size / 3600), Math.floor(size / 60) % 60, size % 60]
  const shown = parts.slice(0, parts[2] ? 3 : parts[1] ? 2 : 1)
  return (offsetSeconds < 0 ? '-' : '+') + shown.map((part) => String(part).padStart(2, '0')).join('')
}
