import { z } from 'zod'
import { Color } from '../../contract/charts/config.ts'
import {
  BesideBirths,
  checkPersons,
  PAIR,
  PartnerBirth,
  ringColor,
  StyledBirth,
  shown,
} from '../../contract/charts/requests.ts'

export const SynastryWheelRequest = z
  .strictObject({
    person_a: StyledBirth.describe('The outer wheel. This person’s orbs and style apply to both.'),
    person_b: PartnerBirth.describe(
      'Inside. If the zodiacs differ, each ring has the longitudes of its own; aspects and houses between the two use a single zodiac.',
    ).meta({ toolHint: 'The inner wheel. The fields are those of person_a.' }),
    show_a_aspects: shown(false, 'Aspects among the bodies of person A.'),
    show_inter_aspects: shown(true, 'Aspects between the two people.'),
    show_b_aspects: shown(false, 'Aspects among the bodies of person B.'),
    person_a_planet_color: ringColor('#1565C0'),
    person_b_planet_color: ringColor('#C62828'),
    person_a_angle_color: ringColor('#1A1A1A'),
    person_b_angle_color: ringColor('#1A1A1A'),
    show_person_b_houses: shown(true, 'The houses of person B.'),
    show_person_b_angles: shown(true, 'The angles of person B.'),
    person_a_zone_bg_color: Color.nullish(),
    person_b_zone_bg_color: Color.nullish(),
    person_a_zone_bg_opacity: z.number().min(0).max(1).nullish(),
    person_b_zone_bg_opacity: z.number().min(0).max(1).nullish(),
    ...BesideBirths,
  })
  .superRefine(checkPersons)
  .meta({ id: 'ExperimentalSynastryChartRequest', examples: [PAIR] })
export type SynastryWheelRequest = z.output<typeof SynastryWheelRequest>
