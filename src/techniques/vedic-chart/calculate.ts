import { DAY_MS, isoCivilDate, julianDayOf } from '../../astro/civil.ts'
import { signIndex } from '../../astro/sign.ts'
import type { Sky } from '../../astro/sky.ts'
import { localDate, startOfDay } from '../../astro/zone.ts'
import { birthClock } from '../../calculation/charting/birth.ts'
import { housesOf } from '../../calculation/charting/cast.ts'
import type { Atlas } from '../../calculation/charting/place.ts'
import { castVedic, type VedicChart } from '../../calculation/charting/vedic/chart.ts'
import { moonWarnings } from '../../calculation/charting/vedic/warnings.ts'
import { warningsOf } from '../../calculation/charting/warnings.ts'
import type { ReplyOf } from '../../contract/reply.ts'
import { parseDate } from '../../contract/sky/sky-events.ts'
import { namingField } from '../../contract/sky/sources.ts'
import { zodiacOfAyanamsha } from '../../contract/vedic/request.ts'
import { decimals } from '../../wire/sky.ts'
import { birthTimeReply, subjectReply } from '../../wire/time-and-place.ts'
import { ascendantOf, planetOf, signOf, vedicHouses } from '../../wire/vedic/chart.ts'
import type { VedicChartInput, VedicChartReply } from './schema.ts'

type Reply = ReplyOf<typeof VedicChartReply>

const DAY_SECONDS = 86_400

/** The answer of `POST /api/v2/vedic/chart`. */
export function vedicChartAnswer(sky: Sky, atlas: Atlas, input: VedicChartInput): Reply {
  const vedic = castVedic(sky, atlas, input)
  const { cast, grahas, ascendant } = vedic
  const { born, chart } = cast
  const deltaTDays = sky.deltaTDays(born.moment.jd)
  const warnings = [
    ...(input.warnings ?? []),
    ...warningsOf(cast),
    ...moonWarnings(sky, cast, 'Sade Sati is given for its sign at noon'),
  ]
  return {
    subject: subjectReply(cast, deltaTDays),
    time: birthTimeReply(cast, deltaTDays * DAY_SECONDS),
    ascendant: ascendantOf(ascendant),
    planets: grahas.map(planetOf),
    houses: vedicHouses(vedic),
    sade_sati: sadeSati(sky, vedic, input),
    metadata: {
      ayanamsha: zodiacOfAyanamsha(input.ayanamsha).ayanamsa,
      ayanamsha_deg: decimals(chart.ayanamsa!, 7),
      house_system: housesOf(chart) ?? input.house_system,
      node_type: input.node_type,
      timezone_used: born.zone,
    },
    ...(warnings.length > 0 && { warnings }),
  }
}

const PHASES = {
  11: ['rising', 'Saturn is in the sign before the sign of the Moon: the first part of Sade Sati.'],
  0: ['peak', 'Saturn is in the sign of the Moon: the middle part of Sade Sati.'],
  1: ['setting', 'Saturn is in the sign after the sign of the Moon: the last part of Sade Sati.'],
} as const

/** Saturn on a date at local noon, and the sign of the natal Moon. */
function sadeSati(sky: Sky, { cast, grahas }: VedicChart, input: VedicChartInput): Reply['sade_sati'] {
  const clock = birthClock(cast.born, null)
  const date = input.reference_date ? (parseDate(input.reference_date) as number) : localDate(clock, input.nowMs)
  const jd = julianDayOf(startOfDay(clock, date) + DAY_MS / 2)
  const zodiac = zodiacOfAyanamsha(input.ayanamsha)
  const [saturn] = namingField('reference_date', () => sky.positions(['saturn'], jd, zodiac))
  const moon = grahas.find(({ graha }) => graha === 'Moon')!
  const away = (signIndex(saturn!.longitude) - signIndex(moon.longitude) + 12) % 12
  const [phase, description] = PHASES[away as keyof typeof PHASES] ?? [null, 'Saturn is not near the sign of the Moon.']
  return {
    active: phase !== null,
    phase,
    description,
    moon_sign: signOf(moon.longitude).sign,
    saturn_sign: signOf(saturn!.longitude).sign,
    reference_date: isoCivilDate(date),
  }
}
