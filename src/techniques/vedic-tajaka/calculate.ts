import type { Chart } from '../../astro/chart.ts'
import { epochSecondOf, isoLocal, isoUtc } from '../../astro/civil.ts'
import { signIndex } from '../../astro/sign.ts'
import type { Sky } from '../../astro/sky.ts'
import { houseFrom, isPlanet, lordOfSign, PLANETS, type Planet } from '../../astro/vedic/dignity.ts'
import { sahamsOf } from '../../astro/vedic/sahams.ts'
import {
  type AnnualChart,
  fivefoldStrength,
  gradeOf,
  harshaStrength,
  type Longitudes,
  longitudesOf,
  natureOf,
  tajakaAspect,
  yearLord,
} from '../../astro/vedic/tajaka.ts'
import { mattersOf } from '../../astro/vedic/tajaka-matters.ts'
import { DEEPTAMSAS, houseYoga, pairYogas } from '../../astro/vedic/tajaka-yogas.ts'
import { placeWarnings } from '../../calculation/charting/birth-warnings.ts'
import { castLike } from '../../calculation/charting/cast.ts'
import { type Atlas, type Located, locateOr } from '../../calculation/charting/place.ts'
import { momentBetween } from '../../calculation/charting/rings.ts'
import { castVedic, type GrahaPlace, type VedicChart } from '../../calculation/charting/vedic/chart.ts'
import { warningsOf } from '../../calculation/charting/warnings.ts'
import type { ReplyOf } from '../../contract/reply.ts'
import { namingField } from '../../contract/sky/sources.ts'
import { zodiacOfAyanamsha } from '../../contract/vedic/request.ts'
import { houseWarning, type Warning } from '../../contract/warnings.ts'
import { decimals } from '../../wire/sky.ts'
import { locationReply, subjectAndTime } from '../../wire/time-and-place.ts'
import { ascendantOf, placeIn, planetOf, signOf, vedicHouses } from '../../wire/vedic/chart.ts'
import { uncertainReturn } from '../families/return/uncertainty.ts'
import { yearDashas } from './dashas.ts'
import { RULES } from './rules.ts'
import type { VedicTajakaInput, VedicTajakaReply } from './schema.ts'
import { type TajakaYear, tajakaYear } from './year.ts'

type Reply = ReplyOf<typeof VedicTajakaReply>

/** The answer of `POST /api/v2/vedic/tajaka`. */
export function vedicTajakaAnswer(sky: Sky, atlas: Atlas, input: VedicTajakaInput): Reply {
  const natal = castVedic(sky, atlas, input)
  const { cast } = natal
  const { born } = cast
  const zodiac = zodiacOfAyanamsha(input.ayanamsha)
  const where = placeOfYear(atlas, natal, input)
  const year = tajakaYear(sky, born, zodiac, input)
  const chart = namingField('target_year', () => castLike(sky, cast, year.start, born.timeKnown ? where : null))
  const grahas = grahasOf(natal, chart)
  const longitudes = longitudesOf(grahas)
  const annual =
    chart.angles && chart.isDay !== null ? { longitudes, lagna: chart.angles.asc, isDay: chart.isDay } : null
  const warnings: readonly Warning[] = [
    ...(input.warnings ?? []),
    ...warningsOf(cast),
    ...placeWarnings(where),
    ...annualHouses(natal, chart),
    ...uncertainReturn(sky, cast, 'sun', zodiac, [year.start]),
  ]
  return {
    ...subjectAndTime(cast, sky.deltaTDays(cast.born.moment.jd)),
    varsha: varshaOf(natal, where, year, chart),
    ascendant: ascendantOf(annual?.lagna ?? null),
    planets: grahas.map(planetOf),
    houses: vedicHouses({ ...natal, cast: { ...cast, chart } }),
    ...lordsOf(natal, year, annual),
    ...strengthsOf(longitudes, annual),
    sahams: annual ? sahamRows(annual) : [],
    yogas: yogasOf(grahas, longitudes, annual, input),
    dashas: annual && yearDashas(natal, where, year, annual, input),
    metadata: {
      ayanamsha: zodiac.ayanamsa,
      ayanamsha_deg: decimals(chart.ayanamsa!, 7),
      house_system: chart.houses?.system ?? input.house_system,
      node_type: input.node_type,
      timezone_used: born.zone,
      deeptamsas: DEEPTAMSAS,
      orb_rule: input.orb_rule,
      mudda_balance: input.mudda_balance,
      rules: RULES,
    },
    ...(warnings.length > 0 && { warnings }),
  }
}

/** The place for which the year is cast: the one requested, otherwise the birthplace. */
const placeOfYear = (atlas: Atlas, { cast }: VedicChart, input: VedicTajakaInput): Located =>
  locateOr(
    cast.born,
    { city: input.return_city, lat: input.return_lat, lng: input.return_lng, tz_str: 'AUTO' },
    atlas,
    'return_city',
  )

/** The grahas of the annual chart, in the order of the natal one. */
const grahasOf = ({ cast, grahas }: VedicChart, { points }: Chart): readonly GrahaPlace[] =>
  grahas.map(({ graha }, index) => {
    const { longitude, speed, house } = points.find(({ body }) => body === cast.terms.bodies[index])!
    return { graha, longitude, speed, house }
  })

/** The warning that only the annual chart has other houses than requested. */
function annualHouses({ cast }: VedicChart, { houses }: Chart): readonly Warning[] {
  const replaced = houses && houseWarning(houses.system, cast.terms.houses)
  return replaced && cast.chart.houses?.system === cast.terms.houses ? [replaced] : []
}

function varshaOf(
  { cast }: VedicChart,
  where: Located,
  { completed, start, end }: TajakaYear,
  { isDay }: Chart,
): Reply['varsha'] {
  const local = (jd: number): string => {
    const { epochMs, offsetSeconds } = momentBetween(where, jd)
    return isoLocal(epochMs, offsetSeconds)
  }
  return {
    year_of_life: completed + 1,
    completed_years: completed,
    starts_at: local(start),
    starts_at_utc: isoUtc(epochSecondOf(start)),
    ends_at: local(end),
    is_day: cast.born.timeKnown ? isDay : null,
    location: locationReply(where),
  }
}

const SIGNS = 12

function lordsOf(natal: VedicChart, { completed }: TajakaYear, annual: AnnualChart | null) {
  if (!annual || natal.ascendant === null) return { muntha: null, year_lord: null }
  const natalSign = signIndex(natal.ascendant)
  const muntha = (natalSign + completed) % SIGNS
  const { planet, rule, candidates } = yearLord(annual, natalSign, muntha)
  return {
    muntha: {
      ...signOf(muntha * 30),
      house: houseFrom(signIndex(annual.lagna), muntha),
      lord: lordOfSign(muntha),
    },
    year_lord: {
      planet,
      chosen_by: rule,
      candidates: candidates.map((candidate) => {
        const longitude = annual.longitudes[candidate.planet]
        const aspect = tajakaAspect(longitude, annual.lagna)
        const strength = decimals(fivefoldStrength(candidate.planet, longitude).total, 2)
        return { ...candidate, aspect_on_lagna: aspect, nature: natureOf(aspect), strength }
      }),
    },
  }
}

const strengthsOf = (longitudes: Longitudes, annual: AnnualChart | null) => ({
  pancha_vargeeya_bala: PLANETS.map((each) => {
    const { uchcha, total, ...parts } = fivefoldStrength(each, longitudes[each])
    return { ...parts, uchcha: decimals(uchcha, 2), total: decimals(total, 2), grade: gradeOf(total) }
  }),
  harsha_bala: annual ? PLANETS.map((each) => harshaStrength(each, annual)) : [],
})

const sahamRows = (annual: AnnualChart): Reply['sahams'] =>
  sahamsOf(annual).map(({ name, meaning, formula, hasAddedSign, longitude }) => ({
    name,
    meaning,
    formula,
    added_sign: hasAddedSign,
    ...placeIn(longitude),
    house: houseFrom(signIndex(annual.lagna), signIndex(longitude)),
    lord: lordOfSign(signIndex(longitude)),
  }))

function yogasOf(
  grahas: readonly GrahaPlace[],
  longitudes: Longitudes,
  annual: AnnualChart | null,
  { orb_rule: orbRule }: VedicTajakaInput,
): Reply['yogas'] {
  const retrograde = new Set(
    grahas.flatMap(({ graha, speed }): Planet[] => (speed < 0 && isPlanet(graha) ? [graha] : [])),
  )
  return {
    pairs: pairYogas({ longitudes, retrograde, orbRule }).map(({ apart, ...pair }) => ({
      ...pair,
      degrees_apart: decimals(apart, 2),
    })),
    houses: annual && houseYoga(longitudes, annual.lagna),
    matters: annual ? matterRows({ ...annual, retrograde, orbRule }) : [],
  }
}

const matterRows = (chart: Parameters<typeof mattersOf>[0]): Reply['yogas']['matters'] =>
  mattersOf(chart).map(({ house, lagnaLord, houseLord, yogas }) => ({
    house,
    lagna_lord: lagnaLord,
    house_lord: houseLord,
    yogas: yogas.map(({ kamboola, ...yoga }) => ({
      ...yoga,
      kamboola: kamboola && {
        with: kamboola.with,
        moon_grade: kamboola.moonGrade,
        planet_grade: kamboola.planetGrade,
      },
    })),
  }))
