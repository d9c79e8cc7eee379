import { chartData } from '../contract/charts/reply.ts'
import { COMPOSITE } from './composite/composite.ts'
import { DECENNIALS } from './decennials/decennials.ts'
import { ECLIPSES_PATH } from './eclipses-path/eclipses-path.ts'
import { ECLIPSES_PLACE } from './eclipses-place/eclipses-place.ts'
import { FIRDARIA } from './firdaria/firdaria.ts'
import { HOROSCOPE_BULK } from './horoscope-bulk/horoscope-bulk.ts'
import { HOROSCOPE_MONTHLY_PERSONAL } from './horoscope-monthly-personal/horoscope-monthly-personal.ts'
import { HOROSCOPE_MONTHLY_SIGN } from './horoscope-monthly-sign/horoscope-monthly-sign.ts'
import { HOROSCOPE_PERSONAL } from './horoscope-personal/horoscope-personal.ts'
import { HOROSCOPE_SIGN } from './horoscope-sign/horoscope-sign.ts'
import { HOROSCOPE_WEEKLY_PERSONAL } from './horoscope-weekly-personal/horoscope-weekly-personal.ts'
import { HOROSCOPE_WEEKLY_SIGN } from './horoscope-weekly-sign/horoscope-weekly-sign.ts'
import { LUNAR_RETURN } from './lunar-return/lunar-return.ts'
import { MINOR_PROGRESSIONS } from './minor-progressions/minor-progressions.ts'
import { MOON_MONTH } from './moon-month/moon-month.ts'
import { MOON_PHASE } from './moon-phase/moon-phase.ts'
import { NATAL_WHEEL } from './natal-wheel/natal-wheel.ts'
import { PANCHANG } from './panchang/panchang.ts'
import { PANCHANG_MOMENT } from './panchang-moment/panchang-moment.ts'
import { PANCHANG_MONTH } from './panchang-month/panchang-month.ts'
import { PLANETARY_YEARS } from './planetary-years/planetary-years.ts'
import { PROFECTION_PERIODS } from './profection-periods/profection-periods.ts'
import { PROFECTIONS } from './profections/profections.ts'
import { PROGRESSED_LUNATIONS } from './progressed-lunations/progressed-lunations.ts'
import { PROGRESSION_EVENTS } from './progression-events/progression-events.ts'
import { PROGRESSIONS } from './progressions/progressions.ts'
import { RELEASING } from './releasing/releasing.ts'
import { RETURNS } from './returns/returns.ts'
import { RETURNS_SEARCH } from './returns-search/returns-search.ts'
import { SOLAR_ARC } from './solar-arc/solar-arc.ts'
import { SOLAR_RETURN } from './solar-return/solar-return.ts'
import { SUN_DAY } from './sun-day/sun-day.ts'
import { SYNASTRY } from './synastry/synastry.ts'
import type { DataFace, PictureFace, Technique } from './technique.ts'
import { TERTIARY_PROGRESSIONS } from './tertiary-progressions/tertiary-progressions.ts'
import { TRANSITS } from './transits/transits.ts'
import { TRANSITS_SEARCH } from './transits-search/transits-search.ts'
import { VEDIC_CALCULATE } from './vedic-calculate/vedic-calculate.ts'
import { VEDIC_CHART } from './vedic-chart/vedic-chart.ts'
import { VEDIC_DASHA } from './vedic-dasha/vedic-dasha.ts'
import { VEDIC_DASHA_INSIGHTS } from './vedic-dasha-insights/vedic-dasha-insights.ts'
import { VEDIC_GOCHAR_INSIGHTS } from './vedic-gochar-insights/vedic-gochar-insights.ts'
import { VEDIC_GOCHAR_TIMELINE } from './vedic-gochar-timeline/vedic-gochar-timeline.ts'
import { VEDIC_HOROSCOPE_DAILY } from './vedic-horoscope-daily/vedic-horoscope-daily.ts'
import { VEDIC_KP } from './vedic-kp/vedic-kp.ts'
import { VEDIC_MATCH } from './vedic-match/vedic-match.ts'
import { VEDIC_MUHURTA } from './vedic-muhurta/vedic-muhurta.ts'
import { VEDIC_MUHURTA_PERSONAL } from './vedic-muhurta-personal/vedic-muhurta-personal.ts'
import { VEDIC_QA } from './vedic-qa/vedic-qa.ts'
import { VEDIC_STRENGTH } from './vedic-strength/vedic-strength.ts'
import { VEDIC_TAJAKA } from './vedic-tajaka/vedic-tajaka.ts'
import { VEDIC_VARGAS } from './vedic-vargas/vedic-vargas.ts'
import { VEDIC_YOGAS } from './vedic-yogas/vedic-yogas.ts'

/** Every technique, in the order of the documentation. The work of each is in `work.ts`. */
export const TECHNIQUES = [
  NATAL_WHEEL,
  TRANSITS,
  TRANSITS_SEARCH,
  SOLAR_RETURN,
  RETURNS,
  RETURNS_SEARCH,
  LUNAR_RETURN,
  PROFECTIONS,
  PROFECTION_PERIODS,
  FIRDARIA,
  RELEASING,
  DECENNIALS,
  PLANETARY_YEARS,
  PROGRESSIONS,
  PROGRESSION_EVENTS,
  PROGRESSED_LUNATIONS,
  TERTIARY_PROGRESSIONS,
  MINOR_PROGRESSIONS,
  SOLAR_ARC,
  COMPOSITE,
  SYNASTRY,
  MOON_PHASE,
  MOON_MONTH,
  SUN_DAY,
  ECLIPSES_PLACE,
  ECLIPSES_PATH,
  HOROSCOPE_SIGN,
  HOROSCOPE_BULK,
  HOROSCOPE_PERSONAL,
  PANCHANG,
  PANCHANG_MOMENT,
  PANCHANG_MONTH,
  VEDIC_CHART,
  VEDIC_CALCULATE,
  VEDIC_VARGAS,
  VEDIC_YOGAS,
  VEDIC_STRENGTH,
  VEDIC_DASHA,
  VEDIC_DASHA_INSIGHTS,
  VEDIC_MATCH,
  VEDIC_KP,
  VEDIC_GOCHAR_TIMELINE,
  VEDIC_GOCHAR_INSIGHTS,
  VEDIC_TAJAKA,
  VEDIC_QA,
  VEDIC_MUHURTA,
  VEDIC_MUHURTA_PERSONAL,
  VEDIC_HOROSCOPE_DAILY,
  HOROSCOPE_WEEKLY_SIGN,
  HOROSCOPE_WEEKLY_PERSONAL,
  HOROSCOPE_MONTHLY_SIGN,
  HOROSCOPE_MONTHLY_PERSONAL,
] as const

export type TechniqueId = (typeof TECHNIQUES)[number]['id']

const ALL: readonly Technique[] = TECHNIQUES

/** The data of each technique that has some. */
export const DATA: readonly (readonly [TechniqueId, DataFace])[] = ALL.flatMap(({ id, faces: { data } }) =>
  data ? [[id as TechniqueId, data] as const] : [],
)

/** The picture of each technique that has one. */
export const PICTURES: readonly (readonly [TechniqueId, PictureFace])[] = ALL.flatMap(({ id, faces: { picture } }) =>
  picture ? [[id as TechniqueId, picture] as const] : [],
)

/** The content of the picture of any technique, as data. */
export const CHART_DATA = chartData(
  PICTURES.map(([id]) => id),
  Object.assign({}, ...PICTURES.map(([, { facts }]) => facts)),
)
