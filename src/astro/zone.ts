import { ZONE_HISTORY, ZONE_HISTORY_SOURCE } from './zone-history.ts'

/** The offsets from UTC of a place's civil time, through all of history. Times are Unix milliseconds. */
export interface Zone {
  readonly id: string
  offsetSecondsAt(epochMs: number): number
  /**
   * The instants at which clocks show a civil time (its fields as if they were UTC): none in a gap, two in a fold, the
   * earlier one first.
   */
  instantsOf(civilMs: number): readonly number[]
  /** The instants in [from, to) at which the offset changes. */
  changesBetween(fromMs: number, toMs: number): Iterable<number>
}

/** A change of offset, in force from its instant on. */
interface Transition {
  readonly epochMs: number
  readonly offsetSeconds: number
}

/**
 * Time zone data: the runtime's from 2000 on. Before 1970 the runtime gives many zones the history of a neighbour
 * (Stockholm that of Berlin), and some of its history before 2000 has been corrected since, so that of the zones
 * concerned comes from a newer release with unmerged data.
 */
export const ZONE_DATA_VERSION = `${process.versions['tz'] ?? 'unknown'} + ${ZONE_HISTORY_SOURCE}`

const SECOND = 1000
const DAY = 86_400_000
/** No clock has ever been a day or more off UTC. */
const OFFSET_MAX_MS = DAY
/** The Gregorian calendar repeats after 400 years, weekdays included, and so do the rules that go on for ever. */
const CYCLE_MS = 146_097 * DAY
const FOREVER_MS = Date.UTC(2100, 0)
const LISTED_UNTIL_MS = FOREVER_MS + CYCLE_MS
const MENDED_UNTIL_MS = Date.UTC(2000, 0)
const ZONES_MAX = 600
const FIXED = /^([+-])(\d\d):?(\d\d)$/

const known = new Map<string, Zone>()

/** The zone of an IANA name (any case, old names too), `UTC`, `Z` or an offset such as `+05:30`; null when unknown. */
export function findZone(text: string): Zone | null {
  const name = text.trim()
  const found = known.get(name)
  if (found) return found
  const zone = /^(utc|z|gmt)$/i.test(name) ? fixedZone('UTC', 0) : (offsetZone(name) ?? namedZone(name))
  if (zone && known.size < ZONES_MAX) known.set(name, zone)
  return zone
}

const fixedZone = (id: string, offsetSeconds: number): Zone => ({
  id,
  offsetSecondsAt: () => offsetSeconds,
  instantsOf: (civilMs) => [civilMs - offsetSeconds * SECOND],
  changesBetween: () => [],
})

function offsetZone(name: string): Zone | null {
  const [, sign, hours = '', minutes = ''] = FIXED.exec(name) ?? []
  if (!sign || Number(hours) > 18 || Number(minutes) > 59) return null
  const seconds = (Number(hours) * 60 + Number(minutes)) * 60
  return fixedZone(`${sign}${hours}:${minutes}`, sign === '-' ? -seconds : seconds)
}

function namedZone(name: string): Zone | null {
  const id = canonicalCase(name)
  if (!id) return null
  const lists = new Map<boolean, readonly Transition[]>()
  /** Years after 2100 are seldom asked for, and listing their changes takes a while. */
  const listFor = (epochMs: number): readonly Transition[] => {
    const far = epochMs >= FOREVER_MS - OFFSET_MAX_MS
    const list = lists.get(far) ?? history(id, far ? LISTED_UNTIL_MS : FOREVER_MS)
    lists.set(far, list)
    return list
  }
  let last = 0

  function offsetSecondsAt(epochMs: number): number {
    const within = intoCycle(epochMs)
    const list = listFor(within)
    if (last >= list.length || !holds(list, last, within)) last = indexAt(list, within)
    return list[last]!.offsetSeconds
  }

  return {
    id,
    offsetSecondsAt,
    instantsOf: (civilMs) => instantsShowing(offsetSecondsAt, civilMs),
    *changesBetween(fromMs, toMs) {
      for (let cycle = 0; cycle * CYCLE_MS + FOREVER_MS < Math.max(toMs, FOREVER_MS + 1); cycle += 1) {
        const shift = cycle * CYCLE_MS
        for (const { epochMs } of listFor(toMs)) {
          if (cycle > 0 && epochMs < FOREVER_MS) continue
          if (epochMs + shift >= fromMs && epochMs + shift < toMs) yield epochMs + shift
        }
      }
    },
  }
}

/** The instants at which a clock with these offsets shows a civil time, the earlier one first. */
export function instantsShowing(offsetSecondsAt: Zone['offsetSecondsAt'], civilMs: number): number[] {
  const offsets = new Set([offsetSecondsAt(civilMs - OFFSET_MAX_MS), offsetSecondsAt(civilMs + OFFSET_MAX_MS)])
  return [...offsets]
    .map((offset) => civilMs - offset * SECOND)
    .filter((epochMs) => epochMs + offsetSecondsAt(epochMs) * SECOND === civilMs)
    .sort((a, b) => a - b)
}

const intoCycle = (epochMs: number): number =>
  epochMs < LISTED_UNTIL_MS ? epochMs : FOREVER_MS + ((epochMs - FOREVER_MS) % CYCLE_MS)

const holds = (list: readonly Transition[], index: number, epochMs: number): boolean =>
  epochMs >= list[index]!.epochMs && (index + 1 === list.length || epochMs < list[index + 1]!.epochMs)

/** The last change at or before an instant, by halving. */
function indexAt(list: readonly Transition[], epochMs: number): number {
  let [low, high] = [0, list.length - 1]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (list[middle]!.epochMs <= epochMs) low = middle
    else high = middle - 1
  }
  return low
}

/** The name as the tz database spells it; the runtime knows which names there are. */
function canonicalCase(name: string): string | null {
  try {
    return new Temporal.ZonedDateTime(0n, name).timeZoneId
  } catch {
    return null
  }
}

/** All changes of offset of a zone up to an instant, the first of them in force since ever. */
function history(id: string, untilMs: number): Transition[] {
  const mended = ZONE_HISTORY[id]
  const start: Transition[] = mended ? unpack(mended) : [{ epochMs: -Infinity, offsetSeconds: earliestOffset(id) }]
  let at = mended
    ? Temporal.Instant.fromEpochMilliseconds(MENDED_UNTIL_MS - 1).toZonedDateTimeISO(id)
    : Temporal.Instant.fromEpochMilliseconds(-8e14).toZonedDateTimeISO(id)
  for (;;) {
    const next = at.getTimeZoneTransition('next')
    if (!next || next.epochMilliseconds >= untilMs) return start
    start.push({ epochMs: next.epochMilliseconds, offsetSeconds: next.offsetNanoseconds / 1e9 })
    at = next
  }
}

const earliestOffset = (id: string): number =>
  Temporal.Instant.fromEpochMilliseconds(-8e14).toZonedDateTimeISO(id).offsetNanoseconds / 1e9

/** `offset time,offset time,offset …`: seconds to base 36, each time as what it adds to the one before. */
function unpack(packed: string): Transition[] {
  const [first = '0', ...changes] = packed.split(',')
  let seconds = 0
  return [
    { epochMs: -Infinity, offsetSeconds: Number.parseInt(first, 36) },
    ...changes.map((change) => {
      const [time = '0', offset = '0'] = change.split(' ')
      seconds += Number.parseInt(time, 36)
      return { epochMs: seconds * SECOND, offsetSeconds: Number.parseInt(offset, 36) }
    }),
  ]
}
