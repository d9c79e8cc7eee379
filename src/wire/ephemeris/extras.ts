import { separation } from '../../astro/angle.ts'
import { distinctNames } from '../../astro/body.ts'
import { isoUtc } from '../../astro/civil.ts'
import type { EphemerisRow } from '../../astro/ephemeris.ts'
import type { HouseSystem } from '../../astro/house.ts'
import type { Houses, StarPosition } from '../../astro/sky.ts'
import type { Star } from '../../astro/star.ts'
import type { EphemerisTable } from '../../calculation/almanac/ephemeris-table.ts'
import { houseWarning } from '../../contract/warnings.ts'
import { aspectReply, decimals, hoursText, inCircle, moonPhaseReply, signPosition, turn, voidReply } from '../sky.ts'

/** Largest distance of a conjunction with a fixed star, in degrees. */
const STAR_ORB = 1
const DAY_HOURS = 24

/** Everything in a row except its bodies. `keys` are the names of the bodies. */
export function rowExtras(
  table: EphemerisTable,
  keys: readonly string[],
): (row: EphemerisRow, epochMs: number) => object {
  const { core, layout } = table
  const names = distinctNames(core.bodies)
  return (row, epochMs) => ({
    ...(layout.houses && row.houses && { houses: housesReply(row.houses, layout.houseSystem) }),
    ...(layout.angles && row.houses && { angles: anglesReply(row.houses) }),
    ...(layout.aspects && { aspects: row.aspects.map(aspectReply) }),
    ...(core.stars.length > 0 && {
      fixed_stars: core.stars.map((star, index) => starReply(star, row.stars[index]!, row, names)),
    }),
    ...(row.voidOfCourse &&
      core.voidOfCourse && { moon_void_of_course: voidReply(row.voidOfCourse, row.jd, core.voidOfCourse) }),
    ...(row.siderealTimeHours !== null && {
      sidereal_time: siderealReply(row.siderealTimeHours, core.place?.longitude),
    }),
    ...(row.ayanamsa !== null && { ayanamsa_deg: decimals(row.ayanamsa, 7) }),
    astrology: {
      moon_phase: moonPhaseReply(row.moonPhase),
      retrograde_bodies: keys.filter((_, index) => row.positions[index]!.speed < 0),
    },
    ...(layout.chartLinks && { chart_links: { ephemeris: linkTo(table, epochMs) } }),
  })
}

function housesReply({ system, cusps }: Houses, requested: HouseSystem) {
  const warning = houseWarning(system, requested)
  return {
    system,
    ...(warning && { warning }),
    cusps: cusps.map((cusp, index) => ({ house: index + 1, ...signPosition(cusp) })),
  }
}

function anglesReply({ ascendant, midheaven, vertex }: Houses) {
  const opposite = (angle: number): number => decimals(inCircle((angle + 180) % 360), 7)
  return {
    asc: decimals(inCircle(ascendant), 7),
    mc: decimals(inCircle(midheaven), 7),
    ic: opposite(midheaven),
    dc: opposite(ascendant),
    vertex: decimals(inCircle(vertex), 7),
  }
}

function starReply(star: Star, position: StarPosition, row: EphemerisRow, names: readonly string[]) {
  return {
    id: star.id,
    name: star.name,
    designation: star.designation,
    ...signPosition(position.longitude),
    longitude_deg: decimals(inCircle(position.longitude), 7),
    latitude_deg: decimals(position.latitude, 7),
    declination_deg: decimals(position.declination, 7),
    magnitude: position.magnitude,
    conjunctions: names
      .map((body, index) => ({
        body,
        orb: separation(row.positions[index]!.longitude, position.longitude),
      }))
      .filter(({ orb }) => orb <= STAR_ORB)
      .map(({ body, orb }) => ({ body, orb: decimals(orb, 2) })),
  }
}

const siderealReply = (hours: number, eastLongitude: number | undefined) => ({
  greenwich: hoursText(hours),
  greenwich_hours: turn(hours, 7, DAY_HOURS),
  local_hours:
    eastLongitude === undefined ? null : turn((hours + eastLongitude / 15 + DAY_HOURS) % DAY_HOURS, 7, DAY_HOURS),
})

/** The address of this one instant, for the same bodies, zodiac and place. */
export function linkTo(
  { core, zone, layout }: Pick<EphemerisTable, 'core' | 'zone' | 'layout'>,
  epochMs: number,
): string {
  const query = new URLSearchParams({ start: isoUtc(epochMs), timezone: zone.id, bodies: core.bodies.join(',') })
  if (core.zodiac.kind === 'sidereal') {
    query.set('zodiac_type', 'sidereal')
    query.set('sidereal_ayanamsa', core.zodiac.ayanamsa)
  }
  if (core.place) {
    query.set('lat', String(core.place.latitude))
    query.set('lng', String(core.place.longitude))
    query.set('house_system', layout.houseSystem)
  }
  return `/api/v1/ephemeris?${query}`
}
