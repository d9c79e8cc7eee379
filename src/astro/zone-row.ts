import { civilDays, civilFields, DAY_MS, daysInMonth, SECOND_MS } from './civil.ts'
import { type MeanTime, meanTimeOfName } from './legal-mean-times.ts'
import { ZONE_ROWS } from './zone-table.ts'

/** The civil time of a zone while it has one offset and one name. */
export interface LocalTime {
  readonly offsetSeconds: number
  /** `EET`, `BDST`, `LMT`; digits such as `+0530` where the tz database has no letters. */
  readonly abbreviation: string
  /**
   * The daylight saving flag of the database. Ireland and Morocco have negative daylight saving time: Ireland's standard
   * time is that of summer, and its winter has the flag. Null for an offset without a zone.
   */
  readonly isDst: boolean | null
  /**
   * `place`: each place had the mean time of its own longitude, as before the first standard time. `city`: the mean time of
   * the zone's city. `unknown`: the tz database knows no clock. Null for a standard time.
   */
  readonly meanTime: MeanTime | null
}

/** The history of a zone, read from its row of the table. */
export interface ZoneRow {
  /** The name in the spelling of the tz database. */
  readonly id: string
  readonly types: readonly LocalTime[]
  /** Unix milliseconds of each change up to 2100, in order. The first is minus infinity. */
  readonly times: Float64Array
  /** The index of the type that begins at each of these instants. */
  readonly kinds: Uint8Array
  /** The rule after the last change; null if the clocks change no more. */
  readonly rule: YearlyRule | null
}

const RULED_UNTIL_YEAR = 2100
/** Code of the letter `A`, which stands for the first type. */
const FIRST_LETTER = 65

/** Each name in lower case, with its spelling and its row. */
const ROWS: ReadonlyMap<string, readonly [id: string, row: string]> = new Map(
  ZONE_ROWS.trim()
    .split('\n')
    .flatMap((row) =>
      row
        .slice(0, row.indexOf(';'))
        .split(' ')
        .map((id) => [id.toLowerCase(), [id, row]] as const),
    ),
)

/** All names of the tz database. */
export const ZONE_NAMES: readonly string[] = [...ROWS.values()].map(([id]) => id)

/** The names that have the same history as a name of the tz database, with itself; empty for an unknown name. */
export function namesOf(name: string): readonly string[] {
  const row = ROWS.get(name.toLowerCase())?.[1]
  return row === undefined ? [] : row.slice(0, row.indexOf(';')).split(' ')
}

/** Letters of other alphabets may become ASCII letters in lower case. */
const ASCII = /^[!-~]+$/

/** The row of a name in any case; null for an unknown name. */
export function findRow(name: string): ZoneRow | null {
  const found = ASCII.test(name) ? ROWS.get(name.toLowerCase()) : undefined
  if (!found) return null
  const [id, row] = found
  const [, typeText = '', changeText = '', ruleText = ''] = row.split(';')
  const types = typesOf(typeText)
  const rule = ruleOf(ruleText, types)
  return { id, types, rule, ...changesOf(changeText, rule) }
}

/** `offset name,offset name`: seconds in base 36; `!` marks daylight saving time, `*` the mean time before standard time. */
const typesOf = (text: string): LocalTime[] =>
  text.split(',').map((type) => {
    const [, offset = '', abbreviation = '', mark] = /^(\S+) ([-+\w]+)([!*]?)$/.exec(type) ?? []
    const offsetSeconds = Number.parseInt(offset, 36)
    return {
      offsetSeconds,
      abbreviation,
      isDst: mark === '!',
      meanTime: mark === '*' ? 'place' : meanTimeOfName(abbreviation, offsetSeconds),
    }
  })

/**
 * `timeLetter…`: seconds in base 36, each as the difference from the previous one, and the letter of the type that begins.
 * The changes of the rule up to 2100 are added, so that a search finds them too.
 */
function changesOf(text: string, rule: YearlyRule | null): Pick<ZoneRow, 'times' | 'kinds'> {
  const times = [-Infinity]
  const kinds = [0]
  let seconds = 0
  for (const [, added = '', letter = ''] of text.matchAll(/([-\da-z]+)([A-Z])/g)) {
    seconds += Number.parseInt(added, 36)
    times.push(seconds * SECOND_MS)
    kinds.push(letter.charCodeAt(0) - FIRST_LETTER)
  }
  const last = times.at(-1)!
  for (let { year } = civilFields(last); rule && year < RULED_UNTIL_YEAR; year += 1) {
    for (const { epochMs, type } of yearlyChanges(rule, year)) {
      if (epochMs <= last) continue
      times.push(epochMs)
      kinds.push(type)
    }
  }
  return { times: Float64Array.from(times), kinds: Uint8Array.from(kinds) }
}

/** `letter month.week.weekday/seconds` for both changes of a year. */
function ruleOf(text: string, types: readonly LocalTime[]): YearlyRule | null {
  const [one, other] = [...text.matchAll(/([A-Z])(\d+)\.(\d)\.(\d)\/(-?\d+)/g)].map(
    ([, letter = '', month, week, weekday, seconds]) => ({
      type: letter.charCodeAt(0) - FIRST_LETTER,
      month: Number(month),
      week: Number(week),
      weekday: Number(weekday),
      seconds: Number(seconds),
    }),
  )
  if (!one || !other) return null
  const after = (day: Omit<ChangeDay, 'offsetBefore'>): number => types[day.type]!.offsetSeconds
  return [
    { ...one, offsetBefore: after(other) },
    { ...other, offsetBefore: after(one) },
  ]
}

/** A day of each year on which a clock changes. */
export interface ChangeDay {
  /** Index of the type of time that begins. */
  readonly type: number
  readonly month: number
  /** 1 to 4 counts from the beginning of the month; 5 is the last such weekday. */
  readonly week: number
  /** 0 is Sunday. */
  readonly weekday: number
  /** Time of the change on the clock before it, from midnight; below zero or above a day for another day. */
  readonly seconds: number
  /** Offset of the clock before the change. */
  readonly offsetBefore: number
}

/** The two changes of each year for all time to come. */
export type YearlyRule = readonly [ChangeDay, ChangeDay]

export interface YearlyChange {
  readonly epochMs: number
  readonly type: number
}

/** The changes that a rule makes in a year of the local calendar, in order. */
export function yearlyChanges([one, other]: YearlyRule, year: number): [YearlyChange, YearlyChange] {
  const a = changeOf(one, year)
  const b = changeOf(other, year)
  return a.epochMs < b.epochMs ? [a, b] : [b, a]
}

const changeOf = (day: ChangeDay, year: number): YearlyChange => ({
  epochMs: dayOf(day, year) * DAY_MS + (day.seconds - day.offsetBefore) * SECOND_MS,
  type: day.type,
})

/** Days from the epoch to the day of a rule. */
function dayOf({ month, week, weekday }: ChangeDay, year: number): number {
  const first = civilDays(year, month, 1)
  const day = (((weekday - EPOCH_WEEKDAY - first) % 7) + 7) % 7
  const days = day + (week - 1) * 7
  return first + (days < daysInMonth(year, month) ? days : days - 7)
}

/** 1 January 1970 was a Thursday. */
const EPOCH_WEEKDAY = 4
