/** An angle reduced to [0, 360), in degrees. Most angles need one turn at most: an addition is faster than a remainder. */
export function normalise(degrees: number): number {
  if (degrees >= 0 && degrees < 360) return degrees
  const turned = degrees >= -360 && degrees < 720 ? degrees : degrees % 360
  if (turned >= 360) return turned - 360
  // A tiny negative angle plus 360 rounds to 360 in a double.
  return turned < 0 ? (turned + 360) % 360 : turned
}

/** The signed shortest arc from one longitude to another, in [-180, 180) degrees. */
export const arc = (from: number, to: number): number => normalise(to - from + 180) - 180

/** The angle between two longitudes in [0, 360), in [0, 180] degrees. One subtraction keeps the decimals of the input. */
export function separation(a: number, b: number): number {
  const apart = Math.abs(a - b)
  return apart > 180 ? 360 - apart : apart
}

/** The middle of the shorter arc between two longitudes. For opposite ones it is 90 degrees after the first. */
export const midpoint = (a: number, b: number): number => {
  const way = arc(a, b)
  return normalise(a + (way === -180 ? 90 : way / 2))
}

const RADIANS = Math.PI / 180

/**
 * The declination of a point of the ecliptic sphere, in degrees, for an obliquity in degrees: sin d = sin b cos e +
 * cos b sin e sin l, the rotation of the ecliptic into the equator (Meeus, Astronomical Algorithms, 13.4).
 */
export function declinations(obliquity: number): (longitude: number, latitude: number) => number {
  const sine = Math.sin(obliquity * RADIANS)
  const cosine = Math.cos(obliquity * RADIANS)
  return (longitude, latitude) => {
    const b = latitude * RADIANS
    return Math.asin(Math.sin(b) * cosine + Math.cos(b) * sine * Math.sin(longitude * RADIANS)) / RADIANS
  }
}

/**
 * The right ascension of a point of the ecliptic sphere, in [0, 360) degrees, for an obliquity in degrees: tan a = (sin l cos e -
 * tan b sin e) / cos l (Meeus, Astronomical Algorithms, 13.3).
 */
export function rightAscensions(obliquity: number): (longitude: number, latitude: number) => number {
  const sine = Math.sin(obliquity * RADIANS)
  const cosine = Math.cos(obliquity * RADIANS)
  return (longitude, latitude) => {
    const l = longitude * RADIANS
    return normalise(Math.atan2(Math.sin(l) * cosine - Math.tan(latitude * RADIANS) * sine, Math.cos(l)) / RADIANS)
  }
}
