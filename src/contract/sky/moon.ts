import { z } from 'zod'
import { MOON_PHASES } from '../../astro/moon.ts'
import { ECLIPSE_KINDS } from '../../astro/sky.ts'
import { MOON_LABELS } from '../../astro/special-moons.ts'
import { checkCoordinates, Latitude, Longitude, readable, TimeZone } from '../fields.ts'

const CITY_MAX = 200

const Colour = (byDefault: string, what: string) =>
  readable((text) =>
    /^#?(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(text) ? null : 'Expected a colour such as #E0E0E0 or E0E0E0',
  )
    .default(byDefault)
    .describe(what)

/** A part of an answer that a request may ask for. */
export const flag = (what: string) => z.boolean().default(false).describe(what)

/** Where the Moon is seen, and by which clock its days are counted. */
export const MoonPlaceFields = {
  city: z.string().max(CITY_MAX).nullish().describe('A place by name, instead of coordinates.'),
  lat: Latitude.nullish(),
  lng: Longitude.nullish(),
  lon: Longitude.nullish().describe('The same as `lng`.').meta({ isAlias: true }),
  tz_str: TimeZone.nullable()
    .default('AUTO')
    .describe('IANA time zone, or AUTO: the zone of the place, or UTC without one.'),
}

/** What an answer adds to the phase. */
export const MoonFlags = {
  include_zodiac: flag('The sign in the tropical and in the sidereal zodiac, and the void of course.'),
  include_visuals: flag('The Moon as SVG, as the northern hemisphere sees it.'),
  include_special: flag(
    'Supermoon, micromoon, blue, black, harvest and hunter’s Moon, on the local day of a new or full Moon.',
  ),
  include_eclipse: flag('Whether an eclipse has its maximum on the local day.'),
  include_forecast: flag('Days until the next full and new Moon, the next supermoon and the next eclipses.'),
  include_traditional_moon: flag('The North American name of the nearest full Moon.'),
  include_rise_set: flag('Rising, setting and culmination of Moon and Sun on the local day. Needs a place.'),
  include_interpretation: flag('A short text about the phase.'),
  style_moon_color: Colour('#E0E0E0', 'Colour of the lit part of the SVG.'),
  style_shadow_color: Colour('#1A1A1A', 'Colour of the dark part of the SVG.'),
}

interface AskedPlace {
  readonly city?: string | null | undefined
  readonly lat?: number | null | undefined
  readonly lon?: number | null | undefined
  readonly lng?: number | null | undefined
  readonly include_rise_set: boolean
}

/** Checks the place of a request about the Moon, which needs one for rising and setting alone. */
export function checkPlaceOfMoon(
  { city, lat, lon, lng, include_rise_set }: AskedPlace,
  context: z.RefinementCtx,
): void {
  const fault = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
  if (typeof lon === 'number' && typeof lng === 'number' && lon !== lng)
    fault('lng', 'lon and lng are the same field: give one of them')
  checkCoordinates({ lat, lng: lng ?? lon }, fault)
  if (include_rise_set && !city?.trim() && typeof lat !== 'number')
    fault('include_rise_set', 'Rising and setting need a place: give city, or lat and lng')
}

/** The place of a request in our fields. */
export const placeOfMoon = <Given extends AskedPlace>({ lon, ...given }: Given) => ({ ...given, lng: given.lng ?? lon })

interface AskedColours {
  readonly style_moon_color: string
  readonly style_shadow_color: string
}

const withSign = (colour: string): string => (colour.startsWith('#') ? colour : `#${colour}`)

/** The colours of the picture of a request. */
export const coloursOf = ({ style_moon_color: moon, style_shadow_color: shadow }: AskedColours) => ({
  moon: withSign(moon),
  shadow: withSign(shadow),
})

/** The time of an event. */
export const Instant = z.string().describe('ISO 8601 in UTC.')

/** What the Moon looks like. */
export const Phase = z.object({
  name: z.enum(MOON_PHASES),
  phase_angle_deg: z
    .number()
    .describe('How far the Moon is ahead of the Sun in longitude, in degrees with two decimals.'),
  illumination: z.number().describe('Lit part of the disc, 0 to 1, four decimals.'),
  is_waxing: z.boolean(),
})

const MoonVisual = z.object({
  type: z.literal('svg'),
  svg: z.string(),
  shadow_ratio: z.number().describe('The dark part of the disc, 0 to 1.'),
  waxing: z.boolean(),
})

/** Where the Moon is in the zodiac. */
export const SignPlace = z.object({
  sign: z.string(),
  sign_id: z.string(),
  degree: z.number().describe('In the sign.'),
})

/** The names of a new or full Moon. */
export const SpecialMoon = z.object({
  labels: z.array(z.enum(MOON_LABELS)),
  is_supermoon: z.boolean(),
  is_micromoon: z.boolean(),
  is_blue_moon: z.boolean().describe('The second full Moon of a calendar month.'),
  is_seasonal_blue_moon: z.boolean().describe('The third of four full Moons of a season.'),
  is_black_moon: z.boolean().describe('The second new Moon of a calendar month.'),
  is_harvest_moon: z.boolean().describe('The full Moon nearest to the northern equinox of autumn.'),
  is_hunter_moon: z.boolean().describe('The full Moon after the harvest Moon.'),
})

/** The eclipse of a local day. */
export const EclipseOfDay = z.object({
  is_eclipse: z.boolean(),
  is_blood_moon: z.boolean().describe('A total eclipse of the Moon.'),
  of: z.enum(['sun', 'moon']).optional(),
  type: z.enum(ECLIPSE_KINDS).optional(),
  magnitude: z.number().optional(),
  maximum: Instant.optional(),
})

const NextEclipse = z.object({
  type: z.enum(ECLIPSE_KINDS),
  is_blood_moon: z.boolean(),
  date: Instant.describe('Its maximum.'),
  days_until: z.number(),
})

/** The North American name of a full Moon. */
export const TraditionalMoon = z.object({
  name: z.string(),
  naming_system: z.literal('north_american_traditional'),
  month: z.string().describe('The month of the full Moon in the time zone.'),
  applies_to_full_moon_at: Instant,
  is_current_full_moon: z.boolean().describe('The full Moon is on the local day.'),
})

const LocalInstant = z.string().nullable().describe('The first on this day, in local time; null if there is none.')

const RiseSet = z.object({
  rise: LocalInstant,
  set: LocalInstant,
  culmination: LocalInstant,
  stays: z.enum(['above', 'below']).nullable().describe('Without rising and setting, where the body is all day.'),
})

/** Moon and Sun over a place on a local day. */
export const RiseSetOfDay = z.object({ date: z.string(), moon: RiseSet, sun: RiseSet, horizon: z.string() })

/** What comes next. */
export const Forecast = z.object({
  days_until_full_moon: z.number(),
  days_until_new_moon: z.number(),
  next_special_moon: z
    .object({
      type: z.literal('Supermoon'),
      subtype: z.enum(['new', 'full']),
      date: Instant,
      days_until: z.number(),
      distance_km: z.int(),
    })
    .nullable(),
  next_eclipse: NextEclipse.nullable().describe('The next eclipse of the Moon; null if the ephemeris ends before it.'),
  next_solar_eclipse: NextEclipse.nullable().describe(
    'The next eclipse of the Sun; null if the ephemeris ends before it.',
  ),
})

/** What is said of a local day by request. */
export const MoonDay = {
  moon_visual: MoonVisual.optional(),
  special_moon: SpecialMoon.optional(),
  eclipse: EclipseOfDay.optional(),
  interpretation: z.object({ language: z.literal('en'), title: z.string(), text: z.string() }).optional(),
  rise_set: RiseSetOfDay.optional(),
}
