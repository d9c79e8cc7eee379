/** A number that JSON writes with at most `places` decimals. */
export function decimals(value: number, places: number): number {
  const power = 10 ** places
  return Math.round(value * power) / power
}
