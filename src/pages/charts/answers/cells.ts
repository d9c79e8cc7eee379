import { SIGNS } from '../../../astro/sign.ts'
import { html, type Markup } from '../../../platform/markup.ts'
import { type Members, textOf } from '../answer-values.ts'
import { aspectName, nameOf, pointNamed } from '../aspects.ts'
import { dateText, momentText } from '../dates.ts'
import { placeInSign } from '../degrees.ts'
import { aspectMark, bodyMark, signMark } from '../glyphs.ts'

/** `♌ Leo` of the id or the name of a sign. */
export function signCell(sign: unknown): Markup | null {
  const own = SIGNS.find(({ id, name }) => id === sign || name === sign)
  return own ? html`<span class="named">${signMark(own.id)} ${own.name}</span>` : null
}

/** The name of a sign by its id. */
export const signName = (id: unknown): string => SIGNS.find((sign) => sign.id === id)?.name ?? textOf(id)

/** `☉ Sun` of the id of a body or of an angle. */
export const bodyCell = (id: unknown): Markup | null => (textOf(id) === '' ? null : pointNamed(textOf(id)))

/** A place in the zodiac, with the sign of retrograde motion. */
export const placeCell = (longitudeDeg: number | null, isRetrograde: unknown = false): Markup | null =>
  longitudeDeg === null ? null : html`${placeInSign(longitudeDeg)}${isRetrograde === true && RETROGRADE}`

/** Read as a word, and shown as a sign. */
export const RETROGRADE = html` <span aria-hidden="true" title="retrograde">℞</span><span class="aside">retrograde</span>`

/** `22 Jan 2027`. */
export const dayCell = (iso: unknown): Markup =>
  html`<span class="named" title="${momentText(textOf(iso))}">${dateText(textOf(iso), 'short')}</span>`

/** `22 Jan 2027, 13:27`. */
export const momentCell = (iso: unknown): Markup => html`<span class="named">${momentText(textOf(iso), 'short')}</span>`

/** `13:27` of an instant on its own clock. */
export const clockText = (iso: unknown): string => textOf(iso).slice('yyyy-mm-ddT'.length, 'yyyy-mm-ddThh:mm'.length)

/** `13:27`, or `1 Apr, 02:10` where it is not on the day that the table is about. */
export function clockOnDay(iso: unknown, day: string): string {
  const text = textOf(iso)
  if (text === '' || text.startsWith(day)) return clockText(iso)
  return momentText(text, 'short').replace(/ -?\d+(?: BC)?(?=,)/, '')
}

/** `15:33 to 17:03`. */
export const spanText = (value: Members, day: string): string =>
  `${clockOnDay(value['start_iso'], day)} to ${clockOnDay(value['end_iso'], day)}`

/** `Saturn ☍ opposition Mars`, each with its glyph. */
export const aspectCell = (from: string, type: string, to: string): Markup =>
  html`${bodyMark(from, nameOf(from))} ${nameOf(from)} <span class="soft">${aspectMark(type)} ${aspectName(type)}</span> ${bodyMark(to, nameOf(to))} ${nameOf(to)}`

/** `first quarter`, `new Moon`. */
export const phaseText = (phase: unknown): string => textOf(phase).replaceAll('_', ' ').replace('moon', 'Moon')

/** A text with its first letter as a capital. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A sentence of an answer, with its dates in words. */
export const proseText = (text: unknown): string =>
  textOf(text).replaceAll(/-?\d{4,6}-\d\d-\d\d(?!T)/g, (iso) => dateText(iso))
