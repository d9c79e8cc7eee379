import { SIGNS, signIndex, wholeMinutesInSign } from '../../astro/sign.ts'
import { html, type Markup } from '../../platform/markup.ts'
import { signMark } from './glyphs.ts'

const MINUTES = 60

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** `24°23′`: degrees and minutes within the sign, rounded down as charts are read. */
function degreesText(longitudeDeg: number): string {
  const minutes = wholeMinutesInSign(longitudeDeg)
  return `${Math.trunc(minutes / MINUTES)}°${twoDigits(minutes % MINUTES)}′`
}

/** `2°05′`: an angle without a sign, such as an orb, to the nearest minute. */
export function angleText(angleDeg: number): string {
  const minutes = Math.round(Math.abs(angleDeg) * MINUTES)
  return `${Math.trunc(minutes / MINUTES)}°${twoDigits(minutes % MINUTES)}′`
}

/** `24°23′ ♉ Taurus`, with the glyph of the sign. */
export function placeInSign(longitudeDeg: number): Markup {
  const { id, name } = SIGNS[signIndex(longitudeDeg)]!
  return html`<span class="place-in-sign"><span class="degrees">${degreesText(longitudeDeg)}</span> ${signMark(id)} <span class="sign-name">${name}</span></span>`
}

/** `24°23′ Taurus`: the same as text. */
export const placeText = (longitudeDeg: number): string =>
  `${degreesText(longitudeDeg)} ${SIGNS[signIndex(longitudeDeg)]!.name}`

/** `24°23′ Tau`: the same for narrow columns. */
export const shortPlaceText = (longitudeDeg: number): string =>
  `${degreesText(longitudeDeg)} ${SIGNS[signIndex(longitudeDeg)]!.abbreviation}`
