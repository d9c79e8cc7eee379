import type { WheelContent, WheelStar } from '../wheel/content.ts'
import { captionOf, descriptionOf } from './caption.ts'
import type { CastBirth } from './cast.ts'
import { ringOf, wheelAspects } from './rings.ts'
import type { PlacedStar } from './stars.ts'

/** The natal chart alone, with fixed stars. */
export const natalWheel = (cast: CastBirth, stars: readonly PlacedStar[]): WheelContent => ({
  kind: 'natal',
  inner: ringOf('natal', cast.chart),
  outer: null,
  aspects: wheelAspects(cast.chart),
  stars: stars.map(
    ({ star, position }): WheelStar => ({ id: star.id, name: star.name, longitude: position.longitude }),
  ),
  title: `Natal chart of ${cast.name}`,
  description: descriptionOf(cast),
  caption: [{ ring: null, lines: captionOf(cast) }],
})
