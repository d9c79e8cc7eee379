import { signIndex } from '../sign.ts'
import type { Elements } from './elements.ts'
import { MASAS, PAKSHA_TITHIS, RITUS } from './names.ts'

/** A lunar month, and its name in both reckonings. Months are indexes of `MASAS`, from 0 for Chaitra. */
export interface LunarMonth {
  /** The month from new Moon to new Moon (amanta). */
  readonly amanta: number
  /** The month from full Moon to full Moon (purnimanta) on the same day. */
  readonly purnimanta: number
  /** `adhika`: the Sun enters no sign in it. `kshaya`: it enters two, and the month after it in the list is left out. */
  readonly kind: 'regular' | 'adhika' | 'kshaya'
  /** The name that a kshaya month leaves out. */
  readonly omitted: number | null
  /** Julian days of its new Moons. */
  readonly start: number
  readonly end: number
  readonly ritu: number
  /** Years from the spring new Moon on (chaitra shukladi). */
  readonly shaka: number
  readonly vikram: number
  /** The Vikram year that begins with Kartika, as in Gujarat. */
  readonly vikramKartikadi: number
}

const SIGNS = 12
/** The sidereal year at J2000, in days. */
const YEAR_DAYS = 365.256_363
/** The Sun entered the sidereal Aries on 2026-04-14, which began Shaka 1948. Half a year of tolerance suffices for the count. */
const ARIES_2026 = 2_461_144.7
const SHAKA_2026 = 1948
/** Vikram less Shaka, between Chaitra and Phalguna. */
const VIKRAM_LESS_SHAKA = 135
/** Kartika. */
const KARTIKA = 7

/**
 * The lunar month at an instant. The sign that the Sun enters in it gives its name: Aries makes it Chaitra. A month without an
 * entry is adhika and has the name of the next month (E. M. Reingold, N. Dershowitz, Calendrical Calculations, chapter 20). In
 * purnimanta reckoning the dark half belongs to the next month. Only an adhika month keeps its dark half, in the middle of the
 * regular month.
 */
export function lunarMonthAt(elements: Elements, jd: number): LunarMonth {
  const { start, end, sunAtStart, sunAtEnd } = elements.lunationAt(jd)
  const first = signIndex(sunAtStart)
  const entered = (signIndex(sunAtEnd) - first + SIGNS) % SIGNS
  const kind = entered === 0 ? 'adhika' : entered === 1 ? 'regular' : 'kshaya'
  const amanta = (first + 1) % SIGNS
  const isDark = elements.angle('tithi', jd) >= PAKSHA_TITHIS * 12
  const shaka = shakaYear(start, sunAtStart, amanta)
  const vikram = shaka + VIKRAM_LESS_SHAKA
  return {
    amanta,
    purnimanta: isDark ? (amanta + ENTERED[kind]) % SIGNS : amanta,
    kind,
    omitted: kind === 'kshaya' ? (amanta + 1) % SIGNS : null,
    start,
    end,
    ritu: Math.floor(amanta / (MASAS.length / RITUS.length)),
    shaka,
    vikram,
    vikramKartikadi: amanta >= KARTIKA ? vikram : vikram - 1,
  }
}

/** Signs that the Sun enters in a month. In purnimanta reckoning the dark half belongs to the month this many further on. */
const ENTERED = { adhika: 0, regular: 1, kshaya: 2 } as const

/**
 * The Shaka year of a month. The Sun has the same longitude once a sidereal year, so days and longitude give the number of its
 * entries into Aries; Chaitra and Vaishakha, which may lie before the entry, are counted half a year later.
 */
function shakaYear(monthStart: number, sunAtStart: number, masa: number): number {
  const jd = masa <= 1 ? monthStart + YEAR_DAYS / 2 : monthStart
  const sun = masa <= 1 ? (sunAtStart + 180) % 360 : sunAtStart
  return SHAKA_2026 + Math.round((jd - ARIES_2026) / YEAR_DAYS - sun / 360)
}
