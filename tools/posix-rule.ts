import type { ChangeDay, YearlyRule } from '../src/astro/zone-row.ts'
import type { LocalTimeType } from './tzif.ts'

/** A rule of the POSIX variable TZ with two times of the year: `EET-2EEST,M3.5.0/3,M10.5.0/4`. */
const RULE = /^(?:[A-Za-z]+|<[^>]+>)[-+\d:]+(?:[A-Za-z]+|<[^>]+>)[-+\d:]*,(.+),(.+)$/
const STANDARD = /^([A-Za-z]+|<[^>]+>)/
const DAYLIGHT = /[\d]([A-Za-z]+|<[^>]+>)[-+\d:]*,/
const DAY = /^M(\d+)\.(\d)\.(\d)(?:\/(.+))?$/
/** A change without a time happens at 2:00. */
const DEFAULT_SECONDS = 7200

/** The rule of a footer as indexes of a zone's types; null if its clocks change no more. Throws for other kinds of rule. */
export function ruleOf(footer: string, types: readonly LocalTimeType[]): YearlyRule | null {
  if (!footer.includes(',')) return null
  const [, start = '', end = ''] = RULE.exec(footer) ?? []
  const last = (name: string, isDst: boolean): number =>
    types.findLastIndex((type) => type.abbreviation === name.replaceAll(/[<>]/g, '') && type.isDst === isDst)
  const standard = last(STANDARD.exec(footer)?.[1] ?? '', false)
  const daylight = last(DAYLIGHT.exec(footer)?.[1] ?? '', true)
  if (standard < 0 || daylight < 0) throw new Error(`The types of ${footer} are unknown`)
  const offsets = [types[standard]!.offsetSeconds, types[daylight]!.offsetSeconds] as const
  return [
    { ...dayOf(start, footer), type: daylight, offsetBefore: offsets[0] },
    { ...dayOf(end, footer), type: standard, offsetBefore: offsets[1] },
  ]
}

function dayOf(text: string, footer: string): Omit<ChangeDay, 'type' | 'offsetBefore'> {
  const [, month, week, weekday, time] = DAY.exec(text) ?? []
  if (!month) throw new Error(`${text} of ${footer} cannot be read`)
  return {
    month: Number(month),
    week: Number(week),
    weekday: Number(weekday),
    seconds: time ? secondsOf(time) : DEFAULT_SECONDS,
  }
}

function secondsOf(time: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.replace('-', '').split(':').map(Number)
  return (time.startsWith('-') ? -1 : 1) * (hours * 3600 + minutes * 60 + seconds)
}

/** `B3.5.0/7200 A10.5.0/10800`: the type from a weekday of a month on, and the seconds on its clock. */
export const packRule = (rule: YearlyRule, letters: string): string =>
  rule
    .map(({ type, month, week, weekday, seconds }) => `${letters[type]}${month}.${week}.${weekday}/${seconds}`)
    .join(' ')
