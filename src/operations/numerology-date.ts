import { DAY_MS, SECOND_MS } from '../astro/civil.ts'
import type { Compute } from '../compute.ts'
import type { NumerologyProfileRequest } from '../contract/numerology.ts'
import { Refusal } from '../errors.ts'
import type { ResolvedDate } from '../wire/numerology.ts'
import { dateText } from '../wire/sky-events-plan.ts'
import { findZone } from '../zones.ts'

/** What the threads know of the zone of a place. */
interface PlaceZones {
  readonly zone: string
  readonly other_zones: readonly string[]
}

/**
 * The day of the personal cycles: the one that was given, or today in the zone that was given or that the place has.
 * Null in systems without such cycles. Throws `date_context_unresolved` for a city that the gazetteer does not have.
 */
export async function resolveDate(
  { method, subject, date_context }: NumerologyProfileRequest,
  compute: Compute,
): Promise<ResolvedDate | null> {
  if (method.system !== 'pythagorean') return null
  const given = date_context?.reference_date
  if (given) return { reference_date: given, resolved_from: 'reference_date', timezone: null, otherZones: [] }
  const named = subject.tz_str!
  if (named.toUpperCase() !== 'AUTO') return { ...todayIn(named), resolved_from: 'tz_str', otherZones: [] }
  const { zone, other_zones } = await zoneOfPlace(subject, compute)
  return { ...todayIn(zone), resolved_from: 'place', otherZones: other_zones }
}

function todayIn(timezone: string): Pick<ResolvedDate, 'reference_date' | 'timezone'> {
  const zone = findZone(timezone)!
  const now = Date.now()
  const civilMs = now + zone.offsetSecondsAt(now) * SECOND_MS
  return { reference_date: dateText(Math.floor(civilMs / DAY_MS) * DAY_MS), timezone: zone.id }
}

async function zoneOfPlace(
  { city, lat, lng }: NumerologyProfileRequest['subject'],
  compute: Compute,
): Promise<PlaceZones> {
  try {
    return JSON.parse(new TextDecoder().decode(await compute.run('zone_of_place', { city, lat, lng }))) as PlaceZones
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'place_not_found') throw error
    throw new Refusal('date_context_unresolved', {
      field: 'subject.city',
      calculation: 'personal_year',
      message: error.message,
    })
  }
}
