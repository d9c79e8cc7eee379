/** A stretch of time, in Julian days. */
export interface Stretch {
  readonly start: number
  readonly end: number
}

/**
 * A daylight of a place with the nights before and after it, which near the polar circles may have no beginning or no end. `weekday`
 * is 0 for Sunday.
 */
export interface SolarDay {
  readonly weekday: number
  readonly sunsetBefore: number | null
  readonly sunrise: number
  readonly sunset: number
  readonly nextSunrise: number | null
}

/** One of the equal parts of a stretch of time, counted from 1, or `count` of them. */
export const stretchPart = (from: number, to: number, parts: number, number: number, count = 1): Stretch => ({
  start: from + ((to - from) * (number - 1)) / parts,
  end: from + ((to - from) * (number - 1 + count)) / parts,
})

/** The parts of a daylight and of the night after it. Where the next Sun does not rise, the night has none. */
export const dayAndNight = <Part>(
  { sunrise, sunset, nextSunrise }: SolarDay,
  partsOf: (when: 'day' | 'night', from: number, to: number) => Part[],
): Part[] => [
  ...partsOf('day', sunrise, sunset),
  ...(nextSunrise === null ? [] : partsOf('night', sunset, nextSunrise)),
]

/** The number of the eighth of the daylight that each stretch takes, from Sunday on. */
export const RAHU_KALA = [8, 2, 7, 5, 6, 4, 3]
const YAMAGANDA = [5, 4, 3, 2, 1, 7, 6]
const GULIKA = [7, 6, 5, 4, 3, 2, 1]

const eighth = (table: readonly number[], { weekday, sunrise, sunset }: SolarDay): Stretch =>
  stretchPart(sunrise, sunset, 8, table[weekday]!)

export const rahuKala = (day: SolarDay): Stretch => eighth(RAHU_KALA, day)
export const yamaganda = (day: SolarDay): Stretch => eighth(YAMAGANDA, day)
export const gulikaKala = (day: SolarDay): Stretch => eighth(GULIKA, day)

/** Muhurtas of a daylight, and of a night. */
const MUHURTAS = 15

/** The eighth muhurta of the day, around noon. It does not count on a Wednesday. */
export const abhijit = ({ weekday, sunrise, sunset }: SolarDay): Stretch & { readonly available: boolean } => ({
  ...stretchPart(sunrise, sunset, MUHURTAS, 8),
  available: weekday !== 3,
})

/** The last muhurta of the night but one, before sunrise. */
export const brahmaMuhurta = ({ sunsetBefore, sunrise }: SolarDay): Stretch | null =>
  sunsetBefore === null ? null : stretchPart(sunsetBefore, sunrise, MUHURTAS, MUHURTAS - 1)

/** The muhurtas to avoid, from Sunday on, by day and by night, as almanacs print them. */
const DUR_MUHURTAS: readonly (readonly (readonly ['day' | 'night', number])[])[] = [
  [['day', 14]],
  [
    ['day', 9],
    ['day', 12],
  ],
  [
    ['day', 4],
    ['night', 7],
  ],
  [['day', 8]],
  [
    ['day', 6],
    ['day', 12],
  ],
  [
    ['day', 4],
    ['day', 9],
  ],
  [
    ['day', 1],
    ['day', 2],
  ],
]

export const durMuhurtas = ({ weekday, sunrise, sunset, nextSunrise }: SolarDay): Stretch[] =>
  DUR_MUHURTAS[weekday]!.flatMap(([when, number]) => {
    if (when === 'day') return [stretchPart(sunrise, sunset, MUHURTAS, number)]
    return nextSunrise === null ? [] : [stretchPart(sunset, nextSunrise, MUHURTAS, number)]
  })

/** The names of the eighths of day and night in Gujarat and Rajasthan, in their order by day and by night. */
export const CHOGHADIYAS = ['Udveg', 'Char', 'Labh', 'Amrit', 'Kaal', 'Shubh', 'Rog'] as const
const BY_NIGHT = ['Shubh', 'Amrit', 'Char', 'Rog', 'Kaal', 'Labh', 'Udveg'] as const
export type Choghadiya = (typeof CHOGHADIYAS)[number]

export interface ChoghadiyaStretch extends Stretch {
  readonly name: Choghadiya
  readonly part: 'day' | 'night'
}

/** The eight choghadiyas of the day and the eight of the night. The first of a day belongs to the lord of the weekday. */
export function choghadiyas(day: SolarDay): ChoghadiyaStretch[] {
  return dayAndNight(day, (when, from, to) => {
    const names = when === 'day' ? CHOGHADIYAS : BY_NIGHT
    const first = (when === 'day' ? 3 : 2) * day.weekday
    return Array.from({ length: 8 }, (_, index) => ({
      name: names[(first + index) % names.length]!,
      part: when,
      ...stretchPart(from, to, 8, index + 1),
    }))
  })
}

/** Ghatis in a nakshatra, however long it lasts. */
const GHATIS = 60
/** Varjyam and amrita last four ghatis. */
const LASTS = 4
/** The ghatis of each nakshatra after which varjyam begins, which is also called tyajya or vishaghati. Mula has a second one. */
const VARJYAM = [
  50, 24, 30, 40, 14, 21, 30, 20, 32, 30, 20, 18, 21, 20, 14, 14, 10, 14, 56, 24, 20, 10, 10, 18, 16, 24, 30,
]
const MULA = 18
const MULA_SECOND = 20
/** The ghatis after which amrita begins. */
const AMRITA = [
  42, 48, 54, 52, 38, 35, 54, 44, 56, 54, 44, 42, 45, 44, 38, 38, 34, 38, 44, 48, 44, 34, 34, 42, 40, 48, 54,
]

const ghatis = ({ start, end }: Stretch, from: number): Stretch => stretchPart(start, end, GHATIS, from + 1, LASTS)

/** The varjyams of a nakshatra, whose index counts from 0. */
export const varjyams = (nakshatra: Stretch & { readonly index: number }): Stretch[] => [
  ...(nakshatra.index === MULA ? [ghatis(nakshatra, MULA_SECOND)] : []),
  ghatis(nakshatra, VARJYAM[nakshatra.index]!),
]

export const amrita = (nakshatra: Stretch & { readonly index: number }): Stretch =>
  ghatis(nakshatra, AMRITA[nakshatra.index]!)
