/** An angle of a circle, or hours of a day, with at most `places` decimals: 359.9996 becomes 0 and not 360. */
export const turn = (value: number, places: number, whole = 360): number => decimals(value, places) % whole

/** A number that JSON writes with at most `places` decimals. */
export function decimals(value: number, places: number): number {
  const power = 10 ** places
  return Math.round(value * power) / power
}

/** A number in units of its last decimal place, rounded as written digits are. */
export function lastPlaces(value: number, places: number): number {
  const power = 10 ** places
  const size = Math.abs(value)
  const whole = Math.floor(size)
  const units = whole * power + Math.floor((size - whole) * power + 0.5)
  return value < 0 && units !== 0 ? -units : units
}
