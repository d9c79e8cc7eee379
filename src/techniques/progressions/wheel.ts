import { epochSecondOf, isoLocal, isoUtc, julianDayOf } from '../../astro/civil.ts'
import { secondaryProgression } from '../../astro/derived-charts.ts'
import type { Moment } from '../../astro/moment.ts'
import type { Sky } from '../../astro/sky.ts'
import { parseTime } from '../../astro/time.ts'
import { dateText } from '../../calculation/charting/caption.ts'
import { type CastBirth, castBirth, withShown } from '../../calculation/charting/cast.ts'
import { type Atlas, type Located, locateOr } from '../../calculation/charting/place.ts'
import { momentBetween, ringStyles, styleBeside } from '../../calculation/charting/rings.ts'
import { isoMoment } from '../../calculation/charting/transit-moment.ts'
import { clockWarnings, type Warning } from '../../calculation/charting/warnings.ts'
import { secondWheel, type WheelWithFacts } from '../../calculation/charting/wheels.ts'
import type { FactsOf } from '../../contract/charts/reply.ts'
import { filled, type Language } from '../../languages/language.ts'
import { Refusal } from '../../platform/errors.ts'
import type { WheelStyle } from '../../wheel/look.ts'
import { LABELS } from './labels.ts'
import type { PROGRESSION_FACTS, ProgressionWheel } from './schema.ts'

/** Secondary progressions to a date around the natal chart. */
export function progressionWheel(
  sky: Sky,
  atlas: Atlas,
  input: ProgressionWheel,
  language: Language,
): WheelWithFacts<FactsOf<typeof PROGRESSION_FACTS>> {
  const cast = castBirth(sky, atlas, withShown(input.natal, input.display_settings), 'natal.')
  const { progression_city: city, progression_lat: lat, progression_lng: lng, tz_str } = input
  const where = locateOr(cast.born, { city, lat, lng, tz_str }, atlas, 'progression_city')
  const target = targetOf(input.progression_date, where, atlas)
  const { ageYears, jd } = secondaryProgression(cast.born.moment.jd, target.jd)
  if (ageYears < 0) throw before(input.progression_date, cast)
  const wheel = secondWheel(sky, cast, {
    kind: 'progressions',
    of: 'progressed',
    language,
    labels: { ...LABELS[language], title: filled(LABELS[language].title, { name: cast.name }) },
    dateField: 'progression_date',
    restsOnBirth: true,
    dated: filled(LABELS[language].dated, { date: dateText(target.isoDate, language) }),
    moment: momentBetween(where, jd),
    warnings: [...dateWarnings(target.change), ...target.warnings],
    where,
    houses: cast.born.timeKnown,
    drawn: { inner: input.show_natal_aspects, outer: input.show_progressed_aspects, between: input.show_inter_aspects },
  })
  const facts = {
    system: 'secondary' as const,
    target_date_utc: toSecond(target.jd),
    progressed_datetime_utc: toSecond(jd),
    age_years: Math.round(ageYears * 1e6) / 1e6,
  }
  return { ...wheel, facts }
}

interface Target extends Pick<Moment, 'jd' | 'change'> {
  readonly isoDate: string
  readonly warnings: readonly Warning[]
}

/** A date alone is its midnight in UTC; a time without an offset is local at the place. */
function targetOf(text: string, located: Located, atlas: Atlas): Target {
  const time = parseTime(text)
  const isDate = !/[T ]/i.test(text.trim())
  if (isDate && 'civilMs' in time)
    return { jd: julianDayOf(time.civilMs), change: null, isoDate: dateOf(isoUtc(time.civilMs)), warnings: [] }
  const { moment, warnings } = isoMoment(text, located, atlas, 'progression_date')
  const { jd, change, epochMs, offsetSeconds } = moment
  return { jd, change, isoDate: dateOf(isoLocal(epochMs, offsetSeconds)), warnings }
}

const dateOf = (iso: string): string => iso.slice(0, iso.indexOf('T'))

const FOLD = 'Clocks showed this local time of progression_date twice, and the earlier instant was used'
const GAP = 'Clocks skipped this local time of progression_date, and it was shifted forward by the length of the gap'

/** The date has no field of its own in the answer, and no policy: an offset in it chooses the instant. */
const dateWarnings = (change: Moment['change']): Warning[] =>
  clockWarnings(change).map((warning) => ({
    ...warning,
    message: `${change?.kind === 'fold' ? FOLD : GAP}. Give its offset to choose`,
  }))

const before = (date: string, { born }: CastBirth): Refusal =>
  new Refusal('invalid_input', {
    field: 'progression_date',
    message: `${date} lies before the birth (${isoUtc(born.moment.epochMs)})`,
  })

const toSecond = (jd: number): string => isoUtc(epochSecondOf(jd))

export const progressionStyle = (input: ProgressionWheel): WheelStyle => ({
  ...styleBeside(input.natal, input),
  ...ringStyles(input.natal_planet_color, input.progressed_planet_color),
})
