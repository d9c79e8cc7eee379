import type { Aspect, AspectHit } from '../../../astro/aspect.ts'
import { chartPosition, decimals, inCircle, positionText } from '../../../wire/sky.ts'
import { aspectName } from '../../../wire/texts/words.ts'

/** A longitude as a number and in its sign. */
export const positionReply = (longitude: number, retrograde: boolean) => ({
  ...chartPosition(longitude),
  longitude_deg: inCircle(decimals(longitude, 7)),
  longitude_text: positionText(longitude, retrograde, { signs: 'full', markers: true }),
})

/** The closest first. */
export const byOrb = (hits: readonly AspectHit[]): readonly AspectHit[] =>
  hits.toSorted((one, other) => one.orb - other.orb)

/** The aspect of a row with its strength. */
export const aspectReply = ({ aspect, orb, applying }: AspectHit, exactDate: string | null) => ({
  aspect: { id: aspect.id, name: aspectName(aspect.id), angle_deg: aspect.angle },
  type: aspect.id,
  orb_deg: decimals(orb, 7),
  applying,
  exact_date: exactDate,
  strength: strengthOf(orb, aspect),
})

/** An orb of zero admits exact aspects alone. */
const strengthOf = (orb: number, aspect: Aspect): number =>
  aspect.orb === 0 ? 1 : decimals(Math.max(0, 1 - orb / aspect.orb), 4)
