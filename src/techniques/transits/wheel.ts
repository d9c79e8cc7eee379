import { isoUtc } from '../../astro/civil.ts'
import type { Sky } from '../../astro/sky.ts'
import { bodiesWith, castBirth, withShown } from '../../calculation/charting/cast.ts'
import { type Atlas, locate } from '../../calculation/charting/place.ts'
import { ringStyles, styleBeside } from '../../calculation/charting/rings.ts'
import { transitMoment } from '../../calculation/charting/transit-moment.ts'
import { clockWarnings } from '../../calculation/charting/warnings.ts'
import { secondWheel, type WheelWithFacts } from '../../calculation/charting/wheels.ts'
import type { FactsOf } from '../../contract/charts/reply.ts'
import { filled, type Language } from '../../languages/language.ts'
import type { WheelStyle } from '../../wheel/look.ts'
import { LABELS } from './labels.ts'
import type { TRANSIT_FACTS, TransitWheelRequest } from './schema.ts'

/** Transits around the natal chart. */
export function transitWheel(
  sky: Sky,
  atlas: Atlas,
  input: TransitWheelRequest,
  language: Language,
): WheelWithFacts<FactsOf<typeof TRANSIT_FACTS>> {
  const natal = withShown(input.natal, input.display_settings)
  const cast = castBirth(sky, atlas, natal, 'natal.')
  const { current_city: city, current_lat: lat, current_lng: lng, tz_str } = input
  const located = locate({ city, lat, lng, tz_str }, atlas, 'current_city')
  const { where, moment, doubt, warnings } = transitMoment(input, located, atlas)
  const wheel = secondWheel(sky, cast, {
    kind: 'transits',
    of: 'transit',
    language,
    labels: { ...LABELS[language], title: filled(LABELS[language].title, { name: cast.name }) },
    dateField: 'transit_date',
    restsOnBirth: false,
    moment,
    doubt,
    warnings: [...clockWarnings(moment.change), ...warnings],
    bodies: bodiesWith(natal.include_features ?? [], 'transits'),
    where,
    houses: true,
    drawn: {
      inner: input.show_natal_aspects,
      outer: input.show_transit_aspects,
      between: input.show_inter_aspects,
    },
  })
  return { ...wheel, facts: { transit_utc: isoUtc(moment.epochMs) } }
}

export const transitStyle = (input: TransitWheelRequest): WheelStyle => ({
  ...styleBeside(input.natal, input),
  ...ringStyles(input.natal_planet_color, input.transit_planet_color),
})
