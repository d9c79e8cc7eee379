import { ZONE_DATA_VERSION, type Zone } from './zone.ts'
import { ZONE_NAMES, ZONE_NAMES_SOURCE } from './zone-name-table.ts'

/** What the tz database calls the civil time of a zone at an instant. */
export interface ZoneName {
  /** `EET`, `BDST`, `LMT`; in figures, as `+0530`, where the database has no letters or does not know the offset. */
  readonly abbreviation: string
  /**
   * The database's own mark of daylight saving time. Ireland's and Morocco's are negative: Ireland's standard time is
   * that of summer, and its winter is the marked one. Null where the database says nothing.
   */
  readonly isDst: boolean | null
  /** The local mean time that a place kept before its first standard time. */
  readonly isFirstMeanTime: boolean
}

/** A stretch of time in which each offset has one name. */
interface Era {
  readonly fromMs: number
  readonly names: ReadonlyMap<number, ZoneName>
}

/** The time zone data behind offsets and names. */
export const ZONE_SOURCES = `${ZONE_DATA_VERSION}, ${ZONE_NAMES_SOURCE}`

const SECOND_MS = 1000
const UTC: ZoneName = { abbreviation: 'UTC', isDst: false, isFirstMeanTime: false }

/** Rows of the table by zone, and rows that were read: both are copies of the table. */
const rows = new Map<string, string>()
const read = new Map<string, readonly Era[]>()

/** The name in force in a zone at an instant, and after the last change listed, that of the rule that goes on. */
export function zoneNameAt(zone: Zone, epochMs: number): ZoneName {
  if (zone.id === 'UTC') return UTC
  const eras = erasOf(zone.id)
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

function erasOf(id: string): readonly Era[] {
  const found = read.get(id)
  if (found) return found
  if (rows.size === 0)
    for (const [zones, packed] of ZONE_NAMES) for (const each of zones.split(' ')) rows.set(each, packed)
  const packed = rows.get(id)
  const eras = packed === undefined ? [] : unpack(packed)
  if (packed !== undefined) read.set(id, eras)
  return eras
}

/** `offset name offset name,start offset name …`: seconds to base 36; an exclamation mark after the name is DST. */
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

/** The form that the tz database uses for times without a name of their own: `+03`, `-0330`, `+012345`. */
function figures(offsetSeconds: number): string {
  const size = Math.abs(offsetSeconds)
  const parts = [Math.floor(size / 3600), Math.floor(size / 60) % 60, size % 60]
  const shown = parts.slice(0, parts[2] ? 3 : parts[1] ? 2 : 1)
  return (offsetSeconds < 0 ? '-' : '+') + shown.map((part) => String(part).padStart(2, '0')).join('')
}
