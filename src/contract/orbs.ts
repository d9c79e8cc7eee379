import { z } from 'zod'
import { ASPECTS } from '../astro/aspect.ts'
import { lookup } from '../astro/names.ts'

/** A larger orb would overlap the orb of the next aspect. */
const ORB_MAX = 15
/** Twice the number of aspects. */
const ORBS_MAX = 20
const NAME_MAX = 100
const NAMES = ASPECTS.map(({ id }) => id)

/** The aspect of a name in any case and with any separators: `Semi-Sextile`, `SemiSextile`, `semi_sextile`. */
export const findAspect = lookup(
  ASPECTS.flatMap((aspect) => [aspect.id, aspect.id.replace('_', '')].map((name) => [name, aspect] as const)),
)

/** Orbs that the caller sets, by the name of the aspect. */
export const OrbSettings = z
  .record(z.string().max(NAME_MAX, { abort: true }), z.number().min(0).max(ORB_MAX))
  .superRefine((orbs, context) => {
    for (const name of Object.keys(orbs)) {
      if (!findAspect(name)) {
        context.addIssue({ code: 'custom', path: [name], message: `Unknown aspect. Allowed: ${NAMES.join(', ')}` })
      }
    }
  })
  .meta({ maxProperties: ORBS_MAX })
  .nullish()
  .describe(
    `Largest orb of each aspect in degrees, by its name. By default ${ASPECTS.map(({ id, orb }) => `${id} ${orb}`).join(', ')}.`,
  )
