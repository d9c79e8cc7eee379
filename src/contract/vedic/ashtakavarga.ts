import { z } from 'zod'
import { ASHTAKAVARGA_REDUCTIONS } from '../../astro/vedic/ashtakavarga.ts'
import { ASHTAKAVARGA_EDITIONS } from '../../astro/vedic/ashtakavarga-table.ts'
import { ofPlanets } from './strength.ts'

export const AshtakavargaTableField = z
  .enum(ASHTAKAVARGA_EDITIONS)
  .default('parashara')
  .describe(
    'The table of ashtakavarga: `parashara`, as in Brihat Parashara Hora Shastra 66, or `raman`, which differs in four cells.',
  )
  .meta({ toolHint: 'parashara or raman.' })

export const AshtakavargaReductionField = z
  .enum(ASHTAKAVARGA_REDUCTIONS)
  .default('parashara')
  .describe(
    'The reduction of the points: `parashara`, as in Brihat Parashara Hora Shastra 68 and 69, or `own_signs`, as in PyJHora: each planet loses points in the two signs of its own alone, a sign with Rahu or Ketu counts as occupied, and Virgo has the multiplier 6.',
  )
  .meta({ toolHint: 'parashara or own_signs.' })

const SIGNS = 12
const bySign = z.array(z.int().min(0)).length(SIGNS)

const Prastara = z.object({
  Sun: bySign,
  Moon: bySign,
  Mars: bySign,
  Mercury: bySign,
  Jupiter: bySign,
  Venus: bySign,
  Saturn: bySign,
  Ascendant: bySign,
})

export const AshtakavargaReply = z
  .object({
    table: z.enum(ASHTAKAVARGA_EDITIONS),
    reduction: z.enum(ASHTAKAVARGA_REDUCTIONS),
    total_points: z.int().describe('The sum of all points: 337.'),
    sarvashtakavarga: bySign.describe('The points of all planets, for the signs from Aries on.'),
    bhinnashtakavarga: ofPlanets(bySign).describe('The points of each planet, for the signs from Aries on.'),
    prastharashtakavarga: ofPlanets(Prastara).describe(
      'Which planet or lagna gives each point of a planet, for the signs from Aries on.',
    ),
    trikona_reduced: ofPlanets(bySign).describe('The points of each planet after the reduction by trines.'),
    ekadhipatya_reduced: ofPlanets(bySign).describe(
      'The points after the further reduction of pairs of signs with one lord. A sign with a planet or the lagna counts as occupied; with `own_signs` so does a sign with Rahu or Ketu.',
    ),
    pindas: ofPlanets(z.object({ rasi: z.int(), graha: z.int(), sodhya: z.int() })).describe(
      'Sums of the reduced points with the multipliers of signs and planets; `sodhya` is the sum of both.',
    ),
  })
  .describe('Points of the signs. Null without a time of birth.')
