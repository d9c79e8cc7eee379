/** The time of a day. */
interface ClockTime {
  readonly hour: number
  readonly minute: number
}

/** `7:40`, `19.40`, `7h40`, `7h`, `19:40:30`, each perhaps with am or pm; `7 pm`. */
const TIME = /^(\d{1,2})(?: ?[:.h] ?([0-5]\d)(?:[:.][0-5]\d)?| ?(h))? ?(?:([ap])\.? ?m\.?)?$/
/** `0740`. */
const DIGITS = /^(\d\d)([0-5]\d)$/
const NOON = /^(?:12 )?noon$|^midday$/

/**
 * A time as people write it, in 24 hours or with am and pm. Null for ambiguous times: an hour alone, midnight (of
 * which end of the day), and 12:00 am or pm.
 */
export function readClockTime(text: string): ClockTime | null {
  const written = text.trim().toLowerCase().replaceAll(/\s+/g, ' ')
  if (NOON.test(written)) return { hour: 12, minute: 0 }
  const [, hours, minutes, sign, half] = TIME.exec(written) ?? DIGITS.exec(written) ?? []
  if (hours === undefined || (minutes === undefined && !sign && !half)) return null
  const [hour, minute] = [Number(hours), Number(minutes ?? 0)]
  if (!half) return hour < 24 ? { hour, minute } : null
  if (hour > 12 || (hour === 12 && minute === 0)) return null
  return { hour: (hour % 12) + (half === 'p' ? 12 : 0), minute }
}
