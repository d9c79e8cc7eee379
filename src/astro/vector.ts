/** A vector with three components. */
export type Vector = readonly [number, number, number]

export const ORIGIN: Vector = [0, 0, 0]

export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const length = (a: Vector): number => Math.hypot(...a)
export const minus = (a: Vector, b: Vector): Vector => plus(a, b, -1)

/** A vector plus a multiple of another one. */
export const plus = (a: Vector, b: Vector, times: number): Vector => [
  a[0] + times * b[0],
  a[1] + times * b[1],
  a[2] + times * b[2],
]

export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

/** The part of a vector at a right angle to a unit vector. */
export const across = (a: Vector, unit: Vector): Vector => plus(a, unit, -dot(a, unit))

/** The unit vector from one point to another. */
export function direction(from: Vector, to: Vector): Vector {
  const way = minus(to, from)
  return plus(ORIGIN, way, 1 / length(way))
}

/** The angle between two vectors in radians, which is exact for small angles too. */
export const angleBetween = (a: Vector, b: Vector): number => Math.atan2(length(cross(a, b)), dot(a, b))

/** A vector turned about the third axis, from the first one to the second. */
export function turned([x, y, z]: Vector, radians: number): Vector {
  const sine = Math.sin(radians)
  const cosine = Math.cos(radians)
  return [x * cosine - y * sine, x * sine + y * cosine, z]
}
