import { civilFields, epochSecondOf, isoUtc, julianDayOf, SECOND_MS } from '../astro/civil.ts'
import { momentAt, momentOf } from '../astro/moment.ts'
import { secondaryProgression } from '../astro/progressions.ts'
import type { Sky } from '../astro/sky.ts'
import { parseTime } from '../astro/time.ts'
import type {
  ExperimentalCompositeChartRequest,
  ExperimentalNatalChartRequest,
  ExperimentalSecondaryProgressionsChartRequest,
  ExperimentalSolarReturnChartRequest,
  ExperimentalSynastryChartRequest,
  ExperimentalTransitChartRequest,
} from '../contract/charts.ts'
import { Refusal } from '../errors.ts'
import type { WheelContent } from '../wheel/content.ts'
import { type Atlas, type Located, locate } from './birth.ts'
import { type CastBirth, type ChartBirth, castBirth, withShown } from './chart-cast.ts'
import { aroundContent, compositeContent, natalContent, placeOr, returnJd, synastryContent } from './chart-contents.ts'
import { transitMoment } from './transits.ts'

/** A picture that was asked for. */
export type ChartOrder =
  | { readonly kind: 'natal'; readonly input: ExperimentalNatalChartRequest }
  | { readonly kind: 'transits'; readonly input: ExperimentalTransitChartRequest }
  | { readonly kind: 'solar_return'; readonly input: ExperimentalSolarReturnChartRequest }
  | { readonly kind: 'progressions'; readonly input: ExperimentalSecondaryProgressionsChartRequest }
  | { readonly kind: 'composite'; readonly input: ExperimentalCompositeChartRequest }
  | { readonly kind: 'synastry'; readonly input: ExperimentalSynastryChartRequest }

/** What is to be drawn, with whatever else an answer tells of it. */
export interface OrderedChart {
  readonly content: WheelContent
  readonly facts: Readonly<Record<string, string | number>>
}

/** Casts what an order asks for. Throws what a birth, a place or the ephemeris refuses. */
export function orderedChart(sky: Sky, atlas: Atlas, order: ChartOrder): OrderedChart {
  switch (order.kind) {
    case 'natal':
      return { content: natalContent(sky, atlas, withShown(order.input)), facts: {} }
    case 'transits':
      return transits(sky, atlas, order.input)
    case 'solar_return':
      return solarReturns(sky, atlas, order.input)
    case 'progressions':
      return progressions(sky, atlas, order.input)
    case 'composite': {
      const [a, b] = persons(sky, atlas, order.input)
      return { content: compositeContent(a, b, order.input.show_aspects), facts: {} }
    }
    case 'synastry': {
      const { show_a_aspects, show_b_aspects, show_inter_aspects } = order.input
      const [a, b] = persons(sky, atlas, order.input)
      const drawn = { inner: show_b_aspects, outer: show_a_aspects, between: show_inter_aspects }
      return { content: synastryContent(a, b, drawn), facts: {} }
    }
  }
}

function transits(sky: Sky, atlas: Atlas, input: ExperimentalTransitChartRequest): OrderedChart {
  const natal = withShown(input.natal, input.display_settings)
  const cast = castBirth(sky, atlas, natal, 'natal.')
  const { current_city: city, current_lat: lat, current_lng: lng, tz_str } = input
  const where = locate({ city, lat, lng, tz_str }, atlas, 'current_city')
  const moment = transitMoment(input, where)
  const drawn = {
    inner: input.show_natal_aspects,
    outer: input.show_transit_aspects,
    between: input.show_inter_aspects,
  }
  const content = aroundContent(sky, cast, natal, {
    kind: 'transits',
    of: 'transit',
    called: 'Transits',
    jd: moment.jd,
    where,
    houses: true,
    drawn,
  })
  return { content, facts: { transit_utc: isoUtc(moment.epochMs) } }
}

function solarReturns(sky: Sky, atlas: Atlas, input: ExperimentalSolarReturnChartRequest): OrderedChart {
  const natal = withShown(input.natal, input.display_settings)
  const cast = castBirth(sky, atlas, natal, 'natal.')
  const { return_city: city, return_lat: lat, return_lng: lng, tz_str } = input
  const where = placeOr({ city, lat, lng, tz_str }, cast.born, atlas, 'return_city')
  const jd = returnJd(sky, cast, input.natal.year, input.year)
  const content = aroundContent(sky, cast, natal, {
    kind: 'solar_return',
    of: 'return',
    called: `Solar return ${input.year}`,
    jd,
    where,
    // Of a birth at an unknown hour the return is known to the hour at best, and its houses are not.
    houses: cast.born.timeKnown,
    drawn: { inner: input.show_natal_aspects, outer: input.show_return_aspects, between: input.show_inter_aspects },
    single: input.mode === 'single',
  })
  return { content, facts: { return_utc: toSecond(jd) } }
}

function progressions(sky: Sky, atlas: Atlas, input: ExperimentalSecondaryProgressionsChartRequest): OrderedChart {
  const natal = withShown(input.natal, input.display_settings)
  const cast = castBirth(sky, atlas, natal, 'natal.')
  const { progression_city: city, progression_lat: lat, progression_lng: lng, tz_str } = input
  const where = placeOr({ city, lat, lng, tz_str }, cast.born, atlas, 'progression_city')
  const targetJd = targetOf(input.progression_date, where)
  const { ageYears, jd } = secondaryProgression(cast.born.moment.jd, targetJd)
  if (ageYears < 0) throw before(input.progression_date, cast)
  const content = aroundContent(sky, cast, natal, {
    kind: 'progressions',
    of: 'progressed',
    called: 'Secondary progressions',
    jd,
    where,
    houses: cast.born.timeKnown,
    drawn: { inner: input.show_natal_aspects, outer: input.show_progressed_aspects, between: input.show_inter_aspects },
  })
  return {
    content,
    facts: {
      system: 'secondary',
      target_date_utc: toSecond(targetJd),
      progressed_datetime_utc: toSecond(jd),
      age_years: Math.round(ageYears * 1e6) / 1e6,
    },
  }
}

/** A date alone is its midnight in UTC; a time without an offset is local at the place. */
function targetOf(text: string, { zone, place }: Located): number {
  const time = parseTime(text)
  if ('problem' in time) throw new Refusal('invalid_input', { field: 'progression_date', message: time.problem })
  const { civilMs, offsetSeconds } = time
  if (!/[T ]/i.test(text.trim())) return julianDayOf(civilMs)
  if (offsetSeconds !== null) return momentAt(zone, civilMs - offsetSeconds * SECOND_MS, place.longitude).jd
  const fields = { day: 'progression_date', time: 'progression_date' }
  const options = { longitude: place.longitude, policy: undefined, calendar: 'gregorian', fields } as const
  return momentOf(zone, civilFields(civilMs), options).jd
}

const before = (date: string, { born }: CastBirth): Refusal =>
  new Refusal('invalid_input', {
    field: 'progression_date',
    message: `${date} lies before the birth (${isoUtc(born.moment.epochMs)})`,
  })

const toSecond = (jd: number): string => isoUtc(epochSecondOf(jd))

function persons(
  sky: Sky,
  atlas: Atlas,
  { person_a, person_b, display_settings }: ExperimentalCompositeChartRequest | ExperimentalSynastryChartRequest,
): readonly [CastBirth, CastBirth] {
  const { zodiac_type, sidereal_ayanamsa } = person_a
  const shown = { ...person_a.display_settings, ...display_settings }
  const [a, b] = [person_a, { ...person_b, zodiac_type, sidereal_ayanamsa }].map((person: ChartBirth) =>
    withShown(person, shown),
  )
  return [castBirth(sky, atlas, a!, 'person_a.'), castBirth(sky, atlas, b!, 'person_b.')]
}
