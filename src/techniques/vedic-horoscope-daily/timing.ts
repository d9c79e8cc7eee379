import { isoCivilDate } from '../../astro/civil.ts'
import { avoidedTimes } from '../../astro/vedic/avoided-times.ts'
import { gulikaKala, type SolarDay, type Stretch, yamaganda } from '../../astro/vedic/day-parts.ts'
import { overlap } from '../../astro/vedic/muhurta-windows.ts'
import { localText } from '../../astro/zone.ts'
import type { ReplyOf } from '../../contract/reply.ts'
import type { DayTiming, TimedPeriod } from '../../contract/vedic/horoscope.ts'
import type { PeriodQuality } from '../../contract/vedic/qa.ts'
import { decimals } from '../../wire/sky.ts'
import { type Period, SOLAR_PERIODS } from '../../wire/vedic/day-periods.ts'
import { clockText, type DayClock, stretchOf } from '../../wire/vedic/panchang.ts'
import type { DailyChart } from './cast.ts'

type Timing = NonNullable<ReplyOf<typeof DayTiming>>
type Timed = ReplyOf<typeof TimedPeriod>

/** A period before it is shown. */
interface Named extends Stretch {
  readonly key: string
  readonly label: string
  readonly quality: PeriodQuality
  readonly basis: string
  readonly tags: readonly string[]
  readonly index?: number
  readonly lord?: Period['lord']
}

const MINUTES_OF_DAY = 1_440
const EIGHTHS = 8
const FAVORABLE_MAX = 6
/** From the best on. */
const GOOD: readonly PeriodQuality[] = ['excellent', 'auspicious', 'favorable']

const BASES = {
  abhijit: 'The eighth of fifteen equal parts of the daylight; it does not count on a Wednesday.',
  eighth: 'One of eight equal parts of the daylight, by weekday.',
  chaughadia: 'Eight equal parts of the daylight and eight of the night, from the lord of the weekday on.',
  hora: 'Twelve equal parts of the daylight and twelve of the night, from the lord of the weekday on.',
  avoided: 'As in the panchang of the day.',
} as const

/** The times of a day; null where the Sun does not both rise and set. */
export function timingOf({ day, dateMs, castDay: { zone } }: DailyChart): Timing | null {
  const { solar } = day
  if (!solar) return null
  const clock: DayClock = { zone, civilMs: dateMs }
  const cautions = avoidedTimes(day).map(
    ({ name, start, end }): Named => ({
      key: name.toLowerCase().replaceAll(' ', '_'),
      label: name,
      start,
      end,
      quality: 'avoid',
      basis: name === 'Rahu Kaal' ? BASES.eighth : BASES.avoided,
      tags: ['caution'],
    }),
  )
  const show = (period: Named): Timed => timedPeriod(clock, solar, period, cautions)
  const eighth = (key: string, label: string, stretch: Stretch) =>
    show({ key, label, ...stretch, quality: 'avoid', basis: BASES.eighth, tags: ['caution'] })
  const abhijit = periods(solar, 'abhijit muhurat', BASES.abhijit)[0]!
  const chaughadia = periods(solar, 'chaughadia', BASES.chaughadia)
  const { start, end } = SOLAR_PERIODS['rahu kaal'](solar)[0]!
  const { sunrise, sunset, nextSunrise } = solar
  return {
    date: isoCivilDate(dateMs),
    sunrise: clockText(clock, sunrise),
    sunset: clockText(clock, sunset),
    next_sunrise: nextSunrise === null ? null : clockText(clock, nextSunrise),
    sunrise_iso: localText(zone, sunrise),
    sunset_iso: localText(zone, sunset),
    next_sunrise_iso: nextSunrise === null ? null : localText(zone, nextSunrise),
    timezone: zone.id,
    abhijit: show(abhijit),
    rahu_kalam: eighth('rahu_kalam', 'Rahu Kaal', { start, end }),
    yamaganda: eighth('yamaganda', 'Yamaganda', yamaganda(solar)),
    gulika: eighth('gulika', 'Gulika Kaal', gulikaKala(solar)),
    chaughadia: chaughadia.map(show),
    horas: periods(solar, 'hora', BASES.hora).map(show),
    favorable_periods: best([abhijit, ...chaughadia]).map(show),
    caution_periods: cautions.map(show),
    metadata: { ruleset_version: 'orrery_day_periods_v1', day_begins_with: 'sunrise', rule: FAVORABLE_RULE },
  }
}

const FAVORABLE_RULE =
  'favorable_periods has the six best of Abhijit and the chaughadias Amrit, Shubh and Labh: excellent before auspicious before favorable, earlier before later.'

function periods(solar: SolarDay, question: keyof typeof SOLAR_PERIODS, basis: string): Named[] {
  return SOLAR_PERIODS[question](solar).map(({ id, name, section, lord, quality, start, end }, index) => ({
    key: id,
    label: name,
    start,
    end,
    quality,
    basis,
    tags: [question.replace(' ', '_'), section],
    index: index + 1,
    lord,
  }))
}

/** The best periods, in order of time. */
const best = (candidates: readonly Named[]): readonly Named[] =>
  candidates
    .filter(({ quality }) => GOOD.includes(quality))
    .toSorted((one, other) => GOOD.indexOf(one.quality) - GOOD.indexOf(other.quality) || one.start - other.start)
    .slice(0, FAVORABLE_MAX)
    .toSorted((one, other) => one.start - other.start)

const minutes = ({ start, end }: Stretch): number => decimals((end - start) * MINUTES_OF_DAY, 2)

function timedPeriod(clock: DayClock, solar: SolarDay, period: Named, cautions: readonly Named[]): Timed {
  const { key, label, start, end, quality, basis, tags, index = null, lord = null } = period
  const isEighth = basis === BASES.eighth
  const eighth = Math.round(((start - solar.sunrise) / (solar.sunset - solar.sunrise)) * EIGHTHS) + 1
  const isWithinDay = start >= solar.sunrise && (solar.nextSunrise === null || start < solar.nextSunrise)
  return {
    key,
    label,
    ...stretchOf(clock, { start, end }),
    duration_minutes: minutes({ start, end }),
    quality,
    basis,
    tags: [...tags],
    warnings: cautions.flatMap((caution) => {
      const common = caution.label === label ? null : overlap(caution, { start, end })
      if (!common) return []
      const size = minutes(common)
      const message = `Overlaps ${caution.label} for ${Math.max(1, Math.round(size))} minutes.`
      return [{ key: caution.key, label: caution.label, message, overlap_minutes: size }]
    }),
    index: basis === BASES.abhijit ? null : index,
    phase: isWithinDay ? (start < solar.sunset ? 'day' : 'night') : null,
    lord,
    segment: isEighth ? eighth : null,
  }
}
