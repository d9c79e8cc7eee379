/** An angle of a circle, or hours of a day, with at most `places` decimals: 359.9996 becomes 0 and not 360. */
export const turn = (value: number, places: number, whole = 360): number => decimals(value, places) % whole

/** A number that JSON writes with at most `places` decimals. */
export function decimals(value: number, places: number): number {
  const power = 10 ** places
  return Math.round(value * power) / power
}
