import { DAY_MS, isoCivilDate, julianDayOf } from '../../../astro/civil.ts'
import { signIndex } from '../../../astro/sign.ts'
import type { Sky } from '../../../astro/sky.ts'
import { localDate, startOfDay } from '../../../astro/zone.ts'
import { birthClock } from '../../../calculation/charting/birth.ts'
import { housesOf } from '../../../calculation/charting/cast.ts'
import type { VedicChart } from '../../../calculation/charting/vedic/chart.ts'
import { parseDate } from '../../../contract/sky/sky-events.ts'
import { namingField } from '../../../contract/sky/sources.ts'
import { zodiacOfAyanamsha } from '../../../contract/vedic/request.ts'
import { ascendantOf, basisOf, planetOf, signOf, vedicHouses } from '../../../wire/vedic/chart.ts'
import type { VedicChartReply } from './chart-reply.ts'

interface ChartInput extends SadeSatiInput {
  readonly house_system: string
  readonly node_type: 'mean' | 'true'
}

/** The chart of a birth, as answers have it. */
export function chartReply(sky: Sky, vedic: VedicChart, input: ChartInput): VedicChartReply {
  const { cast, grahas, ascendant } = vedic
  return {
    ascendant: ascendantOf(ascendant),
    planets: grahas.map(planetOf),
    houses: vedicHouses(vedic),
    sade_sati: sadeSati(sky, vedic, input),
    metadata: { ...basisOf(cast, input), house_system: housesOf(cast.chart) ?? input.house_system },
  }
}

const PHASES = {
  11: ['rising', 'Saturn is in the sign before the sign of the Moon: the first part of Sade Sati.'],
  0: ['peak', 'Saturn is in the sign of the Moon: the middle part of Sade Sati.'],
  1: ['setting', 'Saturn is in the sign after the sign of the Moon: the last part of Sade Sati.'],
} as const

interface SadeSatiInput {
  readonly ayanamsha: string | null
  readonly reference_date?: string | null | undefined
  /** The date of this instant counts without `reference_date`. */
  readonly nowMs: number
}

/** Saturn on a date at local noon, and the sign of the natal Moon. */
function sadeSati(sky: Sky, { cast, grahas }: VedicChart, input: SadeSatiInput): VedicChartReply['sade_sati'] {
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
