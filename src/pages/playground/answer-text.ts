import { POINT_NAMES } from '../../astro/body-names.ts'
import { SIGNS, signIndex } from '../../astro/sign.ts'
import { dateText, momentText } from '../charts/dates.ts'
import { placeText } from '../charts/degrees.ts'

/** An object of an answer. */
export type Members = Readonly<Record<string, unknown>>

/** True for a value without members. */
export const isScalar = (value: unknown): value is string | number | boolean | null =>
  value === null || typeof value !== 'object'
/** True for an object that is no list. */
export const isMembers = (value: unknown): value is Members => !isScalar(value) && !Array.isArray(value)
/** True for a list of values without members. */
export const isScalars = (value: unknown): value is readonly unknown[] => Array.isArray(value) && value.every(isScalar)
/** True for a list of objects that has some. */
export const isList = (value: unknown): value is readonly Members[] =>
  Array.isArray(value) && value.length > 0 && value.every(isMembers)

/** A number stays one, and any other value is a text. */
export const number = (value: unknown): number | string => (typeof value === 'number' ? value : text(value))

/** A value as a text for people. */
export const text = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return listed(value.map(named).filter(Boolean))
  if (typeof value === 'object') return named(value)
  const said = String(value)
  if (DAY.test(said)) return dateText(said, 'short')
  if (INSTANT.test(said)) return momentText(said, 'short') + (UTC.test(said) ? ' UTC' : '')
  const title = POINT_NAMES[said] ?? SIGN_NAMES.get(said)
  if (title !== undefined) return title
  return CODE.test(said) ? said.replaceAll('_', ' ') : said
}

/** Items that have commas themselves are separated by semicolons. */
const listed = (items: readonly string[]): string => items.join(items.some((each) => each.includes(', ')) ? '; ' : ', ')

/** A value that stands for words, such as `own_or_exalted`. The JSON has it as programs read it. */
const CODE = /^[a-z]+(?:_[a-z0-9]+)+$/

const DAY = /^[+-]?\d{4,6}-\d\d-\d\d$/
const INSTANT = /^[+-]?\d{4,6}-\d\d-\d\dT\d\d:/
const UTC = /(?:Z|\+00:00)$/
const SIGN_NAMES: ReadonlyMap<string, string> = new Map(SIGNS.map(({ id, name }) => [id, name]))

/** Members that name an object, the best name first. */
const NAMES = 'name id key title yoga planet lord by utc exact_at message'.split(' ')

/** An object within a cell by what names it. */
const named = (value: unknown): string => {
  if (!isMembers(value)) return text(value)
  const { position_text, sign, points } = value
  const name = NAMES.find((each) => (value[each] ?? '') !== '')
  const place = position_text ?? (isScalar(sign) ? sign : null)
  const score = typeof points === 'number' ? `(${points})` : null
  return [name && value[name], place, score].filter(Boolean).map(text).join(' ')
}

const LONGITUDES = ['abs_pos', 'longitude_deg', 'absolute_degree']
/** What says the same as a place in the zodiac. */
const OF_PLACE: ReadonlySet<string> = new Set([
  ...LONGITUDES,
  ...'sign sign_id sign_abbr pos deg longitude_text position_text degree_in_sign degree sign_degree'.split(' '),
])

/** The longitude of a sign with degrees within it. */
function inSign({ sign, deg }: Members): number | null {
  const index = SIGNS.findIndex(({ name }) => name === sign)
  return index >= 0 && typeof deg === 'number' ? index * 30 + deg : null
}

/** An object with its place in degrees, minutes and sign, instead of the numbers that it is made of. */
export function placed<Value>(value: Value): Value | Members {
  if (!isMembers(value) || typeof value['sign'] !== 'string') return value
  const longitude = LONGITUDES.map((name) => value[name]).find((each) => typeof each === 'number') ?? inSign(value)
  if (typeof longitude !== 'number') return value
  const { abbreviation } = SIGNS[signIndex(longitude)]!
  if (!value['sign'].toLowerCase().startsWith(abbreviation.toLowerCase())) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]) =>
      name === 'sign' ? [['place', placeText(longitude)]] : OF_PLACE.has(name) ? [] : [[name, each]],
    ),
  )
}
