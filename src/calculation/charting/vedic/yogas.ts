import { signIndex } from '../../../astro/sign.ts'
import type { Graha } from '../../../astro/vedic/names.ts'
import { type YogaChart, type YogaSky, yogaChart, yogaSky } from '../../../astro/vedic/yogas/chart.ts'
import type { YogaQuestion } from '../../../contract/vedic/yogas.ts'
import type { VedicChart } from './chart.ts'

type Asked = Pick<YogaQuestion, 'yoga_school' | 'benefics' | 'nabhasa_houses'>

/** A cast chart as yogas look at it; without a time of birth only its sky. */
export function castYogas({ grahas, ascendant }: VedicChart, asked: Asked): YogaSky | YogaChart {
  const longitudes = Object.fromEntries(grahas.map(({ graha, longitude }) => [graha, longitude])) as Record<
    Graha,
    number
  >
  const { yoga_school: school, benefics, nabhasa_houses: nabhasa } = asked
  const retrograde = new Set(grahas.filter(({ speed }) => speed < 0).map(({ graha }) => graha))
  const sky = yogaSky(longitudes, { school, benefics, nabhasa }, retrograde)
  return ascendant === null ? sky : yogaChart(sky, signIndex(ascendant))
}
