import type { Sky } from '../../astro/sky.ts'
import type { ChartWarning } from '../../contract/charts/reply.ts'
import type { ChartBirth, PartnerBirth, StyledBirth } from '../../contract/charts/requests.ts'
import type { DisplaySettings } from '../../contract/charts/style.ts'
import { type CastBirth, castBirth, withShown } from './cast.ts'
import type { Atlas } from './place.ts'
import { warningsAbout } from './warnings.ts'

/** Two people, with the options of a picture. */
interface Persons {
  readonly person_a: StyledBirth
  readonly person_b: PartnerBirth
  readonly display_settings?: DisplaySettings | null | undefined
}

/** The warnings about both births. */
export const pairWarnings = (a: CastBirth, b: CastBirth): ChartWarning[] => [
  ...warningsAbout('person_a', a),
  ...warningsAbout('person_b', b),
]

/** Casts both births with the points that the style of the first shows. The second takes omitted methods from the first. */
export function castPersons(
  sky: Sky,
  atlas: Atlas,
  { person_a, person_b, display_settings }: Persons,
): readonly [CastBirth, CastBirth] {
  const shown = { ...person_a.display_settings, ...display_settings }
  const other: ChartBirth = {
    ...person_b,
    house_system: person_b.house_system ?? person_a.house_system,
    zodiac_type: person_b.zodiac_type ?? person_a.zodiac_type,
    sidereal_ayanamsa: person_b.sidereal_ayanamsa ?? person_a.sidereal_ayanamsa,
  }
  return [
    castBirth(sky, atlas, withShown(person_a, shown), 'person_a.'),
    castBirth(sky, atlas, withShown(other, shown), 'person_b.'),
  ]
}
