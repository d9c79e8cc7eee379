import type { z } from 'zod'
import { type PlanetaryHour, planetaryHours } from '../../astro/planetary-hours.ts'
import {
  abhijit,
  brahmaMuhurta,
  type Choghadiya,
  choghadiyas,
  rahuKala,
  type SolarDay,
  type Stretch,
} from '../../astro/vedic/day-parts.ts'
import { type DoGhati, doGhatis } from '../../astro/vedic/do-ghati.ts'
import { type Gowri, gowriStretches } from '../../astro/vedic/gowri.ts'
import { GRAHA_OF, type Graha } from '../../astro/vedic/names.ts'
import type { DayPeriod, DayQuestion, PeriodQuality, PeriodSection } from '../../contract/vedic/qa.ts'
import { type DayClock, stretchOf } from './panchang.ts'

/** A part of a day with its quality. */
export interface Period extends Stretch {
  readonly id: string
  readonly name: string
  readonly section: PeriodSection
  readonly lord: Graha | null
  readonly quality: PeriodQuality
  readonly note: string | null
}

/** How good the choghadiyas are. */
export const CHOGHADIYA_QUALITIES = {
  Amrit: 'excellent',
  Shubh: 'auspicious',
  Labh: 'favorable',
  Char: 'usable',
  Udveg: 'caution',
  Rog: 'avoid',
  Kaal: 'avoid',
} as const satisfies Readonly<Record<Choghadiya, PeriodQuality>>

const GOWRI_QUALITIES: Readonly<Record<Gowri, PeriodQuality>> = {
  Amirdham: 'excellent',
  Dhanam: 'auspicious',
  Sugam: 'auspicious',
  Laabam: 'favorable',
  Uthi: 'favorable',
  Rogam: 'avoid',
  Soram: 'avoid',
  Visham: 'avoid',
}

/** By the lord: benefics are good, the Sun is mixed, and malefics ask for caution. */
const HORA_QUALITIES: Readonly<Record<PlanetaryHour['ruler'], PeriodQuality>> = {
  jupiter: 'excellent',
  venus: 'auspicious',
  mercury: 'favorable',
  moon: 'favorable',
  sun: 'mixed',
  mars: 'caution',
  saturn: 'caution',
}

const DO_GHATI: Readonly<
  Record<DoGhati['quality'], { readonly quality: PeriodQuality; readonly note: string | null }>
> = {
  best: { quality: 'excellent', note: null },
  good: { quality: 'auspicious', note: null },
  dur: { quality: 'avoid', note: 'A dur muhurta on this weekday.' },
  bad: { quality: 'avoid', note: null },
}

const one = (id: string, name: string, section: PeriodSection, quality: PeriodQuality, note: string | null = null) => ({
  id,
  name,
  section,
  lord: null,
  quality,
  note,
})

/** Questions whose answer follows from sunrise and sunset. */
export type SolarQuestion = Exclude<DayQuestion, 'panchak' | 'bhadra'>

/** The periods that a question asks for on a day whose Sun rises and sets. */
export const SOLAR_PERIODS: Readonly<Record<SolarQuestion, (day: SolarDay) => Period[]>> = {
  'abhijit muhurat': (day) => {
    const { available, ...stretch } = abhijit(day)
    const [quality, note] = available
      ? (['excellent', null] as const)
      : (['avoid', 'It does not count on a Wednesday, when it is a dur muhurta.'] as const)
    return [{ ...one('abhijit_muhurat', 'Abhijit Muhurat', 'day', quality, note), ...stretch }]
  },
  'rahu kaal': (day) => [{ ...one('rahu_kaal', 'Rahu Kaal', 'day', 'avoid'), ...rahuKala(day) }],
  'brahma muhurat': (day) => {
    const stretch = brahmaMuhurta(day)
    return stretch ? [{ ...one('brahma_muhurat', 'Brahma Muhurat', 'before_sunrise', 'excellent'), ...stretch }] : []
  },
  'do ghati muhurat': (day) =>
    doGhatis(day).map(({ name, part, start, end, quality }, index) => ({
      ...one(`do_ghati_${index + 1}`, name, part, DO_GHATI[quality].quality, DO_GHATI[quality].note),
      start,
      end,
    })),
  // Where the next Sun does not rise, the night has no horas.
  hora: ({ weekday, sunrise, sunset, nextSunrise }) =>
    planetaryHours(weekday, sunrise, sunset, nextSunrise ?? sunset)
      .filter(({ part }) => part === 'day' || nextSunrise !== null)
      .map(({ ruler, part, start, end }, index) => ({
        ...one(`hora_${index + 1}`, GRAHA_OF[ruler], part, HORA_QUALITIES[ruler]),
        lord: GRAHA_OF[ruler],
        start,
        end,
      })),
  chaughadia: (day) =>
    choghadiyas(day).map(({ name, part, start, end }, index) => ({
      ...one(`chaughadia_${index + 1}`, name, part, CHOGHADIYA_QUALITIES[name]),
      start,
      end,
    })),
  'gowri panchangam': (day) =>
    gowriStretches(day).map(({ name, part, start, end }, index) => ({
      ...one(`gowri_${index + 1}`, name, part, GOWRI_QUALITIES[name]),
      start,
      end,
    })),
}

const MINUTES_OF_DAY = 1_440

export function periodReply(
  clock: DayClock,
  { id, name, section, lord, quality, note, start, end }: Period,
): z.output<typeof DayPeriod> {
  const minutes = Math.round((end - start) * MINUTES_OF_DAY * 100) / 100
  return { id, name, section, lord, quality, ...stretchOf(clock, { start, end }), duration_minutes: minutes, note }
}
