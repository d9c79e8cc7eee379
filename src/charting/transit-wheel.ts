import { isoUtc } from '../astro/civil.ts'
import type { Sky } from '../astro/sky.ts'
import type { TransitWheelRequest } from '../contract/charts.ts'
import type { Language } from '../languages/language.ts'
import { castBirth } from './cast.ts'
import { type Atlas, locate } from './place.ts'
import { secondWheel, type WheelWithFacts } from './second-wheel.ts'
import { withShown } from './shown.ts'
import { bodiesWith } from './terms.ts'
import { transitMoment } from './transit-moment.ts'
import { clockWarnings } from './warnings.ts'

/** Transits around the natal chart. */
export function transitWheel(sky: Sky, atlas: Atlas, input: TransitWheelRequest, language: Language): WheelWithFacts {
  const natal = withShown(input.natal, input.display_settings)
  const cast = castBirth(sky, atlas, natal, 'natal.')
  const { current_city: city, current_lat: lat, current_lng: lng, tz_str } = input
  const located = locate({ city, lat, lng, tz_str }, atlas, 'current_city')
  const { where, moment, doubt, warnings } = transitMoment(input, located, atlas)
  const wheel = secondWheel(sky, cast, {
    kind: 'transits',
    of: 'transit',
    language,
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
