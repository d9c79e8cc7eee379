import { millidegrees, SIGNS, signIndex } from '../../astro/sign.ts'

/** A longitude in its sign as charts show it: the sign abbreviated, three decimals. */
export function chartPosition(longitude: number) {
  const index = signIndex(longitude)
  const { abbreviation, id } = SIGNS[index]!
  const thousandths = millidegrees(longitude)
  return {
    sign: abbreviation,
    sign_id: id,
    pos: (thousandths - index * 30_000) / 1000,
    abs_pos: thousandths / 1000,
  }
}
