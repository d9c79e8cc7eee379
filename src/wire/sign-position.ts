import { millidegrees, SIGNS, signIndex } from '../astro/sign.ts'

/** The degree within the sign. Its seven decimals never round up to 30. */
export const inSign = (longitude: number): number => Math.min(longitude - signIndex(longitude) * 30, 29.999_999_9)

/** A longitude, whose seven decimals never round up to 360. */
export const inCircle = (longitude: number): number => Math.min(longitude, 359.999_999_9)

/** The sign of a longitude and the degree within it, by the names of the contract. */
export function signPosition(longitude: number) {
  const index = signIndex(longitude)
  const sign = SIGNS[index]!
  const thousandths = millidegrees(longitude)
  return {
    sign: sign.name,
    sign_abbr: sign.abbreviation,
    sign_id: sign.id,
    pos: (thousandths - index * 30_000) / 1000,
    abs_pos: thousandths / 1000,
  }
}
