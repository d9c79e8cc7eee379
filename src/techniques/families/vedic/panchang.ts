import { isoCivilDate, isoLocal } from '../../../astro/civil.ts'
import type { Horizon } from '../../../astro/horizon.ts'
import { planetaryHours } from '../../../astro/planetary-hours.ts'
import { signIndex } from '../../../astro/sign.ts'
import type { Sky } from '../../../astro/sky.ts'
import {
  abhijit,
  amrita,
  brahmaMuhurta,
  choghadiyas,
  durMuhurtas,
  gulikaKala,
  rahuKala,
  type Stretch,
  varjyams,
  yamaganda,
} from '../../../astro/vedic/day-parts.ts'
import type { ElementKind } from '../../../astro/vedic/elements.ts'
import { nakshatraAt } from '../../../astro/vedic/nakshatra.ts'
import { GRAHA_OF, KARANAS, karanaOf, NAKSHATRAS, TITHIS_OF_MONTH, YOGAS } from '../../../astro/vedic/names.ts'
import type { PanchangDay } from '../../../astro/vedic/panchang.ts'
import { localText } from '../../../astro/zone.ts'
import type { Atlas } from '../../../calculation/charting/place.ts'
import { type CastDay, castDay } from '../../../calculation/charting/vedic/day.ts'
import type { ReplyOf } from '../../../contract/reply.ts'
import { usedPrecision } from '../../../contract/sky/sources.ts'
import { type AskedDay, zodiacOfAyanamsha } from '../../../contract/vedic/request.ts'
import type { Warned } from '../../../contract/warnings.ts'
import { decimals } from '../../../wire/sky.ts'
import { locationReply } from '../../../wire/time-and-place.ts'
import { CHOGHADIYA_QUALITIES } from '../../../wire/vedic/day-periods.ts'
import {
  ayanaOf,
  clockOrNull,
  type DayClock,
  karanaReply,
  monthAndYear,
  nakshatraOf,
  rashiOf,
  spansOf,
  stretchOf,
  stretchOrNull,
  tithiOf,
  weekdayOf,
  yogaOf,
} from '../../../wire/vedic/panchang.ts'
import type { PanchangReply } from './panchang-reply.ts'

type Reply = ReplyOf<typeof PanchangReply>

/** A day at a place, how it begins, and the warnings about it. */
export interface PanchangInput extends AskedDay, Warned {
  readonly sunrise_limb: Horizon['limb']
  readonly refraction_arcmin: number
  readonly include_choghadiya: boolean
  readonly include_hora: boolean
}

const RULESET = 'orrery_panchang_v1'

/** The panchang of the date of a request. Throws what `castDay` throws. */
export function panchangOfDay(sky: Sky, atlas: Atlas, input: PanchangInput): Reply {
  const horizon = { limb: input.sunrise_limb, refraction: input.refraction_arcmin / 60, altitude: 0 }
  return panchangReply(sky, castDay(sky, atlas, input, horizon), input)
}

/** What an answer shows of a day that is cast. */
type Shown = Pick<PanchangInput, 'ayanamsha' | 'convention' | 'include_choghadiya' | 'include_hora'>

/** The panchang of a day that is cast. */
export function panchangReply(sky: Sky, cast: CastDay, input: Shown): Reply {
  const { day, where, zone, moment, warnings } = cast
  const clock: DayClock = { zone, civilMs: day.civilMs }
  const ayanamsa = zodiacOfAyanamsha(input.ayanamsha).ayanamsa
  const ayanamsaDeg = sky.ayanamsaDegrees(day.start, ayanamsa)
  const sun = day.elements.sun(day.start)
  const at = (jd: number | null) => clockOrNull(clock, jd)
  const tithis = spansOf(day, 'tithi').map((span) => tithiOf(clock, day, span))
  const nakshatraSpans = spansOf(day, 'nakshatra')
  const nakshatras = nakshatraSpans.map((span) => nakshatraOf(clock, day, span))
  const yogas = spansOf(day, 'yoga').map((span) => yogaOf(clock, span))
  const touching = (found: readonly Stretch[]) =>
    found.filter(({ start, end }) => end > day.start && start < day.end).map((each) => stretchOf(clock, each))
  const ofDay = (of: Parameters<typeof stretchOrNull>[2]) => stretchOrNull(clock, day.solar, of)
  return {
    date: isoCivilDate(day.civilMs),
    location: locationReply(where),
    day: { start: localText(zone, day.start), end: localText(zone, day.end), begins_with: day.basis },
    sunrise: at(day.basis === 'sunrise' ? day.start : null),
    sunset: at(day.sunset),
    moonrise: at(day.moonrise),
    moonset: at(day.moonset),
    weekday: weekdayOf(day),
    ...monthAndYear(clock, day),
    ayana: { sidereal: ayanaOf(sun), tropical: ayanaOf((sun + ayanamsaDeg) % 360) },
    tithi: tithis[0]!,
    nakshatra: nakshatras[0]!,
    yoga: yogas[0]!,
    tithis,
    nakshatras,
    yogas,
    karanas: spansOf(day, 'karana').map((span) => karanaReply(clock, span)),
    rahu_kalam: ofDay(rahuKala),
    yamaganda: ofDay(yamaganda),
    gulika_kalam: ofDay(gulikaKala),
    abhijit_muhurta: day.solar && {
      ...stretchOf(clock, abhijit(day.solar)),
      available: abhijit(day.solar).available,
    },
    brahma_muhurta: ofDay(brahmaMuhurta),
    dur_muhurta: day.solar ? durMuhurtas(day.solar).map((each) => stretchOf(clock, each)) : [],
    varjyam: touching(nakshatraSpans.flatMap(varjyams)),
    amrita_kalam: touching(nakshatraSpans.map(amrita)),
    ...(input.include_choghadiya && { choghadiya: choghadiyaReply(clock, day) }),
    ...(input.include_hora && { hora: horaReply(clock, day) }),
    ...(moment && { request_time_panchang: atMoment(cast, moment) }),
    metadata: {
      endpoint_version: 'v2',
      ruleset_version: RULESET,
      ayanamsha: ayanamsa,
      ayanamsha_deg: decimals(ayanamsaDeg, 7),
      convention: input.convention,
      timezone_used: zone.id,
      calculation_basis: day.basis === 'sunrise' ? 'sunrise_of_the_date' : 'six_hours_before_noon',
      request_local_time: moment && isoLocal(moment.epochMs, moment.offsetSeconds),
      precision: usedPrecision(sky.sourceAt(day.start)),
    },
    ...(warnings.length > 0 && { warnings: [...warnings] }),
  }
}

const choghadiyaReply = (clock: DayClock, { solar }: PanchangDay): Reply['choghadiya'] =>
  solar
    ? choghadiyas(solar).map(({ name, part, ...stretch }) => ({
        name,
        part,
        quality: CHOGHADIYA_QUALITIES[name],
        ...stretchOf(clock, stretch),
      }))
    : []

function horaReply(clock: DayClock, { solar }: PanchangDay): Reply['hora'] {
  if (!solar || solar.nextSunrise === null) return []
  const { weekday, sunrise, sunset, nextSunrise } = solar
  return planetaryHours(weekday, sunrise, sunset, nextSunrise).map(({ number, part, ruler, ...stretch }) => ({
    number,
    part,
    lord: GRAHA_OF[ruler],
    ...stretchOf(clock, stretch),
  }))
}

/** The panchang of the moment that a request asks for. */
function atMoment({ day }: CastDay, { jd, epochMs, offsetSeconds }: NonNullable<CastDay['moment']>) {
  const { elements } = day
  const index = (kind: ElementKind) => elements.indexAt(kind, jd)
  const { name, number, paksha } = TITHIS_OF_MONTH[index('tithi')]!
  const nakshatra = NAKSHATRAS[index('nakshatra')]!
  const karana = karanaOf(index('karana'))
  const moon = elements.moon(jd)
  return {
    local_time: isoLocal(epochMs, offsetSeconds),
    tithi: { number, name, paksha, month_number: index('tithi') + 1 },
    nakshatra: {
      number: index('nakshatra') + 1,
      name: nakshatra.name,
      pada: nakshatraAt(moon).pada,
      lord: nakshatra.lord,
    },
    yoga: { number: index('yoga') + 1, name: YOGAS[index('yoga')]!.name },
    karana: { number: karana + 1, name: KARANAS[karana]!.name },
    sun_sign: signOf(elements.sun(jd)),
    moon_sign: signOf(moon),
  }
}

const signOf = (longitude: number) => ({ sign_id: signIndex(longitude) + 1, ...rashiOf(longitude) })
