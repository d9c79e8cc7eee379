import { isoLocal } from '../../astro/civil.ts'
import { ALMANAC } from '../../astro/horizon.ts'
import type { Sky } from '../../astro/sky.ts'
import { abhijit, gulikaKala, rahuKala, yamaganda } from '../../astro/vedic/day-parts.ts'
import { ELEMENTS, type ElementKind } from '../../astro/vedic/elements.ts'
import { nakshatraAt } from '../../astro/vedic/nakshatra.ts'
import {
  isFixedKarana,
  KARANAS,
  karanaOf,
  NAKSHATRAS,
  TITHIS_OF_MONTH,
  YOGAS,
  type Yoga,
} from '../../astro/vedic/names.ts'
import type { Atlas } from '../../calculation/charting/place.ts'
import { castDay } from '../../calculation/charting/vedic/day.ts'
import type { ReplyOf } from '../../contract/reply.ts'
import { usedPrecision } from '../../contract/sky/sources.ts'
import { zodiacOfAyanamsha } from '../../contract/vedic/request.ts'
import { decimals } from '../../wire/sky.ts'
import { locationReply } from '../../wire/time-and-place.ts'
import { clockOrNull, clockText, rashiOf, stretchOf, stretchOrNull, weekdayOf } from '../../wire/vedic/panchang.ts'
import type { PanchangMomentInput, PanchangMomentReply } from './schema.ts'

type Reply = ReplyOf<typeof PanchangMomentReply>

/** The answer of `POST /api/v1/vedic/panchang`. */
export function panchangMomentAnswer(sky: Sky, atlas: Atlas, input: PanchangMomentInput): Reply {
  const { day, zone, where, moment, warnings } = castDay(sky, atlas, input, ALMANAC)
  const { jd, epochMs, offsetSeconds } = moment!
  const { elements, solar } = day
  const clock = { zone, civilMs: day.civilMs }
  const part = (kind: ElementKind) => {
    const width = ELEMENTS[kind]
    const [span] = elements.spans(kind, jd, jd)
    const passed = (elements.angle(kind, jd) / width) % 1
    return {
      index: span!.index,
      rest: { percent_remaining: decimals((1 - passed) * 100, 2), end_time: clockText(clock, span!.end) },
    }
  }
  const [tithi, nakshatra, yoga, halfTithi] = (['tithi', 'nakshatra', 'yoga', 'karana'] as const).map(part)
  const { name, number, paksha, lord } = TITHIS_OF_MONTH[tithi!.index]!
  const star = NAKSHATRAS[nakshatra!.index]!
  const karana = karanaOf(halfTithi!.index)
  const moon = elements.moon(jd)
  return {
    local_time: isoLocal(epochMs, offsetSeconds),
    sunrise: clockOrNull(clock, day.basis === 'sunrise' ? day.start : null),
    sunset: clockOrNull(clock, day.sunset),
    moonrise: clockOrNull(clock, day.moonrise),
    moonset: clockOrNull(clock, day.moonset),
    // The day of the week begins with the sunrise.
    weekday: weekdayOf(jd < day.start ? { weekday: (day.weekday + 6) % 7 } : day),
    tithi: { name, number, paksha, lord, ...tithi!.rest },
    nakshatra: {
      name: star.name,
      number: nakshatra!.index + 1,
      pada: nakshatraAt(moon).pada,
      lord: star.lord,
      ...nakshatra!.rest,
    },
    yoga: {
      name: YOGAS[yoga!.index]!.name,
      number: yoga!.index + 1,
      description: describedYoga(YOGAS[yoga!.index]!),
      ...yoga!.rest,
    },
    karana: {
      name: KARANAS[karana]!.name,
      number: karana + 1,
      type: isFixedKarana(karana) ? 'fixed' : 'movable',
      ...halfTithi!.rest,
    },
    rahu_kalam: stretchOrNull(clock, solar, rahuKala),
    gulika_kalam: stretchOrNull(clock, solar, gulikaKala),
    yamagandam: stretchOrNull(clock, solar, yamaganda),
    abhijit_muhurta: solar && { ...stretchOf(clock, abhijit(solar)), available: abhijit(solar).available },
    sun_sign: rashiOf(elements.sun(jd)),
    moon_sign: rashiOf(moon),
    metadata: {
      location: locationReply(where),
      ayanamsha: zodiacOfAyanamsha(input.ayanamsha).ayanamsa,
      convention: input.convention,
      timezone_used: zone.id,
      precision: usedPrecision(sky.sourceAt(jd)),
    },
    ...(warnings.length > 0 && { warnings: [...warnings] }),
  }
}

const describedYoga = ({ meaning, isAuspicious }: Yoga): string =>
  `${meaning[0]!.toUpperCase()}${meaning.slice(1)}. ${isAuspicious ? 'Auspicious' : 'Avoided for a beginning'}.`
