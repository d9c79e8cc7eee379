import { type Bhadra, bhadras, PANCHAK_NAMES, type PanchakRule, panchakAt } from '../../astro/vedic/moon-times.ts'
import type { PanchangDay } from '../../astro/vedic/panchang.ts'
import type { PeriodQuality } from '../../contract/vedic/qa.ts'
import type { Period } from './day-periods.ts'

/** The periods of a day that follow the Moon, and the next one where there is none. */
export interface MoonPeriods {
  readonly periods: readonly Period[]
  readonly next: Period | null
}

/** The longest time from one Bhadra to the next, and some, in days. */
const BHADRA_DAYS = 9

const PANCHAK_QUALITIES: readonly PeriodQuality[] = ['avoid', 'mixed', 'avoid', 'caution', 'caution', 'avoid', 'avoid']

/** The Panchak that touches a day. `weekdayAt` is the weekday of the date at an instant, 0 for Sunday. */
export function panchakPeriods(day: PanchangDay, rule: PanchakRule, weekdayAt: (jd: number) => number): MoonPeriods {
  const stretch = panchakAt(day.elements, day.start, rule)
  const weekday = weekdayAt(stretch.start)
  const kind = PANCHAK_NAMES[weekday]
  const period: Period = {
    id: 'panchak',
    name: kind ? `${kind} Panchak` : 'Panchak',
    section: 'moon',
    lord: null,
    quality: PANCHAK_QUALITIES[weekday]!,
    note: kind === 'Raj' ? 'It begins on a Monday: good for work with property and authorities.' : null,
    ...stretch,
  }
  return stretch.start < day.end ? { periods: [period], next: null } : { periods: [], next: period }
}

const BHADRA_NOTES: Readonly<Record<Bhadra['place'], string>> = {
  earth: 'Bhadra dwells on earth: the Moon is in Cancer, Leo, Aquarius or Pisces.',
  heaven: 'Bhadra dwells in heaven and counts as harmless: the Moon is in Aries, Taurus, Gemini or Scorpio.',
  underworld:
    'Bhadra dwells in the underworld and counts as harmless: the Moon is in Virgo, Libra, Sagittarius or Capricorn.',
}

const bhadraPeriod = ({ place, start, end }: Bhadra, index: number): Period => ({
  id: `bhadra_${index + 1}`,
  name: 'Bhadra',
  section: 'moon',
  lord: null,
  quality: place === 'earth' ? 'avoid' : 'caution',
  note: BHADRA_NOTES[place],
  start,
  end,
})

/** The Bhadras that touch a day. */
export function bhadraPeriods({ elements, start, end }: PanchangDay): MoonPeriods {
  const found = bhadras(elements, start, end)
    .filter((each) => each.end > start && each.start < end)
    .map(bhadraPeriod)
  if (found.length > 0) return { periods: found, next: null }
  const [next] = bhadras(elements, end, end + BHADRA_DAYS)
  return { periods: [], next: next ? bhadraPeriod(next, 0) : null }
}
