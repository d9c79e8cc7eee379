import { capital } from '../../languages/language.ts'

/** Names of operations that their identifiers do not give. A calculation is named as its page in the playground. */
const TITLES: Readonly<Record<string, string>> = {
  natal_simple: 'Compact natal chart',
  transits_calculate: 'Transits',
  transits_search: 'Search for transits',
  solar_return_calculate: 'Solar return',
  returns_calculate: 'Returns',
  returns_search: 'Search for returns',
  profections_annual: 'Profections',
  profection_periods: 'List of profections',
  firdaria_periods: 'Firdaria',
  releasing_periods: 'Zodiacal releasing',
  decennials_periods: 'Decennials',
  progressions_secondary: 'Progressions',
  progression_events: 'Progressed events',
  progressions_lunations: 'Progressed lunations',
  progressions_tertiary: 'Tertiary progressions',
  progressions_minor: 'Minor progressions',
  directions_solar_arc: 'Solar arc directions',
  moon_month: 'Moon over a month',
  sun_day: 'A day of the Sun',
  eclipses_place: 'Eclipses at a place',
  eclipses_path: 'Path of an eclipse',
  horoscope_daily_sign: 'Horoscope of a sign',
  horoscope_daily_bulk: 'Horoscopes of all signs',
  horoscope_daily_personal: 'Horoscope of a birth',
  panchang_day: 'Panchang',
  panchang_moment: 'Panchang of a moment',
  panchang_month: 'Panchang of a month',
  vedic_calculate: 'Complete Vedic chart',
  vedic_vargas: 'Divisional charts',
  vedic_strength: 'Vedic strengths',
  vedic_dasha: 'Dashas',
  vedic_dasha_insights: 'Dasha facts',
  vedic_match: 'Vedic matching',
  vedic_kp: 'KP chart',
  vedic_gochar_timeline: 'Gochar timeline',
  vedic_gochar_insights: 'Gochar insights',
  vedic_tajaka: 'Tajaka year',
  vedic_qa: 'Questions about a day',
  vedic_muhurat_search: 'Search for auspicious times',
  vedic_muhurat_personal: 'Auspicious times for a person',
  vedic_horoscope_daily_personal: 'Vedic daily horoscope',
  horoscope_weekly_sign: 'Weekly horoscope of a sign',
  horoscope_weekly_personal: 'Weekly horoscope of a birth',
  horoscope_monthly_sign: 'Monthly horoscope of a sign',
  horoscope_monthly_personal: 'Monthly horoscope of a birth',
  chart_natal: 'Natal chart image',
  chart_transits: 'Transits image',
  chart_solar_return: 'Solar return image',
  chart_return: 'Return image',
  chart_lunar_return: 'Lunar return image',
  chart_progressions: 'Progressions image',
  chart_composite: 'Composite image',
  chart_synastry: 'Synastry image',
  vedic_visual: 'Vedic chart image',
  ephemeris_table: 'Ephemeris',
  natal_batch: 'Batch of natal charts',
  natal_report: 'Report',
  natal_report_delete: 'Report deletion',
  progressions_solar_arc: 'Solar arc progressions',
  ephemeris_calculate: 'Ephemeris with POST',
  public_moon: 'Moon now',
  public_moon_picture: 'Moon now as an image',
  public_sky: 'Sky now',
  public_sky_picture: 'Sky now as an image',
  public_day: 'Sun and Moon today',
  webhook_stripe: 'Stripe webhook',
}

/** An operation that answers at a second path as well. */
const ALIAS = /^(.+?)_((?:second_)?alias)$/

/** Words of names that are written with capitals. */
const CAPITALS = /\b(?:api|csv|mcp|oauth|url)\b/g
const SPELLED: Readonly<Record<string, string>> = { oauth: 'OAuth' }

/** The name of an operation or event for people: "Solar return", "API key list", "Vedic chart (alias)". */
export function operationName(name: string): string {
  const [, base, alias] = ALIAS.exec(name) ?? []
  if (base && alias) return `${operationName(base)} (${alias.replace('_', ' ')})`
  return (
    TITLES[name] ??
    capital(name.replaceAll('_', ' ').replaceAll(CAPITALS, (word) => SPELLED[word] ?? word.toUpperCase()))
  )
}
