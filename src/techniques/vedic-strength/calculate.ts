import type { Sky } from '../../astro/sky.ts'
import { VARAS } from '../../astro/vedic/names.ts'
import { rulesOf } from '../../astro/vedic/shadbala/rules.ts'
import { localText } from '../../astro/zone.ts'
import { housesOf } from '../../calculation/charting/cast.ts'
import type { Atlas } from '../../calculation/charting/place.ts'
import { castVedic } from '../../calculation/charting/vedic/chart.ts'
import { type CastStrength, castStrength } from '../../calculation/charting/vedic/strength.ts'
import { moonWarnings } from '../../calculation/charting/vedic/warnings.ts'
import { type Warning, warningsOf } from '../../calculation/charting/warnings.ts'
import type { ReplyOf } from '../../contract/reply.ts'
import { decimals } from '../../wire/sky.ts'
import { subjectAndTime } from '../../wire/time-and-place.ts'
import { ashtakavargaOf } from '../../wire/vedic/ashtakavarga.ts'
import { basisOf } from '../../wire/vedic/chart.ts'
import { avasthasOf, rulesReply, strengthsOf, vimsopakaOf } from '../../wire/vedic/strength.ts'
import type { VedicStrengthInput, VedicStrengthReply } from './schema.ts'

type Reply = ReplyOf<typeof VedicStrengthReply>

const NO_TIME: Warning = {
  code: 'time_required',
  message: 'Left out, because they need a time of birth: shadbala, ishta_kashta, bhavabala, ashtakavarga',
}

/** The answer of `POST /api/v2/vedic/strength`. */
export function vedicStrengthAnswer(sky: Sky, atlas: Atlas, input: VedicStrengthInput): Reply {
  const rules = rulesOf(input.rules, input)
  const vedic = castVedic(sky, atlas, input)
  const { cast } = vedic
  const strength = castStrength(sky, vedic, rules)
  const warnings = [
    ...(input.warnings ?? []),
    ...warningsOf(cast),
    ...moonWarnings(sky, cast, 'Vimsopaka and avasthas are given for noon'),
    ...(strength ? strength.warnings : [NO_TIME]),
  ]
  return {
    ...subjectAndTime(cast, sky.deltaTDays(cast.born.moment.jd)),
    ...(strength ? strengthsOf(strength, rules) : { shadbala: null, ishta_kashta: null, wars: [], bhavabala: [] }),
    ashtakavarga: ashtakavargaOf(vedic, input.ashtakavarga_table, input.ashtakavarga_reduction),
    vimsopaka: vimsopakaOf(vedic),
    avasthas: avasthasOf(vedic),
    day: strength && dayReply(strength),
    rules: rulesReply(rules, housesOf(cast.chart) ?? input.house_system),
    metadata: {
      ...basisOf(cast, input),
    },
    ...(warnings.length > 0 && { warnings }),
  }
}

function dayReply({ day, solarDay: { weekday, sunrise, sunset, zone } }: CastStrength): NonNullable<Reply['day']> {
  return {
    weekday: VARAS[weekday]!.english,
    sunrise: localText(zone, sunrise),
    sunset: localText(zone, sunset),
    part: day.part,
    third: day.third + 1,
    is_twilight: day.isTwilight,
    hours_from_midnight: decimals(day.hoursFromMidnight, 4),
    lords: day.lords,
  }
}
