import { isoUtc } from '../../astro/civil.ts'
import type { Sky } from '../../astro/sky.ts'
import type { CastBirth } from '../../calculation/charting/cast.ts'
import type { Atlas } from '../../calculation/charting/place.ts'
import { castDashas } from '../../calculation/charting/vedic/dasha.ts'
import { castKp, castRuling, type RulingMoment } from '../../calculation/charting/vedic/kp.ts'
import { moonWarnings } from '../../calculation/charting/vedic/warnings.ts'
import { warningsOf } from '../../calculation/charting/warnings.ts'
import type { ReplyOf } from '../../contract/reply.ts'
import { vimshottariAsked } from '../../contract/vedic/dasha.ts'
import { houseWarning } from '../../contract/warnings.ts'
import { subjectAndTime } from '../../wire/time-and-place.ts'
import { ascendantOf, basisOf } from '../../wire/vedic/chart.ts'
import { vimshottariReply } from '../../wire/vedic/dasha.ts'
import { cuspOf, horaryOf, kpPlanetOf, rulingOf, significatorsOf } from '../../wire/vedic/kp.ts'
import type { VedicKpInput, VedicKpReply } from './schema.ts'

type Reply = ReplyOf<typeof VedicKpReply>

const RULES = {
  significators:
    'Of a planet: the house of its star lord, its own house, houses of its star lord, houses of its own. Of a house: planets in the star of occupants (A), occupants (B), planets in the star of the owner (C), the owner (D). The owner is the lord of the sign on the cusp. AstroSage, KP tutorial, section 11.',
  nodes:
    'Rahu and Ketu act for planets in their sign, for those that aspect it in full, for their star lord and for the lord of their sign. They represent the first of these that there is, the star lord excepted: Krishnamurti, KP Reader II, The Nodes.',
  ruling_planets:
    'Star lord and sign lord of the lagna, star lord and sign lord of the Moon, and the lord of the day, which begins at sunrise. AstroSage, KP tutorial, section 13.',
  horary:
    'The beginning of the sub with this number is the lagna. The cusps are those of the instant at which it rises; the planets are those of the moment of the question.',
}

/** The answer of `POST /api/v2/vedic/kp`. */
export function vedicKpAnswer(sky: Sky, atlas: Atlas, input: VedicKpInput): Reply {
  const kp = castKp(sky, atlas, input, input.number)
  const { cast, horary } = kp
  const { terms } = cast
  const ruling = castRuling(sky, atlas, kp, input)
  const asked = input.dashaLevels === 0 ? null : vimshottariAsked(input.dashaLevels, dashaTime(cast, ruling, input))
  const dashas = asked && castDashas(sky, atlas, kp, asked, input.nowMs)
  const ofCast = warningsOf(cast)
  const replaced = horary && kp.system && houseWarning(kp.system, terms.houses)
  const warnings = [
    ...(input.warnings ?? []),
    ...ofCast,
    ...(replaced && !ofCast.some(({ code }) => code === replaced.code) ? [replaced] : []),
    ...(dashas ? dashas.warnings : moonWarnings(sky, cast, 'Its lords are for noon')),
    ...ruling.dated.warnings,
  ]
  return {
    ...subjectAndTime(cast, sky.deltaTDays(cast.born.moment.jd)),
    horary: horary && horaryOf(horary.number, horary.cuspsAtMs),
    ascendant: ascendantOf(kp.ascendant),
    cusps: kp.cusps.map(cuspOf),
    planets: kp.grahas.map(kpPlanetOf),
    significators: significatorsOf(kp),
    ruling_planets: rulingOf(ruling, input.ruling.of),
    ...(asked && dashas && { vimshottari_dasha: vimshottariReply(asked, dashas) }),
    metadata: {
      ...basisOf(cast, input),
      house_system: kp.system ?? input.house_system,
      rules: RULES,
    },
    ...(warnings.length > 0 && { warnings }),
  }
}

/** The instant of the dashas; null, which means today, for now if the birth is later. */
const dashaTime = ({ born }: CastBirth, { dated }: RulingMoment, { ruling }: VedicKpInput): string | null =>
  ruling.of === 'now' && dated.moment.epochMs < born.moment.epochMs ? null : isoUtc(dated.moment.epochMs)
