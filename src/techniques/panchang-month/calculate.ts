import { civilDays, DAY_MS, daysInMonth, isoCivilDate } from '../../astro/civil.ts'
import { ALMANAC } from '../../astro/horizon.ts'
import type { Sky } from '../../astro/sky.ts'
import { rahuKala } from '../../astro/vedic/day-parts.ts'
import { lunarMonthAt } from '../../astro/vedic/lunar-month.ts'
import { MASAS } from '../../astro/vedic/names.ts'
import type { PanchangDay } from '../../astro/vedic/panchang.ts'
import type { Zone } from '../../astro/zone.ts'
import type { Atlas } from '../../calculation/charting/place.ts'
import { castDays } from '../../calculation/charting/vedic/days.ts'
import type { ReplyOf } from '../../contract/reply.ts'
import { usedPrecision } from '../../contract/sky/sources.ts'
import { zodiacOfAyanamsha } from '../../contract/vedic/request.ts'
import { locationReply } from '../../wire/time-and-place.ts'
import {
  clockOrNull,
  karanaReply,
  nakshatraOf,
  spansOf,
  stretchOf,
  tithiOf,
  weekdayOf,
  yogaOf,
} from '../../wire/vedic/panchang.ts'
import type { PanchangMonthInput, PanchangMonthReply } from './schema.ts'

type Reply = ReplyOf<typeof PanchangMonthReply>

/** The answer of `POST /api/v2/vedic/panchang/month`. */
export function panchangMonthAnswer(sky: Sky, atlas: Atlas, input: PanchangMonthInput): Reply {
  const { year, month, convention } = input
  const firstMs = civilDays(year, month, 1) * DAY_MS
  const lastMs = firstMs + (daysInMonth(year, month) - 1) * DAY_MS
  const dates = { firstMs, lastMs, field: 'year', warnedField: 'month' }
  const { days, where, zone, warnings } = castDays(sky, atlas, input, dates, ALMANAC)
  return {
    year,
    month,
    location: locationReply(where),
    days: days.map((day) => dayReply(day, zone)),
    metadata: {
      ayanamsha: zodiacOfAyanamsha(input.ayanamsha).ayanamsa,
      convention,
      timezone_used: zone.id,
      precision: usedPrecision(sky.sourceAt(days[0]!.start)),
    },
    ...(warnings.length > 0 && { warnings: [...warnings] }),
  }
}

type Short = Reply['days'][number]['yogas'][number]

function dayReply(day: PanchangDay, zone: Zone): Reply['days'][number] {
  const month = lunarMonthAt(day.elements, day.start)
  const clock = { zone, civilMs: day.civilMs }
  const at = (jd: number | null) => clockOrNull(clock, jd)
  const { number, name } = weekdayOf(day)
  const short = ({ number, name, ends_at, ends_at_iso }: Short): Short => ({ number, name, ends_at, ends_at_iso })
  return {
    date: isoCivilDate(day.civilMs),
    weekday: { number, name },
    begins_with: day.basis,
    sunrise: at(day.basis === 'sunrise' ? day.start : null),
    sunset: at(day.sunset),
    moonrise: at(day.moonrise),
    moonset: at(day.moonset),
    lunar_month: {
      name: MASAS[month.amanta]!.name,
      number: month.amanta + 1,
      month_type: month.kind,
      purnimanta: { name: MASAS[month.purnimanta]!.name, number: month.purnimanta + 1 },
    },
    tithis: spansOf(day, 'tithi').map((span) => {
      const tithi = tithiOf(clock, day, span)
      return { ...short(tithi), paksha: tithi.paksha, sunrises: tithi.sunrises }
    }),
    nakshatras: spansOf(day, 'nakshatra').map((span) => short(nakshatraOf(clock, day, span))),
    yogas: spansOf(day, 'yoga').map((span) => short(yogaOf(clock, span))),
    karanas: spansOf(day, 'karana').map((span) => short(karanaReply(clock, span))),
    rahu_kalam: day.solar && startAndEnd(stretchOf(clock, rahuKala(day.solar))),
  }
}

const startAndEnd = ({ start, end }: ReturnType<typeof stretchOf>) => ({ start, end })
