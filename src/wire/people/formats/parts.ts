import { UnreadableRecord } from './format.ts'

/** The time of day of a record; null if it is not known. */
export interface Clock {
  readonly hour: number
  readonly minute: number
  readonly second: number
}

const SIXTY = 60
const CLOCK = /^(\d{1,2})(?:\s*[:.h]\s*(\d{1,2}))?(?:\s*[:.m]\s*(\d{1,2})(?:\.\d+)?)?\s*(am|pm|a\.m\.|p\.m\.)?$/i

/** `11:04`, `22:30:12`, `1.10`, `22h30:12`, `19`, `12:59:17 pm`. */
export function clockOf(text: string): Clock {
  const [, hours, minute = '0', second = '0', half] = CLOCK.exec(text.trim()) ?? []
  if (hours === undefined)
    throw new UnreadableRecord(`The time “${text.trim()}” cannot be read: expected 14:30 or 2:30 pm`)
  const hour = half ? (Number(hours) % 12) + (/^p/i.test(half) ? 12 : 0) : Number(hours)
  if (
    hour > 23 ||
    Number(minute) >= SIXTY ||
    Number(second) >= SIXTY ||
    (half && (Number(hours) < 1 || Number(hours) > 12))
  )
    throw new UnreadableRecord(`There is no time “${text.trim()}”`)
  return { hour, minute: Number(minute), second: Number(second) }
}

/** The fields of a time of day, or of one that is not known. */
export const timeFields = (clock: Clock | null): Readonly<Record<string, unknown>> =>
  clock
    ? { time_known: true, hour: clock.hour, minute: clock.minute, ...(clock.second > 0 && { second: clock.second }) }
    : { time_known: false }

const ANGLE =
  /^(\d{1,3})\s*[°:]?\s*([nsew])\s*(\d{1,2})?(?:\s*[':]\s*(\d{1,2})"?|'(\d{2}))?'?$|^(\d{1,3})[°:\s]\s*(\d{1,2})(?:[':\s]\s*(\d{1,2}))?["']*\s*([nsew])$|^([nsew])\s*(\d{1,3})[.:°](\d{1,2})(?:[.:'](\d{1,2}))?"?$/i
const DECIMAL = /^[+-]?\d{1,3}(?:\.\d+)?$/

const KINDS = {
  latitude: { most: 90, letters: 'ns', example: '49n05 or 49.083' },
  longitude: { most: 180, letters: 'ew', example: '8e11 or 8.183' },
} as const

/** `49n05`, `51N38:00`, `15s53:03`, `52N13'00`, `48°15'30"N`, or degrees with a point, north and east positive. */
export function angleOf(text: string, kind: keyof typeof KINDS): number {
  const { most, letters, example } = KINDS[kind]
  const given = text.trim()
  const value = DECIMAL.test(given) ? Number(given) : sexagesimal(given, letters)
  if (value === null || !(Math.abs(value) <= most))
    throw new UnreadableRecord(`The ${kind} “${given}” cannot be read: expected a value such as ${example}`)
  return Number(value.toFixed(6))
}

function sexagesimal(text: string, letters: string): number | null {
  const found = ANGLE.exec(text)
  if (!found) return /^0+:?0*$/.test(text) ? 0 : null
  const [, d1, l1, m1, s1, s1b, d2, m2, s2, l2, l3, d3, m3, s3] = found
  const [letter, ...parts] = l1 ? [l1, d1, m1, s1 ?? s1b] : l2 ? [l2, d2, m2, s2] : [l3, d3, m3, s3]
  const [degrees, minutes, seconds] = parts.map((part) => Number(part ?? 0)) as [number, number, number]
  const side = letters.indexOf((letter ?? '').toLowerCase())
  if (side < 0 || minutes >= SIXTY || seconds >= SIXTY) return null
  const value = degrees + minutes / SIXTY + seconds / SIXTY ** 2
  // The second letter of "ns" is south, but the second of "ew" is west: both are negative.
  return side === 1 ? -value : value
}

/** `49n05`, with seconds if there are some: `43n31:12`. */
export function angleText(degrees: number, kind: keyof typeof KINDS, between = ':'): string {
  const seconds = Math.round(Math.abs(degrees) * SIXTY ** 2)
  const letter = KINDS[kind].letters[degrees < 0 ? 1 : 0]
  const rest = seconds % SIXTY
  const minutes = two(Math.floor(seconds / SIXTY) % SIXTY)
  return `${Math.floor(seconds / SIXTY ** 2)}${letter}${minutes}${rest === 0 ? '' : `${between}${two(rest)}`}`
}

/** An offset as the field `tz_str`: `+01:00`, or `+00:21:48`. */
export function offsetText(seconds: number): string {
  const size = Math.abs(seconds)
  const [h, m, s] = [Math.floor(size / SIXTY ** 2), Math.floor(size / SIXTY) % SIXTY, size % SIXTY]
  return `${seconds < 0 ? '-' : '+'}${two(h)}:${two(m)}${s === 0 ? '' : `:${two(s)}`}`
}

/** The seconds of an offset in hours, minutes and seconds, up to 15 hours, the most that a clock ever had with summer time. */
export function offsetSeconds(sign: number, hours = '0', minutes = '0', seconds = '0'): number {
  const size = Number(hours) * SIXTY ** 2 + Number(minutes) * SIXTY + Number(seconds)
  if (Number(minutes) >= SIXTY || Number(seconds) >= SIXTY || size > 16 * SIXTY ** 2)
    throw new UnreadableRecord(`There is no time zone ${hours}:${minutes}:${seconds} from Greenwich`)
  return sign * size
}

export const two = (value: number): string => String(value).padStart(2, '0')

/** `14:30`, or `14:30:12`. */
export const clockText = ({ hour, minute, second }: Clock): string =>
  `${two(hour)}:${two(minute)}${second ? `:${two(second)}` : ''}`
