import { altitude, azimuth, type LocalSky, refracted } from './altitude.ts'
import { normalise } from './angle.ts'
import { type Body, type CalculatedBody, calculatedFor, INTERPOLATED_POINTS, isSouthNode } from './body.ts'
import type { Coordinates, SeenPlace, Sky, View, Zodiac } from './sky.ts'

/**
 * What tables show of a body on request, beside its position in the ecliptic of date as the centre of the Earth sees it.
 * Parameters, columns, members of JSON and their descriptions follow from this list.
 */
interface FrameFacts {
  /** A sentence. */
  readonly about: string
  /** Where the body is seen from, and against what. */
  readonly view: View
  readonly needsPlace: boolean
  /** It turns with the Earth, so that a birth without a time does not have it. */
  readonly needsTime?: true
  /** By the name of the column, which ends in the unit. */
  readonly columns: Readonly<Record<string, FrameColumn>>
}

export interface FrameColumn {
  /** A sentence. */
  readonly about: string
  readonly unit: 'deg' | 'AU'
  /** An angle in [0, 360). */
  readonly isCircle: boolean
  /** NaN if the place does not have it. */
  value(seen: SeenPlace, local: LocalSky): number
}

const circle = (about: string, value: FrameColumn['value']): FrameColumn => ({
  about,
  unit: 'deg',
  isCircle: true,
  value,
})
const height = (about: string, value: FrameColumn['value']): FrameColumn => ({
  about,
  unit: 'deg',
  isCircle: false,
  value,
})
const distance = (about: string): FrameColumn => ({
  about,
  unit: 'AU',
  isCircle: false,
  value: (seen) => seen.distance,
})

const FRAME_FACTS = {
  equatorial: {
    about: 'Right ascension.',
    view: 'geocentre',
    needsPlace: false,
    columns: { right_ascension_deg: circle('From the true equinox of date.', (seen) => seen.rightAscension) },
  },
  horizontal: {
    about: 'Azimuth and altitude at the place.',
    view: 'topocentre',
    needsPlace: true,
    needsTime: true,
    columns: {
      azimuth_deg: circle('From north through east.', azimuth),
      altitude_deg: height('Altitude of the centre, without refraction.', altitude),
      apparent_altitude_deg: height(
        'Altitude of the centre with the refraction of air of 10 °C and 1010 hPa. The same as `altitude_deg` where that leaves the centre below the horizon.',
        (seen, local) => refracted(altitude(seen, local)),
      ),
    },
  },
  topocentric: {
    about: 'Seen from the place, with parallax, at sea level.',
    view: 'topocentre',
    needsPlace: true,
    columns: {
      topocentric_longitude_deg: circle('Ecliptic longitude.', (seen) => seen.longitude),
      topocentric_latitude_deg: height('Ecliptic latitude.', (seen) => seen.latitude),
      topocentric_right_ascension_deg: circle('From the true equinox of date.', (seen) => seen.rightAscension),
      topocentric_declination_deg: height('From the true equator of date.', (seen) => seen.declination),
      topocentric_distance_au: distance('Distance from the place.'),
    },
  },
  heliocentric: {
    about: 'Seen from the Sun, corrected for light time.',
    view: 'sun',
    needsPlace: false,
    columns: {
      heliocentric_longitude_deg: circle('Ecliptic longitude.', (seen) => seen.longitude),
      heliocentric_latitude_deg: height('Ecliptic latitude.', (seen) => seen.latitude),
      heliocentric_distance_au: distance('Distance from the centre of the Sun.'),
    },
  },
  barycentric: {
    about: 'Seen from the centre of mass of the solar system, corrected for light time.',
    view: 'barycentre',
    needsPlace: false,
    columns: {
      barycentric_longitude_deg: circle('Ecliptic longitude.', (seen) => seen.longitude),
      barycentric_latitude_deg: height('Ecliptic latitude.', (seen) => seen.latitude),
      barycentric_distance_au: distance('Distance from the centre of mass of the solar system.'),
    },
  },
  geometric: {
    about: 'Where the body is at the instant, without light time, aberration and deflection.',
    view: 'geometric',
    needsPlace: false,
    columns: {
      geometric_longitude_deg: circle('Ecliptic longitude of date.', (seen) => seen.longitude),
      geometric_latitude_deg: height('Ecliptic latitude of date.', (seen) => seen.latitude),
    },
  },
  j2000: {
    about: 'Astrometric position of J2000: corrected for light time, without aberration, deflection and nutation.',
    view: 'j2000',
    needsPlace: false,
    columns: {
      j2000_longitude_deg: circle(
        'From the mean equinox of J2000, also in a sidereal zodiac.',
        (seen) => seen.longitude,
      ),
      j2000_latitude_deg: height('From the ecliptic of J2000.', (seen) => seen.latitude),
      j2000_right_ascension_deg: circle('From the mean equinox of J2000.', (seen) => seen.rightAscension),
      j2000_declination_deg: height('From the mean equator of J2000.', (seen) => seen.declination),
    },
  },
  topocentric_j2000: {
    about: 'Astrometric position of J2000 seen from the place, for star catalogues and telescopes.',
    view: 'topocentre_j2000',
    needsPlace: true,
    columns: {
      topocentric_j2000_right_ascension_deg: circle('From the mean equinox of J2000.', (seen) => seen.rightAscension),
      topocentric_j2000_declination_deg: height('From the mean equator of J2000.', (seen) => seen.declination),
    },
  },
} as const satisfies Record<string, FrameFacts>

export type Frame = keyof typeof FRAME_FACTS

export const FRAMES: Readonly<Record<Frame, FrameFacts>> = FRAME_FACTS
export const FRAME_NAMES = Object.keys(FRAMES) as Frame[]

/** The named frames in the order of the list, so that the order of a request does not change its columns. */
export const framesNamed = (names: readonly string[] | null | undefined): readonly Frame[] =>
  FRAME_NAMES.filter((frame) => names?.includes(frame))

export type FrameColumnName = { [Name in Frame]: keyof (typeof FRAME_FACTS)[Name]['columns'] & string }[Frame]

/** The columns of frames, in the order of the list. */
export const frameColumns = (frames: readonly Frame[]): readonly (readonly [FrameColumnName, FrameColumn])[] =>
  frames.flatMap((frame) => Object.entries(FRAMES[frame].columns) as [FrameColumnName, FrameColumn][])

/**
 * Nodes and Liliths are points of the Moon's orbit around the centre of the Earth, and have no place in other views. Nor has
 * the Sun where it is the centre.
 */
export function isUnseen(view: View, body: Body): boolean {
  if (view === 'sun' && body === 'sun') return true
  return LUNAR_POINTS.has(calculatedFor(body)) && !FROM_CENTRE_OF_EARTH.has(view)
}

const FROM_CENTRE_OF_EARTH: ReadonlySet<View> = new Set(['geocentre', 'geometric', 'j2000'])

const LUNAR_POINTS: ReadonlySet<CalculatedBody> = new Set([
  'mean_node',
  'true_node',
  'mean_lilith',
  'true_lilith',
  ...INTERPOLATED_POINTS,
])

/** What a row of frames is calculated for. The place is required by frames that need one. */
export interface Observed {
  readonly zodiac: Zodiac
  readonly place: Coordinates | null
}

/** The values of `frameColumns` of each body at an instant, in the order of bodies; NaN for what a body does not have. */
export function framesOf(
  frames: readonly Frame[],
  bodies: readonly Body[],
): (sky: Sky, jd: number, observed: Observed) => readonly (readonly number[])[] {
  const views = [...new Set(frames.map((frame) => FRAMES[frame].view))]
  const asked = [...new Set(bodies.map(calculatedFor))]
  const columns = frames.flatMap((frame) => {
    const { view, columns: own } = FRAMES[frame]
    return Object.values(own).map((column) => ({ view, column }))
  })
  const seenFrom = views.map((view) => [view, asked.filter((body) => !isUnseen(view, body))] as const)
  return (sky, jd, { zodiac, place }) => {
    const local = {
      siderealTimeDeg: place ? normalise(sky.siderealTimeHours(jd) * 15 + place.longitude) : Number.NaN,
      latitude: place?.latitude ?? Number.NaN,
    }
    const found = new Map(
      seenFrom.map(([view, seen]) => {
        const places = sky.seen(seen, jd, { view, zodiac, place })
        return [view, new Map(seen.map((body, index) => [body, places[index]!]))] as const
      }),
    )
    return bodies.map((body) =>
      columns.map(({ view, column }) => {
        const seen = found.get(view)!.get(calculatedFor(body))
        return seen ? column.value(isSouthNode(body) ? opposite(seen) : seen, local) : Number.NaN
      }),
    )
  }
}

const opposite = (seen: SeenPlace): SeenPlace => ({
  longitude: normalise(seen.longitude + 180),
  latitude: -seen.latitude,
  rightAscension: normalise(seen.rightAscension + 180),
  declination: -seen.declination,
  distance: Number.NaN,
})
