import { civilFields } from '../astro/civil.ts'
import { localDate } from '../astro/local-day.ts'
import type { Compute } from '../calculation/threads/compute.ts'
import type { Lane } from '../calculation/threads/lanes.ts'
import type { CycleDay, ProfilePlan } from '../numerology/plan.ts'
import { findZone } from '../places/zones.ts'
import { now } from '../platform/clock.ts'
import { Refusal } from '../platform/errors.ts'
import type { ResolvedDate } from '../wire/numerology/profile.ts'
import type { PlaceZones } from '../wire/places/zone.ts'

/**
 * The day of the personal cycles of a plan. Null in systems without such cycles. Throws `date_context_unresolved` for a city
 * that the gazetteer does not have.
 */
export async function resolveDate(
  { cycleDay }: ProfilePlan,
  compute: Compute,
  lane: Lane,
): Promise<ResolvedDate | null> {
  switch (cycleDay?.from) {
    case undefined:
      return null
    case 'reference_date':
      return { date: cycleDay.date, resolvedFrom: 'reference_date', timezone: null, otherZones: [] }
    case 'tz_str':
      return { ...todayIn(cycleDay.zone), resolvedFrom: 'tz_str', otherZones: [] }
    case 'place': {
      const { zone, other_zones } = await zonesOfPlace(cycleDay.place, compute, lane)
      return { ...todayIn(zone), resolvedFrom: 'place', otherZones: other_zones }
    }
  }
}

function todayIn(timezone: string): Pick<ResolvedDate, 'date' | 'timezone'> {
  const zone = findZone(timezone)!
  return { date: civilFields(localDate(zone, now())), timezone: zone.id }
}

async function zonesOfPlace(
  place: Extract<CycleDay, { from: 'place' }>['place'],
  compute: Compute,
  lane: Lane,
): Promise<PlaceZones> {
  try {
    return JSON.parse(new TextDecoder().decode(await compute.run('zone_of_place', place, lane))) as PlaceZones
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'place_not_found') throw error
    throw new Refusal('date_context_unresolved', {
      field: 'subject.city',
      calculation: 'personal_year',
      message: error.message,
    })
  }
}
