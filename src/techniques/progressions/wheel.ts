import { epochSecondOf, isoUtc } from '../../astro/civil.ts'
import { secondaryProgression } from '../../astro/derived-charts.ts'
import { progressedJd } from '../../astro/progression.ts'
import { PROGRESSION_KEYS, paceOf } from '../../astro/progression-keys.ts'
import type { Sky } from '../../astro/sky.ts'
import { dateText } from '../../calculation/charting/caption.ts'
import { castBirth, withShown } from '../../calculation/charting/cast.ts'
import { type Atlas, locateOr } from '../../calculation/charting/place.ts'
import { momentBetween, ringStyles, styleBeside } from '../../calculation/charting/rings.ts'
import { secondWheel, type WheelWithFacts } from '../../calculation/charting/wheels.ts'
import type { FactsOf } from '../../contract/charts/reply.ts'
import { filled, type Language } from '../../languages/language.ts'
import type { WheelStyle } from '../../wheel/look.ts'
import { beforeBirth, targetOf } from '../families/progression/target.ts'
import { LABELS } from './labels.ts'
import type { PROGRESSION_FACTS, ProgressionWheel } from './schema.ts'

/** Progressions to a date around the natal chart: secondary, tertiary or minor ones. */
export function progressionWheel(
  sky: Sky,
  atlas: Atlas,
  input: ProgressionWheel,
  language: Language,
): WheelWithFacts<FactsOf<typeof PROGRESSION_FACTS>> {
  const cast = castBirth(sky, atlas, withShown(input.natal, input.display_settings), 'natal.')
  const { progression_city: city, progression_lat: lat, progression_lng: lng, tz_str } = input
  const where = locateOr(cast.born, { city, lat, lng, tz_str }, atlas, 'progression_city')
  const target = targetOf(input.progression_date, where, atlas, 'progression_date')
  const birthJd = cast.born.moment.jd
  const system = input.progression_system ?? 'secondary'
  const { ageYears } = secondaryProgression(birthJd, target.jd)
  const jd = progressedJd(paceOf(birthJd, PROGRESSION_KEYS[system], 'direct'), target.jd)
  if (ageYears < 0) throw beforeBirth(input.progression_date, cast, 'progression_date')
  const { systems, ring, dated, ...secondary } = LABELS[language]
  const { title, called } = system === 'secondary' ? secondary : systems[system]
  const wheel = secondWheel(sky, cast, {
    kind: 'progressions',
    of: 'progressed',
    language,
    labels: { ring, called, title: filled(title, { name: cast.name }) },
    dateField: 'progression_date',
    restsOnBirth: true,
    dated: filled(dated, { date: dateText(target.isoDate, language) }),
    moment: momentBetween(where, jd),
    warnings: target.warnings,
    where,
    houses: cast.born.timeKnown,
    drawn: { inner: input.show_natal_aspects, outer: input.show_progressed_aspects, between: input.show_inter_aspects },
  })
  const facts = {
    system,
    target_date_utc: toSecond(target.jd),
    progressed_datetime_utc: toSecond(jd),
    age_years: Math.round(ageYears * 1e6) / 1e6,
  }
  return { ...wheel, facts }
}

const toSecond = (jd: number): string => isoUtc(epochSecondOf(jd))

export const progressionStyle = (input: ProgressionWheel): WheelStyle => ({
  ...styleBeside(input.natal, input),
  ...ringStyles(input.natal_planet_color, input.progressed_planet_color),
})
