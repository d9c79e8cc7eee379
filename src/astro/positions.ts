import { normalise } from './angle.ts'
import { type Body, calculatedFor, isSouthNode } from './body.ts'
import type { Position, Sky, Zodiac } from './sky.ts'

/** Positions of a fixed list of bodies, in its order. The sky is asked once for each calculated body. */
export function positionsOf(bodies: readonly Body[]): (sky: Sky, jd: number, zodiac: Zodiac) => Position[] {
  const calculated = [...new Set(bodies.map(calculatedFor))]
  const sources = bodies.map((body) => calculated.indexOf(calculatedFor(body)))
  const mirrored = bodies.map(isSouthNode)
  return (sky, jd, zodiac) => {
    const found = sky.positions(calculated, jd, zodiac)
    return sources.map((source, index) => (mirrored[index] ? opposite(found[source]!) : found[source]!))
  }
}

/** Distances of a fixed list of bodies, in its order; NaN for south nodes. */
export function distancesOf(bodies: readonly Body[]): (sky: Sky, jd: number) => number[] {
  const calculated = bodies.filter((body) => !isSouthNode(body)).map(calculatedFor)
  const sources = bodies.map((body) => (isSouthNode(body) ? -1 : calculated.indexOf(calculatedFor(body))))
  return (sky, jd) => {
    const found = sky.distances(calculated, jd)
    return sources.map((source) => found[source] ?? Number.NaN)
  }
}

/** The opposite end of the nodal axis. */
const opposite = (position: Position): Position => ({
  longitude: normalise(position.longitude + 180),
  latitude: -position.latitude,
  speed: position.speed,
  declination: -position.declination,
})
