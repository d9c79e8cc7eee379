import { arc, declinations, normalise } from '../src/astro/angle.ts'
import type { Ayanamsa } from '../src/astro/ayanamsa.ts'
import { hermite } from '../src/astro/search.ts'
import { has, type Position, type Skies, type Sky, type Zodiac } from '../src/astro/sky.ts'
import { type ChebyshevStore, chebyshevStore, NO_SERIES, type SharedSeries } from '../src/calculation/series/store.ts'
import { type LibrarySkies, type LibrarySky, wideSky } from './sky.ts'

const RADIANS = Math.PI / 180

/** The largest differences from the library. The speed is that of planets, which alone have stations. */
const MOON_ERROR = 0.001 / 3600
const ANGLE_ERROR = 0.0001 / 3600
const SPEED_ERROR = 0.001 / 3600

/** These zodiacs lie in the ecliptic of a fixed date, so that their longitudes do not differ by one ayanamsa. */
const PROJECTED: ReadonlySet<Ayanamsa> = new Set(['j2000', 'j1900', 'b1950', 'skydram_mardyks'])

/** What makes a tropical position one of a zodiac. */
interface Origin {
  readonly longitude: number
  speed(tropicalSpeed: number, longitude: number, latitude: number): number
}

const TROPICAL: Origin = { longitude: 0, speed: (speed) => speed }

export const skiesOf = (library: LibrarySkies, shared: SharedSeries): Skies =>
  skiesOver(library, chebyshevStore(shared))

/** The same over a store that may take its series later. */
export function skiesOver(library: LibrarySkies, store: ChebyshevStore): Skies {
  const { files, moshier } = library
  const { dense, sparse } = seriesSkies(files, store)
  const near = (first: number, last: number) =>
    store.overlaps(first, last) && has(files, first, last) ? (last - first > DENSE_DAYS ? sparse : dense) : null
  return { files, moshier, wide: { ...wideSky(library), near }, series: dense, hasSeries: store.overlaps }
}

/** An ayanamsa with nutation, in degrees, and its daily motion without nutation. */
type AyanamsaAt = (jd: number, ayanamsa: Ayanamsa) => { readonly degrees: number; readonly speed: number }

/**
 * Skies with positions and distances from series, and from the library where these have none. The dense one is for many instants of
 * a day, between which it interpolates ayanamsas; the sparse one asks the library for each.
 */
function seriesSkies(library: LibrarySky, store: ChebyshevStore): Readonly<Record<'dense' | 'sparse', Sky>> {
  let instant = Number.NaN
  let declinationOf: ReturnType<typeof declinations> | null = null

  /** Goes to an instant. Null where the store has nothing. A search asks for one body after the other. */
  function declinationsAt(jd: number) {
    if (jd !== instant) {
      store.moveTo(jd + library.deltaTDays(jd))
      declinationOf = store.find('ecliptic') ? declinations(store.value('obliquity')) : null
      instant = jd
    }
    return declinationOf
  }

  function originOf(jd: number, zodiac: Zodiac, ayanamsaAt: AyanamsaAt): Origin {
    if (zodiac.kind === 'tropical') return TROPICAL
    store.find('ecliptic')
    const nutation = store.value('nutationSpeed')
    const obliquity = store.value('obliquitySpeed')
    const { degrees, speed: ayanamsaSpeed } = ayanamsaAt(jd, zodiac.ayanamsa)
    return {
      longitude: degrees,
      // The library's sidereal speeds are without nutation. Its tropical ones have that in longitude, and miss that in
      // obliquity: found by comparing 16,000 of them, to 0.000005 seconds of arc a day.
      speed: (speed, longitude, latitude) =>
        speed - nutation + Math.tan(latitude * RADIANS) * Math.cos(longitude * RADIANS) * obliquity - ayanamsaSpeed,
    }
  }

  const over = (ayanamsaAt: AyanamsaAt): Sky => ({
    ...library,
    exact: {
      positions: library.positions,
      angleErrorOf: (body) => (body === 'moon' ? MOON_ERROR : ANGLE_ERROR),
      speedError: SPEED_ERROR,
    },
    positions(bodies, jd, zodiac) {
      const declinationOf = declinationsAt(jd)
      const isProjected = zodiac.kind === 'sidereal' && PROJECTED.has(zodiac.ayanamsa)
      if (isProjected || !declinationOf) return library.positions(bodies, jd, zodiac)
      const origin = originOf(jd, zodiac, ayanamsaAt)
      return bodies.map((body): Position => {
        if (!store.find(body)) return library.positions([body], jd, zodiac)[0]!
        const longitude = store.value('longitude')
        const latitude = store.value('latitude')
        return {
          longitude: normalise(longitude - origin.longitude),
          latitude,
          speed: origin.speed(store.value('speed'), longitude, latitude),
          declination: declinationOf(longitude, latitude),
        }
      })
    },
    obliquity(jd) {
      if (!declinationsAt(jd)) return library.obliquity(jd)
      store.find('ecliptic')
      return store.value('obliquity')
    },
    distances(bodies, jd) {
      declinationsAt(jd)
      return bodies.map((body) => (store.find(body) ? store.value('distance') : library.distances([body], jd)[0]!))
    },
  })
  const atInstants = ayanamsasAtInstants(library)
  return { dense: over(ayanamsasBetweenDays(library, atInstants)), sparse: over(atInstants) }
}

const ayanamsasAtInstants =
  (library: LibrarySky): AyanamsaAt =>
  (jd, ayanamsa) => ({
    degrees: library.ayanamsaDegrees(jd, ayanamsa),
    speed: library.ayanamsaSpeed(jd, ayanamsa),
  })

/**
 * Their stars lie within two degrees of the ecliptic. The Sun passes them each year, and bends their light within hours or, that of
 * Spica, within days: between days its ayanamsa would be wrong by 0.0006 seconds of arc.
 */
const UNEVEN: ReadonlySet<Ayanamsa> = new Set(['true_citra', 'true_revati', 'true_pushya', 'true_sheoran'])

interface AyanamsaNode {
  readonly degrees: number
  /** The daily motion, with nutation and without it. */
  readonly slope: number
  readonly speed: number
}

/** Half of the time over which the slope of an ayanamsa is taken, in days. */
const SLOPE_DAYS = 0.01
/** Days that are kept. */
const KEPT_DAYS = 1000
/**
 * The longest search that is dense: a quarter of a year of panchang with a lunar month before and after it. Longer ones ask for a few
 * instants of a month, for which the ayanamsas of whole days cost two to three times as much.
 */
const DENSE_DAYS = 200

/**
 * Ayanamsas by those at the beginnings of days. The cubic between them, by values and slopes, is within 0.00008 seconds of arc, since
 * the quickest term of nutation that counts has a period of nine days.
 */
function ayanamsasBetweenDays(library: LibrarySky, atInstants: AyanamsaAt): AyanamsaAt {
  const known = new Map<number, AyanamsaNode>()
  let current: Ayanamsa | null = null

  function nodeAt(jd: number, ayanamsa: Ayanamsa): AyanamsaNode {
    const found = known.get(jd)
    if (found) return found
    const at = (days: number): number => library.ayanamsaDegrees(jd + days, ayanamsa)
    const slope = arc(at(-SLOPE_DAYS), at(SLOPE_DAYS)) / (2 * SLOPE_DAYS)
    const node = { degrees: at(0), slope, speed: library.ayanamsaSpeed(jd, ayanamsa) }
    known.set(jd, node)
    return node
  }

  return (jd, ayanamsa) => {
    if (ayanamsa !== current || known.size > KEPT_DAYS) known.clear()
    current = ayanamsa
    const day = Math.floor(jd)
    const { start, end } = library.range
    if (UNEVEN.has(ayanamsa) || day - SLOPE_DAYS < start || day + 1 + SLOPE_DAYS >= end) return atInstants(jd, ayanamsa)
    const before = nodeAt(day, ayanamsa)
    const after = nodeAt(day + 1, ayanamsa)
    const part = jd - day
    // An ayanamsa of zero goes from 360 to 0 degrees.
    const grown = arc(before.degrees, after.degrees)
    return {
      degrees: normalise(before.degrees + hermite(part, 0, before.slope, grown, after.slope)),
      speed: before.speed + part * (after.speed - before.speed),
    }
  }
}

/** The series of this thread. A message that needs them carries them, because a thread may be older than its series. */
export const threadSeries = chebyshevStore(NO_SERIES)
let threadVersion = NO_SERIES.version

/** Takes the series that came with a message. */
export function takeSeries(series: SharedSeries): void {
  if (series.version === threadVersion) return
  threadSeries.load(series)
  threadVersion = series.version
}
