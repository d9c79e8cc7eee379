import type { z } from 'zod'
import { epochMsOf, SECOND_MS } from '../../astro/civil.ts'
import { SIGNS, signIndex } from '../../astro/sign.ts'
import { CHALIT_SYSTEMS } from '../../astro/vedic/chalit.ts'
import type { StayInPart } from '../../astro/vedic/stays.ts'
import { VAISHESHIKAMSA_RULE, VAISHESHIKAMSA_SOURCE, type Vaisheshikamsa } from '../../astro/vedic/vaisheshikamsa.ts'
import { VARGA_TERMS } from '../../astro/vedic/varga-part-table.ts'
import { partNamesOf, type VargaPartName } from '../../astro/vedic/varga-parts.ts'
import type { VargaPlace } from '../../astro/vedic/varga-rules.ts'
import { localText, type Zone } from '../../astro/zone.ts'
import type { VedicChart } from '../../calculation/charting/vedic/chart.ts'
import type { Chalit, PlanetInVargas, VargaChart, VargaStay } from '../../calculation/charting/vedic/vargas.ts'
import {
  type BhavaChalitReply,
  divisionName,
  type VaisheshikamsaReply,
  type VargaChartReply,
  type VargaCharts,
  type VargaValidity,
} from '../../contract/vedic/vargas.ts'
import { turn } from '../sky.ts'
import { ascendantOf, planetOf, signOf, vedicHouses } from './chart.ts'

type ChartReply = z.output<typeof VargaChartReply>

/** The charts of divisions by their names. `stays` has one entry for each chart; without it there is no `validity`. */
export const vargaChartsOf = (
  vedic: VedicChart,
  charts: readonly VargaChart[],
  validities: readonly z.output<typeof VargaValidity>[] = [],
): z.output<typeof VargaCharts> =>
  Object.fromEntries(
    charts.map((chart, index) => {
      const validity = validities[index]
      return [divisionName(chart.rule.division), { ...chartOf(vedic, chart), ...(validity && { validity }) }]
    }),
  )

function chartOf(vedic: VedicChart, { rule, lagna, grahas }: VargaChart): ChartReply {
  const { division } = rule
  const names = partNamesOf(rule)
  const inDivision = (natal: number, { longitude, part }: VargaPlace) => ({
    part: part + 1,
    part_name: names && partNameOf(names.of(signIndex(natal), part)),
    is_vargottama: division === 1 ? null : signIndex(natal) === signIndex(longitude),
  })
  const ascendant = lagna && ascendantOf(lagna.longitude)
  return {
    division,
    ...VARGA_TERMS[division],
    rule: rule.name,
    rule_says: rule.says,
    rule_source: rule.source,
    part_names: names && { says: names.says, source: names.source },
    ascendant: ascendant && { ...ascendant, ...inDivision(vedic.ascendant!, lagna) },
    planets: grahas.map(({ natal, place, house }) => {
      const { speed: _, ...row } = planetOf({ ...natal, longitude: place.longitude, house })
      return { ...row, ...inDivision(natal.longitude, place) }
    }),
    houses: division === 1 ? vedicHouses(vedic) : wholeSigns(lagna),
  }
}

const partNameOf = ({ name, iast, devanagari, isBenefic }: VargaPartName) => ({
  ...{ name, iast, devanagari },
  ...(isBenefic !== undefined && { nature: isBenefic ? ('benefic' as const) : ('malefic' as const) }),
})

const wholeSigns = (lagna: VargaPlace | null): ChartReply['houses'] =>
  lagna === null
    ? []
    : SIGNS.map((_, index) => ({
        house: index + 1,
        ...signOf(((signIndex(lagna.longitude) + index) % SIGNS.length) * 30),
        degree_cusp: null,
      }))

/** How long lagna and Moon stay in their parts around a birth, in local time. */
export function validityOf({ lagna, moon }: VargaStay, zone: Zone, jd: number): z.output<typeof VargaValidity> {
  const birthMs = epochMsOf(jd)
  const seconds = (earlierMs: number, laterMs: number): number =>
    Math.max(Math.round((laterMs - earlierMs) / SECOND_MS), 0)
  const stayOf = ({ from, until }: StayInPart) => ({
    from: from === null ? null : localText(zone, from),
    until: until === null ? null : localText(zone, until),
    seconds_before: from === null ? null : seconds(epochMsOf(from), birthMs),
    seconds_after: until === null ? null : seconds(birthMs, epochMsOf(until)),
  })
  return { lagna: lagna && stayOf(lagna), moon: stayOf(moon) }
}

/** The good divisions of the planets. */
export const vaisheshikamsaOf = (planets: readonly PlanetInVargas[]): z.output<typeof VaisheshikamsaReply> => ({
  rule: VAISHESHIKAMSA_RULE,
  source: VAISHESHIKAMSA_SOURCE,
  planets: planets.map(({ planet, schemes: { shadvarga, saptavarga, dasavarga, shodasavarga } }) => ({
    name: planet,
    shadvarga: schemeOf(shadvarga),
    saptavarga: schemeOf(saptavarga),
    dasavarga: schemeOf(dasavarga),
    shodasavarga: schemeOf(shodasavarga),
  })),
})

const schemeOf = ({ divisions, name }: Vaisheshikamsa) => ({
  count: divisions.length,
  name,
  divisions: [...divisions],
})

/** Four decimals, as in charts. */
const PLACES = 4

/** The bhava chalit of a chart. */
export const bhavaChalitOf = ({ system, starts, middles, grahas }: Chalit): z.output<typeof BhavaChalitReply> => ({
  system,
  rule: CHALIT_SYSTEMS[system].says,
  source: CHALIT_SYSTEMS[system].source,
  houses: starts.map((start, index) => ({
    house: index + 1,
    start_degree: turn(start, PLACES),
    middle_degree: turn(middles[index]!, PLACES),
    end_degree: turn(starts[(index + 1) % starts.length]!, PLACES),
    ...signOf(middles[index]!),
  })),
  planets: grahas.map(({ graha, house, signHouse }) => ({ name: graha, house, sign_house: signHouse })),
})
