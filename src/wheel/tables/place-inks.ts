import { elementOf, signIndex } from '../../astro/sign.ts'
import { degreesAndMinutes } from '../arrange.ts'
import { signGlyph } from '../glyph.ts'
import { type Area, columnsOf, padded } from './area.ts'
import { commonHeight, fittedGlyph, fittedText, type Ink } from './fitted.ts'
import type { Sheet } from './sheet.ts'

/** Degrees, sign and minutes stand in columns. */
const SHARES = [0.36, 0.28, 0.36]
const WIDEST = ['28°', '58′']
const GAP = 2
/** The height of a sign relative to its degrees. */
const SIGN = 1.25

/** The place of a longitude in its sign: degrees, sign, and whole minutes rounded down, where they are known. */
export function placeInks(
  { look, script }: Sheet,
  longitude: number,
  area: Area,
  { height, withMinutes }: { readonly height: number; readonly withMinutes: boolean },
): Ink[] {
  const { config } = look
  const palette = look.on('disk')
  const [before, middle, after] = columnsOf(area, SHARES).map((each) => padded(each, GAP)) as [Area, Area, Area]
  const size = commonHeight(WIDEST, script, height, before)
  const sign = signIndex(longitude)
  const { degrees, minutes } = degreesAndMinutes(longitude)
  const text = { script, height: size }
  const color = config.custom_sign_color ?? palette[elementOf(sign)]
  return [
    fittedText(`${degrees}°`, before, { ...text, name: 'degree', color: palette.text, anchor: 'end' }),
    fittedGlyph((place, tall) => signGlyph(sign, place, tall), middle, { name: 'in-sign', height: size * SIGN, color }),
    ...(withMinutes
      ? [fittedText(`${String(minutes).padStart(2, '0')}′`, after, { ...text, name: 'minute', color: palette.muted })]
      : []),
  ]
}
