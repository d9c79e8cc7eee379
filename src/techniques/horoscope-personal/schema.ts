import { z } from 'zod'
import { COMPACT_REQUEST } from '../../contract/births/birth.ts'
import { EphemerisField } from '../../contract/sky/sources.ts'
import { Warning } from '../../contract/warnings.ts'
import { bornInput, checkHoroscopeBirth, HoroscopeBirth } from '../families/horoscope/birth.ts'
import { AstroOfDay, HoroscopeMeta, SignHoroscope } from '../families/horoscope/reply.ts'
import { type Asking, BirthZone, checkTwins, DayFields, dayInput } from '../families/horoscope/request.ts'
import { Block, BornFacts, Transit } from '../families/horoscope/transit-reply.ts'

export const HoroscopePersonalRequest = z
  .strictObject({
    birth: HoroscopeBirth,
    ...DayFields,
    tz_str: BirthZone,
    include_interpretation_blocks: z
      .boolean()
      .default(false)
      .describe('Adds a longer text, in English, to each of the transits that has one.'),
    ephemeris: EphemerisField,
  })
  .superRefine((request, context) => {
    checkHoroscopeBirth(request.birth, context)
    checkTwins(request, context)
  })
  .meta({
    id: 'HoroscopePersonalRequest',
    examples: [{ birth: COMPACT_REQUEST, date: '2026-09-22', tz_str: 'Europe/Athens' }],
  })

/** A request in our fields, with the names under which refusals name them. */
export function horoscopePersonalInput(
  { birth, ...request }: z.output<typeof HoroscopePersonalRequest>,
  asking: Asking,
) {
  const { fields, renamed } = bornInput(birth, request)
  return { input: { ...dayInput(request, asking), ...fields }, renamed }
}
export type HoroscopePersonalInput = ReturnType<typeof horoscopePersonalInput>['input']

const Planet = AstroOfDay.shape.planets.element

const PersonalHoroscope = SignHoroscope.extend({
  sign: SignHoroscope.shape.sign.describe('The natal sign of the Sun.'),
  astro: AstroOfDay.extend({
    planets: z.array(
      Planet.extend({
        house: Planet.shape.house.nullable().describe('From the sign of the Ascendant; null without a time of birth.'),
      }),
    ),
  }),
  personal: z.object({
    transits_top: z.array(Transit).describe('At most ten, the highest score first.'),
    transits_count: z.int().min(0).describe('How many there are on the day. All of them count in the scores.'),
    focus_areas: z.array(z.string()).describe('The scores on which transits act most.'),
    ...BornFacts.shape,
    interpretation_blocks: z.array(Block).optional(),
  }),
}).meta({ id: 'PersonalHoroscope' })

export const HoroscopePersonalReply = z
  .object({ meta: HoroscopeMeta, data: PersonalHoroscope, warnings: z.array(Warning).optional() })
  .meta({ id: 'HoroscopePersonalReply' })
