import { z } from 'zod'
import { findAyanamsa } from '../astro/ayanamsa.ts'
import { findHouseSystem } from '../astro/house.ts'
import { HouseSystemName, ZodiacFields } from './fields.ts'

const OF_PERSON_A = 'By default that of `person_a`.'

/** How the chart of the second person of a pair is cast. */
export const PartnerMethods = {
  house_system: HouseSystemName.unwrap().nullish().describe(OF_PERSON_A),
  zodiac_type: ZodiacFields.zodiac_type.unwrap().nullish().describe(OF_PERSON_A),
  sidereal_ayanamsa: ZodiacFields.sidereal_ayanamsa.unwrap().nullish().describe(OF_PERSON_A),
}

const Methods = z.object({ house_system: HouseSystemName, ...ZodiacFields })
const Partner = z.object(PartnerMethods)

/** A composite has one zodiac and one system of twelve houses. */
export function checkComposite(
  { person_a: a, person_b: b }: { person_a: z.output<typeof Methods>; person_b: z.output<typeof Partner> },
  context: z.RefinementCtx,
): void {
  const wrong = (path: readonly string[], message: string): void =>
    context.addIssue({ code: 'custom', path: [...path], message })
  const differs = (field: string, ours: string): void =>
    wrong(['person_b', field], `A composite has one ${field}, and person_a has ${ours}: give the same or omit it`)
  const system = findHouseSystem(a.house_system)
  if (system === 'gauquelin') {
    wrong(['person_a', 'house_system'], 'A composite has no Gauquelin sectors: use a system with twelve houses')
  }
  if (b.house_system && findHouseSystem(b.house_system) !== system) differs('house_system', a.house_system)
  if (b.zodiac_type && b.zodiac_type !== a.zodiac_type) differs('zodiac_type', a.zodiac_type)
  else if (a.zodiac_type === 'sidereal' && b.sidereal_ayanamsa) {
    const ours = a.sidereal_ayanamsa ?? 'lahiri'
    if (findAyanamsa(b.sidereal_ayanamsa) !== findAyanamsa(ours)) differs('sidereal_ayanamsa', ours)
  }
}
