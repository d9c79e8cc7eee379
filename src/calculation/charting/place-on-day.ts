import { civilFields, epochMsOf } from '../../astro/civil.ts'
import { meanTimeZone } from '../../astro/mean-time.ts'
import { momentAt } from '../../astro/moment.ts'
import type { Zone } from '../../astro/zone.ts'
import type { PlaceFields } from '../../contract/births/birth.ts'
import type { Warning } from '../../contract/warnings.ts'
import { findZone } from '../../places/zones.ts'
import { birthClock, doubtAbout, withHistory, withRegion } from './birth.ts'
import { placeClockWarnings, placeWarnings } from './birth-warnings.ts'
import { type Atlas, type Located, locate } from './place.ts'

/** A place of a request that asks for days instead of births. Coordinates and name may be absent. */
type AskedPlace = { readonly [Field in keyof PlaceFields]?: PlaceFields[Field] | undefined }

/** The place of a request; null for one without. Throws `place_not_found`. */
export const placeOf = (asked: AskedPlace, atlas: Atlas): Located | null => {
  const { city = null, lat = null, lng = null, tz_str = null } = asked
  return city?.trim() || typeof lat === 'number' ? locate({ city, lat, lng, tz_str }, atlas) : null
}

/** The zone of a request without a place. */
export const zoneAlone = ({ tz_str = null }: AskedPlace): Zone =>
  findZone(tz_str === null || tz_str.toUpperCase() === 'AUTO' ? 'UTC' : tz_str)!

/** A place as it was on a date, with the clock by which its days began. */
interface PlaceOnDay {
  readonly where: Located
  /** With the mean time of the longitude of the place where each place had its own. */
  readonly zone: Zone
  /** The warnings about the coordinates, and about the clock at a Julian day. `field` is the field of the date. */
  warningsAt(jd: number, field: string): Warning[]
}

/** A place on a date, whose clock is found as that of a birth. `dayMs` is the midnight of the date, as if it were UTC. */
export function placeOnDay(located: Located, dayMs: number, atlas: Atlas): PlaceOnDay {
  const { year } = civilFields(dayMs)
  const where = withHistory(withRegion(located, year, atlas), year)
  const clock = birthClock(where, dayMs)
  const { longitude } = where.place
  return {
    where,
    zone: meanTimeZone(clock, longitude),
    warningsAt(jd, field) {
      const moment = momentAt(clock, epochMsOf(jd), longitude)
      const doubt = doubtAbout(where, clock, moment, atlas)
      const ofClock = placeClockWarnings({ doubt, moment, zone: where.zone })
      return [...placeWarnings(where), ...ofClock.map((each) => ({ ...each, message: `${field}: ${each.message}` }))]
    },
  }
}
