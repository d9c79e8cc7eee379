import { millidegrees, SIGNS, signIndex } from '../../astro/sign.ts'

/** A longitude in its sign, for charts: the abbreviated sign, and three decimals. */
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
