import { DAY_MS, isoCivilDate } from '../../../astro/civil.ts'
import type { Sky } from '../../../astro/sky.ts'
import type { AskedMuhurta, FoundMuhurtas, FoundWindow } from '../../../calculation/charting/vedic/muhurta.ts'
import { usedPrecision } from '../../../contract/sky/sources.ts'
import { zodiacOfAyanamsha } from '../../../contract/vedic/request.ts'
import type { Warning } from '../../../contract/warnings.ts'
import type { Language } from '../../../languages/language.ts'
import { type momentsOf, rejectedReply } from '../../../wire/vedic/muhurta.ts'

/** Whether a window is taken. */
export const isTaken = ({ lacks }: FoundWindow): boolean => lacks.length === 0

/** The range of a request. */
export const rangeReply = ({ startMs, endMs }: Pick<AskedMuhurta, 'startMs' | 'endMs'>) => ({
  start_date: isoCivilDate(startMs),
  end_date: isoCivilDate(endMs),
  day_count: (endMs - startMs) / DAY_MS + 1,
})

/** What is not taken, with its reasons. Windows come first: they lack the least. */
export const rejectedOf = ({ cast, windows, rejected }: FoundMuhurtas, asked: AskedMuhurta, limit: number) =>
  [
    ...windows.filter((window) => !isTaken(window)).map((window) => ({ what: window, codes: window.lacks })),
    ...rejected.map((day) => ({ what: day, codes: day.reasons })),
  ]
    .slice(0, limit)
    .map(({ what, codes }) => rejectedReply(cast.zone, asked, what, codes))

/** How many days and windows lack what, most first. */
export function rejectionCounts({ windows, rejected }: FoundMuhurtas) {
  const codes = [...windows.flatMap(({ lacks }) => lacks), ...rejected.flatMap(({ reasons }) => reasons)]
  return [...Map.groupBy(codes, (code) => code)]
    .map(([code, all]) => ({ code, count: all.length }))
    .toSorted((one, other) => other.count - one.count)
}

/** Why there is no window, in a sentence. */
export const noWindowText = (found: FoundMuhurtas): string =>
  `No date of the range has a window for this purpose: ${rejectionCounts(found)
    .map(({ code, count }) => `${code} ${count} times`)
    .join(', ')}.`

type Moment = ReturnType<typeof momentsOf>[number]

/** The avoided times of windows, in order. */
export const avoidedIn = <Avoided extends { readonly name: string; readonly start: string }>(
  windows: readonly { readonly criteria: { readonly avoid_periods: readonly Avoided[] } }[],
): Avoided[] =>
  [
    ...new Map(
      windows
        .flatMap(({ criteria }) => criteria.avoid_periods)
        .map((each) => [`${each.name} ${each.start}`, each] as const),
    ).values(),
  ].toSorted((one, other) => Date.parse(one.start) - Date.parse(other.start))

export const longestMoment = (moments: readonly Moment[]): Moment | null =>
  moments.toSorted((one, other) => other.duration_minutes - one.duration_minutes)[0] ?? null

export const metadataOf = (sky: Sky, { cast }: FoundMuhurtas, asked: AskedMuhurta, ruleset: string) => ({
  endpoint_version: 'v2' as const,
  ruleset_version: ruleset,
  ayanamsha: zodiacOfAyanamsha(asked.ayanamsha).ayanamsa,
  convention: asked.convention,
  month_reckoning: asked.month_reckoning,
  timezone_used: cast.zone.id,
  calculation_basis: 'sunrise_to_sunrise' as const,
  precision: usedPrecision(sky.sourceAt(cast.days[0]!.start)),
})

/** The warnings of a search: about place and clock, polar days, and the language. */
export function searchWarnings({ cast }: FoundMuhurtas, language: Language): Warning[] {
  const dark = cast.days.filter(({ solar }) => solar === null)
  return [
    ...cast.warnings,
    ...(dark.length > 0
      ? [
          {
            code: 'no_sunrise',
            message: `On ${dark.length} dates, from ${isoCivilDate(dark[0]!.civilMs)} on, the Sun does not both rise and set: the avoided times of the daylight are missing on these dates`,
          },
        ]
      : []),
    ...(language === 'en'
      ? []
      : [{ code: 'language_not_available', message: `The answer is in English. It does not exist in ${language}` }]),
  ]
}
