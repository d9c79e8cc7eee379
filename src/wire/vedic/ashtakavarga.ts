import type { z } from 'zod'
import { signIndex } from '../../astro/sign.ts'
import {
  type AshtakavargaReduction,
  ashtakavarga,
  contributorSigns,
  reductionOf,
} from '../../astro/vedic/ashtakavarga.ts'
import type { AshtakavargaEdition } from '../../astro/vedic/ashtakavarga-table.ts'
import { byPlanet, isPlanet } from '../../astro/vedic/dignity.ts'
import type { VedicChart } from '../../calculation/charting/vedic/chart.ts'
import type { ReplyOf } from '../../contract/reply.ts'
import type { AshtakavargaReply } from '../../contract/vedic/ashtakavarga.ts'

/** The ashtakavarga of a chart; null without a time of birth. */
export function ashtakavargaOf(
  chart: Pick<VedicChart, 'grahas' | 'ascendant'>,
  table: AshtakavargaEdition,
  reduction: AshtakavargaReduction,
): ReplyOf<z.ZodNullable<typeof AshtakavargaReply>> {
  const signs = contributorSigns(chart)
  if (!signs) return null
  const nodes = chart.grahas.filter(({ graha }) => !isPlanet(graha)).map(({ longitude }) => signIndex(longitude))
  const { prastara, bhinna, sarva } = ashtakavarga(signs, table)
  const reduced = byPlanet((planet) => reductionOf(planet, bhinna[planet], { signs, nodes }, reduction))
  return {
    table,
    reduction,
    total_points: sarva.reduce((sum, points) => sum + points, 0),
    sarvashtakavarga: sarva,
    bhinnashtakavarga: bhinna,
    prastharashtakavarga: prastara,
    trikona_reduced: byPlanet((planet) => reduced[planet].trikona),
    ekadhipatya_reduced: byPlanet((planet) => reduced[planet].ekadhipatya),
    pindas: byPlanet((planet) => reduced[planet].pinda),
  }
}
