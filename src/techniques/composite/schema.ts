import { z } from 'zod'
import { ConfigAliases } from '../../contract/charts/config.ts'
import {
  BesideBirths,
  checkComposite,
  checkPersons,
  PAIR,
  PartnerBirth,
  StyledBirth,
  shown,
} from '../../contract/charts/requests.ts'

export const CompositeWheelRequest = z
  .strictObject({
    person_a: StyledBirth.describe(
      'This person’s house system, zodiac, orbs and style apply to both. Cusps are the midpoints of the cusps of both charts; equal and whole sign houses begin at the composite ascendant.',
    ).meta({ toolHint: 'The first person, whose house system, zodiac and orbs apply to both.' }),
    person_b: PartnerBirth.describe('Methods that differ from those of `person_a` are refused.'),
    show_aspects: shown(true, 'Aspects among the midpoints.'),
    ...BesideBirths,
    ...ConfigAliases,
  })
  .superRefine(checkPersons)
  .superRefine(checkComposite)
  .meta({ id: 'ExperimentalCompositeChartRequest', examples: [PAIR] })
export type CompositeWheelRequest = z.output<typeof CompositeWheelRequest>
