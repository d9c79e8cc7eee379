import { ALMANAC } from '../../astro/horizon.ts'
import type { Sky } from '../../astro/sky.ts'
import { rulesOf } from '../../astro/vedic/shadbala/rules.ts'
import { housesOf } from '../../calculation/charting/cast.ts'
import type { Atlas } from '../../calculation/charting/place.ts'
import { castVedic, type VedicChart } from '../../calculation/charting/vedic/chart.ts'
import { castDashas } from '../../calculation/charting/vedic/dasha.ts'
import { castStrength } from '../../calculation/charting/vedic/strength.ts'
import { openVargaWarnings, vargaCharts } from '../../calculation/charting/vedic/vargas.ts'
import { moonWarnings } from '../../calculation/charting/vedic/warnings.ts'
import { castYogas } from '../../calculation/charting/vedic/yogas.ts'
import { warningsOf } from '../../calculation/charting/warnings.ts'
import type { ReplyOf } from '../../contract/reply.ts'
import { type AskedDasha, vimshottariAsked } from '../../contract/vedic/dasha.ts'
import { underOwnNames, zodiacOfAyanamsha } from '../../contract/vedic/request.ts'
import type { Warning } from '../../contract/warnings.ts'
import { subjectAndTime } from '../../wire/time-and-place.ts'
import { ashtakavargaOf } from '../../wire/vedic/ashtakavarga.ts'
import { vimshottariReply } from '../../wire/vedic/dasha.ts'
import { baladiReply, rulesReply, strengthsOf } from '../../wire/vedic/strength.ts'
import { vargaChartsOf } from '../../wire/vedic/vargas.ts'
import { yogaRules, yogasOf } from '../../wire/vedic/yogas.ts'
import { chartReply } from '../families/vedic/chart.ts'
import { panchangOfDay } from '../families/vedic/panchang.ts'
import type { VedicCalculateInput, VedicCalculateReply } from './schema.ts'

type Reply = ReplyOf<typeof VedicCalculateReply>

const YOGA_RULES = { yoga_school: 'parashara', benefics: 'conditional', nabhasa_houses: 'all_occupied' } as const
const STRENGTH_RULES = rulesOf('parashara')
const UNTIMED: Warning = {
  code: 'time_required',
  message: 'Shadbala and ashtakavarga need a time of birth; both are null',
}

/** The answer of `POST /api/v2/vedic/calculate`: a chart with the requested parts, each by its default rules. */
export function vedicCalculateAnswer(sky: Sky, atlas: Atlas, input: VedicCalculateInput): Reply {
  const vedic = castVedic(sky, atlas, input)
  const { cast } = vedic
  const charts = vargaCharts(vedic, input.divisions)
  const asked = dashaOf(input)
  const dashas = asked && castDashas(sky, atlas, vedic, asked, input.nowMs)
  const strength = input.include_shadbala ? strengthOf(sky, vedic) : null
  const panchang = input.include_panchang ? panchangOfBirth(sky, atlas, input) : null
  const isUntimed = vedic.ascendant === null && (input.include_shadbala || input.include_ashtakavarga)
  const { warnings: ofPanchang = [], ...ofDay } = panchang ?? {}
  const warnings = [
    ...(input.warnings ?? []),
    ...warningsOf(cast),
    ...(dashas ? dashas.warnings : moonWarnings(sky, cast, 'Everything else is given for noon')),
    ...openVargaWarnings(sky, vedic, charts),
    ...(strength?.warnings ?? []),
    ...ofPanchang,
    ...(isUntimed ? [UNTIMED] : []),
  ]
  return {
    ...subjectAndTime(cast, sky.deltaTDays(cast.born.moment.jd)),
    ayanamsha: zodiacOfAyanamsha(input.ayanamsha).ayanamsa,
    timezone_used: cast.born.zone,
    chart: chartOf(sky, vedic, input),
    ...(charts.length > 0 && { vargas: { vargas: vargaChartsOf(vedic, charts, []) } }),
    ...(asked && dashas && { vimshottari_dasha: vimshottariReply(asked, dashas) }),
    ...(input.include_yogas && { yogas: yogasReply(vedic) }),
    ...(panchang && { panchang: ofDay as NonNullable<Reply['panchang']> }),
    ...(strength && { shadbala: strength.shadbala, shadbala_rules: strength.rules }),
    ...(input.include_ashtakavarga && { ashtakavarga: ashtakavargaOf(vedic, 'parashara', 'parashara') }),
    ...(warnings.length > 0 && { warnings: withoutRepeats(warnings) }),
  }
}

function chartOf(sky: Sky, vedic: VedicChart, input: VedicCalculateInput): Reply['chart'] {
  const chart = chartReply(sky, vedic, input)
  if (!input.include_avastha) return chart
  return {
    ...chart,
    planets: chart.planets.map((planet, index) => ({ ...planet, avastha: baladiReply(vedic.grahas[index]!) })),
  }
}

/** The question about dashas in a request; null without levels. */
const dashaOf = ({ dasha_levels: levels, reference_date }: VedicCalculateInput): AskedDasha | null =>
  levels === 0 ? null : vimshottariAsked(levels, reference_date)

const yogasReply = (vedic: VedicChart): NonNullable<Reply['yogas']> => ({
  ...yogasOf(castYogas(vedic, YOGA_RULES), { categories: null, only_active: false }),
  rules: yogaRules(YOGA_RULES),
})

function strengthOf(sky: Sky, vedic: VedicChart) {
  const strength = castStrength(sky, vedic, STRENGTH_RULES)
  return {
    shadbala: strength && strengthsOf(strength, STRENGTH_RULES).shadbala,
    rules: rulesReply(STRENGTH_RULES, housesOf(vedic.cast.chart) ?? 'whole_sign'),
    warnings: strength?.warnings ?? [],
  }
}

/** The panchang of the civil date of a birth. */
const panchangOfBirth = (sky: Sky, atlas: Atlas, { warnings: _, ...birth }: VedicCalculateInput) =>
  panchangOfDay(sky, atlas, {
    ...birth,
    ...underOwnNames(birth),
    convention: 'apparent',
    sunrise_limb: ALMANAC.limb,
    refraction_arcmin: ALMANAC.refraction * 60,
    include_choghadiya: false,
    include_hora: false,
  })

/** Parts of an answer share one birth, so several of them may give the same warning. */
const withoutRepeats = (warnings: readonly Warning[]): Warning[] => [
  ...new Map(warnings.map((warning) => [JSON.stringify(warning), warning])).values(),
]
