import { ZONE_HISTORY } from './zone-history.ts'

/**
 * The offsets from UTC of a place's civil time, through all of history. Times are Unix milliseconds.
 *
 * From 2000 on the offsets are the runtime's. Before 1970 the runtime gives many zones the history of a neighbour
 * (Stockholm has that of Berlin), and some of its history before 2000 has been corrected since. The history of these
 * zones before 2000 comes from a newer release of the tz database with its backzone file.
 */
export interface Zone {
  readonly id: string
  offsetSecondsAt(epochMs: number): number
  /**
   * The instants at which clocks show a civil time, given as if its fields were UTC: none in a gap, two in a fold, in
   * order.
   */
  instantsOf(civilMs: number): readonly number[]
  /** The instants in [from, to) at which the offset changes. */
  changesBetween(fromMs: number, toMs: number): Iterable<number>
}

/** An offset, and the instant from which it is in force. */
interface Transition {
  readonly epochMs: number
  readonly offsetSeconds: number
}

const SECOND = 1000
const DAY = 86_400_000
/** The offset of every clock in history is below a day. */
const OFFSET_MAX_MS = DAY
/** The Gregorian calendar repeats after 400 years with its weekdays, and so do rules without an end. */
const CYCLE_MS = 146_097 * DAY
const FOREVER_MS = Date.UTC(2100, 0)
const LISTED_UNTIL_MS = FOREVER_MS + CYCLE_MS
const CORRECTED_UNTIL_MS = Date.UTC(2000, 0)
const FIXED = /^([+-])(\d\d):?(\d\d)$/

/**
 * The zone of an IANA name (any case, old names too), `UTC`, `Z` or an offset such as `+05:30`; null when unknown. A zone
 * lists its changes when it is first asked, in about a millisecond: keep it, as `findZone` in src/zones.ts does.
 */
export function zoneOf(text: string): Zone | null {
  const name = text.trim()
  return /^(utc|z|gmt)$/i.test(name) ? fixedZone('UTC', 0) : (offsetZone(name) ?? namedZone(name))
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
  /** The changes to 2100, or to 2500: the longer list is slow to make and rarely needed. */
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

/** The instants at which a clock with these offsets shows a civil time, in order. */
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

/** Index of the last change at or before an instant, by binary search. */
function indexAt(list: readonly Transition[], epochMs: number): number {
  let [low, high] = [0, list.length - 1]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (list[middle]!.epochMs <= epochMs) low = middle
    else high = middle - 1
  }
  return low
}

/** The name in the spelling of the tz database; null when the runtime does not know it. */
function canonicalCase(name: string): string | null {
  try {
    return new Temporal.ZonedDateTime(0n, name).timeZoneId
  } catch {
    return null
  }
}

/** All offsets of a zone up to an instant, in order. The first one is in force from the beginning of time. */
function history(id: string, untilMs: number): Transition[] {
  const corrected = ZONE_HISTORY[id]
  const start: Transition[] = corrected
    ? unpack(corrected)
    : [{ epochMs: -Infinity, offsetSeconds: earliestOffset(id) }]
  let at = corrected
    ? Temporal.Instant.fromEpochMilliseconds(CORRECTED_UNTIL_MS - 1).toZonedDateTimeISO(id)
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

/** Reads `offset,time offset,time offset …`: seconds in base 36, each time as the difference from the previous one. */
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
