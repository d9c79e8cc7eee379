import { z } from 'zod'
import { ALMANAC, HORIZON_LIMITS } from '../../astro/horizon.ts'
import { EphemerisField } from '../../contract/sky/sources.ts'
import { Ayanamsha, Convention, checkDayPlace, DayFields, underOwnNames } from '../../contract/vedic/request.ts'
import type { Warned } from '../../contract/warnings.ts'

export const PanchangRequest = z
  .strictObject({
    ...DayFields,
    ayanamsha: Ayanamsha,
    convention: Convention,
    sunrise_limb: z
      .enum(['upper', 'centre', 'lower'])
      .default(ALMANAC.limb)
      .describe('The part of the Sun’s disc whose rising begins the day.')
      .meta({ toolHint: 'What counts as sunrise.' }),
    refraction_arcmin: z
      .number()
      .min(0)
      .max(HORIZON_LIMITS.refractionArcmin)
      .default(ALMANAC.refraction * 60)
      .describe(
        'Refraction: how far the air lifts the Sun at the horizon. For the geometric sunrise send 0, and `centre` as `sunrise_limb`.',
      ),
    include_choghadiya: z.boolean().default(false).describe('The sixteen choghadiyas of the day and the night.'),
    include_hora: z.boolean().default(false).describe('The twenty-four horas, with their lords.'),
    ephemeris: EphemerisField,
  })
  .superRefine((input, context) => {
    checkDayPlace(input, context)
    const message = 'Field required with minute. Without a time leave out both'
    if (typeof input.minute === 'number' && typeof input.hour !== 'number')
      context.addIssue({ code: 'custom', path: ['hour'], message })
  })
  .meta({
    id: 'PanchangRequest',
    examples: [{ year: 2026, month: 9, day: 22, hour: 6, minute: 0, city: 'Mumbai' }],
  })

/** A request in our fields. */
export const panchangInput = (body: z.output<typeof PanchangRequest>, warned: Warned) => ({
  ...underOwnNames(body),
  ...warned,
})
