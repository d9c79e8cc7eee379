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
