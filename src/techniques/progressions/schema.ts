import { z } from 'zod'
import { KEY_NAMES, type KeyName, PROGRESSION_KEYS } from '../../astro/progression-keys.ts'
import { COMPACT_REQUEST } from '../../contract/births/birth.ts'
import {
  checkNestedBirth,
  checkOnce,
  checkPair,
  flatBirth,
  isGiven,
  NestedBirth,
  namesOfNested,
} from '../../contract/charts/nested-birth.ts'
import { BesideBirths, checkPicture, city, ringColor, shown } from '../../contract/charts/requests.ts'
import { DateTime, Latitude, Longitude, PlaceTimeZone } from '../../contract/fields.ts'

/** `one day for a mean tropical year`. */
function keyText(name: KeyName): string {
  const { span, standsFor } = PROGRESSION_KEYS[name]
  return `${span.charAt(0).toLowerCase()}${span.slice(1)} for a ${standsFor}`
}

export const ProgressionWheelRequest = z
  .strictObject({
    natal: NestedBirth,
    progression_date: DateTime.nullish()
      .describe(
        'The chart is progressed to this date, ISO 8601. A date alone means 00:00 UTC. A time without an offset is local at the place.',
      )
      .meta({
        toolHint: 'ISO 8601. A date alone is 00:00 UTC; a time without an offset is local at the place.',
        examples: ['2026-03-01'],
      }),
    secondary_progression: z
      .strictObject({ target_date: DateTime })
      .nullish()
      .describe('The date as an object, instead of `progression_date`.'),
    progression_system: z
      .enum(KEY_NAMES)
      .nullish()
      .describe(
        `What the ephemeris stands for. ${KEY_NAMES.map((name) => `\`${name}\`: ${keyText(name)}`).join('. ')}. \`secondary\` by default.`,
      )
      .meta({ toolHint: '`secondary` (default), or tertiary and minor progressions.' }),
    progression_city: city('The place of the progressed chart; the birthplace by default.'),
    progression_lat: Latitude.nullish(),
    progression_lng: Longitude.nullish(),
    tz_str: PlaceTimeZone.nullable()
      .default('AUTO')
      .describe('IANA time zone of the date, or AUTO: the zone of the place.'),
    show_inter_aspects: shown(true, 'Aspects of progressed bodies to natal ones.'),
    show_natal_aspects: shown(false, 'Aspects among natal bodies.'),
    show_progressed_aspects: shown(false, 'Aspects among progressed bodies.'),
    natal_planet_color: ringColor('#1565C0'),
    progressed_planet_color: ringColor('#C62828'),
    ...BesideBirths,
  })
  .superRefine((input, context) => {
    checkNestedBirth(input.natal, context, ['natal'])
    checkPicture(input.natal, context, ['natal'])
    checkPair('progression', { lat: input.progression_lat, lng: input.progression_lng }, context)
    checkOnce('progression_date', datesOf(input), 'date', context)
  })
  .meta({
    id: 'ExperimentalSecondaryProgressionsChartRequest',
    examples: [{ natal: COMPACT_REQUEST, progression_date: '2026-03-01' }],
  })
type ProgressionInput = z.output<typeof ProgressionWheelRequest>

const datesOf = ({ progression_date, secondary_progression }: ProgressionInput) => [
  progression_date,
  secondary_progression?.target_date,
]

/** Progressions in our fields. */
export function flatProgression(given: ProgressionInput) {
  const { secondary_progression: nested, ...own } = given
  const input = { ...own, natal: flatBirth(own.natal), progression_date: datesOf(given).find(isGiven)! }
  const renamed = {
    ...namesOfNested(own.natal, 'natal.'),
    ...(nested && { progression_date: 'secondary_progression.target_date' }),
  }
  return { input, renamed }
}
export type ProgressionWheel = ReturnType<typeof flatProgression>['input']

/** What the picture says beside its charts. */
export const PROGRESSION_FACTS = {
  system: z.enum(KEY_NAMES),
  target_date_utc: z.string(),
  progressed_datetime_utc: z.string(),
  age_years: z.number(),
}
