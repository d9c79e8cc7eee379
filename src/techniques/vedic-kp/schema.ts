import { z } from 'zod'
import { DASHA_LEVELS } from '../../astro/vedic/dashas/dasha.ts'
import { COMPACT_REQUEST } from '../../contract/births/birth.ts'
import { NatalChartReply } from '../../contract/births/natal-reply.ts'
import { checkCoordinates, DateTime, Latitude, Longitude, PlaceTimeZone } from '../../contract/fields.ts'
import { checkTwelveHouses, checkVedicBirth, VedicBirthFields } from '../../contract/vedic/birth.ts'
import { Ascendant, ChartBasis } from '../../contract/vedic/chart.ts'
import { VimshottariReply } from '../../contract/vedic/dasha.ts'
import { KpCusp, KpHorary, KpPlanet, KpRulingPlanets, KpSignificators } from '../../contract/vedic/kp.ts'
import { type Warned, Warning } from '../../contract/warnings.ts'

const TEXT_MAX = 200
const LAST_NUMBER = 249

export const VedicKpRequest = z
  .strictObject({
    ...VedicBirthFields,
    ayanamsha: VedicBirthFields.ayanamsha
      .unwrap()
      .default('kp')
      .describe('Where the sidereal zodiac begins: `kp` (Krishnamurti) by default, or another as in a Vedic chart.')
      .meta({
        toolHint: 'kp by default, kp_vp291, lahiri or another.',
        formHint: 'Where the sidereal zodiac begins: Krishnamurti by default, or another as in a Vedic chart.',
      }),
    house_system: VedicBirthFields.house_system
      .unwrap()
      .default('placidus')
      .describe('Placidus by default, or another system of twelve houses, by a name as in a natal chart.'),
    number: z
      .int()
      .min(1)
      .max(LAST_NUMBER)
      .nullish()
      .describe(
        'The number of a question, 1 to 249. The birth is then the moment and the place of the question, and the beginning of this sub becomes the lagna.',
      )
      .meta({ toolHint: 'The number of a horary question, 1 to 249.' }),
    reference_date: DateTime.nullish()
      .describe(
        'The instant of the ruling planets, local at its place. With `number` by default the moment of the question, otherwise now.',
      )
      .meta({ examples: ['2026-09-22T12:00'] }),
    dasha_levels: z
      .int()
      .min(0)
      .max(DASHA_LEVELS.length)
      .nullish()
      .describe(
        `Levels of the Vimshottari dasha at the instant of the ruling planets, by the ayanamsha of the chart: 1 to ${DASHA_LEVELS.length}. By default, and with 0, the answer has no dashas.`,
      )
      .meta({ toolHint: 'Levels of dashas, 1 to 5.' }),
    reference_city: z
      .string()
      .max(TEXT_MAX)
      .nullish()
      .describe('The place of the ruling planets; the birthplace by default. Coordinates take precedence.'),
    reference_lat: Latitude.nullish().describe('Together with `reference_lng`.'),
    reference_lng: Longitude.nullish().describe('Together with `reference_lat`.'),
    reference_tz_str: PlaceTimeZone.nullable().default('AUTO').describe('The time zone of `reference_date`.'),
  })
  .superRefine((input, context) => {
    checkVedicBirth(input, context)
    checkTwelveHouses(input, context)
    const wrong = (field: string, message: string): void => context.addIssue({ code: 'custom', path: [field], message })
    const { reference_lat: lat, reference_lng: lng } = input
    checkCoordinates({ lat, lng }, (field) =>
      wrong(`reference_${field}`, 'reference_lat and reference_lng must be given together'),
    )
    if (!input.time_known && typeof input.number === 'number')
      wrong('number', 'A number needs a time: give the hour and the minute of the question')
  })
  .meta({
    id: 'VedicKpRequest',
    examples: [
      { ...COMPACT_REQUEST, reference_date: '2026-09-22T12:00', dasha_levels: 3 },
      { year: 2026, month: 9, day: 22, hour: 12, minute: 0, city: 'Mumbai', number: 147 },
    ],
  })

/** A request in our fields. `now` replaces an omitted instant of the ruling planets. */
export function vedicKpInput(body: z.output<typeof VedicKpRequest>, now: () => Date, warned: Warned) {
  const {
    number = null,
    dasha_levels,
    reference_date,
    reference_city,
    reference_lat,
    reference_lng,
    reference_tz_str,
    ...birth
  } = body
  const of = reference_date ? ('request' as const) : number === null ? ('now' as const) : ('chart' as const)
  const at = reference_date ?? (of === 'now' ? now().toISOString() : null)
  return {
    ...birth,
    ...warned,
    ayanamsha: birth.ayanamsha ?? 'kp',
    number,
    dashaLevels: dasha_levels ?? 0,
    nowMs: now().getTime(),
    ruling: { of, at, city: reference_city, lat: reference_lat, lng: reference_lng, tz_str: reference_tz_str },
  }
}
export type VedicKpInput = ReturnType<typeof vedicKpInput>

export const VedicKpReply = z
  .object({
    subject: NatalChartReply.shape.subject,
    time: NatalChartReply.shape.time,
    horary: KpHorary,
    ascendant: Ascendant,
    cusps: z.array(KpCusp).describe('Empty without a time of birth.'),
    planets: z.array(KpPlanet).length(9),
    significators: KpSignificators,
    ruling_planets: KpRulingPlanets,
    vimshottari_dasha: VimshottariReply.optional().describe('Only with `dasha_levels`.'),
    metadata: z.object({
      ...ChartBasis,
      house_system: z.string(),
      rules: z.object({ significators: z.string(), nodes: z.string(), ruling_planets: z.string(), horary: z.string() }),
    }),
    warnings: z.array(Warning).optional(),
  })
  .meta({ id: 'VedicKpReply' })
