import { meanTimeZone } from '../../astro/mean-time.ts'
import type { Sky } from '../../astro/sky.ts'
import { birthClock } from '../../calculation/charting/birth.ts'
import { housesOf } from '../../calculation/charting/cast.ts'
import type { Atlas } from '../../calculation/charting/place.ts'
import { castVedic, type VedicChart } from '../../calculation/charting/vedic/chart.ts'
import {
  bhavaChalit,
  openVargaWarnings,
  type VargaChart,
  vaisheshikamsas,
  vargaCharts,
  vargaStays,
  vargottamas,
} from '../../calculation/charting/vedic/vargas.ts'
import { moonWarnings } from '../../calculation/charting/vedic/warnings.ts'
import { warningsOf } from '../../calculation/charting/warnings.ts'
import type { ReplyOf } from '../../contract/reply.ts'
import { subjectAndTime } from '../../wire/time-and-place.ts'
import { basisOf } from '../../wire/vedic/chart.ts'
import { bhavaChalitOf, vaisheshikamsaOf, validityOf, vargaChartsOf } from '../../wire/vedic/vargas.ts'
import type { VedicVargasInput, VedicVargasReply } from './schema.ts'

type Reply = ReplyOf<typeof VedicVargasReply>

/** The answer of `POST /api/v2/vedic/vargas`. */
export function vedicVargasAnswer(sky: Sky, atlas: Atlas, input: VedicVargasInput): Reply {
  const vedic = castVedic(sky, atlas, input)
  const { cast } = vedic
  const charts = vargaCharts(vedic, input.divisions, input.rules)
  const chalit = input.include_bhava_chalit ? bhavaChalit(sky, vedic, input.bhava_chalit_system) : null
  const warnings = [
    ...(input.warnings ?? []),
    ...warningsOf(cast),
    ...moonWarnings(sky, cast, 'Its divisions are for noon'),
    ...openVargaWarnings(sky, vedic, charts),
  ]
  return {
    ...subjectAndTime(cast, sky.deltaTDays(cast.born.moment.jd)),
    vargas: vargaChartsOf(vedic, charts, input.include_validity ? validities(sky, vedic, charts) : []),
    vargottama: vargottamas(vedic, input.rules),
    vaisheshikamsa: vaisheshikamsaOf(vaisheshikamsas(vedic, input.rules)),
    ...(input.include_bhava_chalit && { bhava_chalit: chalit && bhavaChalitOf(chalit) }),
    metadata: {
      ...basisOf(cast, input),
      house_system: housesOf(cast.chart) ?? input.house_system,
    },
    ...(warnings.length > 0 && { warnings }),
  }
}

function validities(sky: Sky, vedic: VedicChart, charts: readonly VargaChart[]) {
  const { born } = vedic.cast
  const zone = meanTimeZone(birthClock(born, null), born.place.longitude)
  return vargaStays(sky, vedic, charts).map((stay) => validityOf(stay, zone, born.moment.jd))
}
