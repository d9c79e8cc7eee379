import { escapeHtml } from '../../platform/mail/letters.ts'
import type { Field, Leaf } from './form-fields.ts'
import { fieldsHtml, type Given, idOf } from './form-html.ts'
import { labelOf } from './labels.ts'

/** The fields of a birth that are always shown. The others are folded away. */
const FIRST = ['name', 'city', 'year', 'month', 'day', 'hour', 'minute', 'time_known'] as const
const BEHIND = ['second', 'lat', 'lng', 'tz_str', 'calendar', 'dst_policy'] as const

/** The names of the fields that a birth shows. */
export const BIRTH_NAMES: readonly string[] = [...FIRST, ...BEHIND]

interface Birth {
  readonly legend: string
  /** Its fields, by name. */
  readonly fields: ReadonlyMap<string, Field>
  readonly given: Given
}

/** When and where someone was born. Dates are typed: calendar widgets do not reach the years of births. */
export function birthHtml({ legend, fields, given }: Birth): string {
  const leaf = (name: (typeof FIRST)[number]): Leaf => fields.get(name) as Leaf
  const behind = BEHIND.flatMap((name) => fields.get(name) ?? [])
  const isOpen = behind.some(({ path }) => given.has(path))
  const isUnknown = given.get(leaf('time_known').path)?.[0] === 'false'
  const input = (name: 'name' | 'year' | 'month' | 'day' | 'hour' | 'minute', label: string, digits: number) =>
    inputHtml(leaf(name), given, { label, digits, isOff: isUnknown && (name === 'hour' || name === 'minute') })
  return `<fieldset class="birth"><legend>${escapeHtml(legend)}</legend>
${input('name', 'Name', 0)}
${placeHtml(leaf('city'), given, labelOf('city'))}
<div class="three">${input('year', 'Year', 6)}${input('month', 'Month', 2)}${input('day', 'Day', 2)}</div>
<div class="three">${input('hour', 'Hour', 2)}${input('minute', 'Minute', 2)}${unknownTime(leaf('time_known'), isUnknown)}</div>
<details class="group"${isOpen ? ' open' : ''}><summary>Coordinates, time zone, calendar</summary><div class="fields">${fieldsHtml(behind, { given, part: 'body' })}</div></details>
</fieldset>`
}

interface Look {
  readonly label: string
  /** The digits of a number. A name has none. */
  readonly digits: number
  readonly isOff: boolean
}

const LABEL_MAX = 200

function inputHtml({ path, kind }: Leaf, given: Given, { label, digits, isOff }: Look): string {
  const id = idOf(path)
  const value = escapeHtml(given.get(path)?.[0] ?? '')
  return `<div class="field" data-field="${path}"><label for="${id}">${label}</label><input type="text" id="${id}" name="${path}" data-kind="${kind}" data-part="body" value="${value}"${
    digits === 0
      ? ` maxlength="${LABEL_MAX}"`
      : ` maxlength="${digits + 10}" inputmode="${digits === 2 ? 'numeric' : 'text'}"`
  } autocomplete="off" spellcheck="false" aria-describedby="${id}-fault"${isOff ? ' disabled' : ''}><p class="fault" id="${id}-fault" hidden></p></div>`
}

/** The script autocompletes the place, and fills in the coordinates. */
export function placeHtml({ path, hint }: Leaf, given: Given, label: string): string {
  const id = idOf(path)
  const stem = path.slice(0, -'city'.length)
  return `<div class="field place" data-field="${path}"><label for="${id}">${escapeHtml(label)}</label><input type="text" id="${id}" name="${path}" data-kind="text" data-part="body" value="${escapeHtml(given.get(path)?.[0] ?? '')}" maxlength="${LABEL_MAX}" autocomplete="off" spellcheck="false" aria-describedby="${id}-hint ${id}-fault" data-place="${stem}"><p class="hint" id="${id}-hint">${
    hint === undefined ? '' : 'Type a city, then choose it from the list.'
  }</p><p class="fault" id="${id}-fault" hidden></p></div>`
}

const unknownTime = ({ path }: Leaf, isUnknown: boolean): string =>
  `<div class="field" data-field="${path}"><label class="choice"><input type="checkbox" id="${idOf(path)}" name="${path}" data-kind="flag" data-part="body" data-standard="true" data-opposite${
    isUnknown ? ' checked' : ''
  } aria-describedby="${idOf(path)}-fault">I don’t know the time</label><p class="fault" id="${idOf(path)}-fault" hidden></p></div>`
