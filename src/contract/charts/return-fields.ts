import { z } from 'zod'
import { BirthFields } from '../births/birth.ts'
import { ChartFields } from '../births/natal.ts'
import { checkCoordinates, Latitude, Longitude, PlaceTimeZone } from '../fields.ts'
import { Color } from './config.ts'
import { checkNames, flatPlace, isGiven, NestedBirth, type NestedPlace } from './nested-birth.ts'
import { city, ringColor, shown } from './requests.ts'

const { year, month, day, datetime, location, include_features, include_minor_aspects } = NestedBirth.shape

/** The birth of returns as data: without the style of an image. */
export const ReturnBirth = z.strictObject({
  ...BirthFields,
  ...{ year, month, day, datetime, location },
  ...ChartFields,
  ...{ include_features, include_minor_aspects },
})

/** Where a return is cast. */
export const ReturnPlaceFields = {
  return_city: city('The place of the return chart; the birthplace by default.'),
  return_lat: Latitude.nullish(),
  return_lng: Longitude.nullish(),
  tz_str: PlaceTimeZone.nullable()
    .default('AUTO')
    .describe('IANA time zone of the return, or AUTO: the zone of its place.'),
}
export type ReturnPlace = z.output<z.ZodObject<typeof ReturnPlaceFields>>

/** How the wheel of a return is drawn beside the natal chart. */
export const ReturnWheelFields = {
  mode: z
    .enum(['biwheel', 'return_inside', 'single'])
    .default('biwheel')
    .describe('Natal chart inside; return inside, on its own houses; or return alone.'),
  show_inter_aspects: shown(true, 'Aspects of the return to the natal chart.'),
  show_natal_aspects: shown(false, 'Aspects among natal bodies.'),
  show_return_aspects: shown(false, 'Aspects among bodies of the return; always shown in a single wheel.'),
  natal_planet_color: ringColor('#1565C0'),
  return_planet_color: Color.nullish().describe(
    'By default as the theme: #C62828 in the light theme. A return alone has the colours of a single wheel.',
  ),
}
export type ReturnWheelLook = z.output<z.ZodObject<typeof ReturnWheelFields>>

type Location = NestedPlace | null | undefined

/** Checks the place of a return as an object. `at` is its path in the body. */
export function checkReturnLocation(
  location: Location,
  { return_city, return_lat, return_lng }: ReturnPlace,
  context: z.RefinementCtx,
  at: readonly string[],
): void {
  if (!location) return
  const wrong = (path: readonly string[], message: string): void =>
    context.addIssue({ code: 'custom', path: [...at, ...path], message })
  if ([return_city, return_lat, return_lng].some(isGiven))
    wrong([], 'Give location or return_city, return_lat and return_lng')
  checkNames(location, (field, message) => wrong([field], message))
  checkCoordinates(flatPlace(location, null), (field, message) => wrong([field], message))
}

/** The place of a return in our fields, which an object may give instead. */
export function flatReturnPlace(location: Location, given: ReturnPlace): ReturnPlace {
  const { return_city, return_lat, return_lng, tz_str } = given
  if (!location) return { return_city, return_lat, return_lng, tz_str }
  const place = flatPlace(location, tz_str)
  return { return_city: place.city, return_lat: place.lat, return_lng: place.lng, tz_str: place.tz_str }
}
