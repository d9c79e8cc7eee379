import { COMPOSITE } from './composite/composite.ts'
import { NATAL_WHEEL } from './natal-wheel/natal-wheel.ts'
import { PROGRESSIONS } from './progressions/progressions.ts'
import { SOLAR_RETURN } from './solar-return/solar-return.ts'
import { SYNASTRY } from './synastry/synastry.ts'
import { TRANSITS } from './transits/transits.ts'

/** Every technique, in the order of the documentation. The work of each is in `work.ts`. */
export const TECHNIQUES = [NATAL_WHEEL, TRANSITS, SOLAR_RETURN, PROGRESSIONS, COMPOSITE, SYNASTRY] as const

export type TechniqueId = (typeof TECHNIQUES)[number]['id']
