import { civilFields, isoDate, SECOND_MS } from './civil.ts'
import type { ClockRegion } from './clock-region.ts'
import { type KnownPlace, regionsOf } from './clock-regions.ts'
import { clockOf, isMeanTime, meanTimeOf } from './mean-time.ts'
import type { Zone } from './zone.ts'

/** A span of a clock that a region had instead of that of its zone. */
interface Span {
  /** Its first midnight and the one after its last day, as if they were UTC. */
  readonly from: number
  readonly until: number
  readonly fromMs: number
  readonly untilMs: number
  readonly zone: Zone
}

/**
 * A zone with the clocks that the region of a place had instead, by the table of regions: Atlanta with Central time in 1929.
 * It keeps the name of the zone. `zoneNamed` finds a zone by its name or offset.
 */
export function regionalClock(zone: Zone, place: KnownPlace, zoneNamed: (name: string) => Zone | null): Zone {
  const spans = regionsOf(place).flatMap((region) => {
    const name = otherClockOf(region) ?? ''
    const other = isMeanTime(name) ? meanTimeOf(place.longitude, zone) : zoneNamed(name)
    if (!other) return []
    const [from, until] = [midnightOf(region.from), midnightOf(region.until)]
    return [{ from, until, fromMs: startOf(from, [zone, other]), untilMs: startOf(until, [zone, other]), zone: other }]
  })
  if (spans.length === 0) return zone
  const spanAt = (epochMs: number) => spans.find(({ fromMs, untilMs }) => epochMs >= fromMs && epochMs < untilMs)
  const clock = clockOf(zone.id, { changesBetween: changesOf(zone, spans) }, (epochMs) => {
    const span = spanAt(epochMs)
    if (!span) return zone.timeAt(epochMs)
    const time = span.zone.timeAt(epochMs)
    return isMeanTime(span.zone.id) ? time : { ...time, meanTime: null }
  })
  /** The rows have local dates: the date tells which clock showed a time that two of them did. */
  const spanOn = (civilMs: number) => spans.find(({ from, until }) => civilMs >= from && civilMs < until)
  return {
    ...clock,
    instantsOf: (civilMs) => {
      const instants = clock.instantsOf(civilMs)
      const onDate = instants.filter((epochMs) => spanAt(epochMs) === spanOn(civilMs))
      return onDate.length > 0 ? onDate : instants
    },
  }
}

const midnightOf = (date: string): number => Date.parse(`${date}T00:00:00Z`)

/** A midnight of the table by the later of the clocks before and after it: the last day has all its hours. */
const startOf = (civilMs: number, zones: readonly Zone[]): number =>
  Math.max(...zones.map((zone) => civilMs - zone.offsetSecondsAt(civilMs) * SECOND_MS))

function changesOf(zone: Zone, spans: readonly Span[]): Zone['changesBetween'] {
  return (fromMs, toMs) => {
    const within = (epochMs: number): boolean => epochMs >= fromMs && epochMs < toMs
    const all = [
      ...zone.changesBetween(fromMs, toMs),
      ...spans.flatMap((span) => [span.fromMs, span.untilMs, ...span.zone.changesBetween(span.fromMs, span.untilMs)]),
    ]
    return [...new Set(all.filter(within))].sort((a, b) => a - b)
  }
}

/** The clock that a region had instead of that of its zone; null when it had that of its zone. */
export const otherClockOf = ({ clock }: ClockRegion): string | null =>
  typeof clock === 'object' && 'as' in clock ? clock.as : null

/** The date on a clock: `1929-01-15`. */
export const dateOn = (epochMs: number, offsetSeconds: number): string =>
  isoDate(civilFields(epochMs + offsetSeconds * SECOND_MS))
